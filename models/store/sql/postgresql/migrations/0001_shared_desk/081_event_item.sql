CREATE INDEX event_item ON intray.event (item_id, id)
