CREATE OR REPLACE FUNCTION intray.answer_request(request bigint, given bigint, reason text, detail text) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    UPDATE intray.work_request AS asked
    SET assigned = given, answered_at = intray.clock(), reason = answer_request.reason, detail = answer_request.detail,
        state = CASE WHEN given = requested THEN 'full' WHEN given > 0 THEN 'partial' ELSE 'none' END
    WHERE id = request AND state = 'busy';
END
$fn$
