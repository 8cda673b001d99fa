-- Differs: one call does it all.
SELECT intray.adopt_queue(
    queue => :queue_id::bigint, layout => :layout::jsonb, statements => :statements::jsonb) AS answer
