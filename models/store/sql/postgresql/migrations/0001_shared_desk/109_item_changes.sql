CREATE TRIGGER item_changes BEFORE UPDATE ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.change_item()
