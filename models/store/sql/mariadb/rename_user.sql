-- Differs: one call does it all.
SELECT rename_user(:name, :login) AS answer
