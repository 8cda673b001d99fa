// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

#include <QHash>

#include <optional>

namespace intray {

/// A text taken apart as a number.
struct NumberReading
{
    QString unit; ///< What stands around it, without blanks: "oz", "%", "€"; may be empty.
    QStringList readings; ///< Digit by digit, as programs write it: "-1234.50". 1.234 has two.
    QString signs;        ///< Between its digits, each once: ",", ".,".
};
std::optional<NumberReading> numberIn(const QString &text);

/// Numbers in the form of a field, whatever signs, units and brackets they came with. A single sign
/// in front of three digits is what the column's other values tell, and their span. Immutable; any
/// thread.
class NumberForms
{
public:
    explicit NumberForms(const FieldValues &values);

    bool isNumber() const { return m_form.has_value(); }
    QList<MeantValue> candidates(const QString &value) const;

private:
    void learn(const FieldValues &values);
    void learnSpan(QList<double> numbers);
    bool isOwnUnit(const QString &unit) const;
    bool isInSpan(double number) const;
    QStringList likely(const NumberReading &number) const;
    QString written(const QString &bare) const;

    std::optional<NumberForm> m_form;
    bool m_isPlain = false; ///< A number in JSON.
    std::optional<std::pair<double, double>> m_span;
    QHash<QString, qint64> m_units;
    QHash<QChar, qint64> m_decimals; ///< Which sign is surely the one of fractions, how often.
    QHash<QChar, qint64> m_groups;   ///< And which one parts thousands.
    int m_places = -1;               ///< All right values have so many digits behind it; -1: not.
    bool m_keepsZeros = false;       ///< Right values end with zeros.
};

} // namespace intray
