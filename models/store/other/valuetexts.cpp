// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/valuetexts.h"

#include <QDateTime>
#include <QStringDecoder>
#include <QVariant>

namespace intray {

namespace {

QString textOfTime(const QDateTime &time)
{
    const bool isFine = time.time().msec() != 0;
    return time.toString(isFine ? Qt::ISODateWithMs : Qt::ISODate);
}

/// Bytes that are text in UTF-8 as text; a null text if they are none.
QString textOfBytes(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    return decoder.hasError() || bytes.contains('\0') ? QString() : text + QLatin1StringView("");
}

} // namespace

QString textOfValue(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QByteArray:
        return textOfBytes(value.toByteArray());
    case QMetaType::Bool:
        return value.toBool() ? QStringLiteral("1") : QStringLiteral("0");
    case QMetaType::QDate:
        return value.toDate().toString(Qt::ISODate);
    case QMetaType::QTime:
        return value.toTime().toString(Qt::ISODate);
    case QMetaType::QDateTime:
        return textOfTime(value.toDateTime());
    default:
        return value.toString();
    }
}

} // namespace intray
