GRANT EXECUTE ON FUNCTION
    intray.begin_import(text, text, text), intray.stage_items(bigint, jsonb), intray.accept_import(bigint),
    intray.open_staged_items(bigint, bigint), intray.discard_import(bigint, bigint)
TO intray_importer
