// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/statements.h"

namespace intray {

/// The words in which dialects differ when they speak about an adopted table: the small parts of
/// its statements. The table's alias is t, the lock table's l.
class AdoptedWords
{
public:
    explicit AdoptedWords(Dialect dialect, QString serverZone = {})
        : m_dialect(dialect)
        , m_zone(std::move(serverZone))
    {
    }

    QString quoted(const QString &name) const { return quotedName(m_dialect, name); }
    QString quoted(const TableName &name) const { return quotedName(m_dialect, name); }
    QString text(const QString &value) const { return quotedText(m_dialect, value); }

    /// A placeholder: key, user, lock_id, lock_time, record, seconds, limit, queue_id, after,
    /// needle.
    QString given(const char *name) const;
    /// The same as a value to compare a column with or to write into it.
    QString given(const char *name, const CatalogueColumn &as) const;
    /// One of the keys that are given as an array's text, where a statement takes several.
    QString isAnyGiven(const QString &expression, const CatalogueColumn &as) const;
    /// A column's value as text.
    QString asText(const QString &expression) const;
    /// A column's time as text that is the same in every session.
    QString timeAsText(const QString &expression, const CatalogueColumn &column) const;
    /// The database's clock as a value of this column.
    QString now(const CatalogueColumn &column) const;
    /// Whether the time in this column is older than so many seconds.
    QString isOlder(const QString &expression, const CatalogueColumn &column) const;
    /// How many seconds ago it was; NULL where that cannot be told.
    QString ageOf(const QString &expression, const CatalogueColumn &column) const;
    /// Whether the column is empty.
    QString isEmpty(const QString &expression, const CatalogueColumn &column) const;
    /// Whether a key stands in it; empty: always. What Intray takes for no key is left out.
    QString hasKey(const QString &expression, const CatalogueColumn &column) const;
    /// What is written into the column to empty it.
    QString nothing(const CatalogueColumn &column) const;
    /// One field of the record, with a comma in front, or '' for NULL.
    QString jsonPart(const QString &field, const QString &expression) const;
    QString joined(const QStringList &texts) const; ///< Text behind text.
    /// What a column becomes when the given record has a value for it.
    QString corrected(const CatalogueColumn &column) const;
    /// What a column of a new row becomes when the given record has a value for it.
    QString added(const CatalogueColumn &column) const;
    /// A member of the given record as text, or NULL.
    QString ofRecord(const QString &field) const;
    /// The same as a value to write into a column, cut where the column is too short for it.
    QString ofRecordCut(const QString &field, const CatalogueColumn &as) const;
    /// The same uncut: a value that is too long is refused by the table.
    QString ofRecordWhole(const QString &field, const CatalogueColumn &as) const;
    /// Whether the given record has this field, with the value null.
    QString isNullInRecord(const QString &field) const;
    /// One of the keys that are given as a list: as isAnyGiven() on PostgreSQL, else as the record.
    QString isAnyListed(const QString &expression, const CatalogueColumn &as) const;
    /// Text that contains the needle, or no needle.
    QString containsNeedle(const QStringList &texts) const;
    /// Whether Intray itself has put the item with this key aside: in one of these states, which
    /// the table cannot tell, or for later.
    QString isPutAside(const QString &keyText, const QStringList &states) const;
    /// Whether the item with this key is in one of these states, as Intray knows.
    QString hasItemIn(const QString &keyText, const QStringList &states) const;
    /// As isPutAside(), without items that only wait for a time.
    QString isEnded(const QString &keyText, const QStringList &states) const;
    /// Whether the item with this key is locked as often as its queue allows: by Intray itself, or
    /// by whoever `isHeld` there.
    QString isUsedUp(const QString &keyText, const QString &isHeld) const;

    bool locksRows() const;
    QString lockRows() const; ///< Behind a SELECT of rows that are to be written next.
    /// Whether free rows are locked several at once; else one after the other.
    bool locksSeveralRows() const;
    /// An INSERT of what is selected, which passes over keys that are there already.
    QString insertNew(const QString &place, const QStringList &columns,
                      const QString &selection) const;

    /// Behind an INSERT of one row: asks for the key that the table made, where it can.
    QString madeKey(const QString &key) const;

    QString lockIdType() const;
    bool hasPartialIndexes() const;
    QString newIndex(const QString &name, const TableName &table, const QStringList &columns,
                     const QString &where) const;
    QString owner() const;      ///< Of the functions that work on the table; empty: there are none.
    bool grantsSchemas() const; ///< Whether a right on a table needs one on its schema.

private:
    static QString castTo(const CatalogueColumn &column);
    QString literalTime(const CatalogueColumn &column, const QString &minusSeconds) const;

    Dialect m_dialect;
    QString m_zone;
};

} // namespace intray
