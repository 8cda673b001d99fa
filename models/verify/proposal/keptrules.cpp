// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/keptrules.h"

#include "schema/fieldnamed.h"

namespace intray {

static QSet<QString> faultyIn(const RecordSchema &schema, const Record &record)
{
    QSet<QString> faulty;
    for (const Fault &fault : schema.check(record))
        faulty.insert(fault.field);
    return faulty;
}

KeptRules::KeptRules(const RecordSchema &schema, const Record &record)
    : m_schema(schema)
    , m_record(record)
    , m_faulty(faultyIn(schema, record))
{
}

Record KeptRules::changedBy(const QString &field, const QString &text) const
{
    Record changed = m_record;
    const Field *known = fieldNamed(m_schema.fields(), field);
    changed.insert(field, m_schema.valueOf(known ? *known : Field(), text));
    return changed;
}

bool KeptRules::isKeptBy(const QString &field, const QString &text) const
{
    const QSet<QString> faulty = faultyIn(m_schema, changedBy(field, text));
    return !faulty.contains(field) && m_faulty.contains(faulty);
}

} // namespace intray
