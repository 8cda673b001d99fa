// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/severalvalues.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace intray {

SeveralValues SeveralValues::of(const QJsonObject &words)
{
    SeveralValues several;
    for (const QJsonValue value : words.value(QStringLiteral("several")).toArray())
        several.known << value.toString();
    several.separator = words.value(QStringLiteral("separator")).toString(several.separator);
    return several;
}

QStringList SeveralValues::in(const QString &text) const
{
    const QString sign = separator.trimmed();
    QStringList values;
    for (const QString &value : text.split(sign.isEmpty() ? separator : sign))
        if (const QString trimmed = value.trimmed(); !trimmed.isEmpty())
            values << trimmed;
    return values;
}

QStringList SeveralValues::unknownIn(const QString &text) const
{
    QStringList values = in(text);
    values.removeIf([this](const QString &value) { return known.contains(value); });
    return values;
}

} // namespace intray
