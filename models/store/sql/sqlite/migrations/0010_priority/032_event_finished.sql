CREATE INDEX event_finished ON event (user, at) WHERE kind IN ('completed', 'taken_back')
