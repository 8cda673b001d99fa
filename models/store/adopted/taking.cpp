// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/writer.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

/// A lock stands there, and it is over.
QString AdoptedWriter::isExpired() const
{
    const QString old = w.isOlder(locks(l.lockTime), lockColumn(l.lockTime));
    return l.hasLockTable() ? u"EXISTS (SELECT 1 FROM %1 AS l WHERE %2 = %3 AND %4)"_s.arg(
                                  lockPlace(), locks(l.lockKey), key(), old)
                            : old;
}

/// Belongs to the queue and can be locked. A row that its state calls busy is another program's,
/// unless a lock stands there that has expired.
QString AdoptedWriter::isTakable() const
{
    if (l.busyValue.isEmpty())
        return isOpen() + u" AND "_s + isFree();
    const QString isWaiting = u"(%1 AND %2)"_s.arg(stateIs(l.openValue), isFree());
    if (l.hasLockIdOnly())
        return belongs(isWaiting);
    return belongs(u"(%1 OR %2 AND %3)"_s.arg(isWaiting, stateIs(l.busyValue), isExpired()));
}

QStringList AdoptedWriter::setLock() const
{
    if (l.hasLockIdOnly())
        return {u"%1 = %2"_s.arg(w.quoted(l.lockId), w.given("lock_id", lockColumn(l.lockId)))};
    QStringList sets{
        u"%1 = %2"_s.arg(w.quoted(l.lockUser), w.given("user", lockColumn(l.lockUser))),
        u"%1 = %2"_s.arg(w.quoted(l.lockTime), w.now(lockColumn(l.lockTime)))};
    if (!l.lockId.isEmpty())
        sets << u"%1 = %2"_s.arg(w.quoted(l.lockId), w.given("lock_id", lockColumn(l.lockId)));
    return sets;
}

/// Other programs see by its state that somebody is working on the row.
QStringList AdoptedWriter::setBusy() const
{
    return l.busyValue.isEmpty() ? QStringList() : QStringList{setState(l.busyValue)};
}

QStringList AdoptedWriter::clearBusy() const
{
    if (l.busyValue.isEmpty())
        return {};
    const QString open = l.openValue.isEmpty() ? w.nothing(column(l.state)) : w.text(l.openValue);
    return {putIn(l.state, u"CASE WHEN %1 THEN %2 ELSE %3 END"_s.arg(stateIs(l.busyValue), open,
                                                                     w.quoted(l.state)))};
}

QStringList AdoptedWriter::clearLock() const
{
    QStringList sets;
    for (const QString &name : {l.lockUser, l.lockTime, l.lockId})
        if (!name.isEmpty())
            sets << u"%1 = %2"_s.arg(w.quoted(name), w.nothing(lockColumn(name)));
    return sets;
}

QString AdoptedWriter::claimOrder() const
{
    return l.order.isEmpty() ? key() : own(l.order) + u", "_s + key();
}

// Not locked, so that a database without an index keeps the first few while it reads all rows,
// instead of sorting them all.
QString AdoptedWriter::candidates() const
{
    return u"SELECT %1 AS k FROM %2 WHERE %3 AND %4 AND NOT %5 ORDER BY %6 LIMIT %7"_s.arg(
        keyText(), table(), isTakable(), isToGive(), w.isPutAside(keyText(), endedStates()),
        claimOrder(), w.given("limit"));
}

/// Of some candidates, or of one where rows are locked one by one, those that are still free,
/// locked as rows; nothing is waited for.
QString AdoptedWriter::lockFree() const
{
    if (!w.locksSeveralRows())
        return u"SELECT 1 FROM %1 WHERE %2 AND %3 FOR UPDATE SKIP LOCKED"_s.arg(table(), isKey(),
                                                                                isTakable());
    return u"SELECT %1 AS k FROM %2 WHERE %3 AND %4 ORDER BY %5 LIMIT %6 "
           "FOR NO KEY UPDATE OF t SKIP LOCKED"_s.arg(keyText(), table(), isAnyKey(), isTakable(),
                                                      claimOrder(), w.given("limit"));
}

