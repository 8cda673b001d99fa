// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/takenfiles.h"

#include "transfer/deliveredfiles.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static constexpr qint64 rememberedForSeconds = 24 * 3600;
static constexpr qsizetype mostRemembered = 1000;

static QByteArray contentOf(const QString &path)
{
    return digestsOf({path}).constFirst();
}

static QDateTime touchedAt(const QString &path)
{
    return QFileInfo(path).metadataChangeTime().toUTC();
}

FileAsItWas withContent(const QFileInfo &file)
{
    return {file.size(), file.lastModified().toUTC(), file.metadataChangeTime().toUTC(),
            contentOf(file.filePath())};
}

bool isAsItWas(const QString &path, const FileAsItWas &was)
{
    const QFileInfo now(path);
    if (now.size() != was.size || now.lastModified().toUTC() != was.changed)
        return false;
    if (was.content.isEmpty() || touchedAt(path) == was.touched)
        return true;
    const QByteArray content = contentOf(path);
    return content.isEmpty() || content == was.content;
}

TakenFiles::TakenFiles(const QString &folder)
    : m_folder(QFileInfo(folder).absoluteFilePath())
{
}

QString TakenFiles::pathOf(const QString &file) const
{
    return QDir(m_folder).filePath(file);
}

static QString bookOf(const QString &folder)
{
    return QDir(folder).filePath(u".intray-taken"_s);
}

static QString textOf(const QDateTime &time)
{
    return time.toString(Qt::ISODateWithMs);
}

static QDateTime timeIn(const QJsonObject &one, const QString &name)
{
    return QDateTime::fromString(one.value(name).toString(), Qt::ISODateWithMs);
}

void TakenFiles::load()
{
    m_files.clear();
    QFile book(bookOf(m_folder));
    if (!book.open(QIODevice::ReadOnly))
        return;
    const QJsonObject all = QJsonDocument::fromJson(book.readAll()).object();
    for (auto at = all.begin(); at != all.end(); ++at) {
        const QJsonObject one = at.value().toObject();
        m_files.insert(at.key(),
                       {{qint64(one.value(u"size"_s).toDouble()), timeIn(one, u"changed"_s),
                         timeIn(one, u"touched"_s), one.value(u"content"_s).toString().toLatin1()},
                        timeIn(one, u"taken"_s)});
    }
}

void TakenFiles::save()
{
    if (!std::exchange(m_isToSave, false))
        return;
    forgetOld();
    QJsonObject all;
    for (auto at = m_files.begin(); at != m_files.end(); ++at)
        all.insert(at.key(), QJsonObject{{u"size"_s, at->file.size},
                                         {u"changed"_s, textOf(at->file.changed)},
                                         {u"touched"_s, textOf(at->file.touched)},
                                         {u"content"_s, QString::fromLatin1(at->file.content)},
                                         {u"taken"_s, textOf(at->at)}});
    QSaveFile book(bookOf(m_folder));
    if (book.open(QIODevice::WriteOnly)) {
        book.write(QJsonDocument(all).toJson(QJsonDocument::Compact));
        (void)(book.flush() && book.commit());
    }
}

void TakenFiles::forgetOld()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_files.removeIf([&](const std::pair<const QString &, Taken &> &one) {
        return one.second.at.secsTo(now) > rememberedForSeconds;
    });
    while (m_files.size() > mostRemembered)
        m_files.erase(std::min_element(
            m_files.begin(), m_files.end(),
            [](const Taken &one, const Taken &other) { return one.at < other.at; }));
}

void TakenFiles::note(const QString &path, const FileAsItWas &before)
{
    FileAsItWas file = before;
    file.touched = touchedAt(pathOf(path)); // by the move
    m_files.insert(path, {file, QDateTime::currentDateTimeUtc()});
    m_isToSave = true;
}

QStringList TakenFiles::takeChanged()
{
    QStringList changed;
    for (auto at = m_files.begin(); at != m_files.end();) {
        const QString path = pathOf(at.key());
        const bool isThere = QFileInfo::exists(path);
        const QDateTime touched = touchedAt(path);
        const bool isSame = isThere && isAsItWas(path, at->file);
        if (isThere && !isSame)
            changed << at.key();
        m_isToSave = m_isToSave || !isSame || touched != at->file.touched;
        at->file.touched = touched;
        at = isSame ? std::next(at) : m_files.erase(at);
    }
    return changed;
}

} // namespace intray
