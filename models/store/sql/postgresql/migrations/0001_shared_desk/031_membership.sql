-- Which queues a user may see who does not see every one.
CREATE TABLE intray.membership (
    "user" text COLLATE "C" NOT NULL REFERENCES intray."user" (name),
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    PRIMARY KEY ("user", queue_id)
)
