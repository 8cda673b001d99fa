-- Differs: one call does it all.
SELECT save_draft(:item, :lock, :revision, :content) AS answer
