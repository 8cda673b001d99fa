CREATE INDEX earlier_record_item ON intray.earlier_record (item_id, id)
