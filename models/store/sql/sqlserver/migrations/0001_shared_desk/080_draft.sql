-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.draft (
    item_id bigint NOT NULL CONSTRAINT draft_of_an_item REFERENCES intray_data.item (id),
    lock_id uniqueidentifier NOT NULL,
    user_name nvarchar(128) COLLATE Latin1_General_BIN2 NOT NULL,
    revision bigint NOT NULL,
    content nvarchar(max) NOT NULL CONSTRAINT draft_content_is_json CHECK (ISJSON(content) = 1),
    saved_at datetime2(3) NOT NULL,
    CONSTRAINT draft_once PRIMARY KEY (item_id, lock_id)
)
