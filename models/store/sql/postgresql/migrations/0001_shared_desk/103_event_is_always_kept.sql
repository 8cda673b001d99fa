-- Also where triggers are switched off for a copy of the database to be loaded.
ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, ENABLE ALWAYS TRIGGER event_is_not_emptied
