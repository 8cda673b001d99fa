CREATE POLICY see_work_request ON intray.work_request FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator', 'auditor')))
