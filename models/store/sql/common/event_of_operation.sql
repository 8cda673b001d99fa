SELECT * FROM event WHERE operation_id = :operation
