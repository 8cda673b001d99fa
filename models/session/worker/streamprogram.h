// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worker/commandgroup.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace intray {

/// A program that stays and answers line by line: gets lines on its standard input and gives lines
/// on its standard output; what it says on its standard error goes where ours goes. Without a shell
/// and in a group of its own; asked to end, it is killed with its children five seconds later.
/// Lives in its owner's thread and does not block.
class StreamProgram : public QObject
{
    Q_OBJECT
public:
    explicit StreamProgram(QObject *parent = nullptr);
    ~StreamProgram() override; ///< Kills what still runs.

    void start(const QString &program, const QStringList &arguments);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    void send(const QByteArray &line) { m_process.write(line); }
    void closeInput(); ///< Nothing more comes; it may end now, and is asked to five seconds later.
    void end();

    static constexpr qint64 longestLine = 16 * 1024 * 1024; ///< Bytes.

signals:
    void answered(const QByteArray &line);
    void ended(const QString &how); ///< In a sentence.

private:
    void read();
    void receiveEnd(int status, QProcess::ExitStatus how);

    QProcess m_process;
    CommandGroup m_group;
    QTimer m_ask;
    QTimer m_kill;
    QByteArray m_rest; ///< Of a line that has not ended.
};

} // namespace intray
