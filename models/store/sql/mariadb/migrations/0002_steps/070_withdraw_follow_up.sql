DROP PROCEDURE IF EXISTS withdraw_follow_up
