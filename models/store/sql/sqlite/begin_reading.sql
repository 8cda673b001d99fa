-- Differs: deferred, so that it never takes the writer's lock.
BEGIN DEFERRED
