DROP VIEW event_row
