SELECT count(*) AS n FROM event
