-- name: event_kind
-- A type, because that costs nothing where a CHECK is read anew for every line of history.
CREATE TYPE intray.event_kind AS ENUM (
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'sent_back', 'withdrawn', 'prioritized', 'tombstone', 'noted', 'merged',
    'absorbed', 'told_apart', 'corrected', 'assigned',
    'unassigned', 'attached', 'updated', 'recalled', 'proposed', 'passed', 'asked',
    'answered', 'missing')
