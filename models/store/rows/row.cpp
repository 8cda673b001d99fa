// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/row.h"

#include "queue/utf8text.h"
#include "store/rows/sqlfailure.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

static QJsonObject objectIn(const QString &text)
{
    return jsonOfUtf8(text.toUtf8()).object();
}

QJsonObject Row::json(const char *column) const
{
    const QString stored = text(column);
    if (stored.isEmpty() || stored == QStringLiteral("null"))
        return {};
    QJsonParseError problem;
    const QJsonDocument document = jsonOfUtf8(stored.toUtf8(), &problem);
    if (document.isNull())
        throw SqlFailure{
            {Error::Kind::Damaged,
             QCoreApplication::translate(
                 "Store", "What the database keeps of a record cannot be read. Nothing was "
                          "changed. Tell an administrator."),
             QStringLiteral("%1: %2, %3")
                 .arg(QLatin1StringView(column), problem.errorString(),
                      QString::number(problem.offset))}};
    return document.object();
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
