// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "session/folder/arrivals.h"
#include "session/folder/takenfiles.h"
#include "session/folder/watchedfolder.h"
#include "store/cancellation.h"
#include "transfer/importoptions.h"

#include <functional>

namespace intray {

class Connection;

/// Which folder is watched, and how its files are brought in.
struct FolderOrder
{
    QString folder;
    ImportOptions options; ///< But for the file and its rejects.
    QString marker;        ///< The ending of the file that says that another is finished, or none.
    bool once = false;     ///< Ends when what is there has been looked at twice.
    std::chrono::milliseconds settling{2'000}; ///< How long a file must not have changed.
    std::chrono::milliseconds every{10'000};   ///< Where the system tells nothing of new files.
    /// What an import did, a sentence and its notes, for the text beside a file that failed.
    std::function<QStringList(const ImportResult &)> account;
};

/// What became of the files, and of their rows.
struct FolderCount
{
    int done = 0;
    int failed = 0;
    ImportResult rows; ///< Only the numbers.
};

/// What one look into the folder came to.
struct FolderLook
{
    FolderCount count;
    int unsettled = 0;                           ///< Files that may still be written.
    bool hasMore = false;                        ///< Finished files are left for the next look.
    bool isTaken = false;                        ///< Another program has its turn there.
    QStringList told = {};                       ///< A line for each file.
    std::optional<Error> trouble = std::nullopt; ///< Why it ended early; the file stays.
};

/// Brings the finished files of a folder in, one after the other, and moves each when that is
/// known. A file that was written to meanwhile or afterwards comes in again, as a whole. A file
/// whose import was accepted and that was not moved any more, because the program was killed, is
/// brought in again: its rows are known then, and it goes to "done". Lives in the thread of the
/// connection; blocking.
class FolderRound
{
public:
    explicit FolderRound(const FolderOrder &order);

    /// For a second, and as long as the last file takes. Between two files it ends when `ends` is
    /// told; within one when `cancellation` is, and then nothing of that file came in.
    FolderLook look(Connection &connection, const Identity &identity, const Cancellation &ends,
                    const Cancellation &cancellation);

private:
    Outcome<Done> takeAll(Connection &connection, const Identity &identity,
                          const Cancellation &ends, const Cancellation &cancellation,
                          FolderLook &look);
    Outcome<Done> take(Connection &connection, const Identity &identity, const QFileInfo &file,
                       const Cancellation &cancellation, FolderLook &look);
    Outcome<Done> settle(const QString &name, const FileAsItWas &file,
                         const Outcome<ImportResult> &result, FolderLook &look);
    Outcome<Done> takeBackChanged(FolderLook &look);
    Outcome<Done> failUnreadable(FolderLook &look) const;
    Outcome<Done> failed(const QString &name, const FileAsItWas &file, const QStringList &why,
                         FolderLook &look);
    static void tellFailed(const QString &name, const QString &why, FolderLook &look);

    const FolderOrder m_order;
    const WatchedFolder m_folder;
    Arrivals m_arrivals;
    TakenFiles m_taken;
};

} // namespace intray
