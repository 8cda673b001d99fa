CREATE TRIGGER item_begins BEFORE INSERT ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.begin_item()
