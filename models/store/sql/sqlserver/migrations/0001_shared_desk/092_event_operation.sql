-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE UNIQUE INDEX event_operation_once ON intray_data.event (operation_id) WHERE operation_id IS NOT NULL
