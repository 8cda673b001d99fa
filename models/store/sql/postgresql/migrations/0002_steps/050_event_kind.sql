ALTER TYPE intray.event_kind ADD VALUE IF NOT EXISTS 'sent_back' BEFORE 'withdrawn'
