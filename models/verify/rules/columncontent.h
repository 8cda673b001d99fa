// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/columnprofile.h"
#include "verify/rules/ruleproposal.h"

#include <functional>

namespace intray {

/// What a column says once its placeholders are left out, and the proposals that are made of it.
class ColumnContent
{
public:
    using Keeps = std::function<bool(const QString &value)>;

    /// `least`: the share of the values that a rule must fit to be proposed.
    ColumnContent(const ColumnProfile &column, const QStringList &placeholders, double least);

    const QString &field() const { return m_column.field(); }
    const ColumnProfile &column() const { return m_column; }
    const QStringList &placeholders() const { return m_placeholders; }
    const QList<ColumnProfile::Counted> &values() const { return m_values; }
    double least() const { return m_least; }
    /// Records with a value, counted on the values that were kept.
    qint64 count() const { return m_count; }
    qint64 records() const { return m_column.records(); }
    /// Records with no value, or with a placeholder.
    qint64 nothing() const { return m_nothing; }
    /// Fewer than this prove nothing.
    bool isEnough() const { return m_count >= 20; }
    qint64 keeping(const Keeps &keeps) const;
    /// Stops as soon as the share cannot be reached any more.
    bool isMostly(const Keeps &keeps) const;
    bool isMostly(const Keeps &keeps, double least) const;
    /// A proposal about this field, its counts and examples filled in.
    RuleProposal proposal(const QString &kind, const QString &sentence, const Keeps &keeps) const;

private:
    const ColumnProfile &m_column;
    QStringList m_placeholders;
    QList<ColumnProfile::Counted> m_values;
    double m_least;
    qint64 m_count = 0;
    qint64 m_nothing = 0;
};

} // namespace intray
