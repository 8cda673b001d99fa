// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/alikevalues.h"

#include "verify/example/textruns.h"

#include <algorithm>

namespace intray {

namespace {

QString formOf(const QString &value)
{
    return plainFormOf(QStringView(value).trimmed());
}

/// What others made of values of the same form.
class ByExamples
{
public:
    ByExamples(const CorrectionWish &made, const QList<FieldValue> &values,
               const ProposalsByExample &byExample)
        : m_field(made.field)
        , m_form(formOf(made.from))
        , m_byExample(byExample)
    {
        const auto own = std::ranges::find(values, made.from, &FieldValue::value);
        const FieldValue its = own == values.end() ? FieldValue{made.from, 0, true, {}, {}} : *own;
        m_isSo = std::ranges::any_of(
            recordsOf(its), [&](const Record &record) { return offered(record) == made.to; });
    }

    /// None as well where it is not the same in all of its records.
    std::optional<QString> of(const FieldValue &value) const
    {
        if (!m_isSo || formOf(value.value) != m_form)
            return std::nullopt;
        const QList<Record> records = recordsOf(value);
        const std::optional<QString> first = offered(records.constFirst());
        const bool isSame = std::ranges::all_of(
            records.sliced(1), [&](const Record &record) { return offered(record) == first; });
        return isSame ? first : std::nullopt;
    }

private:
    QList<Record> recordsOf(const FieldValue &value) const
    {
        QList<Record> records;
        for (const ValueRecord &its : value.in) {
            Record record = its.others;
            record.insert(m_field, value.value);
            records << record;
        }
        return records.isEmpty() ? QList<Record>{{{m_field, value.value}}} : records;
    }

    std::optional<QString> offered(const Record &record) const
    {
        const auto its = m_byExample.ofField(m_field, record);
        return its ? std::optional(its->value) : std::nullopt;
    }

    QString m_field;
    QString m_form;
    const ProposalsByExample &m_byExample;
    bool m_isSo = false;
};

/// Why the rules propose what was made; empty: they do not.
QString reasonFor(const CorrectionWish &made, const QList<FieldValue> &values)
{
    const auto own = std::ranges::find(values, made.from, &FieldValue::value);
    return own != values.end() && own->proposal == made.to ? own->why : QString();
}

} // namespace

CorrectionPlan alikeTo(const CorrectionWish &made, const QList<FieldValue> &values,
                       const ProposalsByExample &byExample)
{
    const ByExamples examples(made, values, byExample);
    const QString reason = reasonFor(made, values);
    CorrectionPlan plan(made);
    for (const FieldValue &one : values) {
        std::optional<QString> to = examples.of(one);
        if (!to && !reason.isEmpty() && one.why == reason)
            to = one.proposal;
        if (to && one.value != made.from && *to != one.value)
            plan.becomes.insert(one.value, *to);
    }
    return plan;
}

} // namespace intray
