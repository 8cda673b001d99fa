// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/row.h"

#include "queue/utf8text.h"

#include <QJsonDocument>

namespace intray {

static QJsonObject objectIn(const QString &text)
{
    return jsonOfUtf8(text.toUtf8()).object();
}

QJsonObject Row::json(const char *column) const
{
    return objectIn(text(column));
}

bool Row::isTrue(const char *column) const
{
    const QString text = value(column).toString();
    return text == QStringLiteral("1") || text == QStringLiteral("t") ||
           text == QStringLiteral("true");
}

QVariant JsonRow::value(const char *column) const
{
    const QJsonValue value = m_object.value(QLatin1StringView(column));
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.isNull() || value.isUndefined() ? QVariant() : value.toVariant();
}

QJsonObject JsonRow::json(const char *column) const
{
    const QJsonValue value = m_object.value(QLatin1StringView(column));
    return value.isString() ? objectIn(value.toString()) : value.toObject();
}

} // namespace intray
