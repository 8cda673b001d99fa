-- The view that tells the columns of a query; it stands for a moment only. Rights to a name that is not there need CREATE.
GRANT SELECT, CREATE, CREATE VIEW, SHOW VIEW, DROP ON source_shape TO 'intray_source'@'localhost'
