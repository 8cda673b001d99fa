-- Differs: on servers the run is written when it is over, by the call that ran the query.
INSERT INTO source_run (queue_id, source_query, user, workstation, started_at, heard_at)
VALUES (:queue_id, :source_query, :user, :workstation, :now, :now)
