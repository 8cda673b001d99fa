-- Differs: on servers one function makes a selftest
INSERT INTO item (queue_id, key, state, created_by, created_at)
WITH RECURSIVE numbered (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbered WHERE number < :items)
SELECT :queue_id, 'selftest-' || number, 'open', :user, :now FROM numbered
