// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/lookedup.h"

#include <algorithm>

namespace intray {

QString LookedUp::in(const LookupLine &line, const QString &column) const
{
    return line.texts.value(table.columns.indexOf(column));
}

QString LookedUp::meaningOf(const LookupLine &line, const LookupRule &rule) const
{
    return rule.says.isEmpty() ? line.texts.value(1) : in(line, rule.says);
}

QList<LookedUp::Beside> LookedUp::filledFrom(const LookupLine &line, const LookupRule &rule) const
{
    QList<Beside> filled;
    for (auto it = rule.fills.begin(); it != rule.fills.end(); ++it)
        if (const QString beside = in(line, it.value()); !beside.isEmpty())
            filled.append({it.key(), beside});
    return filled;
}

std::optional<LookedUp::Beside>
LookedUp::misfit(const LookupRule &rule,
                 const std::function<QString(const QString &)> &textOf) const
{
    std::optional<Beside> first;
    for (const LookupLine &line : lines) {
        const QList<Beside> filled = filledFrom(line, rule);
        const auto other = std::find_if(filled.begin(), filled.end(), [&](const Beside &beside) {
            return textOf(beside.field).trimmed() != beside.text.trimmed();
        });
        if (other == filled.end())
            return std::nullopt;
        if (!first)
            first = *other;
    }
    return first;
}

} // namespace intray
