// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/columncontent.h"

#include <cmath>

namespace intray {

static constexpr qsizetype examples = 5;

ColumnContent::ColumnContent(const ColumnProfile &column, const QStringList &placeholders,
                             double least)
    : m_column(column)
    , m_placeholders(placeholders)
    , m_least(least)
    , m_nothing(column.empty())
{
    for (const ColumnProfile::Counted &one : column.values())
        if (placeholders.contains(one.value.trimmed())) {
            m_nothing += one.count;
        } else {
            m_values << one;
            m_count += one.count;
        }
}

qint64 ColumnContent::keeping(const Keeps &keeps) const
{
    qint64 count = 0;
    for (const ColumnProfile::Counted &one : m_values)
        count += keeps(one.value) ? one.count : 0;
    return count;
}

bool ColumnContent::isMostly(const Keeps &keeps) const
{
    return isMostly(keeps, m_least);
}

bool ColumnContent::isMostly(const Keeps &keeps, double least) const
{
    const double most = double(m_count) * (1 - least);
    qint64 others = 0;
    for (const ColumnProfile::Counted &one : m_values)
        if (!keeps(one.value) && double(others += one.count) > most)
            return false;
    return isEnough();
}

RuleProposal ColumnContent::proposal(const QString &kind, const QString &sentence,
                                     const Keeps &keeps) const
{
    RuleProposal proposal;
    proposal.rule = field() + u':' + kind;
    proposal.kind = kind;
    proposal.fields = {field()};
    proposal.sentence = sentence;
    qint64 fits = 0;
    for (const ColumnProfile::Counted &one : m_values) {
        if (keeps(one.value))
            fits += one.count;
        else if (proposal.broken.size() < examples)
            proposal.broken << one.value;
    }
    const double scale = m_count == 0 ? 1 : double(records() - m_nothing) / double(m_count);
    proposal.of = std::llround(double(m_count) * scale);
    proposal.fits = std::llround(double(fits) * scale);
    return proposal;
}

} // namespace intray
