INSERT INTO event (at, kind, user, workstation, operation_id)
VALUES (:now, 'tombstone', :user, :workstation, :operation)
ON CONFLICT DO NOTHING
