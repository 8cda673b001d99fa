-- With the option to hand it on: let_in does.
GRANT EXECUTE ON * TO 'intray_owner'@'localhost' WITH GRANT OPTION
