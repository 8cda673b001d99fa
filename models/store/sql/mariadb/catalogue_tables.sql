-- Differs: the catalogue. A right is handed on by who has it for the server, the database or the table.
SELECT t.table_schema AS table_schema, t.table_name AS table_name,
       CASE WHEN t.table_type LIKE '%VIEW%' THEN 'view' WHEN COALESCE(t.engine, '') <> 'InnoDB' THEN 'foreign' ELSE 'table' END AS kind,
       CASE WHEN EXISTS (
           SELECT 1 FROM information_schema.user_privileges AS u
           WHERE u.grantee = a.account AND u.privilege_type = 'UPDATE' AND u.is_grantable = 'YES')
       OR EXISTS (
           SELECT 1 FROM information_schema.schema_privileges AS s
           WHERE s.grantee = a.account AND s.privilege_type = 'UPDATE' AND s.is_grantable = 'YES'
             AND DATABASE() LIKE s.table_schema)
       OR EXISTS (
           SELECT 1 FROM information_schema.table_privileges AS p
           WHERE p.grantee = a.account AND p.privilege_type = 'UPDATE' AND p.is_grantable = 'YES'
             AND p.table_schema = t.table_schema AND p.table_name = t.table_name) THEN 1 ELSE 0 END AS is_grantable
FROM information_schema.tables AS t
CROSS JOIN (
    SELECT CONCAT('''', SUBSTR(CURRENT_USER(), 1, CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1),
                  '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''') AS account) AS a
WHERE t.table_schema = DATABASE()
ORDER BY t.table_name
