-- Differs: the group index of the claim order is looked into, see functions/oldest_open.sql.
SELECT oldest_open(:queue_id) AS created_at
