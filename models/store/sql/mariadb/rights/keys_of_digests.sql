-- Of queues that were there before digests had keys.
UPDATE queue_all SET digest_key = fresh_key() WHERE digest_key = ''
