// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/compareditems.h"

#include "schema/recordname.h"

namespace intray {

static constexpr qsizetype mostFieldsRead = 300;

ComparedItems::ComparedItems(const RecordSchema &schema)
    : m_schema(schema)
    , m_begin(schema.listFields().mid(0, fieldsOfName))
{
}

void ComparedItems::take(const Item &item)
{
    // An item that moved to another state while the queue was read comes twice.
    if (item.record.isEmpty() || !m_known.insert(item.id.value()).second)
        return;
    QStringList values(m_fields.size());
    for (auto field = item.record.begin(); field != item.record.end(); ++field) {
        const QString text = RecordSchema::textOf(field.value());
        const qsizetype place = placeOf(field.key());
        if (place < 0)
            continue;
        values.resize(m_fields.size());
        values[place] = text;
    }
    for (qsizetype i = 0; i < values.size(); ++i)
        m_isKey[i] = m_isKey[i] && values[i] == item.key;
    m_records.add(values);
    m_items.append({item.id, item.key, item.state, recordName(item.key, item.record, m_schema),
                    beginOf(item.record)});
}

QString ComparedItems::beginOf(const Record &record) const
{
    constexpr qsizetype most = 60;
    QStringList values = valuesIn(record, m_begin);
    for (QString &value : values)
        value.truncate(most);
    return values.join(u' ');
}

void ComparedItems::finish()
{
    for (qsizetype i = m_fields.size() - 1; i >= 0; --i) {
        if (!m_isKey[i])
            continue;
        m_records.leaveOut(int(i));
        m_names.removeAt(i);
    }
    m_records.finish();
}

/// Or -1.
qsizetype ComparedItems::placeOf(const QString &field)
{
    const auto found = m_fields.constFind(field);
    if (found != m_fields.cend())
        return *found;
    const qsizetype place = m_fields.size();
    if (place == mostFieldsRead)
        return -1;
    m_fields.insert(field, place);
    m_names.append(field);
    m_records.addField();
    m_isKey.append(m_items.isEmpty());
    return place;
}

} // namespace intray
