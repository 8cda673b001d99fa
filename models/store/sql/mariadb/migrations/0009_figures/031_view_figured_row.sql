CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figured_row AS
SELECT last_event FROM figured_all
