DROP FUNCTION IF EXISTS intray.next_candidates(bigint[], bigint[], bigint)
