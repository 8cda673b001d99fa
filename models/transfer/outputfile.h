// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QList>

namespace intray {

/// What is written to a file that somebody named.
enum class Output { Items, Rejects, Report, Script, History, Corrections, Schema };

/// A file that is needed while something is written, so that nothing may replace it.
struct FileInUse
{
    enum class For { OwnDatabase, SourceDatabase, TargetDatabase, Import, Query, Script };

    QString path; ///< Empty: there is none, as with a server.
    For what;
};

/// Whether both name one file, over links, too, and also where there is none yet. Reads the disk.
bool isOneFile(const QString &one, const QString &other);

/// Whether the output may go to this file. Invalid, with a sentence that names both: it is in use,
/// or is one of those that SQLite keeps beside a database that is. Reads the disk.
Outcome<Done> checkOutput(Output output, const QString &path, const QList<FileInUse> &inUse);

} // namespace intray
