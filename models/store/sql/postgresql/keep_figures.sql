-- Differs: one call does it all.
SELECT intray.keep_figures(at_least => :least::bigint, at_most => :most::bigint) AS answer
