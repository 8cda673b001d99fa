-- It takes a message from now on.
DROP FUNCTION IF EXISTS intray.pause_queue(text, bigint)
