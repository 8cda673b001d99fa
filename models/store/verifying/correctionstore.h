// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"

#include <optional>

namespace intray {

struct Field;

/// Why no value of this field is corrected in bulk, whatever it would become; none: it can be. Any
/// thread.
std::optional<Error> whyNeverCorrected(const Field &field);

/// Bulk corrections: values put in the place of others in all open records of a queue that have
/// them and that nobody holds. Supervisors and administrators may, others are refused with
/// NotPermitted. Pieces of bulkPiece items are a transaction each; what was done stays done, and
/// the same wish again goes on with the rest. NotFound: no such queue. NotPermitted besides: the
/// queue stands in a table of another program, or its fields are keyed twice.
class CorrectionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// What `correct` would do now; `most`: so many items are named. The progress counts items.
    Outcome<CorrectionPreview> preview(const QString &queue, const CorrectionPlan &plan, int most,
                                       Progress progress = {},
                                       const Cancellation &cancellation = {});
    /// Corrects every item that can be; each other one with the value is told with the reason.
    /// RecordRefused: the queue has no such field. Invalid: the new values are the old ones.
    Outcome<CorrectionReport> correct(const QString &queue, const CorrectionPlan &plan,
                                      Progress progress = {},
                                      const Cancellation &cancellation = {});
    /// Puts the old value back where nobody has worked on the item since; each other one is told.
    /// The report is empty if all of it was taken back before. NotFound: no such correction.
    Outcome<CorrectionReport> takeBack(const QString &queue, const OperationId &correction,
                                       Progress progress = {},
                                       const Cancellation &cancellation = {});
    /// The newest first.
    Outcome<QList<MadeCorrection>> made(const QString &queue,
                                        const Cancellation &cancellation = {});

    /// One piece, in one transaction: each item if it is open, is as it was seen and has its old
    /// value; without a look at the queue's schema. Sent again it changes nothing.
    Outcome<BulkResult> correctItems(const BulkCorrection &correction,
                                     const QList<ItemToCorrect> &items);
};

} // namespace intray
