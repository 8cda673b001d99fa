SELECT count(*) AS n FROM item WHERE state = 'locked' AND lock_user = :user
