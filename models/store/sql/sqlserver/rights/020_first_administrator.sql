-- Differs: whoever sets the database up is its first administrator. Written from the manual; nobody has run it yet.
INSERT INTO intray_data.[user] (name, sid, login, roles)
SELECT ORIGINAL_LOGIN(), SUSER_SID(ORIGINAL_LOGIN()), ORIGINAL_LOGIN(), N'administrator'
WHERE NOT EXISTS (SELECT 1 FROM intray_data.[user] WHERE roles LIKE N'%administrator%')
