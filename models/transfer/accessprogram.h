// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QProcess>
#include <QStringList>

namespace intray {

/// One run of a program of mdbtools, which reads Access files, line by line as it writes them.
/// Blocks its thread, a minute without a word at most.
class AccessProgram
{
public:
    AccessProgram() = default;
    /// Ends what still runs.
    ~AccessProgram();
    Q_DISABLE_COPY_MOVE(AccessProgram)

    /// Unreadable: mdbtools is not there.
    Outcome<Done> start(const QString &name, const QStringList &arguments);
    /// The next line without its end; nothing more: false. Unreadable: it failed or hangs.
    Outcome<bool> nextLine(QByteArray &line);
    /// All lines to the end.
    Outcome<QList<QByteArray>> allLines();
    /// What it said on standard error, once it has ended; at most a line.
    QString errors() const { return m_errors; }

private:
    Outcome<bool> atEnd();
    Outcome<Done> waitForMore();

    QProcess m_program;
    QString m_errors;
};

} // namespace intray
