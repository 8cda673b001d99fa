-- Differs: one call does it all; not a function, because text may not become a statement in one.
CALL run_source(:queue, :longest, :workstation, @intray_answer)
