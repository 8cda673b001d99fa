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

QStringList emptyingTexts(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Postgresql:
        return {u"ALTER TABLE intray.event DISABLE TRIGGER USER"_s,
                u"TRUNCATE intray.queue, intray.event, intray.told, "
                "intray.client RESTART IDENTITY CASCADE"_s,
                u"UPDATE intray.figured SET last_event = 0"_s,
                u"ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, "
                "ENABLE ALWAYS TRIGGER event_is_not_emptied"_s};
    case Dialect::Mariadb:
        return {u"SET FOREIGN_KEY_CHECKS = 0"_s,
                u"TRUNCATE TABLE event_all"_s,
                u"TRUNCATE TABLE draft_all"_s,
                u"TRUNCATE TABLE record_all"_s,
                u"TRUNCATE TABLE item_all"_s,
                u"TRUNCATE TABLE import_all"_s,
                u"TRUNCATE TABLE selftest_all"_s,
                u"TRUNCATE TABLE mark_all"_s,
                u"TRUNCATE TABLE sight_all"_s,
                u"TRUNCATE TABLE membership_all"_s,
                u"TRUNCATE TABLE queue_all"_s,
                u"TRUNCATE TABLE proposal_all"_s,
                u"TRUNCATE TABLE client_all"_s,
                u"TRUNCATE TABLE figure_all"_s,
                u"UPDATE figured_all SET last_event = 0"_s,
                u"SET FOREIGN_KEY_CHECKS = 1"_s};
    case Dialect::Sqlite:
        break;
    }
    return {};
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

void makeLoginOn(Connection &server, const QString &login, const QString &password)
{
    const QString text = loginText(server.d().dialect);
    server.d().execute(text.arg(login, QString(password).replace(u'\'', u"''"_s)));
}

void emptyOn(Connection &server)
{
    for (const QString &text : emptyingTexts(server.d().dialect))
        server.d().execute(text);
}

} // namespace intray
