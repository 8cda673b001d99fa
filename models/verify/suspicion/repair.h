// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// What people do to values of a field again and again, seen from what they put right: something
/// comes off in front or behind, or is replaced inside. "12.0 oz" -> "12.0" teaches it for all
/// other numbers with this unit. A plain value.
struct Repair
{
    enum class Where { InFront, Behind, Inside };

    Where where = Where::Inside;
    QString from; ///< Never empty.
    QString to;
    double worked = 0; ///< So many values became by it what was made of them.
    double failed = 0; ///< So many became something else, or were left as they were.

    /// How likely it is the right thing to do where it can be done.
    double trust() const { return worked / (worked + failed + 1); }
    /// The value after it; nothing where it changes nothing.
    std::optional<QString> of(const QString &value) const;

    bool isSameAs(const Repair &other) const
    {
        return where == other.where && from == other.from && to == other.to;
    }
};

/// A value and what somebody made of it; equal, if it was left as it was.
struct HandledValue
{
    QString before;
    QString after;

    bool isChanged() const { return before != after; }
};

/// The repairs that are worth trying, the most trusted first: each worked for two values at least.
/// `column`: what stands in the field. What of it is written as people made others is right, so a
/// repair that would change it fails there.
QList<Repair> repairsIn(const QList<HandledValue> &handled, const QStringList &column = {});

} // namespace intray
