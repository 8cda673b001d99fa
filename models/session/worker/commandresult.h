// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/error.h"
#include "queue/queuerules.h"

namespace intray {

/// How an item is completed with what a worker's command wrote. Nothing but blanks: just completed.
/// A JSON object is the item's result; if all its fields are fields of the queue's records, it
/// corrects the record too, and what it does not name stays. Invalid: no JSON object, or a
/// correction that breaks the record's rules.
Outcome<Disposition> completionFrom(const QByteArray &output, const Record &record,
                                    const Queue &rules);

} // namespace intray
