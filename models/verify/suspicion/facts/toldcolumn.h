// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/valuecounts.h"

#include <QMap>
#include <QString>

#include <optional>

namespace intray {

/// What the values of a column tell, whatever their form: "7:05 a.m.", "07:05" and "Dec 2 7:05a"
/// are one time where a column tells times. Knows the form that most are written in. A plain value.
class ToldColumn
{
public:
    enum class Kind { Text, Number, Time, Day, Moment };

    ToldColumn() = default;
    explicit ToldColumn(const QList<ValueCount> &values);

    /// Equal for values that tell the same; empty for an empty one.
    QString meaningOf(const QString &value) const;
    bool isUsual(const QString &value) const; ///< Written as most are.
    /// What tells this in the usual form, if that can be written without having seen it.
    std::optional<QString> written(const QString &meaning) const;
    /// How much likelier the usual form is than that of the value; 0 where both are usual.
    double doubtOfForm(const QString &value) const;
    double usualShare() const { return forms.value(usual); } ///< Of the values that are not empty.

    // What is kept of it.
    Kind kind = Kind::Text;
    int dayOrder = 0; ///< A DayOrder.
    QString usual;    ///< The form of most values.
    bool isPadded = false;
    QMap<QString, double> forms; ///< Their shares of the values that are not empty.

    /// The forms of these are taken for the usual ones.
    void learnForm(const QList<ValueCount> &values);

private:
    QString formOf(const QString &value) const;
};

} // namespace intray
