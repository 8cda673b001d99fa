// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/keptseals.h"

#include "queue/times.h"
#include "store/checking/itemaudit.h"
#include "store/line/connection.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace intray {

using namespace Qt::StringLiterals;

static constexpr qsizetype mostKept = 20;

static QString usualFolder()
{
    const QString chosen = qEnvironmentVariable("INTRAY_SEALS");
    return chosen.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                     u"/intray/seals"_s
               : chosen;
}

KeptSeals::KeptSeals()
    : KeptSeals(usualFolder())
{
}

KeptSeals::KeptSeals(const QString &folder)
    : m_folder(folder)
{
}

// A copy of a file has its number, and a history of its own from then on.
QString KeptSeals::path(Connection &connection) const
{
    const DatabaseUrl &url = connection.url();
    const QString name =
        connection.server().databaseId + u'\n' + (url.isServer() ? url.displayName() : url.path());
    const QByteArray mark =
        QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().left(20);
    return QDir(m_folder).filePath(QString::fromLatin1(mark) + u".jsonl"_s);
}

static QList<Seal> sealsIn(const QString &path)
{
    QList<Seal> seals;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return seals;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        Seal seal;
        seal.number = line.value(u"seal"_s).toInteger();
        seal.digest = line.value(u"digest"_s).toString();
        seal.madeAt = timeFromIso(line.value(u"made_at"_s).toString());
        if (seal.number > 0 && seal.digest.size() == 64)
            seals << seal;
    }
    return seals;
}

static bool write(const QString &path, const QList<Seal> &seals, const QString &database)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const Seal &seal : seals)
        file.write(QJsonDocument(QJsonObject{{u"database"_s, database},
                                             {u"digest"_s, seal.digest},
                                             {u"made_at"_s, isoTime(seal.madeAt)},
                                             {u"seal"_s, seal.number}})
                       .toJson(QJsonDocument::Compact) +
                   '\n');
    return file.flush() && file.commit();
}

bool KeptSeals::keepNewest(Connection &connection) const
{
    const auto head = auditHead(connection);
    if (!head)
        return true;
    const QList<Seal> before = sealsIn(path(connection));
    QList<Seal> kept;
    for (const Seal &seal : before)
        if (const auto now = auditSeal(connection, seal.number); now && now->digest != seal.digest)
            kept << seal;
    const bool isWhole = kept.isEmpty();
    const bool isKnown = !before.isEmpty() && before.constLast().digest == head->digest;
    if (head->number > 0)
        kept << *head;
    if (kept.size() <= mostKept && !(isKnown && kept.size() == before.size()))
        write(path(connection), kept, connection.url().displayName());
    return isWhole;
}

QString KeptSeals::sentenceOfLoss()
{
    return QCoreApplication::translate(
        "KeptSeals", "A seal that this computer has kept is not in the database any more: the end "
                     "of its history is lost. \"intrayctl audit\" says more.");
}

QStringList KeptSeals::digests(Connection &connection) const
{
    QStringList all;
    const QList<Seal> seals = sealsIn(path(connection));
    for (const Seal &seal : seals)
        all << seal.digest;
    return all;
}

void KeptSeals::forget(Connection &connection) const
{
    QFile::remove(path(connection));
}

} // namespace intray
