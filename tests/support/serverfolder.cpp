// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverfolder.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <cstddef>
#include <cstdio>

namespace intray {

static const QString folderPrefix = QStringLiteral("intray-server-");
static const QString lockName = QStringLiteral(".held");

Account accountFor(const QString &user, const QString &package)
{
    const bool changes = ::geteuid() == 0;
    const passwd *entry = changes ? ::getpwnam(user.toUtf8()) : ::getpwuid(::geteuid());
    if (!entry)
        qFatal("There is no user %s for the test's server. Install the package %s.",
               qPrintable(user), qPrintable(package));
    return {QString::fromUtf8(entry->pw_name), entry->pw_uid, entry->pw_gid, changes};
}

static int lockFile(const QString &path)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0)
        return file;
    if (file >= 0)
        ::close(file);
    return -1;
}

// A young folder may be about to be locked by its maker.
static bool mayBeAbandoned(const QFileInfo &lock)
{
    return lock.exists() && lock.lastModified().secsTo(QDateTime::currentDateTime()) > 60;
}

static void removeIfAbandoned(const QString &folder)
{
    const QString lock = folder + u'/' + lockName;
    const int file = mayBeAbandoned(QFileInfo(lock)) ? lockFile(lock) : -1;
    if (file < 0)
        return;
    QDir(folder).removeRecursively();
    ::close(file);
}

static void removeAbandonedFolders()
{
    const QDir temporary(QDir::tempPath());
    for (const QString &name : temporary.entryList({folderPrefix + u'*'}, QDir::Dirs))
        removeIfAbandoned(temporary.filePath(name));
}

ServerFolder::ServerFolder(const Account &account)
    : m_account(account)
    , m_folder(QDir::tempPath() + u'/' + folderPrefix + QStringLiteral("XXXXXX"))
{
    const QByteArray folder = QFile::encodeName(path());
    if (!m_folder.isValid() || ::chmod(folder, 0755) != 0 ||
        (account.changes && ::chown(folder, account.user, account.group) != 0))
        qFatal("The folder %s for a server cannot be made.", qPrintable(path()));
    m_lock = lockFile(filePath(lockName));
    removeAbandonedFolders();
}

ServerFolder::~ServerFolder()
{
    m_folder.remove();
    ::close(m_lock);
}

QString ServerFolder::write(const QString &name, const QByteArray &text) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written: %s", qPrintable(file.fileName()),
               qPrintable(file.errorString()));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (m_account.changes && ::fchown(file.handle(), m_account.user, m_account.group) != 0)
        qFatal("%s cannot be given to %s.", qPrintable(file.fileName()),
               qPrintable(m_account.name));
    return file.fileName();
}

QByteArray ServerFolder::read(const QString &name) const
{
    QFile file(filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static bool isFree(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool free = ::bind(probe, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0;
    ::close(probe);
    return free;
}

/// Another test's server may listen on the port only a moment after it was free. So each test keeps
/// a name of the system for its ports until it ends.
static bool isTakenByUs(quint16 port)
{
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    const int length = std::snprintf(name.sun_path + 1, sizeof name.sun_path - 1,
                                     "intray-port-of-a-test-%u", unsigned(port));
    const int keeper = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    const auto size = socklen_t(offsetof(sockaddr_un, sun_path) + 1 + size_t(length));
    if (::bind(keeper, reinterpret_cast<sockaddr *>(&name), size) == 0)
        return true;
    ::close(keeper);
    return false;
}

static int firstPortOfClients()
{
    QFile range(QStringLiteral("/proc/sys/net/ipv4/ip_local_port_range"));
    const int first = range.open(QIODevice::ReadOnly)
                          ? range.readAll().simplified().split(' ').value(0).toInt()
                          : 0;
    return qBound(12000, first, 60000);
}

quint16 freePort()
{
    static const int end = firstPortOfClients();
    for (int tries = 0; tries < 1000; ++tries) {
        const auto port = quint16(QRandomGenerator::system()->bounded(10000, end));
        if (isFree(port) && isTakenByUs(port))
            return port;
    }
    qFatal("No port of the loopback is free for a test's server.");
}

} // namespace intray
