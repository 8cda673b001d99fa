-- That something was typed belongs to what an administrator sees of a lock.
ALTER POLICY see_draft ON intray.draft
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator')))
