GRANT EXECUTE ON FUNCTION
    intray.add_queue(jsonb), intray.remove_queue(text),
    intray.add_item(text, text, bigint, bigint, jsonb, text, jsonb, text)
TO intray_administrator, intray_importer
