// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "schema/recordschema.h"
#include "store/verifying/correctionstore.h"

namespace intray {

/// The queue's rules, if its records may be corrected together.
Outcome<Queue> queueToCorrect(Connection &connection, const Identity &identity,
                              const QString &queue);

/// Whether there is such a field; the schema is that of RecordSchema::of(), which knows all of
/// them.
bool hasField(const RecordSchema &schema, const QString &name);

/// One bulk correction under way: sends pieces and keeps what became of each item. In the thread of
/// the store, which it borrows.
class CorrectionRun
{
public:
    CorrectionRun(CorrectionStore &store, const BulkCorrection &correction);

    void name(ItemId item, const QString &key) { m_report.keys.insert(item, key); }
    bool knows(ItemId item) const { return m_report.keys.contains(item); }
    void refuse(ItemId item, const Error &why) { m_report.result.notDone << NotDone{item, why}; }
    /// In pieces of bulkPiece; cancelled: between two of them.
    Outcome<Done> carryOut(const QList<ItemToCorrect> &items, Progress &progress,
                           const Cancellation &cancellation);
    /// The error instead if nothing was done before it.
    Outcome<CorrectionReport> reportAfter(const Outcome<Done> &walked);

private:
    CorrectionStore &m_store;
    BulkCorrection m_correction;
    CorrectionReport m_report;
};

} // namespace intray
