// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/statements.h"

#include "store/adopted/writer.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

CatalogueColumn columnIn(const CatalogueColumns &columns, const QString &name)
{
    const auto found =
        std::find_if(columns.begin(), columns.end(),
                     [&name](const CatalogueColumn &column) { return column.name == name; });
    return found == columns.end() ? CatalogueColumn() : *found;
}

QString AdoptedWriter::stateIs(const QString &value) const
{
    const QString state = own(l.state);
    return value.isEmpty() ? w.isEmpty(state, column(l.state))
                           : u"%1 = %2"_s.arg(state, w.text(value));
}

QString AdoptedWriter::setState(const QString &value) const
{
    return u"%1 = %2"_s.arg(w.quoted(l.state),
                            value.isEmpty() ? w.nothing(column(l.state)) : w.text(value));
}

/// The row says that it was finished: done, or failed where the table can say that.
QString AdoptedWriter::isFinished() const
{
    return l.failedValue.isEmpty()
               ? stateIs(l.doneValue)
               : u"(%1 OR %2)"_s.arg(stateIs(l.doneValue), stateIs(l.failedValue));
}

/// States of items that the table cannot tell.
QStringList AdoptedWriter::endedStates() const
{
    QStringList states{u"dismissed"_s};
    if (l.failedValue.isEmpty())
        states << u"failed"_s;
    if (l.state.isEmpty())
        states << u"done"_s;
    return states;
}

// The line break ends a comment that the criteria may end with.
QString AdoptedWriter::belongs(const QString &inState) const
{
    QStringList all;
    if (const QString hasKey = w.hasKey(key(), column(l.main.key)); !hasKey.isEmpty())
        all << hasKey;
    if (!inState.isEmpty())
        all << inState;
    if (!l.criteria.isEmpty())
        all << u"("_s + l.criteria + u"\n)"_s;
    return all.isEmpty() ? u"1 = 1"_s : all.join(u" AND "_s);
}

QString AdoptedWriter::isOpen() const
{
    return belongs(l.state.isEmpty() ? QString() : stateIs(l.openValue));
}

/// Open, or somebody is working on it.
QString AdoptedWriter::isUnfinished() const
{
    return l.busyValue.isEmpty()
               ? isOpen()
               : belongs(u"(%1 OR %2)"_s.arg(stateIs(l.openValue), stateIs(l.busyValue)));
}

QString AdoptedWriter::isFree() const
{
    if (l.hasLockIdOnly())
        return w.isEmpty(own(l.lockId), lockColumn(l.lockId));
    const QString old = w.isOlder(locks(l.lockTime), lockColumn(l.lockTime));
    if (!l.hasLockTable())
        return u"(%1 OR %2)"_s.arg(w.isEmpty(locks(l.lockUser), lockColumn(l.lockUser)), old);
    return u"NOT EXISTS (SELECT 1 FROM %1 AS l WHERE %2 = %3 AND (%4) IS NOT TRUE)"_s.arg(
        lockPlace(), locks(l.lockKey), key(), old);
}

/// What of a lock besides its user tells it from a later one, as text: its time and its id, and the
/// state that was written with it, which others go by.
QString AdoptedWriter::stampOf(const QString &time, const QString &id, const QString &state) const
{
    const auto orEmpty = [](const QString &text) { return u"coalesce(%1, '')"_s.arg(text); };
    if (l.hasLockIdOnly())
        return orEmpty(w.asText(id));
    QStringList parts{orEmpty(w.timeAsText(time, lockColumn(l.lockTime)))};
    if (!l.lockId.isEmpty())
        parts << u"' '"_s << orEmpty(w.asText(id));
    if (!l.busyValue.isEmpty())
        parts << u"' '"_s << orEmpty(w.asText(state));
    return parts.size() == 1 ? parts.constFirst() : w.joined(parts);
}

QString AdoptedWriter::stamp() const
{
    return stampOf(l.lockTime.isEmpty() ? QString() : inLock(l.lockTime),
                   l.lockId.isEmpty() ? QString() : inLock(l.lockId), own(l.state));
}

/// Whoever holds the row; by an id or by the state alone nobody can be named.
QString AdoptedWriter::holder() const
{
    if (l.hasLockIdOnly())
        return u"CASE WHEN %1 THEN '?' END"_s.arg(isHeld());
    const QString user = w.asText(inLock(l.lockUser));
    return l.busyValue.isEmpty() ? user
                                 : u"CASE WHEN %1 AND NOT %2 THEN '?' ELSE %3 END"_s.arg(
                                       stateIs(l.busyValue), isHeld(), user);
}

