-- Differs: one call does it all.
SELECT intray.add_item(
    queue => :queue::text, key => :key::text, priority => :priority::bigint,
    after => :after::bigint, record => :record::jsonb, search => :search::text,
    context => :context::jsonb, workstation => :workstation::text) AS answer
