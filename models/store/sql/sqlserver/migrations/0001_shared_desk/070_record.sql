-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.record (
    item_id bigint NOT NULL CONSTRAINT record_once PRIMARY KEY
        CONSTRAINT record_of_an_item REFERENCES intray_data.item (id),
    imported nvarchar(max) NOT NULL CONSTRAINT imported_is_json CHECK (ISJSON(imported) = 1),
    [current] nvarchar(max) NULL CONSTRAINT current_is_json CHECK (ISJSON([current]) = 1),
    search nvarchar(max) NOT NULL,
    context nvarchar(max) NULL,
    result nvarchar(max) NULL,
    error nvarchar(max) NULL,
    finished_by nvarchar(128) NULL,
    finished_at datetime2(3) NULL
)
