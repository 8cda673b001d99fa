// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/zipdirectory.h"

#include <QByteArray>
#include <QFile>
#include <QtEndian>

namespace intray {

namespace {

// As APPNOTE.TXT of PKWARE has them, 4.3.14 to 4.3.16.
constexpr qint64 longestTail = 22 + 0xFFFF;
constexpr qsizetype locatorBytes = 20;
constexpr quint16 standsElsewhere = 0xFFFF;

QByteArray bytesAt(QFile &file, qint64 place, qint64 most)
{
    return file.seek(place) ? file.read(most) : QByteArray();
}

/// The number of a file that is too large for the old directory.
quint64 partsOfLarge(QFile &file, const QByteArray &tail, qsizetype end)
{
    const QByteArray locator = tail.mid(std::max<qsizetype>(0, end - locatorBytes), locatorBytes);
    if (!locator.startsWith("PK\x06\x07") || locator.size() < locatorBytes)
        return standsElsewhere;
    const auto place = qFromLittleEndian<quint64>(locator.constData() + 8);
    const QByteArray record =
        place < quint64(file.size()) ? bytesAt(file, qint64(place), 56) : QByteArray();
    return record.size() < 56 ? standsElsewhere
                              : qFromLittleEndian<quint64>(record.constData() + 32);
}

} // namespace

quint64 partsSaidBy(QFile &file)
{
    const qint64 before = file.pos();
    const qint64 tailBytes = std::min(file.size(), longestTail + locatorBytes);
    const QByteArray tail = bytesAt(file, file.size() - tailBytes, tailBytes);
    const qsizetype end = tail.lastIndexOf("PK\x05\x06");
    quint64 parts = 0;
    if (end >= 0 && tail.size() >= end + 22)
        parts = qFromLittleEndian<quint16>(tail.constData() + end + 10);
    if (parts == standsElsewhere)
        parts = partsOfLarge(file, tail, end);
    file.seek(before);
    return parts;
}

} // namespace intray
