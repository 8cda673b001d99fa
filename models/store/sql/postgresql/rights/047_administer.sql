GRANT EXECUTE ON FUNCTION intray.set_user(text, jsonb, jsonb), intray.remove_user(text) TO intray_administrator
