-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.save_draft @item = :item, @lock = :lock, @revision = :revision, @content = :content
