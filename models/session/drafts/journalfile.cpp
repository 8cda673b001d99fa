// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/journalfile.h"

#include "queue/systemerror.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace intray {

using namespace Qt::StringLiterals;

// On Windows that changes nothing: what lies in AppData has its rights, which are the user's, the
// system's and the administrators' (docs/internals/windows.md).
static const auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

static Outcome<Done> cannotWrite(const QString &detail, bool isFull)
{
    if (isFull)
        return failure(
            Error::Kind::DiskFull,
            QCoreApplication::translate("DraftJournal",
                                        "What you type cannot be saved on this computer because "
                                        "its disk is full. Free some space; Intray keeps trying."),
            detail);
    return failure(
        Error::Kind::Unreadable,
        QCoreApplication::translate("DraftJournal",
                                    "What you type cannot be saved on this computer because the "
                                    "folder for drafts cannot be written to. Intray keeps trying."),
        detail);
}

static Outcome<Done> makeFolder(const QString &folder)
{
    forgetSystemError();
    if (QDir(folder).exists())
        return Done{};
    if (!QDir().mkpath(folder))
        return cannotWrite(folder, isFullDisk(systemError()));
    QFile::setPermissions(folder, ownerOnly | QFileDevice::ExeOwner);
    return Done{};
}

// QSaveFile writes beside the file, flushes to the disk and renames: a crash leaves the old one or
// the new one.
static Outcome<Done> replace(const QString &path, const QByteArray &text)
{
    forgetSystemError();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file.errorString(), isFullDisk(systemError()));
    file.setPermissions(ownerOnly);
    const bool isWritten = file.write(text) == text.size() && file.flush();
    const bool isFull = file.error() == QFileDevice::ResourceError || isFullDisk(systemError());
    if (!isWritten || !file.commit())
        return cannotWrite(file.errorString(), isFull);
    return Done{};
}

QString journalName(const QString &database, const QString &user, ItemId item)
{
    const QByteArray owner = (database + u'\n' + user).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(owner, QCryptographicHash::Sha256).toHex();
    return u"%1-%2"_s.arg(QString::fromLatin1(hash.left(16))).arg(item.value());
}

Outcome<Done> writeJournalFile(const QString &path, const QJsonObject &content)
{
    return makeFolder(QFileInfo(path).path()).and_then([&](Done) {
        return replace(path, QJsonDocument(content).toJson(QJsonDocument::Compact));
    });
}

QJsonObject readJournalFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QStringList journalFilesIn(const QString &folder, const QString &ending)
{
    QStringList paths;
    const QDir directory(folder);
    for (const QString &name : directory.entryList({u'*' + ending}, QDir::Files))
        paths.append(directory.filePath(name));
    return paths;
}

} // namespace intray
