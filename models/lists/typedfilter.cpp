// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/typedfilter.h"

namespace intray {

std::optional<TypedFilter> typedFilter(const QString &text, const QList<ItemColumn> &columns)
{
    const QString typed = text.trimmed();
    std::optional<TypedFilter> found;
    qsizetype longest = 0;
    for (int column = 0; column < columns.size(); ++column) {
        const ItemColumn &one = columns.at(column);
        const QString name = one.title + u':';
        if (!one.isFilterable() || name.size() <= longest ||
            !typed.startsWith(name, Qt::CaseInsensitive))
            continue;
        longest = name.size();
        found = TypedFilter{column, typed.mid(longest).trimmed()};
    }
    return found;
}

QString typedText(const ItemColumn &column, const QString &wanted)
{
    return column.title + QStringLiteral(": ") + wanted;
}

} // namespace intray
