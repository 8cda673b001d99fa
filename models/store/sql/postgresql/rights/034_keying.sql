-- Who keyed what, and who was wrong: never for clerks. The row filter says so too.
GRANT SELECT ON intray.keying, intray.keying_row TO intray_supervisor, intray_administrator, intray_auditor
