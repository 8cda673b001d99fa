CREATE UNIQUE INDEX event_operation_once ON intray.event (operation_id) WHERE operation_id IS NOT NULL
