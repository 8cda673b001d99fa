// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/givenserver.h"

#include "store/line/connection_p.h"
#include "support/testdatabase.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString loginText(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Postgresql:
        return u"DO $do$ BEGIN IF pg_catalog.to_regrole('%1') IS NULL THEN "
               "CREATE ROLE %1 LOGIN PASSWORD '%2'; END IF; END $do$"_s;
    case Dialect::Mariadb:
        return u"CREATE USER IF NOT EXISTS '%1'@'%' IDENTIFIED BY '%2'"_s;
    case Dialect::Sqlite:
        break;
    }
    return {};
}

QStringList namesIn(Connection &server, const QString &query)
{
    QStringList names;
    const auto rows = server.d().runner->query(query);
    while (rows->next())
        names << rows->valueAt(0).toString();
    return names;
}

QStringList tablesOnMariadb(Connection &server)
{
    return namesIn(server, u"SELECT table_name FROM information_schema.tables WHERE table_schema = "
                           "DATABASE() AND table_type = 'BASE TABLE' AND table_name LIKE '%\\_all' "
                           "AND table_name NOT IN ('user_all', 'setting_all', 'role_all', "
                           "'user_role_all', 'figured_all')"_s);
}

// To empty a table takes MariaDB long, and most of them are empty.
QStringList filledOnMariadb(Connection &server)
{
    static const QStringList tables = tablesOnMariadb(server);
    QStringList texts;
    for (const QString &table : tables)
        texts << u"SELECT '%1' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM %1)"_s.arg(table);
    return namesIn(server, texts.join(u" UNION ALL "_s));
}

QStringList emptyingTexts(Connection &server)
{
    if (server.d().dialect == Dialect::Postgresql)
        return {
            u"ALTER TABLE intray.event DISABLE TRIGGER USER"_s,
            u"ALTER TABLE intray.rule_event DISABLE TRIGGER USER"_s,
            u"ALTER TABLE intray.seal DISABLE TRIGGER USER"_s,
            u"ALTER TABLE intray.item_seal DISABLE TRIGGER USER"_s,
            u"TRUNCATE intray.queue, intray.item, intray.file_template, intray.event, "
            u"intray.mark, intray.told, intray.client, "
            "intray.rule_event, intray.seal, intray.item_seal, intray.companion RESTART IDENTITY CASCADE"_s,
            u"UPDATE intray.figured SET last_event = 0"_s,
            u"ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, "
            "ENABLE ALWAYS TRIGGER event_is_not_emptied"_s,
            u"ALTER TABLE intray.rule_event ENABLE ALWAYS TRIGGER rule_event_stays"_s,
            u"ALTER TABLE intray.seal ENABLE ALWAYS TRIGGER seal_stays"_s,
            u"ALTER TABLE intray.item_seal ENABLE ALWAYS TRIGGER item_seal_stays"_s,
            u"INSERT INTO intray.rule_event (at, kind, about, subject, \"user\", state) "
            "SELECT now(), 'known', about, subject, '', state FROM intray.rule_state"_s};
    QStringList texts{u"SET FOREIGN_KEY_CHECKS = 0"_s, u"UPDATE figured_all SET last_event = 0"_s};
    for (const QString &table : filledOnMariadb(server))
        texts << u"TRUNCATE TABLE "_s + table;
    return texts << u"SET FOREIGN_KEY_CHECKS = 1"_s
                 << u"INSERT INTO rule_event_all (at, kind, about, subject, user, state) SELECT "
                    "UTC_TIMESTAMP(3), 'known', about, subject, '', state FROM rule_state"_s;
}

} // namespace

bool hasGivenServer()
{
    return qEnvironmentVariableIsSet("INTRAY_TEST_SERVER");
}

DatabaseLogin givenServer()
{
    return {valueOf(DatabaseUrl::fromText(qEnvironmentVariable("INTRAY_TEST_SERVER"))),
            Password(qEnvironmentVariable("INTRAY_PASSWORD"))};
}

QString givenEngine()
{
    switch (givenServer().url.engine()) {
    case DatabaseUrl::Engine::Postgresql:
        return u"postgresql"_s;
    case DatabaseUrl::Engine::Mariadb:
        return u"mariadb"_s;
    default:
        return u"psqlodbc"_s;
    }
}

void makeLoginOn(Connection &server, const QString &login, const QString &password)
{
    const QString text = loginText(server.d().dialect);
    server.d().execute(text.arg(login, QString(password).replace(u'\'', u"''"_s)));
}

void emptyOn(Connection &server)
{
    for (const QString &text : emptyingTexts(server))
        server.d().execute(text);
}

} // namespace intray
