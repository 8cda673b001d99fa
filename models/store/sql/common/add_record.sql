INSERT INTO record (item_id, imported, search, context) VALUES (:item, :imported, :search, :context)
