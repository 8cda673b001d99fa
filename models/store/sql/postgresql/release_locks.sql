-- Differs: one call does it all.
SELECT intray.release_locks(locks => :locks::jsonb, reason => :reason::text, workstation => :workstation::text) AS answer