/// The fence: still held by this user, and since then, under that id.
QString AdoptedWriter::isOurs() const
{
    if (l.hasLockIdOnly())
        return u"%1 = %2"_s.arg(stampOf({}, w.quoted(l.lockId), {}), w.given("lock_time"));
    const QString state =
        l.hasLockTable() ? u"(SELECT %1 FROM %2 WHERE %3)"_s.arg(own(l.state), table(), isKey())
                         : w.quoted(l.state);
    return u"%1 = %2 AND %3 = %4"_s.arg(
        w.quoted(l.lockUser), w.given("user", lockColumn(l.lockUser)),
        stampOf(w.quoted(l.lockTime), w.quoted(l.lockId), state), w.given("lock_time"));
}

/// Looked up apart, so that the criteria can name columns without their table.
QString AdoptedWriter::inLock(const QString &name) const
{
    if (!l.hasLockTable())
        return own(name);
    return u"(SELECT %1 FROM %2 AS l WHERE %3 = %4)"_s.arg(locks(name), lockPlace(),
                                                           locks(l.lockKey), key());
}

QString AdoptedWriter::inPart(const Layout::Part &part, const QString &name) const
{
    return u"(SELECT p.%1 FROM %2 AS p WHERE p.%3 = %4)"_s.arg(w.quoted(name), w.quoted(part.name),
                                                               w.quoted(part.key), key());
}

QStringList AdoptedWriter::values() const
{
    QStringList all;
    for (const QString &name : l.main.columns)
        all << own(name);
    for (const Layout::Part &part : l.more)
        for (const QString &name : part.columns)
            all << inPart(part, name);
    return all;
}

QStringList AdoptedWriter::valueTexts() const
{
    QStringList texts = values();
    for (QString &text : texts)
        text = w.asText(text);
    return texts;
}

QString AdoptedWriter::record() const
{
    const QStringList fields = l.fields();
    const QStringList all = values();
    QStringList parts;
    for (qsizetype i = 0; i < fields.size(); ++i)
        parts << w.jsonPart(fields.at(i), all.at(i));
    if (parts.isEmpty())
        return u"'{}'"_s;
    return w.joined({u"'{'"_s, u"substr(%1, 2)"_s.arg(w.joined(parts)), u"'}'"_s});
}

QString AdoptedWriter::update(const QStringList &sets) const
{
    return u"UPDATE %1 SET %2 WHERE %3"_s.arg(table(), sets.join(u", "_s), isKey());
}

QString AdoptedWriter::read() const
{
    return u"SELECT %1 AS record, %2 AS lock_time, %3 AS holder, CASE WHEN %4 THEN 1 ELSE 0 END AS "
           "is_open FROM %5 WHERE %6"_s.arg(record(), stamp(), holder(), isUnfinished(), table(),
                                            isKey());
}

QString AdoptedWriter::held() const
{
    const QString place =
        l.hasLockTable() ? lockKeyIsKey() : isThe(w.quoted(l.main.key), column(l.main.key));
    return u"SELECT 1 AS held FROM %1 WHERE %2 AND %3%4"_s.arg(lockPlace(), place, isOurs(),
                                                               w.lockRows());
}

QStringList AdoptedWriter::correctedFields() const
{
    QStringList sets;
    for (const QString &name : l.main.columns)
        sets << w.corrected(column(name));
    return sets;
}

QStringList AdoptedWriter::correctedParts() const
{
    QStringList texts;
    for (qsizetype i = 0; i < l.more.size(); ++i) {
        QStringList sets;
        for (const QString &name : l.more.at(i).columns)
            sets << w.corrected(columnIn(c.more.at(i), name));
        const CatalogueColumn key = columnIn(c.more.at(i), l.more.at(i).key);
        texts << u"UPDATE %1 SET %2 WHERE %3"_s.arg(w.quoted(l.more.at(i).name), sets.join(u", "_s),
                                                    isThe(w.quoted(key.name), key));
    }
    return texts;
}

QJsonArray AdoptedWriter::correct() const
{
    const QStringList sets = correctedFields();
    return QJsonArray::fromStringList((sets.isEmpty() ? QStringList() : QStringList{update(sets)}) +
                                      correctedParts());
}

QJsonArray AdoptedWriter::finish(bool completes) const
{
    QStringList sets = correctedFields();
    if (!completes)
        sets += clearBusy();
    else if (!l.state.isEmpty())
        sets << setState(l.doneValue);
    if (!l.hasLockTable())
        sets += clearLock();
    QStringList texts;
    if (!sets.isEmpty())
        texts << update(sets);
    texts += correctedParts();
    if (l.hasLockTable())
        texts << u"DELETE FROM %1 WHERE %2"_s.arg(lockPlace(), lockKeyIsKey());
    return QJsonArray::fromStringList(texts);
}

