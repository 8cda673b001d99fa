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
    ByExamples(const CorrectionWish &made, const ProposalsByExample &byExample)
        : m_field(made.field)
        , m_form(formOf(made.from))
        , m_byExample(byExample)
    {
        m_isSo = offered(made.from) == made.to;
    }

    std::optional<QString> of(const QString &value) const
    {
        return m_isSo && formOf(value) == m_form ? offered(value) : std::nullopt;
    }

private:
    std::optional<QString> offered(const QString &value) const
    {
        for (const OfferedValue &one : m_byExample.of({{m_field, value}}))
            if (one.field == m_field)
                return one.value;
        return std::nullopt;
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
    const ByExamples examples(made, byExample);
    const QString reason = reasonFor(made, values);
    CorrectionPlan plan(made);
    for (const FieldValue &one : values) {
        std::optional<QString> to = examples.of(one.value);
        if (!to && !reason.isEmpty() && one.why == reason)
            to = one.proposal;
        if (to && one.value != made.from && *to != one.value)
            plan.becomes.insert(one.value, *to);
    }
    return plan;
}

} // namespace intray
