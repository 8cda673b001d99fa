CREATE INDEX earlier_record_item ON earlier_record (item_id, id)
