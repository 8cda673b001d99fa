SELECT last_event FROM intray.figured_row
