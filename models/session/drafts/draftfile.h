// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"

#include <optional>

namespace intray {

/// Whether drafts with these marks are that owner's.
bool isOwnedBy(const DraftOwner &marks, const DraftOwner &owner);

/// One draft as one small JSON file, readable by its owner only. Blocking; for the journal's
/// thread. The name is made from database, user and item, so that drafts of several live in one
/// folder.
class DraftFile
{
public:
    DraftFile(const QString &folder, const DraftOwner &owner, ItemId item);

    const QString &path() const { return m_path; }
    /// None: there is no file, or it is not one of ours.
    static std::optional<DraftJournal::Entry> read(const QString &path);
    /// Replaces the file as a whole or not at all. Leaves a newer revision alone and calls that
    /// success.
    Outcome<Done> write(const DraftJournal::Entry &entry) const;
    void remove() const;
    static QStringList allIn(const QString &folder);

private:
    QString m_path;
    QString m_pathByAddress; ///< Where a draft is that was written before the id was known.
};

} // namespace intray
