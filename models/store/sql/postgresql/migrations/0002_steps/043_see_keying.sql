CREATE POLICY see_keying ON intray.keying FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator', 'auditor')))
