-- Differs: a transaction's isolation is said before it begins.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ
