-- name: selftest
-- For counting alone, which leaves its items out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW selftest AS
SELECT s.queue_id FROM selftest_all AS s
