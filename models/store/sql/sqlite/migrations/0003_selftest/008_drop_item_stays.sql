DROP TRIGGER item_stays
