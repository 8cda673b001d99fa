-- The view that tells the columns of a query; it stands for a moment only.
GRANT SELECT, CREATE VIEW, SHOW VIEW, DROP ON source_shape TO 'intray_source'@'localhost'
