// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/queueprofile.h"

#include "schema/recordschema.h"
#include "verify/rules/crossproposals.h"

#include <cmath>

namespace intray {

namespace {

/// What is looked at across fields grows with their square.
constexpr qsizetype mostFieldsAcross = 400;

SampledColumn sampledColumn(const RecordSample &sample, qsizetype field,
                            const ColumnFindings &findings)
{
    SampledColumn column;
    column.field = sample.fields().at(field);
    column.values = sample.column(field);
    column.kind = findings.kind;
    QList<bool> isNothing;
    for (int value = 0; value < sample.distinct(field); ++value) {
        column.texts << sample.text(field, value);
        isNothing << findings.placeholders.contains(column.texts.constLast().trimmed());
        if (column.kind.isOrdered())
            column.scales << column.kind.scale(column.texts.constLast()).value_or(std::nan(""));
    }
    for (int &value : column.values)
        if (value != RecordSample::nothing && isNothing.at(value))
            value = RecordSample::nothing;
    return column;
}

} // namespace

QueueProfile::QueueProfile(const QStringList &fields)
    : m_fields(fields)
{
    for (const QString &field : fields) {
        m_places.insert(field, m_columns.size());
        m_columns << ColumnProfile(field);
    }
}

qsizetype QueueProfile::placeOf(const QString &field)
{
    if (const auto place = m_places.constFind(field); place != m_places.constEnd())
        return *place;
    m_places.insert(field, m_fields.size());
    m_fields << field;
    ColumnProfile column(field);
    for (qint64 i = 0; i < m_records; ++i)
        column.add({});
    m_columns << column;
    return m_fields.size() - 1;
}

void QueueProfile::add(const Record &record)
{
    for (const QString &field : record.keys())
        placeOf(field);
    QStringList values;
    for (const QString &field : std::as_const(m_fields))
        values << RecordSchema::textOf(record.value(field));
    add(values);
}

void QueueProfile::add(const QStringList &values)
{
    ++m_records;
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        m_columns[i].add(values.value(i));
    m_sample.add(m_fields, values);
}

QList<RuleProposal> QueueProfile::proposals(double least, const Stopped &isStopped) const
{
    QList<RuleProposal> proposals;
    QList<SampledColumn> sampled;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        if (isStopped && isStopped())
            return proposals;
        const ColumnFindings findings = findingsOf(m_columns.at(i), least);
        proposals += findings.proposals;
        if (i < m_sample.fields().size())
            sampled << sampledColumn(m_sample, i, findings);
    }
    sampled = sampled.mid(0, mostFieldsAcross);
    return proposals + comparisonProposals(sampled, least, isStopped) +
           conditionProposals(sampled, least, isStopped) +
           dependencyProposals(sampled, least, isStopped);
}

} // namespace intray
