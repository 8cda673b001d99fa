-- A type, because that costs nothing where a CHECK is read anew for every line of history.
CREATE TYPE intray.event_kind AS ENUM (
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'withdrawn', 'tombstone')
