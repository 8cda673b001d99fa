UPDATE import SET state = :state, heard_at = :now WHERE id = :import AND state = :from
