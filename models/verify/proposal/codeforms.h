// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/codeform.h"
#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

#include <QHash>
#include <QSet>

namespace intray {

struct FilledCode;

/// The forms in which a field's right values are built (telephone numbers, postcodes, accounts),
/// and the digits and letters of another value put into them, in their order. Immutable; any
/// thread.
class CodeForms
{
public:
    explicit CodeForms(const FieldValues &values);

    /// Whether the values are codes: nearly all of a few forms, with digits in them.
    bool isCode() const { return !m_forms.isEmpty(); }
    bool isTelephone() const { return m_isTelephone; }
    const QList<CodeForm> &forms() const { return m_forms; }
    /// Whether some of the right values have the form of this one.
    bool isUsual(const QString &value) const;
    /// Whether hardly any has, or far more write the same in another one. Few values tell nothing.
    bool isStrange(const QString &value) const;
    /// What the value would be in the field's forms, the surest first; where it can be parted in
    /// several ways and the field knows none of them, nothing.
    QList<MeantValue> candidates(const QString &value) const;

private:
    void learn(const FieldValues &values);
    void learnDialCode(const FieldValues &values);
    void keepUsual(const QHash<QString, CodeForm> &all);
    bool mayBeMeant(const QString &value, const FilledCode &code) const;
    bool isAnotherThing(const QString &value, const QString &dialled) const;

    QList<CodeForm> m_forms;
    QSet<QString> m_shapesOfDays;
    QHash<QString, qint64> m_shapes;     ///< Of all right values.
    QHash<QString, qint64> m_beginnings; ///< Their first runs of digits.
    qint64 m_records = 0;
    bool m_isTelephone = false;
    QString m_dialCode; ///< Of nearly all values that came with one.
    bool m_isByPattern = false;
};

} // namespace intray
