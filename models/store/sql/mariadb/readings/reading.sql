-- What each statement of read/ that reads through a view becomes (readings.cpp). Whoever may SELECT from a view can have
-- an expression of their own evaluated for rows that the view would hide, and can lock them, so nobody may: what is read
-- is read here, with the owner's rights, and the caller gives values only. A session's settings cut or refuse nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE {procedure}({parameters})
READS SQL DATA SQL SECURITY DEFINER
BEGIN
    CALL may_read();
    SET STATEMENT group_concat_max_len = 1073741824, max_sort_length = 1024, div_precision_increment = 4,
        sort_buffer_size = 2097152, sql_big_selects = 1, sql_auto_is_null = 0 FOR
{statement};
END
