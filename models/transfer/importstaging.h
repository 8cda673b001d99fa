// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/attachments/attachmentstore.h"
#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "transfer/importdecisions.h"
#include "transfer/importtally.h"

#include <functional>

namespace intray {

/// Nothing was imported, because somebody has cancelled it.
Error importCancelled();

/// Brings good rows and their files in, unseen until the import is accepted. Borrows what it is
/// made with; one thread, which it blocks.
class ImportStaging
{
public:
    using Good = ImportChunk::Good;

    struct Parts
    {
        ImportStore &imports;
        AttachmentStore &attachments;
        ImportTally &tally;
        ImportDecisions &decisions;
        const Cancellation &cancellation;
    };

    /// `attached` is called after each file.
    ImportStaging(const Parts &parts, ImportId import, const Redelivery &redelivery,
                  std::function<void()> attached);

    /// Errors of the database, of a file that cannot be attached, and Cancelled.
    Outcome<Done> stage(const QList<Good> &rows);

private:
    Outcome<Done> stageLess(const QList<Good> &rows, const Error &tooLarge);
    Outcome<Done> attachFiles(const Good &good);

    ImportStore &m_imports;
    AttachmentStore &m_attachments;
    ImportTally &m_tally;
    ImportDecisions &m_decisions;
    const Cancellation &m_cancellation;
    const ImportId m_import;
    const Redelivery m_redelivery;
    const std::function<void()> m_attached;
};

} // namespace intray
