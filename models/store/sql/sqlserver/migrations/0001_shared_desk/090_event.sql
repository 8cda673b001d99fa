-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.event (
    id bigint IDENTITY NOT NULL CONSTRAINT event_once PRIMARY KEY,
    queue_id bigint NULL,
    item_id bigint NULL,
    at datetime2(3) NOT NULL,
    kind varchar(12) NOT NULL,
    user_name nvarchar(128) COLLATE Latin1_General_BIN2 NOT NULL,
    workstation nvarchar(255) NOT NULL,
    lock_id uniqueidentifier NULL,
    operation_id uniqueidentifier NULL,
    detail nvarchar(max) NULL CONSTRAINT event_detail_is_json CHECK (ISJSON(detail) = 1),
    CONSTRAINT event_names_its_item CHECK (item_id IS NOT NULL OR kind = 'tombstone')
)
