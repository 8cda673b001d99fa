// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/accessprogram.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AccessTable)
};

constexpr int longestSilence = 60'000; // milliseconds

} // namespace

// Of a sample or a cancelled import the rest is not wanted, and Qt would complain of a program that
// goes on.
AccessProgram::~AccessProgram()
{
    if (m_program.state() == QProcess::NotRunning)
        return;
    m_program.kill();
    m_program.waitForFinished();
}

Outcome<Done> AccessProgram::start(const QString &name, const QStringList &arguments)
{
    const QString path = QStandardPaths::findExecutable(name);
    if (path.isEmpty())
        return failure(Error::Kind::Unreadable,
                       Words::tr("Access files are read with mdbtools, and its program %1 is "
                                 "missing. Install the package mdbtools and try again.")
                           .arg(name));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("MDBICONV"), QStringLiteral("UTF-8"));
    m_program.setProcessEnvironment(environment);
    m_program.start(path, arguments, QIODevice::ReadOnly);
    return Done();
}

Outcome<bool> AccessProgram::nextLine(QByteArray &line)
{
    while (!m_program.canReadLine()) {
        if (m_program.state() == QProcess::NotRunning && m_program.bytesAvailable() == 0)
            return atEnd();
        if (m_program.state() == QProcess::NotRunning)
            break; // a last line without its end
        if (const auto waited = waitForMore(); !waited)
            return tl::unexpected<Error>(waited.error());
    }
    line = m_program.readLine();
    if (line.endsWith('\n'))
        line.chop(1);
    return true;
}

// False is said at the end too, and the state tells the two apart.
Outcome<Done> AccessProgram::waitForMore()
{
    if (m_program.waitForReadyRead(longestSilence) || m_program.state() == QProcess::NotRunning)
        return Done();
    m_program.kill();
    m_program.waitForFinished();
    return failure(Error::Kind::Unreadable,
                   Words::tr("mdbtools has not answered for a minute. Nothing was imported."));
}

Outcome<bool> AccessProgram::atEnd()
{
    constexpr qsizetype longest = 200;
    const QByteArray said = m_program.readAllStandardError().trimmed();
    m_errors = QString::fromUtf8(said).section(u'\n', 0, 0).left(longest);
    const bool isFine = m_program.exitStatus() == QProcess::NormalExit && m_program.exitCode() == 0;
    if (isFine)
        return false;
    return failure(
        Error::Kind::Unreadable,
        Words::tr("The Access file cannot be read to its end. It may be damaged, or protected by a "
                  "password: open it in Access, remove the password, and try again."),
        QString::fromUtf8(said));
}

Outcome<QList<QByteArray>> AccessProgram::allLines()
{
    QList<QByteArray> lines;
    QByteArray line;
    for (;;) {
        const auto more = nextLine(line);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return lines;
        lines << line;
    }
}

} // namespace intray
