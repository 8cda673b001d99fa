// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// How a column writes its numbers, said by how it writes a thousand two hundred thirty-four and a
/// half: "1234.5", "1,234.5", "1.234,5", "$1,234.5", "1234.5 oz", "1234.5%"; and for whole numbers
/// "1234" or "1,234". What stands before and behind belongs to every value. A value; any thread.
class NumberForm
{
public:
    /// None: the text is no such sample.
    static std::optional<NumberForm> fromText(const QString &sample);

    QString text() const;
    bool isWhole() const { return m_decimal.isNull(); }
    /// The unit or sign alone, such as "oz" or "$"; may be empty.
    QString unit() const { return (m_before + m_behind).trimmed(); }
    /// The number that the text is; none: it is not written in this form.
    std::optional<double> read(QStringView text) const;
    QString write(double number) const;
    /// The number alone, digit by digit, as programs write it: "-1234.5". None: the text is not
    /// written in this form.
    std::optional<QString> bare(QStringView text) const;

    /// The same with other signs between thousands and before the fraction; null: none.
    NumberForm withSigns(QChar group, QChar decimal) const;
    /// The text, digit by digit, in a form that differs from this one in its signs only. A group's
    /// sign is left out where the other form has none. None: the text is not written in this form.
    std::optional<QString> rewritten(QStringView text, const NumberForm &to) const;

private:
    std::optional<qsizetype> digitsBegin(QStringView text, bool *isNegative = nullptr) const;
    std::optional<double> readDigits(QStringView digits, bool isNegative) const;
    bool isGrouped(QStringView whole) const;

    QString m_before;
    QString m_behind;
    QChar m_group;   ///< Null: none.
    QChar m_decimal; ///< Null: whole numbers only.
};

} // namespace intray
