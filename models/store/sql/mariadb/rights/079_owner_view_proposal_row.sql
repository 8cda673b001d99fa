GRANT SELECT ON proposal_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
