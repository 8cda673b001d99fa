-- Differs: one call does it all.
SELECT intray.adopted_finish_and_take(
    item => :item::bigint, lock => :lock::uuid, kind => :kind::text, operation => :operation::uuid,
    record => :record::jsonb, search => :search::text, after => :after::bigint,
    reason => :reason::text, workstation => :workstation::text, queues => :queues::jsonb,
    next_lock => :next_lock::uuid) AS answer
