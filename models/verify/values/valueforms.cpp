// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/textruns.h"
#include "verify/values/fieldvalue.h"

#include <QHash>

#include <algorithm>

namespace intray {

QList<ValueForm> formsOf(const QList<FieldValue> &values)
{
    QHash<QString, ValueForm> forms;
    QHash<QString, qint64> mostOf;
    for (const FieldValue &one : values) {
        const QString form = exactFormOf(one.value);
        ValueForm &its = forms[form];
        its.form = form;
        if (one.records > std::exchange(mostOf[form], std::max(mostOf.value(form), one.records)))
            its.example = one.value;
        ++its.values;
        its.records += one.records;
        its.complying += one.complies ? one.records : 0;
    }
    QList<ValueForm> sorted = forms.values();
    std::ranges::sort(sorted, [](const ValueForm &a, const ValueForm &b) {
        return a.records != b.records ? a.records > b.records : a.form < b.form;
    });
    return sorted;
}

} // namespace intray
