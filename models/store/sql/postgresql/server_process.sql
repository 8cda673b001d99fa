-- Differs: only PostgreSQL's poolers are told by the process that answers.
SELECT pg_backend_pid() AS process
