INSERT INTO keying (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
VALUES (:item, :queue_id, :field, :first, :second, :first_user, :user, :now)
