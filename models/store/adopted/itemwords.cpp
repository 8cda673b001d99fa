// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/words.h"

// What Intray's own items say of rows.
namespace intray {

using namespace Qt::StringLiterals;

QString AdoptedWords::isPutAside(const QString &keyText, const QStringList &states) const
{
    const QString ended = u'\'' + states.join(u"', '"_s) + u'\'';
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"EXISTS (SELECT 1 FROM intray.put_aside AS aside WHERE aside.queue_id = %1 AND "
               "aside.key = %2 AND (aside.state IN (%3) OR aside.state = 'open' AND "
               "aside.available_at > statement_timestamp()))"_s.arg(given("queue_id"), keyText,
                                                                    ended);
    case Dialect::Mariadb:
        return u"EXISTS (SELECT 1 FROM item_all AS aside WHERE aside.queue_id = %1 AND "
               "aside.`key` = %2 COLLATE utf8mb4_nopad_bin AND (aside.state IN (%3) OR "
               "aside.state = 'open' AND aside.available_at > UTC_TIMESTAMP(3)))"_s.arg(
                   given("queue_id"), QString(keyText).remove(u" COLLATE utf8mb4_bin"_s), ended);
    default:
        return u"EXISTS (SELECT 1 FROM main.item AS aside WHERE aside.queue_id = %1 AND "
               "aside.key = %2 AND (aside.state IN (%3) OR aside.state = 'open' AND "
               "aside.available_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))"_s.arg(
                   given("queue_id"), keyText, ended);
    }
}

QString AdoptedWords::hasItemIn(const QString &keyText, const QStringList &states) const
{
    const QString list = u'\'' + states.join(u"', '"_s) + u'\'';
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"EXISTS (SELECT 1 FROM intray.put_aside AS aside WHERE aside.queue_id = %1 AND "
               "aside.key = %2 AND aside.state IN (%3))"_s.arg(given("queue_id"), keyText, list);
    case Dialect::Mariadb:
        return u"EXISTS (SELECT 1 FROM item_all AS aside WHERE aside.queue_id = %1 AND "
               "aside.`key` = %2 COLLATE utf8mb4_nopad_bin AND aside.state IN (%3))"_s.arg(
                   given("queue_id"), QString(keyText).remove(u" COLLATE utf8mb4_bin"_s), list);
    default:
        return u"EXISTS (SELECT 1 FROM main.item AS aside WHERE aside.queue_id = %1 AND "
               "aside.key = %2 AND aside.state IN (%3))"_s.arg(given("queue_id"), keyText, list);
    }
}

QString AdoptedWords::isUsedUp(const QString &keyText, const QString &isHeld) const
{
    const QString isTheirs = u"(aside.lock_workstation <> '' OR %1)"_s.arg(isHeld);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"EXISTS (SELECT 1 FROM intray.put_aside AS aside WHERE aside.queue_id = %1 AND "
               "aside.key = %2 AND aside.state = 'locked' AND %3)"_s.arg(given("queue_id"), keyText,
                                                                         isTheirs);
    case Dialect::Mariadb:
        return u"EXISTS (SELECT 1 FROM item_all AS aside JOIN queue_all AS rules ON rules.id = "
               "aside.queue_id WHERE aside.queue_id = %1 AND aside.`key` = %2 COLLATE "
               "utf8mb4_nopad_bin AND aside.state = 'locked' AND aside.attempts >= "
               "rules.attempts AND %3)"_s.arg(
                   given("queue_id"), QString(keyText).remove(u" COLLATE utf8mb4_bin"_s), isTheirs);
    default:
        return u"EXISTS (SELECT 1 FROM main.item AS aside JOIN main.queue AS rules ON rules.id = "
               "aside.queue_id WHERE aside.queue_id = %1 AND aside.key = %2 AND aside.state = "
               "'locked' AND aside.attempts >= rules.attempts AND %3)"_s.arg(given("queue_id"),
                                                                             keyText, isTheirs);
    }
}

// Looked up once for a statement, not for each row.
QString AdoptedWords::isEnded(const QString &keyText, const QStringList &states) const
{
    const QString ended = u'\'' + states.join(u"', '"_s) + u'\'';
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"%2 IN (SELECT aside.key FROM intray.put_aside AS aside WHERE aside.queue_id = %1 "
               "AND aside.state IN (%3))"_s.arg(given("queue_id"), keyText, ended);
    case Dialect::Mariadb:
        return u"%2 COLLATE utf8mb4_nopad_bin IN (SELECT aside.`key` FROM item_all AS aside "
               u"WHERE "
               "aside.queue_id = %1 AND aside.state IN (%3))"_s.arg(
                   given("queue_id"), QString(keyText).remove(u" COLLATE utf8mb4_bin"_s), ended);
    default:
        return u"%2 IN (SELECT aside.key FROM main.item AS aside WHERE aside.queue_id = %1 AND "
               "aside.state IN (%3))"_s.arg(given("queue_id"), keyText, ended);
    }
}

} // namespace intray
