-- Differs: who is there stands in a file of its own, because whoever watches this one for changes would be woken.
ATTACH DATABASE :file AS clients
