SELECT * FROM import WHERE id = :import
