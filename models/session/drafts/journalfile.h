// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"

#include <QJsonObject>

namespace intray {

// Small JSON files of the journal's folder. Blocking; for the journal's thread.

/// The file's name without its ending: the same for the same database, user and item.
QString journalName(const QString &database, const QString &user, ItemId item);
/// Replaces the file as a whole or not at all; readable by its owner only. Makes the folder when it
/// is needed. DiskFull, Unreadable.
Outcome<Done> writeJournalFile(const QString &path, const QJsonObject &content);
/// Empty: there is no such file, or it is not JSON.
QJsonObject readJournalFile(const QString &path);
/// The paths of the folder's files with this ending.
QStringList journalFilesIn(const QString &folder, const QString &ending);

} // namespace intray
