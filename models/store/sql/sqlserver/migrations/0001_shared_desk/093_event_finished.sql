-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE INDEX event_finished ON intray_data.event (user_name, kind, at)
