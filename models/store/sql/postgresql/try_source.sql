-- Differs: one call does it all.
SELECT intray.try_source(source => :source::text, most => :most::bigint) AS answer
