// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/embedded/stepping.h"

namespace intray {

/// A record on its way to the next step.
struct Parcel
{
    QueueId target;
    Record record;
    QJsonObject context;
    QString norFor;        ///< Besides who completed the step: this one neither.
    QString notFor;        ///< Who completed the step.
    QJsonObject missing;   ///< Why fields are empty in it.
    bool isSealed = false; ///< Only who holds or finishes it sees it.
};

/// Blind second keying, inside the transaction that completes an item. Throws SqlFailure.

/// After the second keying: both values of each field are noted; where they differ the parcel goes
/// to who decides, with both values and without an own one.
Parcel comparedWithFirst(const Writing &writing, const Step &step, Parcel parcel);
/// After the third: what was decided is noted, and the parcel goes on without the two values.
Parcel decided(const Writing &writing, const Step &step, Parcel parcel);
/// Without what the second must not see.
Record withoutFields(Record record, const QStringList &fields);

} // namespace intray
