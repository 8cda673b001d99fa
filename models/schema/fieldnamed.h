// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// The field of that name, or null. It lives as long as the list does.
inline const Field *fieldNamed(const QList<Field> &fields, const QString &name)
{
    for (const Field &field : fields)
        if (field.name == name)
            return &field;
    return nullptr;
}

} // namespace intray
