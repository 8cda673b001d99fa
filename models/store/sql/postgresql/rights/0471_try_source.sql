GRANT EXECUTE ON FUNCTION intray.try_source(text, bigint) TO intray_administrator
