// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sql.h"
#include "support/testengine.h"

#include <QRegularExpression>

namespace intray {

/// Statements as this engine says them. {event}, {item}, {record}, {rule_event}, {seal}, {queues}
/// and {users} are tables, {user} and {key} columns, {queue} "queue_id, " where events have it,
/// {then} a time long ago, {later} one long to come, {end of lock} a column, {digest of zeros} and
/// {no digest} what an ending says of a record, {digests of zeros} what a merge does, and #1 the
/// item with the key 1.
inline QString inWordsOf(Dialect dialect, QString text)
{
    using namespace Qt::StringLiterals;
    const bool isMariadb = dialect == Dialect::Mariadb;
    const QString schema = dialect == Dialect::Postgresql ? u"intray."_s : QString();
    const auto table = [&](const QString &word, const QString &name) {
        text.replace(u"{%1}"_s.arg(word),
                     schema + (name == u"user" && !isMariadb ? u"\"user\""_s : name) +
                         (isMariadb ? u"_all"_s : QString()));
    };
    for (const QString &name :
         {u"event"_s, u"item"_s, u"record"_s, u"rule_event"_s, u"seal"_s, u"selftest"_s,
          u"item_seal"_s, u"draft"_s, u"proposal"_s, u"earlier_record"_s, u"keying"_s,
          u"attachment"_s, u"attachment_piece"_s, u"adopted"_s})
        table(name, name);
    table(u"queues"_s, u"queue"_s);
    table(u"users"_s, u"user"_s);
    text.replace(u"{user}"_s, isMariadb ? u"user"_s : u"\"user\""_s)
        .replace(u"{key}"_s, isMariadb ? u"`key`"_s : u"\"key\""_s)
        .replace(u"{queue}"_s, dialect == Dialect::Sqlite ? QString() : u"queue_id, "_s)
        .replace(u"{own}"_s,
                 dialect == Dialect::Postgresql ? u"OVERRIDING SYSTEM VALUE"_s : QString())
        .replace(u"{text}"_s, isMariadb ? u"CHAR"_s : u"TEXT"_s)
        .replace(u"{json}"_s, dialect == Dialect::Postgresql ? u"::jsonb"_s : QString())
        .replace(u"{no digest}"_s,
                 dialect == Dialect::Postgresql ? u"digest = NULL"_s : u"detail = NULL"_s)
        .replace(u"{digest of zeros}"_s,
                 (dialect == Dialect::Postgresql ? u"digest = '%1'"_s
                                                 : u"detail = '{\"digest\":\"%1\"}'"_s)
                     .arg(QString(64, u'0')))
        .replace(u"{digests of zeros}"_s,
                 (dialect == Dialect::Postgresql
                      ? u"digest = '%1:%1'"_s
                      : u"detail = json_set(detail, '$.digest', '%1:%1')"_s)
                     .arg(QString(64, u'0')))
        .replace(u"{bytes}"_s,
                 dialect == Dialect::Postgresql ? u"'\\x666f72676564'"_s : u"X'666f72676564'"_s)
        .replace(u"{end of lock}"_s, u"expires_at"_s)
        .replace(u"{due}"_s, u"available_at"_s)
        .replace(u"{at once}"_s, isMariadb                    ? u"NULL"_s
                                 : dialect == Dialect::Sqlite ? u"''"_s
                                                              : u"'-infinity'"_s)
        .replace(u"{yes}"_s, dialect == Dialect::Postgresql ? u"true"_s : u"1"_s)
        .replace(u"{later}"_s,
                 isMariadb ? u"'2099-01-01 00:00:00'"_s : u"'2099-01-01T00:00:00.000Z'"_s)
        .replace(u"{then}"_s,
                 isMariadb ? u"'2001-02-03 04:05:06'"_s : u"'2001-02-03T04:05:06.000Z'"_s);
    static const QRegularExpression item(u"#(\\d)"_s);
    return text.replace(
        item, isMariadb ? u"(SELECT x.id FROM item_all AS x WHERE x.`key` = '\\1')"_s
                        : u"(SELECT x.id FROM %1item AS x WHERE x.key = '\\1')"_s.arg(schema));
}

inline void takeGuardsAway(Connection &owner)
{
    using namespace Qt::StringLiterals;
    Connection::Private &d = owner.d();
    if (d.dialect == Dialect::Sqlite) {
        const auto triggers = attempt(owner, [](Sql &sql) -> Outcome<QStringList> {
            return sql.allOfText(u"SELECT name FROM sqlite_master WHERE type = 'trigger'"_s, {},
                                 [](const Row &row) { return row.text("name"); });
        });
        for (const QString &trigger : valueOf(triggers))
            d.execute(u"DROP TRIGGER "_s + trigger);
        d.execute(u"PRAGMA foreign_keys = OFF"_s);
        d.execute(u"PRAGMA ignore_check_constraints = ON"_s);
    } else if (d.dialect == Dialect::Postgresql) {
        for (const QString &table :
             {u"event"_s, u"item"_s, u"record"_s, u"rule_event"_s, u"seal"_s, u"item_seal"_s,
              u"draft"_s, u"proposal"_s, u"earlier_record"_s, u"keying"_s, u"attachment"_s,
              u"attachment_piece"_s, u"selftest"_s})
            d.execute(u"ALTER TABLE intray.%1 DISABLE TRIGGER ALL"_s.arg(table));
    } else {
        d.execute(u"SET foreign_key_checks = 0"_s);
        d.execute(u"SET check_constraint_checks = 0"_s);
    }
}

/// What somebody who may write everything changes past Intray.
inline void forge(const TestDatabase &database, const QString &statements)
{
    const auto owner = database.connectAsOwner();
    takeGuardsAway(*owner);
    for (const QString &statement : inWordsOf(owner->d().dialect, statements).split(u';')) {
        try {
            owner->d().execute(statement.trimmed());
        } catch (const SqlFailure &failed) {
            qFatal("%s: %s", qPrintable(statement), qPrintable(failed.error.detail));
        }
    }
}

/// As if minutes had passed, for which MariaDB waits before it seals or counts a line.
inline void letMinutesPass(const TestDatabase &database)
{
    using namespace Qt::StringLiterals;
    if (database.connectAsOwner()->d().dialect != Dialect::Mariadb)
        return;
    database.administer(
        u"UPDATE record_all AS r JOIN event_all AS e ON e.item_id = r.item_id AND e.at = "
        u"r.finished_at "
        "SET r.finished_at = r.finished_at - INTERVAL 2 MINUTE "
        "WHERE e.id > (SELECT COALESCE(MAX(s.last_event), 0) FROM seal_all AS s)"_s);
    database.administer(u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE "
                        "WHERE id > (SELECT COALESCE(MAX(last_event), 0) FROM seal_all)"_s);
    database.administer(u"UPDATE rule_event_all SET at = at - INTERVAL 2 MINUTE "
                        "WHERE id > (SELECT COALESCE(MAX(last_rule), 0) FROM seal_all)"_s);
}

/// What happened up to here is sealed, so that what follows must not contradict it.
inline void sealNow(const TestDatabase &database, Person &person)
{
    letMinutesPass(database);
    (void)valueOf(person.store.sealHistory());
}

} // namespace intray
