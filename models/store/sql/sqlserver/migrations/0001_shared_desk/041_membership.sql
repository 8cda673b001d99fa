-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.membership (
    user_name nvarchar(128) COLLATE Latin1_General_BIN2 NOT NULL
        CONSTRAINT membership_of_a_user REFERENCES intray_data.[user] (name),
    queue_id bigint NOT NULL CONSTRAINT membership_in_a_queue REFERENCES intray_data.queue (id) ON DELETE CASCADE,
    CONSTRAINT membership_once PRIMARY KEY (user_name, queue_id)
)
