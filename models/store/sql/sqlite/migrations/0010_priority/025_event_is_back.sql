ALTER TABLE event_again RENAME TO event
