DROP FUNCTION IF EXISTS intray.withdraw_follow_up(intray."user", intray.item, text, timestamptz)
