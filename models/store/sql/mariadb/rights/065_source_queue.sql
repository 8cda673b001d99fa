GRANT SELECT (id, source_query) ON queue_all TO 'intray_source'@'localhost'
