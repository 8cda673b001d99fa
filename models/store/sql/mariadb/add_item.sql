-- Differs: one call does it all.
SELECT add_item(:queue, :key, :priority, :after, :record, :search, :context, :workstation) AS answer
