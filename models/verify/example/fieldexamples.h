// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/byexample.h"
#include "verify/example/seencolumn.h"

namespace intray {

/// What people made of a field's values, as far as it is a matter of form: what is offered for its
/// other values, and how far that may be trusted, seen from how well some of the examples tell the
/// others. Two examples are enough; one is, if it makes ten records keep the rules. What was
/// replaced by another value of the same form teaches nothing here. Where a program needs what
/// other fields say, it is offered only where these are known. Made once, then constant; any
/// thread.
class FieldExamples
{
public:
    using Complies = std::function<bool(const QString &value)>;
    struct Offered
    {
        QString value;
        double sure = 0;    ///< From 0 to 1.
        QString likeBefore; ///< An example of it,
        QString likeAfter;  ///< and what was made of that.
    };

    FieldExamples() = default; ///< Offers nothing.
    /// `field`: its number in the column's records. `complies`: whether a value keeps the field's
    /// rules; null: it has none.
    FieldExamples(const SeenColumn &column, int field, const Complies &complies);

    /// Somebody did not want this for the value; the value itself: it is right as it is. It is not
    /// offered for that again, and for its form no more once that was so as often as not.
    void forget(const SourceCells &cells, const QString &refused);
    bool isEmpty() const { return m_changed.isEmpty(); } ///< Offers nothing.
    std::optional<Offered> of(const SourceCells &cells) const;

private:
    /// How often examples of a form were told right by others.
    struct Tally
    {
        int right = 0;
        int wrong = 0;
        int unknown = 0;

        double trust() const { return right / std::max(1.0, double(right + wrong)); }
    };

    void take(const SeenColumn &column, int field, const Complies &complies);
    void test(const ExampleColumn &column);
    void tally(const ByExample &made, const Example &example);
    qint64 repaired(const QList<ValueCount> &column, const Complies &complies) const;
    double trustIn(const QString &form) const;
    bool asksForChange(const QString &value) const;
    bool isForgotten(const QString &form) const;

    ByExample m_made;
    Complies m_complies;
    QList<Example> m_changed;
    QList<Example> m_left;      ///< As they were.
    QSet<QString> m_undecided;  ///< Now this was made of them, now that.
    QHash<QString, Tally> m_of; ///< By form.
    Tally m_all;
    QSet<std::pair<QString, QString>> m_refused;
    QHash<QString, int> m_refusals; ///< By form.
};

} // namespace intray
