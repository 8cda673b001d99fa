// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"

namespace intray {

/// The file of a text that was typed beside a record, such as a note, and is not written yet. Reads
/// and writes the disk, in the journal's thread.
class AsideFile
{
public:
    /// `what` is part of the file's name: plain letters.
    AsideFile(const QString &folder, const DraftOwner &owner, ItemId item, const QString &what);

    QString read() const; ///< Empty: there is none.
    Outcome<Done> write(const QString &text) const;
    void remove() const;

private:
    QString m_path;
};

} // namespace intray
