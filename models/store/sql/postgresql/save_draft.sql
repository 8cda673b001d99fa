-- Differs: one call does it all.
SELECT intray.save_draft(
    item => :item::bigint, lock => :lock::uuid, revision => :revision::bigint,
    content => :content::jsonb) AS answer
