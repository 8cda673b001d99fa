-- Differs: the sum over the last lines, because ids are drawn before the commit. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.change_number AS
BEGIN
    SET NOCOUNT ON;
    SELECT COALESCE((SELECT SUM(t.id) FROM (SELECT TOP (200) id FROM intray_data.event ORDER BY id DESC) AS t), 0)
         + COALESCE((SELECT SUM(changes) FROM intray_data.queue), 0)
         + COALESCE((SELECT SUM(changes) FROM intray_data.[user]), 0) AS answer;
END
