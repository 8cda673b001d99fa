-- Differs: the snapshot is taken at once, so that both lists of an audit tell of the same instant.
START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY
