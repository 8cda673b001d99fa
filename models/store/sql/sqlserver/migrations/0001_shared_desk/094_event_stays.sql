-- Differs: triggers are per statement; TRUNCATE needs ALTER on the table, which nobody but its owner has. Written from the manual; nobody has run it yet.
CREATE TRIGGER intray_data.event_stays ON intray_data.event AFTER UPDATE, DELETE AS
BEGIN
    THROW 51000, N'history_is_append_only', 1;
END
