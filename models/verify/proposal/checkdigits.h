// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

namespace intray {

/// A number with a check digit, such as an IBAN, by the kind of its check.
struct CheckedNumber
{
    QString name; ///< As people call it: "IBAN", "ISBN", "EAN", "ISSN", "VAT", "Luhn".
    bool (*holds)(const QString &text); ///< Digits and capital letters alone.
};
const QList<CheckedNumber> &checkedNumbers();

/// Whether a field's values have a check digit (nearly all right ones keep one of the checks, or
/// the field is called so), and the one slip that makes another value right. Immutable; any thread.
class CheckDigits
{
public:
    explicit CheckDigits(const FieldValues &values);

    bool isChecked() const { return m_check != nullptr; }
    bool holds(const QString &value) const;
    /// Letters taken for digits, or two neighbours swapped. None if several slips would do, or
    /// none: a check digit does not tell which digit is wrong.
    QList<MeantValue> candidates(const QString &value) const;

private:
    const CheckedNumber *m_check = nullptr;
};

} // namespace intray
