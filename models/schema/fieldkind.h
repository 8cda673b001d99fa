// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "schema/dateform.h"
#include "schema/numberform.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <optional>

namespace intray {

/// What a field's text is: any text, or one of the things that people write down in a form of their
/// own. The text stays as it was written; the kind says whether it is one, and what it is worth to
/// compare with. A value; any thread.
class FieldKind
{
public:
    enum class Kind { Text, Whole, Number, Date, Time, DateTime, Email, Phone, Web, YesNo };

    FieldKind() = default; ///< Any text.
    /// Invalid with a sentence: there is no such kind, or it has no such format.
    static Outcome<FieldKind> from(const QString &kind, const QString &format);
    static QStringList names(); ///< "text", "whole", "number", "date", ...

    Kind kind() const { return m_kind; }
    QString name() const;
    QString format() const; ///< Of numbers, days and times; else empty.
    bool keeps(QStringView text) const;
    /// What it is worth in the order of its kind: the number, or days; none: it is not of the kind,
    /// or the kind has no order.
    std::optional<double> scale(QStringView text) const;
    /// The value of that worth, as the field writes it.
    QString write(double scale) const;
    /// What a value looks like, such as "a date like 31.01.2026"; empty for any text.
    QString example() const;
    /// The same with the number as it is shown to whoever reads it.
    QString example(const std::function<QString(const QString &number)> &shown) const;
    bool isOrdered() const { return m_date || m_number; }
    /// Whether values of both can be compared.
    bool isLike(const FieldKind &other) const;

private:
    Kind m_kind = Kind::Text;
    std::optional<DateForm> m_date;
    std::optional<NumberForm> m_number;
};

} // namespace intray
