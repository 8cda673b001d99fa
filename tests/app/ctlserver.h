// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctlfixture.h"

#include <QProcess>

#include <functional>
#include <memory>

namespace intray {

/// A server of the test's own as somebody with a shell meets it: logins with passwords, and
/// intrayctl. The database "desk" is set up, by the login "dba"; each login's password is
/// passwordOf() it.
class CtlServer
{
public:
    virtual ~CtlServer() = default;
    Q_DISABLE_COPY_MOVE(CtlServer)

    /// The one of this kind ("postgresql", "mariadb"), started at its first use.
    static CtlServer &of(const QString &engine);
    static QString passwordOf(const QString &login);

    virtual QString url(const QString &login, const QString &database) const = 0;
    QString url(const QString &login) const { return url(login, QStringLiteral("desk")); }
    virtual void restart() = 0; ///< Throws everybody out.
    /// Statements of the server's superuser in the database "desk"; their values as text.
    virtual QString sql(const QString &text) = 0;
    /// The same for a statement that the database must refuse; what it says then.
    virtual QString refusal(const QString &text) = 0;
    /// Everybody who is connected, as the server's own list shows it.
    virtual QString sessions() = 0;
    /// Every statement that reaches the database "desk" while `work` is done, with its parameters.
    virtual QString heardWhile(const std::function<void()> &work) = 0;
    /// What the table of this name is called there.
    virtual QString table(const QString &name) const = 0;
    virtual void makeDatabase(const QString &name) = 0;
    virtual void makeLogin(const QString &login) = 0; ///< Unless it is there.
    virtual void renameLogin(const QString &from, const QString &to) = 0;

    /// Runs intrayctl as this login, with --json and the password in the environment.
    Ran as(const QString &login, const QStringList &words, const QByteArray &input = {}) const;
    /// Begins to, in a program beside the test; killed with the answer.
    std::unique_ptr<QProcess> begin(const QString &login, const QStringList &words) const;
    /// The same on another database.
    Ran in(const QString &database, const QString &login, const QStringList &words) const;
    /// Makes the login, if need be, and gives it these roles and queues.
    void employ(const QString &login, const QStringList &roles, const QStringList &queues = {});
    /// A queue with items a, b, c ... of the login "chief", who is administrator.
    void addQueue(const QString &name, const QStringList &keys);

protected:
    CtlServer() = default;
    void setUp();
};

} // namespace intray
