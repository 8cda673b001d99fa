-- Differs: the snapshot is taken at once, not by the first reading.
START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY
