-- Differs: clerks have no right to the table itself.
SELECT intray.adopted_page(
    queue => :queue::text, by => :order::text, descending => :descending::bigint, includes => :includes::bigint,
    item => :item::bigint, needle => :needle::text, most => :limit::bigint) AS answer
