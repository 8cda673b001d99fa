-- Differs: what a procedure answered.
SELECT @intray_answer AS answer
