DROP FUNCTION IF EXISTS intray.rule_broken(text, text, text, bigint, text)
