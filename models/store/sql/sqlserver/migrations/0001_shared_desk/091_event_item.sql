-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE INDEX event_item ON intray_data.event (item_id, id)
