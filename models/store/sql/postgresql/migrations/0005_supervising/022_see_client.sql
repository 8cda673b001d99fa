CREATE POLICY see_client ON intray.client FOR SELECT USING ((SELECT intray.i_am('supervisor')))
