-- What logins see may follow new rules after an upgrade.
CALL settle_sight(NULL, NULL)
