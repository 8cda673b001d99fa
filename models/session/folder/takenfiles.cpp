// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/takenfiles.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static constexpr qint64 rememberedForSeconds = 24 * 3600;
static constexpr qsizetype mostRemembered = 1000;

TakenFiles::TakenFiles(const QString &folder)
    : m_folder(QFileInfo(folder).absoluteFilePath())
{
}

static QString bookOf(const QString &folder)
{
    return QDir(folder).filePath(u".intray-taken"_s);
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
        m_files.insert(at.key(), {qint64(one.value(u"size"_s).toDouble()),
                                  timeIn(one, u"changed"_s), timeIn(one, u"taken"_s)});
    }
}

void TakenFiles::save()
{
    if (!std::exchange(m_isToSave, false))
        return;
    forgetOld();
    QJsonObject all;
    for (auto at = m_files.begin(); at != m_files.end(); ++at)
        all.insert(at.key(), QJsonObject{{u"size"_s, at->size},
                                         {u"changed"_s, at->changed.toString(Qt::ISODateWithMs)},
                                         {u"taken"_s, at->at.toString(Qt::ISODateWithMs)}});
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

void TakenFiles::note(const QString &path, const QFileInfo &before)
{
    m_files.insert(path,
                   {before.size(), before.lastModified().toUTC(), QDateTime::currentDateTimeUtc()});
    m_isToSave = true;
}

QStringList TakenFiles::takeChanged()
{
    QStringList changed;
    for (auto at = m_files.begin(); at != m_files.end();) {
        const QFileInfo now(QDir(m_folder).filePath(at.key()));
        const bool isSame =
            now.exists() && now.size() == at->size && now.lastModified().toUTC() == at->changed;
        if (now.exists() && !isSame)
            changed << at.key();
        at = isSame ? std::next(at) : m_files.erase(at);
        m_isToSave = m_isToSave || !isSame;
    }
    return changed;
}

} // namespace intray
