-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.

-- name: as_the_owner
SET LOCAL ROLE intray_owner
