CREATE POLICY see_user ON intray."user" FOR SELECT
USING (name = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))
