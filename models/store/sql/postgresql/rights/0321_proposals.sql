GRANT SELECT ON intray.proposal, intray.proposal_row TO intray_clerk, intray_worker, intray_administrator
