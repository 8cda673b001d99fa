-- Differs: on servers the function that runs the query serves too. What a person has corrected stays.
UPDATE record
SET current = :record, search = :search
WHERE item_id = :item AND coalesce(current, imported) <> :record
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.item_id = record.item_id AND event.kind = 'completed')
