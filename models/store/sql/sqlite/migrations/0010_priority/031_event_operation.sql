CREATE UNIQUE INDEX event_operation_once ON event (operation_id) WHERE operation_id IS NOT NULL
