GRANT EXECUTE ON FUNCTION intray.prioritize(jsonb, bigint, text, text) TO intray_supervisor, intray_administrator
