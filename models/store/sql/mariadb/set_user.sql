-- Differs: one call does it all.
SELECT set_user(:name, :roles, :queues) AS answer
