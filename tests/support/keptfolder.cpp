// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptfolder.h"

#include <unistd.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace intray {

/// Another program or account, other arguments or settings make something else.
static QString nameOf(const ServerFolder &folder, const QString &program,
                      const QStringList &arguments, const QByteArray &settings)
{
    const QFileInfo file(program);
    QStringList madeOf{file.canonicalFilePath(), QString::number(file.size()),
                       file.lastModified().toString(Qt::ISODateWithMs), folder.account().name};
    madeOf << arguments << QString::fromUtf8(settings);
    const QByteArray key = madeOf.join(u'\n').toUtf8();
    return file.fileName() + u'-' +
           QString::fromLatin1(
               QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex().left(12));
}

// By cp, which keeps owners, rights and holes.
static void copy(const QString &from, const QString &to)
{
    if (QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), from, to}) != 0)
        qFatal("%s cannot be copied to %s.", qPrintable(from), qPrintable(to));
}

// Under its name it is whole at once; whoever comes second throws theirs away.
static void keep(const QString &data, const QString &kept)
{
    const QString half = kept + u'-' + QString::number(::getpid());
    copy(data, half);
    if (!QDir().rename(half, kept))
        QDir(half).removeRecursively();
}

void makeDataOrCopy(const ServerFolder &folder, const QString &program,
                    const QStringList &arguments, const QByteArray &settings)
{
    const QString data = folder.filePath(QStringLiteral("data"));
    const QDir keeping(qEnvironmentVariable("INTRAY_TEST_KEPT"));
    const bool isKept = qEnvironmentVariableIsSet("INTRAY_TEST_KEPT");
    const QString kept = keeping.filePath(nameOf(folder, program, arguments, settings));
    if (isKept && QFileInfo(kept).isDir())
        return copy(kept, data);
    mustRunAs(folder, program, arguments);
    if (isKept && keeping.mkpath(QStringLiteral(".")))
        keep(data, kept);
}

} // namespace intray
