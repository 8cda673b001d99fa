-- Differs: the arithmetic of times.
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, printf('%+d seconds', :seconds)) AS later
