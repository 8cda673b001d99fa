-- name: figure_row
CREATE VIEW figure_row AS
SELECT quarter, queue_id, kind, user, n, first_event, last_event FROM figure
