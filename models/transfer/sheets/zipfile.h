// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/zippart.h"

#include <QDateTime>
#include <QFile>
#include <QHash>

struct zip;

namespace intray {

/// A zip file whose parts are read one by one, at constant memory, with limits that no spreadsheet
/// comes near. Names of parts are found whatever their case, as the programs do. Lives in one
/// thread and blocks.
class ZipFile
{
public:
    /// Unreadable: the file. Invalid: it is no zip file or a damaged one, two parts have one name,
    /// or it is beyond the limits.
    static Outcome<std::unique_ptr<ZipFile>> open(const QString &path);

    QString path() const { return m_file.fileName(); }
    bool has(const QString &part) const { return m_entries.contains(part.toLower()); }
    bool hasFolder(const QString &name) const; ///< Such as "xl/".
    /// The part from its beginning. Invalid: there is none, it is locked or packed in an unusual
    /// way, or would unpack to too much.
    Outcome<std::unique_ptr<ZipPart>> part(const QString &name) const;
    /// Unreadable if somebody has written the file since it was opened.
    Outcome<Done> checkUnchanged() const;

private:
    struct Closing
    {
        void operator()(zip *file) const;
    };
    explicit ZipFile(const QString &path);
    Outcome<Done> openFile();
    Outcome<Done> readDirectory();
    Outcome<ZipEntry> entryAt(quint64 index) const;

    QFile m_file;
    qint64 m_size = 0;
    QDateTime m_writtenAt;
    std::unique_ptr<zip, Closing> m_zip;
    QHash<QString, ZipEntry> m_entries;
};

} // namespace intray
