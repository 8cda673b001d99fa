ALTER TYPE intray.event_kind ADD VALUE IF NOT EXISTS 'prioritized' BEFORE 'tombstone'
