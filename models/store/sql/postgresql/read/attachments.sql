-- Differs: by functions, because files are for whoever may read the record, and nobody may read the tables.

-- name: attachments_of_item
SELECT * FROM intray.attachments_of(:item::bigint)

-- name: attachment_piece
SELECT content FROM intray.piece_of(:item::bigint, :attachment::bigint, :number::bigint)

-- name: audit_attachments
SELECT * FROM intray.audited_attachments(:attachment::bigint, :limit::bigint, :whole::bigint)

-- name: audit_lost_attachments
SELECT * FROM intray.lost_attachments()
