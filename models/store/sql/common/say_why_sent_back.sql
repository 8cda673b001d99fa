UPDATE item SET sent_back_by = :user, sent_back_reason = :reason, change = change + 1 WHERE id = :item
