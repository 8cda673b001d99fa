GRANT EXECUTE ON FUNCTION
    intray.adopted_page(text, text, bigint, bigint, bigint, text, bigint), intray.adopted_count(bigint)
TO intray_clerk, intray_worker, intray_administrator
