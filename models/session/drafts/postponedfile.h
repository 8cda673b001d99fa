// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "session/drafts/draftjournal.h"

namespace intray {

/// A disposition that somebody asked for while the database could not be reached. The same
/// operation id goes with it whenever it is sent, so that it happens once however often that is.
struct PostponedWork
{
    DraftOwner owner;
    Item item; ///< Its id, key, queue and lock.
    Disposition disposition;
};

/// One of these as a small file of the journal's folder, so that it survives the program. Blocking;
/// for the journal's thread.
class PostponedFile
{
public:
    PostponedFile(const QString &folder, const PostponedWork &work);

    static QList<PostponedWork> allOf(const QString &folder, const DraftOwner &owner);
    Outcome<Done> write(const PostponedWork &work) const;
    void remove() const;

private:
    QString m_path;
};

} // namespace intray
