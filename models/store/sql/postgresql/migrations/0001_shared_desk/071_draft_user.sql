CREATE INDEX draft_user ON intray.draft ("user")
