CREATE FUNCTION intray.is_of_selftest(queue bigint, item bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN EXISTS (SELECT 1 FROM intray.selftest WHERE queue_id = queue AND item BETWEEN first_item AND last_item);
END
$fn$
