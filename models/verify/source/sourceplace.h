// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QString>
#include <QStringList>
#include <QUrl>

namespace intray {

/// Where the scan, picture or PDF of a record lies: on this computer, or at a web address.
struct SourcePlace
{
    QString file;  ///< Absolute. Whether it is there was not looked at.
    int page = 0;  ///< From 0; of "scan.pdf#page=3" it is 2.
    QString root;  ///< The folder that the file must be in, links resolved; empty: any.
    QUrl url = {}; ///< To be fetched; then there is no file.

    bool operator==(const SourcePlace &) const = default;
};

/// What a record's field says of its source: a path, a file URL, or an address of the web on one of
/// the hosts, which are written as originOf() does. A path that is not absolute is
/// below the folder; where a folder is given, nothing outside of it is meant. Windows' separators
/// are read everywhere. Invalid, with a sentence: it is on another computer that is none of the
/// hosts, leads out of the folder, or is no path. Looks at no disk; any thread.
Outcome<SourcePlace> sourcePlace(const QString &text, const QString &folder,
                                 const QStringList &hosts = {});

/// The file as it lies there, links resolved, if it can be opened: a usual file, not empty, in its
/// root, of at most 1 GB. NotFound or Invalid with a sentence otherwise; a device or a pipe is
/// never opened. Reads the disk and may take as long as a share does; any thread.
Outcome<QString> openableSource(const SourcePlace &place);

} // namespace intray
