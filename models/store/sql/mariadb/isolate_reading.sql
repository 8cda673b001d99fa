-- Differs: only here is the isolation of the next transaction a statement of its own.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ
