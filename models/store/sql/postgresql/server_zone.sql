-- Differs: the time zone that other programs' sessions have when they ask for none.
SELECT reset_val AS zone FROM pg_catalog.pg_settings WHERE name = 'TimeZone'
