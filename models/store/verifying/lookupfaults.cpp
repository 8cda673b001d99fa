// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/lookupfaults.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LookupFaults)
};

constexpr int linesOfValue = 50;
constexpr qsizetype valuesToRemember = 50'000;

QString textIn(const Record &record, const QString &field)
{
    return RecordSchema::textOf(record.value(field)).trimmed();
}

} // namespace

LookupFaults::LookupFaults(const LookupStore &store, const RecordSchema &schema)
    : m_store(store)
    , m_schema(schema)
{
    for (const Field &field : schema.fields())
        if (!field.lookup.isEmpty())
            m_fields << field;
}

Outcome<Done> LookupFaults::begin()
{
    if (m_fields.isEmpty())
        return Done{};
    return m_store.lookups().map([this](const QList<Lookup> &tables) {
        for (const Lookup &one : tables)
            m_tables.insert(one.name, one);
        return Done{};
    });
}

QStringList LookupFaults::missing() const
{
    QStringList names;
    for (const Field &field : m_fields)
        if (!m_tables.contains(field.lookup.table) && !names.contains(field.lookup.table))
            names << field.lookup.table;
    return names;
}

Outcome<QList<Fault>> LookupFaults::faultsIn(const Record &record)
{
    QList<Fault> faults;
    for (const Field &field : std::as_const(m_fields)) {
        const QString value = textIn(record, field.name);
        const auto table = m_tables.constFind(field.lookup.table);
        if (value.isEmpty() || table == m_tables.constEnd())
            continue;
        const auto found = lookedUp(*table, value);
        if (!found)
            return tl::unexpected<Error>(found.error());
        if (const QString said = sentence(field, *found, record); !said.isEmpty())
            faults << Fault{field.name, said, QStringLiteral("lookup")};
    }
    return faults;
}

Outcome<LookedUp> LookupFaults::lookedUp(const Lookup &table, const QString &value)
{
    auto &known = m_known[table.name];
    if (!known.contains(value)) {
        const auto lines = m_store.linesOf(table.name, value, linesOfValue);
        if (!lines)
            return tl::unexpected<Error>(lines.error());
        if (known.size() >= valuesToRemember)
            known.clear();
        known.insert(value, *lines);
    }
    return LookedUp{value, table, known.value(value)};
}

QString LookupFaults::sentence(const Field &field, const LookedUp &found,
                               const Record &record) const
{
    if (found.lines.isEmpty())
        return Words::tr("The lookup table “%1” does not have it.").arg(found.table.name);
    const auto misfit =
        found.misfit(field.lookup, [&](const QString &name) { return textIn(record, name); });
    if (!misfit)
        return {};
    const auto &fields = m_schema.fields();
    const auto other = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field &one) { return one.name == misfit->field; });
    return Words::tr("In the lookup table “%1”, %2 is “%3” here.")
        .arg(found.table.name, other == fields.end() ? misfit->field : other->label, misfit->text);
}

} // namespace intray
