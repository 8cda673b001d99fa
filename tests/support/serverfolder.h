// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <QTemporaryDir>

namespace intray {

/// Who a server runs as. Servers refuse root: a test that runs as root lends them the user that the
/// server's package has made; any other test runs them as itself.
struct Account
{
    QString name;
    uid_t user = 0;
    gid_t group = 0;
    bool changes = false; ///< Not the user the test runs as.
};

/// The account for servers of this package; ends the test with a sentence if the user is missing.
Account accountFor(const QString &user, const QString &package);

/// The folder of one server, owned by its account and gone with this object. What a killed test has
/// left behind goes when a folder is made a minute later.
class ServerFolder
{
public:
    explicit ServerFolder(const Account &account);
    ~ServerFolder();
    Q_DISABLE_COPY_MOVE(ServerFolder)

    const Account &account() const { return m_account; }
    QString path() const { return m_folder.path(); }
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

    /// Writes a file below the folder that only the account can read, and gives its path.
    QString write(const QString &name, const QByteArray &text) const;
    /// All of a file below the folder; empty if there is none.
    QByteArray read(const QString &name) const;

private:
    Account m_account;
    QTemporaryDir m_folder;
    int m_lock = -1;
};

/// A port of the loopback that nobody listens on, below those that the system gives to clients:
/// while a server is down, no client's own end can take its port.
quint16 freePort();

} // namespace intray
