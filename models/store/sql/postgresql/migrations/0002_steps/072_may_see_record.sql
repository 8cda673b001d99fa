-- Of a sealed record: whoever holds its item, finished it or answers for all of them.
CREATE FUNCTION intray.may_see_record(item bigint, finished_by text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT i_am('supervisor', 'administrator') OR finished_by = my_name()
        OR EXISTS (SELECT 1 FROM item AS held
                   WHERE held.id = may_see_record.item AND held.state = 'locked' AND held.lock_user = my_name())
$fn$
