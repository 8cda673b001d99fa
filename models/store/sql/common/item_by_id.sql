SELECT * FROM item_row WHERE id = :item AND state <> 'staged'
