-- Differs: the arithmetic of times.
SELECT intray.iso(:now::timestamptz + :seconds::bigint * interval '1 second') AS later
