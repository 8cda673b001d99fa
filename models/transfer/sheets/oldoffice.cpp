// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/oldoffice.h"

#include <QByteArray>
#include <QFile>
#include <QtEndian>

namespace intray {

namespace {

constexpr qint64 headerBytes = 512;
/// A locked workbook has some ten streams of 128 bytes each.
constexpr qint64 directoryBytes = 64 * 1024;

QByteArray streamName(QStringView name)
{
    QByteArray bytes;
    for (const QChar c : name)
        bytes.append(char(c.unicode() & 0xFF)).append(char(c.unicode() >> 8));
    return bytes.append(2, '\0');
}

QByteArray directoryOf(QFile &file, const QByteArray &header)
{
    const auto shift = qFromLittleEndian<quint16>(header.constData() + 30);
    const auto sector = qFromLittleEndian<quint32>(header.constData() + 48);
    const qint64 place = (qint64(sector) + 1) << (shift == 12 ? 12 : 9);
    return file.seek(place) ? file.read(directoryBytes) : QByteArray();
}

bool hasStream(const QByteArray &directory, QStringView name)
{
    return directory.contains(streamName(name));
}

} // namespace

CompoundKind compoundKindOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return CompoundKind::None;
    const QByteArray header = file.read(headerBytes);
    if (!header.startsWith("\xD0\xCF\x11\xE0"))
        return CompoundKind::None;
    if (header.size() < headerBytes)
        return CompoundKind::Other;
    const QByteArray directory = directoryOf(file, header);
    if (hasStream(directory, u"EncryptedPackage"))
        return CompoundKind::LockedSpreadsheet;
    if (hasStream(directory, u"Workbook") || hasStream(directory, u"Book"))
        return CompoundKind::OldSpreadsheet;
    return CompoundKind::Other;
}

} // namespace intray
