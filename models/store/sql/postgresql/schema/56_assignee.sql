-- name: rows_of_assignee
-- For Intray's functions alone: it names people of every queue.
ALTER TABLE intray.assignee ENABLE ROW LEVEL SECURITY
