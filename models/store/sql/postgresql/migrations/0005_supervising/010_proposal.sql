-- What somebody typed before a supervisor gave the item on: offered to whoever holds it then.
CREATE TABLE intray.proposal (
    item_id bigint PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    "user" text COLLATE "C" NOT NULL,
    content jsonb NOT NULL,
    typed_at timestamptz NOT NULL,
    given_by text COLLATE "C" NOT NULL
)
