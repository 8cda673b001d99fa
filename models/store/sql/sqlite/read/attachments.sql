-- Differs: bytes come as they are, and the program makes digests.

-- name: attachments_of_item
-- Those of the steps before come along.
WITH RECURSIVE step (id) AS (
    SELECT item.id FROM item WHERE item.id = :item AND item.state <> 'staged'
    UNION
    SELECT item.from_item_id FROM step JOIN item ON item.id = step.id WHERE item.from_item_id IS NOT NULL)
SELECT attachment.id, attachment.item_id, attachment.name, attachment.media_type, attachment.size, attachment.digest,
       attachment.attached_by, attachment.attached_at
FROM step
CROSS JOIN attachment ON attachment.item_id = step.id AND attachment.digest IS NOT NULL
ORDER BY attachment.id

-- name: attachment_piece
WITH RECURSIVE step (id) AS (
    SELECT item.id FROM item WHERE item.id = :item AND item.state <> 'staged'
    UNION
    SELECT item.from_item_id FROM step JOIN item ON item.id = step.id WHERE item.from_item_id IS NOT NULL)
SELECT attachment_piece.content
FROM attachment
JOIN attachment_piece ON attachment_piece.attachment_id = attachment.id AND attachment_piece.number = :number
WHERE attachment.id = :attachment AND attachment.digest IS NOT NULL AND attachment.item_id IN (SELECT step.id FROM step)

-- name: audit_attachments
-- noted is what the program makes a digest of.
-- Told twice, of another size or as somebody else's, it is no digest. Nor is a file that has another number of pieces.
SELECT attachment.id, attachment.item_id, attachment.digest, NULL AS content,
       json_array(attachment.item_id, attachment.digest, attachment.name, attachment.media_type, attachment.size,
                  attachment.attached_by, attachment.attached_at) AS noted,
       (SELECT CASE
            WHEN count(*) = 1
                 AND min(event.user = attachment.attached_by AND json_extract(event.detail, '$.size') = attachment.size)
                 AND (:whole = 0 OR attachment.pieces
                      = (SELECT count(*) FROM attachment_piece WHERE attachment_id = attachment.id))
            THEN min(json_extract(event.detail, '$.digest'))
            WHEN count(*) > 0 THEN 'otherwise' END
        FROM event
        WHERE event.item_id = attachment.item_id AND event.kind = 'attached'
          AND json_extract(event.detail, '$.attachment') = attachment.id) AS told
FROM attachment
JOIN item ON item.id = attachment.item_id AND item.state <> 'staged'
WHERE attachment.id > :attachment AND attachment.digest IS NOT NULL
ORDER BY attachment.id
LIMIT :limit

-- name: audit_lost_attachments
-- Files that the history tells of and that are not there any more.
SELECT event.id, event.item_id
FROM event
JOIN item ON item.id = event.item_id
WHERE event.kind = 'attached' AND NOT EXISTS (
    SELECT 1 FROM attachment
    WHERE attachment.id = json_extract(event.detail, '$.attachment') AND attachment.item_id = event.item_id
      AND attachment.digest IS NOT NULL)
ORDER BY event.id
