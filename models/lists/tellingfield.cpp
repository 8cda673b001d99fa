// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/tellingfield.h"

#include <algorithm>

namespace intray {

using Neighbours = QPair<const Item *, const Item *>;

static QString nameOf(const Item &item, const NamingFields &fields)
{
    return rowWords(item.key, item.record, fields).name;
}

static QList<Neighbours> calledAlike(const QList<Item> &rows, const NamingFields &fields)
{
    QList<Neighbours> alike;
    QString before;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QString name = nameOf(rows.at(row), fields);
        if (row > 0 && name == before)
            alike << Neighbours(&rows.at(row - 1), &rows.at(row));
        before = name;
    }
    return alike;
}

/// How many of them it tells apart; what is long or missing tells nothing at a glance.
static qsizetype toldApartBy(const Field &field, const QList<Neighbours> &alike)
{
    constexpr qsizetype longest = 30;
    return std::ranges::count_if(alike, [&](const Neighbours &two) {
        const QString one = RecordSchema::textOf(two.first->record.value(field.name));
        const QString other = RecordSchema::textOf(two.second->record.value(field.name));
        return one != other && !one.isEmpty() && !other.isEmpty() &&
               std::max(one.size(), other.size()) <= longest;
    });
}

std::optional<Field> tellingField(const QList<Item> &rows, const NamingFields &fields)
{
    constexpr int oneIn = 4;
    const QList<Neighbours> alike = calledAlike(rows, fields);
    if (alike.isEmpty() || alike.size() * oneIn < rows.size() - 1)
        return std::nullopt;
    const auto told = [&](const Field &field) { return toldApartBy(field, alike); };
    const auto best = std::ranges::max_element(fields.all, {}, told);
    const bool tells = best != fields.all.end() && told(*best) * 2 >= alike.size();
    return tells ? std::optional(*best) : std::nullopt;
}

} // namespace intray
