// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/draftfile.h"

#include "queue/times.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <cerrno>

namespace intray {

using namespace Qt::StringLiterals;

static const auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

static QJsonObject jsonOf(const DraftJournal::Entry &entry)
{
    return {{u"database"_s, entry.database},
            {u"user"_s, entry.user},
            {u"queue"_s, entry.queue},
            {u"key"_s, entry.key},
            {u"item"_s, entry.draft.item.value()},
            {u"lock"_s, entry.draft.lock},
            {u"revision"_s, entry.draft.revision},
            {u"saved_at"_s, isoTime(entry.draft.savedAt)},
            {u"content"_s, entry.draft.content}};
}

static DraftJournal::Entry entryOf(const QJsonObject &json)
{
    DraftJournal::Entry entry;
    entry.database = json[u"database"_s].toString();
    entry.user = json[u"user"_s].toString();
    entry.queue = json[u"queue"_s].toString();
    entry.key = json[u"key"_s].toString();
    entry.draft.item = ItemId(json[u"item"_s].toInteger());
    entry.draft.lock = json[u"lock"_s].toString();
    entry.draft.user = entry.user;
    entry.draft.revision = json[u"revision"_s].toInt();
    entry.draft.savedAt = timeFromIso(json[u"saved_at"_s].toString());
    entry.draft.content = json[u"content"_s].toObject();
    return entry;
}

static bool isDiskFull()
{
    return errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
}

static Outcome<Done> cannotWrite(const QString &detail, bool isFull)
{
    if (isFull)
        return failure(
            Error::Kind::DiskFull,
            QCoreApplication::translate(
                "DraftJournal",
                "What you type cannot be kept on this computer because its disk is full. Make some "
                "room; it is tried again by itself."),
            detail);
    return failure(Error::Kind::Unreadable,
                   QCoreApplication::translate(
                       "DraftJournal",
                       "What you type cannot be kept on this computer because the folder "
                       "for drafts cannot be written. It is tried again by itself."),
                   detail);
}

DraftFile::DraftFile(const QString &folder, const QString &database, const QString &user,
                     ItemId item)
    : m_folder(folder)
{
    const QByteArray owner = (database + u'\n' + user).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(owner, QCryptographicHash::Sha256).toHex();
    m_path = folder + u"/%1-%2.draft"_s.arg(QString::fromLatin1(hash.left(16))).arg(item.value());
}

std::optional<DraftJournal::Entry> DraftFile::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    const DraftJournal::Entry entry = entryOf(document.object());
    if (!entry.draft.item.isValid())
        return std::nullopt;
    return entry;
}

Outcome<Done> DraftFile::write(const DraftJournal::Entry &entry) const
{
    const auto there = read(m_path);
    if (there && there->draft.revision > entry.draft.revision)
        return Done{};
    return makeFolder().and_then(
        [&](Done) { return replace(QJsonDocument(jsonOf(entry)).toJson(QJsonDocument::Compact)); });
}

void DraftFile::remove() const
{
    QFile::remove(m_path);
}

QStringList DraftFile::allIn(const QString &folder)
{
    QStringList paths;
    const QDir directory(folder);
    for (const QString &name : directory.entryList({u"*.draft"_s}, QDir::Files))
        paths.append(directory.filePath(name));
    return paths;
}

// QSaveFile writes beside the file, flushes to the disk and renames: a crash leaves the old one or
// the new one.
Outcome<Done> DraftFile::replace(const QByteArray &text) const
{
    errno = 0;
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file.errorString(), isDiskFull());
    file.setPermissions(ownerOnly);
    const bool isWritten = file.write(text) == text.size() && file.flush();
    const bool isFull = file.error() == QFileDevice::ResourceError || isDiskFull();
    if (!isWritten || !file.commit())
        return cannotWrite(file.errorString(), isFull);
    return Done{};
}

Outcome<Done> DraftFile::makeFolder() const
{
    errno = 0;
    if (QDir(m_folder).exists())
        return Done{};
    if (!QDir().mkpath(m_folder))
        return cannotWrite(m_folder, isDiskFull());
    QFile::setPermissions(m_folder, ownerOnly | QFileDevice::ExeOwner);
    return Done{};
}

} // namespace intray
