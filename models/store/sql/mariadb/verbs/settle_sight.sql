-- What logins see of queues follows from roles and memberships: for one login, one queue, or with NULL for all.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE settle_sight(
    IN the_login EXACT_NAME(255), IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DELETE FROM sight_all
    WHERE (the_login IS NULL OR login = the_login) AND (the_queue_id IS NULL OR queue_id = the_queue_id);
    INSERT INTO sight_all (login, queue_id, user, sees_items, sees_records, takes, sees_sealed, sees_locks)
    SELECT w.login, w.queue_id, w.name,
           w.is_supervisor OR w.is_administrator OR w.is_auditor OR w.works_here,
           w.is_supervisor OR w.is_administrator OR w.works_here,
           w.is_supervisor OR w.works_here,
           w.is_supervisor OR w.is_administrator,
           w.is_supervisor OR w.is_administrator OR w.is_auditor
    FROM (SELECT u.login, u.name, q.id AS queue_id,
                 FIND_IN_SET('supervisor', u.roles) > 0 AS is_supervisor,
                 FIND_IN_SET('administrator', u.roles) > 0 AS is_administrator,
                 FIND_IN_SET('auditor', u.roles) > 0 AS is_auditor,
                 FIND_IN_SET('importer', u.roles) > 0 AS is_importer,
                 (FIND_IN_SET('clerk', u.roles) OR FIND_IN_SET('worker', u.roles))
                 AND (NOT EXISTS (SELECT 1 FROM membership_all AS m WHERE m.user = u.name)
                      OR EXISTS (SELECT 1 FROM membership_all AS m
                                 WHERE m.user = u.name AND m.queue_id = q.id)) AS works_here
          FROM user_all AS u CROSS JOIN queue_all AS q
          WHERE u.active = 1 AND (the_login IS NULL OR u.login = the_login)
            AND (the_queue_id IS NULL OR q.id = the_queue_id)) AS w
    WHERE w.is_supervisor OR w.is_administrator OR w.is_auditor OR w.is_importer OR w.works_here;
END
