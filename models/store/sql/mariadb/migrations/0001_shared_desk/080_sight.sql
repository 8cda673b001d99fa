-- What follows from roles and memberships for each login and queue, kept ready so that the views find it by its key.
CREATE TABLE IF NOT EXISTS sight_all (
    login VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    sees_items TINYINT NOT NULL,
    sees_records TINYINT NOT NULL,
    takes TINYINT NOT NULL,
    PRIMARY KEY (login, queue_id),
    CONSTRAINT sight_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
