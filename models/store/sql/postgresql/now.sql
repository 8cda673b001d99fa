-- Differs: times are a type of their own.
SELECT intray.iso(date_trunc('milliseconds', clock_timestamp())) AS now
