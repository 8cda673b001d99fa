-- A deferred transaction fails at once when it turns to writing while another writes.
BEGIN IMMEDIATE
