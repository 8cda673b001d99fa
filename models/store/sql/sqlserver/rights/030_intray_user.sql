-- Differs: the database role that every login of Intray is put into by the server's administrator (ALTER ROLE ... ADD MEMBER). Written from the manual; nobody has run it yet.
IF DATABASE_PRINCIPAL_ID(N'intray_user') IS NULL CREATE ROLE intray_user