QJsonArray AdoptedWriter::touch() const
{
    if (l.hasLockIdOnly())
        return {};
    const QString set = u"%1 = %2"_s.arg(w.quoted(l.lockTime), w.now(lockColumn(l.lockTime)));
    if (!l.hasLockTable())
        return {update({set})};
    return {u"UPDATE %1 SET %2 WHERE %3"_s.arg(lockPlace(), set, lockKeyIsKey())};
}

/// As Intray left it: where the row has another state, its own program has gone on with it.
QString AdoptedWriter::isAsLeft() const
{
    return l.state.isEmpty() ? u"1 = 1"_s : u"(%1 OR %2)"_s.arg(stateIs(l.openValue), isFinished());
}

/// After a finished item was taken back: open again, and locked unless somebody else has it.
QJsonArray AdoptedWriter::retake() const
{
    QStringList sets = clearOutcome();
    if (!l.state.isEmpty())
        sets << setState(l.busyValue.isEmpty() || l.hasLockTable() ? l.openValue : l.busyValue);
    const QString ifAsLeft = u" AND "_s + isAsLeft();
    if (!l.hasLockTable())
        return {update(sets + setLock()) + ifAsLeft + u" AND "_s + isFree()};
    QJsonArray texts;
    if (!sets.isEmpty())
        texts << update(sets) + ifAsLeft;
    for (const QJsonValue text : take())
        texts << text;
    return texts;
}

QJsonArray AdoptedWriter::reopen() const
{
    if (l.state.isEmpty())
        return {};
    return {update({setState(l.openValue)}) + u" AND "_s + isFinished()};
}

QString AdoptedWriter::age() const
{
    if (l.ageColumn.isEmpty())
        return {};
    return u"SELECT max(%1) AS minutes FROM %2"_s.arg(w.quoted(l.ageColumn), w.quoted(l.ageTable));
}

QJsonObject AdoptedWriter::all() const
{
    QJsonObject pages;
    QJsonObject places;
    const auto everyOrder = orders();
    for (auto it = everyOrder.begin(); it != everyOrder.end(); ++it) {
        pages.insert(it.key(), page(it.value()));
        places.insert(it.key(), place(it.value()));
    }
    QJsonObject all{{u"candidates"_s, candidates()},
                    {u"take"_s, take()},
                    {u"read"_s, read()},
                    {u"held"_s, held()},
                    {u"locked"_s, locked()},
                    {u"locked_row"_s, locked() + u" AND "_s + isKey()},
                    {u"complete"_s, finish(true)},
                    {u"give_back"_s, finish(false)},
                    {u"correct"_s, correct()},
                    {u"touch"_s, touch()},
                    {u"retake"_s, retake()},
                    {u"reopen"_s, reopen()},
                    {u"close"_s, close()},
                    {u"stands"_s, stands()},
                    {u"compared"_s, compared()},
                    {u"count"_s, count()},
                    {u"age"_s, age()},
                    {u"page"_s, pages},
                    {u"place"_s, places}};
    if (!l.failedValue.isEmpty() || !l.outcomeColumns().isEmpty())
        all.insert(u"outcome"_s, outcome());
    if (!l.result.isEmpty())
        all.insert(u"result"_s, writeResult());
    if (l.addsRows)
        all.insert(u"add"_s, add());
    if (!column(l.main.key).isMade)
        all.insert(u"makes_no_keys"_s, true);
    if (const QJsonArray texts = takeOut(); !texts.isEmpty())
        all.insert(u"take_out"_s, texts);
    if (const QJsonArray texts = takenWithLock(); l.hasLockTable() && !texts.isEmpty())
        all.insert(u"take_then"_s, texts);
    if (l.hasLockTable() && !l.busyValue.isEmpty())
        all.insert(u"retake_then"_s, QJsonArray{update(setBusy())});
    if (w.locksRows() && (!l.hasLockTable() || !l.busyValue.isEmpty()))
        all.insert(u"lock_free"_s, lockFree());
    if (w.locksSeveralRows() && !l.hasLockTable())
        all.insert(u"take_locked"_s, takeLocked());
    return all;
}

QJsonObject adoptedStatements(Dialect dialect, const Layout &layout, const LayoutColumns &columns)
{
    return AdoptedWriter(dialect, layout, columns).all();
}

QString criteriaTrial(Dialect dialect, const Layout &layout, const LayoutColumns &columns)
{
    return AdoptedWriter(dialect, layout, columns).trial();
}

} // namespace intray
