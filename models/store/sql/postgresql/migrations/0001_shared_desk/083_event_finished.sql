CREATE INDEX event_finished ON intray.event ("user", at) WHERE kind IN ('completed', 'taken_back')
