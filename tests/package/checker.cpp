// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"

#include <QFile>
#include <QProcess>

namespace intray {

QByteArray Verdict::complaint() const
{
    return exit == 0 ? QByteArray() : all() + "status " + QByteArray::number(exit);
}

Verdict check(const QString &program, const QStringList &words, const QByteArray &input,
              const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(280'000);
    if (!ended || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toUtf8() + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString sourcePath(const QString &path)
{
    return qEnvironmentVariable("INTRAY_SOURCE") + u'/' + path;
}

QString builtPath(const QString &path)
{
    return qEnvironmentVariable("INTRAY_TEST_BIN") + QStringLiteral("/../") + path;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace intray
