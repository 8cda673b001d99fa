-- Differs: one call does it all; not a function, because text may not become a statement in one.
CALL try_source(:source, :most, @intray_answer)
