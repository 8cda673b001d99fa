// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importhold.h"

#include "store/importing/ownplace.h"
#include "store/line/connection.h"
#include "store/line/drivererror.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace intray {

namespace {

constexpr qint64 leastRoom = 64 * 1024;
constexpr qint64 mostRoom = 16 * 1024 * 1024; // the log and what it holds for the file, twice
constexpr qint64 blockBytes = 64 * 1024;

/// Where the mark of an import lies that comes from this machine: beside a file, which others share
/// with us, or where this user's programs keep such things.
QString markOf(const Connection &connection, ImportId import)
{
    const QString ending = QStringLiteral("-import-%1").arg(import.value());
    if (!connection.url().isServer())
        return connection.url().path() + ending;
    const QByteArray address = connection.url().text().toUtf8();
    const QByteArray digest = QCryptographicHash::hash(address, QCryptographicHash::Sha256).toHex();
    return ownPlace() + QStringLiteral("intray-") + QString::fromLatin1(digest.left(16)) + ending;
}

QString roomOf(const Connection &connection, ImportId import)
{
    return connection.url().path() + QStringLiteral("-room-%1").arg(import.value());
}

/// Written, because a file that only claims to be long takes no room.
bool takeRoom(const QString &path, qint64 bytes)
{
    QFile file(path);
    const QByteArray block(blockBytes, '\0');
    bool isWritten = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    for (qint64 at = 0; isWritten && at < bytes; at += block.size())
        isWritten = file.write(block) == block.size();
    return isWritten;
}

} // namespace

ImportHold::Room::~Room()
{
    QFile::remove(path);
}

ImportHold::ImportHold(const QString &mark)
    : m_mark(std::make_unique<QLockFile>(mark))
{
    m_mark->setStaleLockTime(0);
    m_mark->tryLock();
}

Outcome<ImportHold> ImportHold::take(const Connection &connection, ImportId import, qint64 bytes)
{
    ImportHold hold(markOf(connection, import));
    if (connection.url().isServer())
        return hold;
    hold.m_room = std::make_unique<Room>(roomOf(connection, import));
    if (!takeRoom(hold.m_room->path, std::clamp(4 * bytes, leastRoom, mostRoom)))
        return tl::unexpected<Error>(errorOf(Error::Kind::DiskFull, {}, false));
    return hold;
}

bool ImportHold::isGivenUp(const Connection &connection, ImportId import)
{
    const QString path = markOf(connection, import);
    if (!QFileInfo::exists(path))
        return false;
    QLockFile mark(path);
    mark.setStaleLockTime(0);
    return mark.tryLock();
}

void ImportHold::freeRoom(const Connection &connection, ImportId import)
{
    if (!connection.url().isServer())
        QFile::remove(roomOf(connection, import));
}

} // namespace intray
