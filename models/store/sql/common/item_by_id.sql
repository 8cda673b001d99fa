SELECT * FROM intray.item_row WHERE id = :item AND state <> 'staged'
