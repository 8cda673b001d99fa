UPDATE item SET is_sent_back = 1 WHERE id = :item
