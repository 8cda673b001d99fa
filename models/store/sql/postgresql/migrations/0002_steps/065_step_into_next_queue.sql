DROP FUNCTION IF EXISTS intray.step_into_next_queue(intray."user", bigint, bigint, text, timestamptz)
