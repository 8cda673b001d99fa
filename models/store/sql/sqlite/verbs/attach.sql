-- name: item_to_attach_to
SELECT item.id, item.state, queue.record_schema
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: staged_item_to_attach_to
SELECT item.id, item.state, queue.record_schema
FROM import
JOIN queue ON queue.id = import.queue_id
JOIN item ON item.queue_id = import.queue_id AND item.key = :key AND item.import_id = import.id AND item.state = 'staged'
WHERE import.id = :import AND import.state = 'staging'

-- name: drop_broken_off_attachments
DELETE FROM attachment WHERE digest IS NULL AND attached_at < :before

-- name: drop_called_off_attachment
DELETE FROM attachment WHERE operation_id = :operation AND digest IS NULL AND attached_by = :user

-- name: begin_attachment
INSERT INTO attachment (item_id, operation_id, name, media_type, size, attached_by, attached_at)
VALUES (:item, :operation, :name, :media_type, :size, :user, :now)
ON CONFLICT DO NOTHING

-- name: attachment_begun
SELECT id, size, pieces, digest IS NOT NULL AS is_whole
FROM attachment
WHERE operation_id = :operation AND item_id = :item AND attached_by = :user

-- name: add_attachment_piece
INSERT INTO attachment_piece (attachment_id, number, digest, content) VALUES (:attachment, :number, :digest, :content)

-- name: count_attachment_piece
UPDATE attachment SET pieces = pieces + 1 WHERE id = :attachment

-- name: digests_of_pieces
SELECT digest FROM attachment_piece WHERE attachment_id = :attachment ORDER BY number

-- name: end_attachment
UPDATE attachment SET digest = :digest, told = :told WHERE id = :attachment

-- name: facts_of_attachment
SELECT json_array(item_id, :digest, name, media_type, size, attached_by, attached_at) AS facts
FROM attachment
WHERE id = :attachment

-- name: tell_attached
-- The history of items that are opened tells what came in with them.
INSERT INTO event (item_id, at, kind, user, workstation, detail)
SELECT attachment.item_id, :now, 'attached', attachment.attached_by, import.workstation,
       json_object('attachment', attachment.id, 'size', attachment.size, 'digest', attachment.told)
FROM import
CROSS JOIN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit) AS opened
CROSS JOIN attachment ON attachment.item_id = opened.id AND attachment.digest IS NOT NULL
WHERE import.id = :import
ORDER BY attachment.id
