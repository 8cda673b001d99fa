// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/itempage.h"

#include "queue/briefrecord.h"
#include "queue/times.h"
#include "queue/valuetext.h"

#include <QJsonDocument>

namespace intray {

static QJsonArray placeOf(const ItemOrder &order, const Item &item)
{
    switch (order.by) {
    case ItemOrder::By::ClaimOrder:
    case ItemOrder::By::Priority:
        return {isoTime(item.line.isValid() ? item.line : item.availableAt), item.rank,
                item.id.value()};
    case ItemOrder::By::Key:
        return {item.key, item.id.value()};
    case ItemOrder::By::Field:
        return {beginningOf(textOfValue(item.record.value(order.field))), item.id.value()};
    case ItemOrder::By::Created:
        break;
    }
    return {item.id.value()};
}

Cursor cursorFor(const ItemOrder &order, const Item &item)
{
    const QByteArray json = QJsonDocument(placeOf(order, item)).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(
        json.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

QJsonArray placeIn(const Cursor &cursor)
{
    const QByteArray json =
        QByteArray::fromBase64(cursor.toLatin1(), QByteArray::Base64UrlEncoding);
    return QJsonDocument::fromJson(json).array();
}

} // namespace intray
