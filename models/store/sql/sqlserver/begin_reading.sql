-- Differs: needs ALLOW_SNAPSHOT_ISOLATION on the database. Written from the manual; nobody has run it yet.
SET TRANSACTION ISOLATION LEVEL SNAPSHOT; BEGIN TRANSACTION
