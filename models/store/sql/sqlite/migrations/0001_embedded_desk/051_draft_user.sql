CREATE INDEX draft_user ON draft (user)
