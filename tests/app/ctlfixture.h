// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace intray {

/// What one run of intrayctl gave.
struct Ran
{
    int exit = -1; ///< -1: it did not start, crashed or hung.
    QByteArray out;
    QByteArray err;

    /// The one document on standard output; empty if there is not exactly one.
    QJsonObject json() const;
    QJsonArray items() const { return json().value(QStringLiteral("items")).toArray(); }
    QString sentence() const;
    QString errorKind() const;
};

/// A folder of its own with a database, and the real program to use on it.
class CtlFixture
{
public:
    CtlFixture();

    /// Runs the program on the database, with --json.
    Ran ctl(const QStringList &words, const QByteArray &input = {}) const;
    /// The same as another user of the queues.
    Ran as(const QString &user, const QStringList &words) const;
    /// Runs exactly these words.
    Ran bare(const QStringList &words, const QByteArray &input = {}) const;
    /// Runs another program, such as one that limits intrayctl.
    static Ran
    run(const QString &program, const QStringList &words, const QByteArray &input = {},
        const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

    static QString program();
    /// A program for workers that does what its words say; smallcommand.cpp has them.
    static QString smallCommand();
    /// The system's environment without passwords, and with this folder as the home.
    QProcessEnvironment environment() const;
    /// The file in the home where this kind of server's own programs look for passwords.
    void keepPassword(const QString &engine, const QString &login, const QString &password) const;
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString database() const { return path(QStringLiteral("queue.db")); }
    /// Writes a file into the folder and gives its path.
    QString file(const QString &name, const QByteArray &content) const;

    /// A queue with items a, b, c ...
    void addQueue(const QString &name, const QStringList &keys,
                  const QStringList &rules = {}) const;
    /// Claims one item and gives it with its lock.
    QJsonObject claimOne(const QString &queue) const;

    /// The published hospital records; empty if this machine has them not.
    static QString hospital();
    /// What the sqlite3 program answers.
    QString sql(const QString &statement) const;

private:
    QTemporaryDir m_folder;
};

} // namespace intray
