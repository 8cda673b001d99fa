-- Nothing ever wrote into it.
DROP TABLE work_request
