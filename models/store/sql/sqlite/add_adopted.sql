-- Differs: on servers the login that set the database up does it as the owner.
INSERT INTO adopted (queue_id, layout, statements) VALUES (:queue_id, :layout, :statements)
