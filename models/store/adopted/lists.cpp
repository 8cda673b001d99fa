// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/writer.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

QString AdoptedWriter::isHeld() const
{
    if (l.hasLockIdOnly())
        return u"NOT "_s + w.isEmpty(own(l.lockId), lockColumn(l.lockId));
    if (!l.hasLockTable())
        return u"NOT "_s + w.isEmpty(locks(l.lockUser), lockColumn(l.lockUser));
    return u"EXISTS (SELECT 1 FROM %1 AS l WHERE %2 = %3)"_s.arg(lockPlace(), locks(l.lockKey),
                                                                 key());
}

/// Not of the kind that ends whoever works on it: where the last of as many locks as the queue
/// allows has expired there, or somebody took it out of the row, it waits until that is noted,
/// which fails its item.
QString AdoptedWriter::isToGive() const
{
    return u"NOT "_s + w.isUsedUp(keyText(), isHeld());
}

/// Every lock that stands there, whoever wrote it.
QString AdoptedWriter::locked() const
{
    const QString by = l.hasLockIdOnly() ? u"NULL"_s : holder();
    const QString age =
        l.hasLockIdOnly() ? u"NULL"_s : w.ageOf(inLock(l.lockTime), lockColumn(l.lockTime));
    return u"SELECT %1 AS k, %2 AS lock_time, %3 AS holder, %4 AS age FROM %5 WHERE %6 AND %7 AND "
           "NOT %8"_s.arg(keyText(), stamp(), by, age, table(), isUnfinished(), isHeld(),
                          w.isPutAside(keyText(), endedStates()));
}

/// What Intray alone knows to be over.
QString AdoptedWriter::isEnded() const
{
    return w.isEnded(keyText(), endedStates());
}

QString AdoptedWriter::count() const
{
    const auto number = [](const QString &condition) {
        return u"coalesce(sum(CASE WHEN %1 THEN 1 ELSE 0 END), 0)"_s.arg(condition);
    };
    const QString waits = isUnfinished() + u" AND NOT "_s + isEnded();
    const QString isFree = u"(%1 AND %2)"_s.arg(isTakable(), isToGive());
    const QString done = l.state.isEmpty() ? u"0"_s : number(stateIs(l.doneValue));
    return u"SELECT %1 AS free, %2 AS held, %3 AS done FROM %4"_s.arg(
        number(waits + u" AND "_s + isFree),
        number(waits + u" AND NOT COALESCE("_s + isFree + u", FALSE)"_s), done, table());
}

/// Numbers in the table's own types, which the database can compare by size.
static bool isSized(const CatalogueColumn &column)
{
    using Kind = CatalogueColumn::Kind;
    const auto names = {u"real"_s, u"floa"_s, u"doub"_s, u"num"_s, u"dec"_s};
    return column.kind == Kind::WholeNumber ||
           (column.kind == Kind::Number &&
            std::any_of(names.begin(), names.end(), [&](const QString &name) {
                return column.type.contains(name, Qt::CaseInsensitive);
            }));
}

/// In the order of values().
QList<CatalogueColumn> AdoptedWriter::columnsOfFields() const
{
    QList<CatalogueColumn> all;
    for (const QString &name : l.main.columns)
        all << column(name);
    for (qsizetype i = 0; i < l.more.size(); ++i)
        for (const QString &name : l.more.at(i).columns)
            all << columnIn(c.more.value(i), name);
    return all;
}

/// By size where the column holds numbers, what is empty first; else as text.
QStringList AdoptedWriter::inOrder(const CatalogueColumn &column, const QString &value) const
{
    if (!isSized(column))
        return {u"lower(coalesce(%1, ''))"_s.arg(w.asText(value)), key()};
    return {u"CASE WHEN %1 IS NULL THEN 0 ELSE 1 END"_s.arg(value), u"coalesce(%1, 0)"_s.arg(value),
            key()};
}

QMap<QString, QStringList> AdoptedWriter::orders() const
{
    QMap<QString, QStringList> all{{u"key"_s, {key()}}};
    all[u"claim"_s] = l.order.isEmpty() ? QStringList{key()} : QStringList{own(l.order), key()};
    const QStringList fields = l.fields();
    const QStringList expressions = values();
    const QList<CatalogueColumn> columns = columnsOfFields();
    for (qsizetype i = 0; i < fields.size(); ++i)
        all[orderOfField(fields.at(i))] = inOrder(columns.at(i), expressions.at(i));
    return all;
}

QString AdoptedWriter::page(const QStringList &by) const
{
    QStringList order;
    for (const QString &each : by)
        order << each + u" {direction}"_s;
    return u"SELECT %1 AS k, %2 AS record FROM %3 WHERE %4 AND %5 AND NOT %6 AND %7 AND {place} "
           "ORDER BY %8 LIMIT "_s.arg(keyText(), record(), table(), isTakable(), isToGive(),
                                      w.isPutAside(keyText(), endedStates()),
                                      w.containsNeedle(valueTexts() << keyText()),
                                      order.join(u", "_s)) +
           w.given("limit");
}

QString AdoptedWriter::place(const QStringList &by) const
{
    const QString list = by.join(u", "_s);
    return u"(%1) {than} (SELECT %1 FROM %2 WHERE %3)"_s.arg(
        list, table(), key() + u" = "_s + w.given("after", column(l.main.key)));
}

// Read as a list reads it, so that whatever the criteria name is looked for.
QString AdoptedWriter::trial() const
{
    return u"SELECT %1 AS k, %2 AS record FROM %3 WHERE %4 LIMIT 5"_s.arg(keyText(), record(),
                                                                          table(), isOpen());
}

} // namespace intray
