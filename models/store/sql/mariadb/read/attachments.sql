-- Differs: bytes come as text, and the digests that the history tells are made with the queue's key.

-- name: attachments_of_item
-- Those of the steps before come along; for whoever may read the record.
SELECT one.id, one.item_id, one.name, one.media_type, one.size, one.digest, one.attached_by,
       CONCAT(REPLACE(one.attached_at, ' ', 'T'), 'Z') AS attached_at
FROM (WITH RECURSIVE step (id) AS (
          SELECT first.id FROM item_all AS first WHERE first.id = :item
          UNION
          SELECT its.from_item_id FROM step JOIN item_all AS its ON its.id = step.id WHERE its.from_item_id IS NOT NULL)
      SELECT step.id FROM step) AS steps
JOIN attachment_all AS one ON one.item_id = steps.id AND one.digest IS NOT NULL
WHERE EXISTS (SELECT 1 FROM record_row AS its WHERE its.item_id = :item)
ORDER BY one.id

-- name: attachment_piece
SELECT TO_BASE64(piece.content) AS content
FROM (WITH RECURSIVE step (id) AS (
          SELECT first.id FROM item_all AS first WHERE first.id = :item
          UNION
          SELECT its.from_item_id FROM step JOIN item_all AS its ON its.id = step.id WHERE its.from_item_id IS NOT NULL)
      SELECT step.id FROM step) AS steps
JOIN attachment_all AS one ON one.item_id = steps.id AND one.digest IS NOT NULL AND one.id = :attachment
JOIN attachment_piece_all AS piece ON piece.attachment_id = one.id AND piece.number = :number
WHERE EXISTS (SELECT 1 FROM record_row AS its WHERE its.item_id = :item)

-- name: audit_attachments
-- Of each file the digest that the history tells, the one that was noted, and if whole is 1 the one of its content. Told
-- twice, of another size or as somebody else's, it is no digest. The page first.
SELECT STRAIGHT_JOIN one.id, one.item_id,
       (SELECT CASE WHEN COUNT(*) = 1 AND MIN(e.user = one.attached_by AND JSON_VALUE(e.detail, '$.size') = one.size)
                    THEN MIN(JSON_VALUE(e.detail, '$.digest')) WHEN COUNT(*) > 0 THEN 'otherwise' END
        FROM event_all AS e
        WHERE e.item_id = one.item_id AND e.kind = 'attached' AND JSON_VALUE(e.detail, '$.attachment') = one.id) AS told,
       attached_digest(one.id, one.digest) AS noted,
       IF(:whole = 1, attached_digest(one.id, (
           SELECT SHA2(GROUP_CONCAT(SHA2(piece.content, 256) ORDER BY piece.number SEPARATOR ','), 256)
           FROM attachment_piece_all AS piece WHERE piece.attachment_id = one.id)), NULL) AS content,
       '' AS digest
FROM (SELECT a.id, a.item_id, a.digest, a.size, a.attached_by FROM attachment_all AS a
      WHERE a.id > :attachment AND a.digest IS NOT NULL
        AND EXISTS (SELECT 1 FROM item_all AS there WHERE there.id = a.item_id AND there.state <> 'staged')
        AND EXISTS (SELECT 1 FROM may_check_history)
      ORDER BY a.id
      LIMIT :limit) AS one
ORDER BY one.id

-- name: audit_lost_attachments
-- Files that the history tells of and that are not there any more.
SELECT e.id, e.item_id
FROM event_all AS e
JOIN item_all AS i ON i.id = e.item_id
WHERE e.kind = 'attached' AND EXISTS (SELECT 1 FROM may_check_history)
  AND NOT EXISTS (SELECT 1 FROM attachment_all AS a
                  WHERE a.item_id = e.item_id AND a.id = JSON_VALUE(e.detail, '$.attachment') AND a.digest IS NOT NULL)
ORDER BY e.id
