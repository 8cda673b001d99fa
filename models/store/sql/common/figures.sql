SELECT queue_id, quarter, kind, sum(n) AS n
FROM (
    SELECT queue_id, quarter, kind, n FROM intray.figure_row WHERE quarter >= :since
    UNION ALL
    SELECT queue_id, quarter, kind, n FROM intray.figure_tail WHERE quarter >= :since AND :with_tail = 1
) AS told
GROUP BY queue_id, quarter, kind
ORDER BY queue_id, quarter
