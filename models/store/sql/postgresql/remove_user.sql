-- Differs: one call does it all.
SELECT intray.remove_user(name => :name::text) AS answer
