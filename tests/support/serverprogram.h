// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/serverfolder.h"

#include <QProcess>

#include <csignal>
#include <functional>

namespace intray {

/// The path of an installed program; ends the test with a sentence that names the package if there
/// is none.
QString installedProgram(const QString &name, const QString &package);

/// What a program said that has run to its end.
struct Said
{
    bool ok = false;
    QString output;
    QString error;
};

/// Runs a program to its end as the folder's account, with the folder as its home and none of the
/// test's own settings. Waits at most two minutes.
Said runAs(const ServerFolder &folder, const QString &program, const QStringList &arguments,
           const QByteArray &input = {});

/// As runAs, and ends the test with what the program said if it fails.
QString mustRunAs(const ServerFolder &folder, const QString &program, const QStringList &arguments,
                  const QByteArray &input = {});

/// Returns when `isSo` says so, asking again and again; ends the test with the sentence and the log
/// if that does not come within a minute.
void waitUntil(const std::function<bool()> &isSo, const char *sentence, const QByteArray &log);

/// A server's program that lives no longer than the test: it ends with this object, and also when
/// the test is killed. Belongs to the thread that made it, which must live as long; its log is
/// "log" in the folder.
class ServerProgram
{
public:
    /// `signalOfDeath` is what the server gets when the test is killed.
    ServerProgram(const ServerFolder &folder, int signalOfDeath);
    ~ServerProgram();
    Q_DISABLE_COPY_MOVE(ServerProgram)

    /// Returns when `isReady` says so; ends the test and prints the log if that does not come.
    void start(const QString &program, const QStringList &arguments,
               const std::function<bool()> &isReady);
    /// Sends the signal and returns when the program has ended. Nothing to do if it does not run.
    void stop(int signal);

    bool isRunning() const { return m_program.state() != QProcess::NotRunning; }
    qint64 pid() const { return m_program.processId(); }
    /// What the program has logged since it was started last.
    QByteArray log() const;

    /// Variables the program gets in addition, for example those of faketime.
    void setEnvironment(const QStringList &variables) { m_environment = variables; }

private:
    void waitFor(const std::function<bool()> &isReady);

    const ServerFolder &m_folder;
    int m_signalOfDeath;
    QStringList m_environment;
    QProcess m_program;
    qint64 m_logStart = 0;
};

} // namespace intray
