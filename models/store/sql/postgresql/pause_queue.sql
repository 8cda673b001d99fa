-- Differs: one call does it all.
SELECT intray.pause_queue(queue => :queue::text, paused => :paused::bigint, message => :message::text) AS answer
