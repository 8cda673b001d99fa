// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QMap>
#include <QString>
#include <QStringList>

namespace intray {

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
    void note(const QString &path, const QFileInfo &before);
    /// Which have changed since they were taken, as paths within the folder. They are forgotten.
    QStringList takeChanged();

private:
    struct Taken
    {
        qint64 size = 0;
        QDateTime changed;
        QDateTime at;
    };
    void forgetOld();

    const QString m_folder;
    QMap<QString, Taken> m_files;
    bool m_isToSave = false;
};

} // namespace intray
