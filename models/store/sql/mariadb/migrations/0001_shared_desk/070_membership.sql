CREATE TABLE IF NOT EXISTS membership_all (
    user_name VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    PRIMARY KEY (user_name, queue_id),
    CONSTRAINT membership_of_a_user FOREIGN KEY (user_name) REFERENCES user_all (name),
    CONSTRAINT membership_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
