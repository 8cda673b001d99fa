-- Differs: one call does it all.
SELECT intray.take_away(locks => :locks::jsonb, reason => :reason::text, receiver => :to::text, drafts => :drafts::bigint,
                         lock => :lock::uuid, workstation => :workstation::text) AS answer
