GRANT SELECT ON intray.client TO intray_supervisor, intray_administrator
