-- An item that could move into a selftest's queue could be made to vanish.
CREATE TRIGGER item_place_stays
BEFORE UPDATE OF queue_id ON item
WHEN OLD.queue_id <> NEW.queue_id
BEGIN
    SELECT RAISE(ABORT, 'place_stays');
END