/// Writes the lock into rows that lockFree() has locked, and reads them.
QString AdoptedWriter::takeLocked() const
{
    return u"UPDATE %1 SET %2 WHERE %3 AND %4 RETURNING %5 AS k, %6 AS record, %7 AS lock_time"_s
        .arg(table(), (setLock() + setBusy() + clearIfFinished()).join(u", "_s), isAnyKey(),
             isTakable(), keyText(), record(),
             stampOf(locks(l.lockTime), locks(l.lockId), own(l.state)));
}

QJsonArray AdoptedWriter::take() const
{
    return l.hasLockTable() ? takeInLockTable()
                            : QJsonArray{update(setLock() + setBusy() + clearIfFinished()) +
                                         u" AND "_s + isTakable()};
}

/// Where the state tells who has a row, it is written first, also where it stays open: so the row
/// is held, and nobody who goes by the state takes it between. What the insert has locked becomes
/// busy behind it ("take_then").
QJsonArray AdoptedWriter::takeInLockTable() const
{
    const QString lockTime = w.quoted(l.lockTime);
    const QString sweep = u"DELETE FROM %1 WHERE %2 AND %3"_s.arg(
        lockPlace(), lockKeyIsKey(), w.isOlder(lockTime, lockColumn(l.lockTime)));
    QStringList names{w.quoted(l.lockKey), w.quoted(l.lockUser), lockTime};
    QStringList values{key(), w.given("user", lockColumn(l.lockUser)),
                       w.now(lockColumn(l.lockTime))};
    if (!l.lockId.isEmpty()) {
        names << w.quoted(l.lockId);
        values << w.given("lock_id", lockColumn(l.lockId));
    }
    const QString wanted = u"SELECT %1 FROM %2 WHERE %3 AND %4"_s.arg(values.join(u", "_s), table(),
                                                                      isKey(), isOpen());
    QJsonArray texts;
    if (!l.busyValue.isEmpty())
        texts << update({setState(l.openValue)}) + u" AND "_s + isTakable();
    texts << sweep << w.insertNew(lockPlace(), names, wanted);
    return texts;
}

/// What is written into the row behind a lock that stands in a table of its own.
QJsonArray AdoptedWriter::takenWithLock() const
{
    const QStringList sets = setBusy() + clearIfFinished();
    if (sets.isEmpty())
        return {};
    const QString changes = update(sets);
    return {l.busyValue.isEmpty() ? changes + u" AND "_s + wasFinished() : changes};
}

/// Intray's own lock still stands there as it was written, but for the state, which another program
/// has put back.
QString AdoptedWriter::isLeft() const
{
    return u"%1 = %2 AND %3 = %4"_s.arg(
        w.quoted(l.lockUser), w.given("user", lockColumn(l.lockUser)),
        stampOf(w.quoted(l.lockTime), w.quoted(l.lockId), w.text(l.busyValue)),
        w.given("lock_time"));
}

/// Takes such a lock out of its row, which it would keep from everybody.
QJsonArray AdoptedWriter::takeOut() const
{
    if (l.busyValue.isEmpty() || l.hasLockIdOnly())
        return {};
    const QString isPutBack = u"(%1 IS NULL OR NOT %2)"_s.arg(own(l.state), stateIs(l.busyValue));
    if (!l.hasLockTable())
        return {update(clearLock()) + u" AND %1 AND %2"_s.arg(isLeft(), isPutBack)};
    return {u"DELETE FROM %1 WHERE %2 AND %3 AND EXISTS (SELECT 1 FROM %4 WHERE %5 AND %6)"_s.arg(
        lockPlace(), lockKeyIsKey(), isLeft(), table(), isKey(), isPutBack)};
}

} // namespace intray
