ALTER TABLE event_all MODIFY kind ENUM(
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired', 'taken_back',
    'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized') CHARACTER SET ascii NOT NULL
