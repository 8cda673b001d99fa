-- Differs: one call does it all.
SELECT pause_queue(:queue, :paused, :message) AS answer
