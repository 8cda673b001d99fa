UPDATE import SET heard_at = :now WHERE id = :import AND state = 'staging'
