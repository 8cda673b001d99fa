// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"
#include "store/verifying/duplicatestore.h"
#include "verify/duplicates/comparedrecords.h"

#include <QHash>

#include <unordered_set>

namespace intray {

/// The records of a queue as they come in, made ready to be compared, and whose they are. Of each,
/// 300 fields are looked at. Fields that hold the items' keys tell nothing and are left out.
class ComparedItems
{
public:
    /// The schema says what people call the items.
    explicit ComparedItems(const RecordSchema &schema = {});

    /// An item that comes twice, and one without a record, is passed over.
    void take(const Item &item);
    void finish(); ///< After the last.

    /// Made ready; a search learns from them how they are compared.
    ComparedRecords &records() { return m_records; }
    /// The place is that in which it was added to the records.
    const LikelyItem &item(int place) const { return m_items[place]; }
    /// The fields by their places in the records as they were added, after finish().
    const QStringList &names() const { return m_names; }

private:
    qsizetype placeOf(const QString &field);
    QString beginOf(const Record &record) const;

    RecordSchema m_schema;
    QList<Field> m_begin; ///< By which a list calls a record.
    ComparedRecords m_records{0};
    QHash<QString, qsizetype> m_fields;
    QStringList m_names;
    QList<bool> m_isKey; ///< Whether the field was the item's key so far; by field.
    QList<LikelyItem> m_items;
    std::unordered_set<qint64> m_known;
};

} // namespace intray
