SELECT count(*) AS n FROM intray.item WHERE state = 'locked' AND lock_user = :user
