-- An auditor sees what happened to the items, not what is in them.
GRANT SELECT ON intray.item, intray.event, intray.event_row TO intray_auditor
