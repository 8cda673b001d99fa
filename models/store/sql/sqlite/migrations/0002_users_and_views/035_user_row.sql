CREATE VIEW user_row AS
SELECT name, name AS login, 1 AS active, roles, queues FROM user
