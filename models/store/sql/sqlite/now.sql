-- Differs: SQLite has no clock type; text in one shape sorts as time does. The clock is this machine's.
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now
