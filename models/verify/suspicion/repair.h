// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// A change that people make to values of a field again and again, learned from their corrections:
/// they remove something at the beginning or the end, or replace something inside. "12.0 oz" ->
/// "12.0" is learned for all other numbers with this unit. A plain value.
struct Repair
{
    enum class Where { InFront, Behind, Inside };

    Where where = Where::Inside;
    QString from; ///< Never empty.
    QString to;
    double worked = 0; ///< So many values became by it what was made of them.
    double failed = 0; ///< So many became something else, or were left as they were.

    /// How likely this change is right for a value to which it can be made.
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

/// The repairs that are worth trying, the most trusted first; each worked for at least two values.
/// `column`: the values of the field. Those that have the form of corrected values are right, so a
/// repair that would change one of them counts as failed there.
QList<Repair> repairsIn(const QList<HandledValue> &handled, const QStringList &column = {});

} // namespace intray
