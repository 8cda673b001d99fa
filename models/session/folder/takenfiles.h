// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFileInfo>
#include <QMap>
#include <QString>
#include <QStringList>

namespace intray {

/// A file at one moment. Its content tells what its size and time do not: who writes may set an
/// older time, and then only the system's own note of the last change is another.
struct FileAsItWas
{
    qint64 size = 0;
    QDateTime changed;
    QDateTime touched;  ///< By anything, such as a new name; none where the system does not tell.
    QByteArray content; ///< Its digest; empty: not known.
};

/// With the content of now, and all else as it was looked at; blocking.
FileAsItWas withContent(const QFileInfo &file);
/// Whether the file that lies there has the same size, time and content; blocking, and quick
/// unless it was touched.
bool isAsItWas(const QString &path, const FileAsItWas &was);

/// How the files were that were taken out of a watched folder in the last day: whoever was still
/// writing goes on in a file that was moved, and nobody would read that. Kept in the hidden file
/// ".intray-taken" of the folder, for the next run and for others that watch it. Belongs to whoever
/// has the turn there (FolderTurn); blocking. Where it cannot be kept, nothing is remembered.
class TakenFiles
{
public:
    explicit TakenFiles(const QString &folder);

    void load();
    void save();

    /// A file was taken as it was `before`, and lies at this path within the folder now.
    void note(const QString &path, const FileAsItWas &before);
    /// Which have changed since they were taken, as paths within the folder. They are forgotten.
    QStringList takeChanged();

private:
    struct Taken
    {
        FileAsItWas file;
        QDateTime at;
    };
    QString pathOf(const QString &file) const;
    void forgetOld();

    const QString m_folder;
    QMap<QString, Taken> m_files;
    bool m_isToSave = false;
};

} // namespace intray
