-- As in the migrations, for an upgrade that has none of them to run.
AS_OWNER
