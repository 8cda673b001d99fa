-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER FUNCTION intray_data.lock_lost(@item bigint) RETURNS nvarchar(max) AS
BEGIN
    RETURN COALESCE((SELECT 'lock_lost' AS refused, i.id AS item, i.state, LOWER(CONVERT(char(36), i.lock_id)) AS lock_id,
            i.lock_user, i.lock_workstation, CONVERT(char(23), i.locked_at, 126) + 'Z' AS locked_at,
            CONVERT(char(23), i.expires_at, 126) + 'Z' AS expires_at
        FROM intray_data.item AS i CROSS APPLY intray_data.sight(i.queue_id) AS s
        WHERE i.id = @item AND i.state <> 'staged' FOR JSON PATH, INCLUDE_NULL_VALUES, WITHOUT_ARRAY_WRAPPER),
        CONCAT(N'{"refused":"no_such_item","item":', @item, N'}'));
END
