-- Differs: one call does it all.
SELECT intray.keep_figures(least => :least::bigint, most => :most::bigint) AS answer
