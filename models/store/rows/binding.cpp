// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/binding.h"

#include "queue/heldlock.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace intray {

QString jsonText(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QString idsText(const QList<ItemId> &items)
{
    QJsonArray ids;
    for (const ItemId item : items)
        ids << item.value();
    return jsonText(ids);
}

QList<ItemId> idsIn(const QString &ids)
{
    QList<ItemId> items;
    for (const QJsonValue id : QJsonDocument::fromJson(ids.toUtf8()).array())
        items << ItemId(id.toInteger());
    return items;
}

QString locksText(const QList<SeenLock> &locks)
{
    QJsonArray seen;
    for (const SeenLock &one : locks)
        seen << QJsonObject{{QStringLiteral("item"), one.item.value()},
                            {QStringLiteral("lock"), uuidOrNone(one.lock)}};
    return jsonText(seen);
}

QVariant textOrNull(const QString &text)
{
    return text.isEmpty() ? QVariant(QString()) : QVariant(text);
}

QString uuidOrNone(const QString &id)
{
    return QUuid::fromString(id).toString(QUuid::WithoutBraces);
}

} // namespace intray
