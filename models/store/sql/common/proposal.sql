SELECT * FROM intray.proposal_row WHERE item_id = :item
