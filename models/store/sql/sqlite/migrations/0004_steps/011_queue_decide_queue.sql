ALTER TABLE queue ADD COLUMN decide_queue_id INTEGER REFERENCES queue (id)
    CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id)
