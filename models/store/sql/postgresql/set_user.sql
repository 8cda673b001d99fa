-- Differs: one call does it all.
SELECT intray.set_user(name => :name::text, roles => :roles::jsonb, queues => :queues::jsonb) AS answer
