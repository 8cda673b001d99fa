CREATE INDEX event_item ON event (item_id, id)
