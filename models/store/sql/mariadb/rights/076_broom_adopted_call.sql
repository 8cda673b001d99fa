GRANT SELECT ON adopted_call_all TO 'intray_broom'@'localhost'
