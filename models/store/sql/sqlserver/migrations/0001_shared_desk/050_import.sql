-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.import (
    id bigint IDENTITY NOT NULL CONSTRAINT import_once PRIMARY KEY,
    queue_id bigint NOT NULL CONSTRAINT import_into_a_queue REFERENCES intray_data.queue (id),
    source nvarchar(max) NOT NULL,
    state varchar(12) NOT NULL
        CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded')),
    user_name nvarchar(128) NOT NULL,
    workstation nvarchar(255) NOT NULL,
    started_at datetime2(3) NOT NULL,
    heard_at datetime2(3) NOT NULL
)
