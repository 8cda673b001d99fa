CREATE POLICY see_draft ON intray.draft FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor')))
