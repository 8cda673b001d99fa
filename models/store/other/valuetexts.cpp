// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/valuetexts.h"

#include <QDateTime>
#include <QLocale>
#include <QStringDecoder>
#include <QVariant>

#include <cmath>

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

QString shortestText(double number)
{
    constexpr double plainBelow = 1e15;
    constexpr double plainFrom = 1e-5;
    const double size = std::abs(number);
    const bool isPlain = size == 0 || (size < plainBelow && size >= plainFrom);
    return QString::number(number, isPlain ? 'f' : 'g', QLocale::FloatingPointShortest);
}

QString textOfValue(const QVariant &value, Dialect dialect)
{
    const bool isBytes = dialect == Dialect::Sqlite && value.typeId() == QMetaType::QByteArray;
    return isBytes ? QString() : textOfValue(value);
}

QString textOfValue(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QByteArray:
        return textOfBytes(value.toByteArray());
    case QMetaType::Double:
        return shortestText(value.toDouble());
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
