// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QFileInfo>
#include <QList>
#include <QString>

namespace intray {

/// A folder into which others put files: what lies there to be brought in, and where it goes
/// afterwards, into the folders "done" and "failed" inside. A file is only ever renamed, and never
/// over another. Any thread; blocking. Errors: Unreadable.
class WatchedFolder
{
public:
    /// With a marker, which begins with a dot or is empty, only files are taken beside which lies
    /// another of the same name and this ending.
    explicit WatchedFolder(const QString &path, const QString &marker = {});

    /// Makes the folders inside that are missing.
    Outcome<Done> prepare() const;
    QString path() const { return m_path; }

    /// What lies there, oldest first: no folders, no links, nothing whose name says that it is not
    /// finished or is no file of anybody's (unfinishednames.h), no marker.
    QList<QFileInfo> files() const;
    /// The names of files that are not UTF-8, as the system has them: Qt does not even list such.
    QList<QByteArray> unreadableNames() const;
    /// Where an import of the file puts what it rejects, until it is known where the file goes.
    QString rejectsOf(const QString &name) const;

    /// These answer with the path within the folder where the file lies then.
    Outcome<QString> moveToDone(const QString &name) const;
    /// With the rejects, if there are any, and a text beside it that says why.
    Outcome<QString> moveToFailed(const QString &name, const QString &why) const;
    /// The same for a name that is not UTF-8, under its readable name.
    Outcome<Done> moveUnreadableToFailed(const QByteArray &name, const QString &why) const;

    /// Back to where it came from, from a path within the folder.
    Outcome<Done> takeBack(const QString &path) const;

private:
    bool isReady(const QString &name) const;
    QString inside(const QString &folder, const QString &name) const;
    Outcome<QString> move(const QString &name, const QString &to) const;
    Outcome<Done> write(const QString &path, const QString &text) const;

    QString m_path;
    QString m_marker;
};

/// The name with a percent sign and a number in the place of each byte that is not UTF-8.
QString readableName(const QByteArray &name);

} // namespace intray
