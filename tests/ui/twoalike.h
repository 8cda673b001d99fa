// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/windowfixture.h"

namespace intray {

/// A name that no other number has.
inline QString madeName(int number, quint64 salt)
{
    return QString::number(quint64(number + 3) * salt, 36).left(9);
}

/// Forty customers that are nobody twice, and D-1 and D-2, who are likely the same. D-1 comes
/// first.
inline void addTwoAlike(WindowFixture &desk)
{
    const auto person = [](const QString &key, const QString &name, const QString &street) {
        NewItem item;
        item.key = key;
        item.priority = key == QStringLiteral("D-1") ? 5 : 0;
        item.record = {{QStringLiteral("name"), name},
                       {QStringLiteral("city"), QStringLiteral("opp")},
                       {QStringLiteral("note"), street}};
        return item;
    };
    const QString street = QStringLiteral("Steinweg 4711");
    QList<NewItem> items{
        person(QStringLiteral("D-1"), QStringLiteral("Magdalena Rosner"), street),
        person(QStringLiteral("D-2"), QStringLiteral("Magdalena Rossner"), street)};
    for (int i = 0; i < 40; ++i)
        items << person(QStringLiteral("P-%1").arg(i), madeName(i, 0x9e3779b97f4a7c15ULL),
                        madeName(i, 0xd6e8feb86659fd93ULL));
    desk.elsewhere(QStringLiteral("anna"), [&](Store &store) {
        return std::ranges::all_of(items, [&](const NewItem &item) {
            return store.addItem(QStringLiteral("customers"), item).has_value();
        });
    });
}

} // namespace intray
