-- Differs: no function may GRANT, so the rights on the server follow in a call of their own, after set_user, rename_login and
-- remove_user.
CALL let_in(:name)
