ALTER POLICY see_client ON intray.client USING ((SELECT intray.i_am('supervisor', 'administrator')))
