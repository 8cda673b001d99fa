CREATE VIEW figured_row AS SELECT last_event FROM figured
