// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/mapping.h"

namespace intray {

bool FieldMapping::isRenaming() const
{
    FieldMapping plain;
    plain.field = field;
    plain.from = from;
    plain.joint = joint;
    return from.size() == 1 && *this == plain;
}

QStringList Mapping::besideRecord() const
{
    return priorityFrom.isEmpty() ? contextFrom : QStringList{priorityFrom} + contextFrom;
}

QStringList Mapping::onlyBeside() const
{
    QStringList only = besideRecord();
    for (const FieldMapping &field : fields)
        only.removeAll(field.field);
    return only;
}

QStringList Mapping::columns() const
{
    QStringList named = leftOut + besideRecord();
    for (const FieldMapping &field : fields)
        named += field.from;
    named.removeDuplicates();
    return named;
}

} // namespace intray
