// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/formcolumns.h"

#include "schema/intraywords.h"

#include <algorithm>

namespace intray {

int formColumns(const QJsonObject &schema)
{
    const int said = intrayWords(schema).value(QStringLiteral("columns")).toInt(1);
    return std::clamp(said, 1, mostFormColumns);
}

} // namespace intray
