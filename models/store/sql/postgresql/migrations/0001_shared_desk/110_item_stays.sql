-- Only what nobody has ever seen may go: staged rows of a discarded import, and the follow-up item of a completion
-- that is taken back before anybody could take it. And the items of a selftest.
CREATE TRIGGER item_stays BEFORE DELETE ON intray.item
FOR EACH ROW WHEN (NOT (OLD.state = 'staged'
                        OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '-infinity')
                        OR intray.is_of_selftest(OLD.queue_id, OLD.id)))
EXECUTE FUNCTION intray.refuse('item_stays')
