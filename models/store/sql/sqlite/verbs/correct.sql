-- name: item_to_correct
SELECT item.id, item.queue_id, item.key, item.state, item.lock_user, item.lock_workstation, item.lock_id, item.locked_at,
       item.expires_at, item.change, coalesce(record.current, record.imported) AS record, record.imported, record.current,
       queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       record.sealed = 1 OR queue.blind_fields <> '[]' AS is_keyed_twice,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS is_for_others,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted,
       EXISTS (SELECT 1 FROM event
               WHERE event.item_id = item.id AND event.kind = 'corrected'
                 AND json_extract(event.detail, '$.correction') = :correction) AS is_corrected,
       EXISTS (SELECT 1 FROM event
               WHERE event.item_id = item.id AND event.kind = 'proposed'
                 AND json_extract(event.detail, '$.correction') = :correction) AS is_proposed,
       coalesce((SELECT json_extract(event.detail, '$.correction') = :undoes AND event.user = proposal.user
                        AND proposal.given_by <> ''
                 FROM event
                 WHERE event.item_id = item.id AND event.kind = 'proposed'
                   AND json_extract(event.detail, '$.field') = :field AND json_extract(event.detail, '$.undoes') IS NULL
                 ORDER BY event.id DESC LIMIT 1), 0) AS is_to_withdraw,
       coalesce(proposal.content, '{}') AS proposed,
       coalesce(proposal.user = :user AND proposal.given_by <> '', 0) AS is_proposed_by_user,
       (SELECT import.id FROM import
        WHERE import.id = item.import_id
          AND (import.id = :import AND import.user = :user
               OR EXISTS (SELECT 1 FROM event
                          WHERE event.item_id = item.id AND event.kind = 'corrected'
                            AND json_extract(event.detail, '$.correction') = :undoes
                            AND json_extract(event.detail, '$.import') = import.id))) AS corrected_by_delivery
FROM item
JOIN queue ON queue.id = item.queue_id
JOIN record ON record.item_id = item.id
LEFT JOIN proposal ON proposal.item_id = item.id
WHERE item.id = :item AND item.state <> 'staged'

-- name: propose_corrected
INSERT INTO proposal (item_id, user, content, typed_at, given_by) VALUES (:item, :user, :content, :now, :user)
ON CONFLICT (item_id) DO UPDATE
SET user = iif(proposal.content = '{}', excluded.user, proposal.user),
    given_by = iif(proposal.content = '{}', excluded.given_by, proposal.given_by),
    typed_at = iif(proposal.content = '{}', excluded.typed_at, proposal.typed_at),
    content = excluded.content
