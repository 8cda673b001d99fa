// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worker/commandgroup.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <chrono>

namespace intray {

/// How a command ended.
struct CommandEnd
{
    bool isDone = false; ///< By itself and with status 0.
    bool started = true; ///< False: the system could not even start it.
    QByteArray output;   ///< What it wrote on its standard output.
    QString reason;      ///< Why it is not done: the end of its standard error, or a sentence.
};

/// One run of a worker's command, without a shell and in a group of its own. Reads everything it
/// writes at once and keeps little of it, so that a flood fills no memory; a command that never
/// ends or writes too much is ended: asked first, killed with all its children five seconds later
/// (CommandGroup). Lives in its owner's thread and does not block.
class CommandRun : public QObject
{
    Q_OBJECT
public:
    explicit CommandRun(QObject *parent = nullptr);
    ~CommandRun() override; ///< Kills what still runs.

    void start(const QString &program, const QStringList &arguments,
               const QProcessEnvironment &environment, const QByteArray &input,
               std::chrono::milliseconds limit);
    void end(const QString &why); ///< Asks it to end; `why` becomes the reason.

    static constexpr qint64 mostOutput = 16 * 1024 * 1024; ///< Bytes.
    static constexpr qint64 mostSaid = 4096;               ///< Bytes.

signals:
    void ended(const intray::CommandEnd &end);

private:
    void listen();
    void readOutput();
    void readSaid();
    void receiveEnd(int status, QProcess::ExitStatus how);
    void receiveError(QProcess::ProcessError error);
    QString reasonOf(int status, QProcess::ExitStatus how) const;
    QString said() const;

    QProcess m_command;
    CommandGroup m_group;
    QTimer m_limit;
    QTimer m_kill;
    QByteArray m_output;
    QByteArray m_said;
    QString m_why; ///< Why it is being ended; empty: it is not.
};

} // namespace intray
