// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "verify/values/fieldvalue.h"

namespace intray {

/// The values of one field in the records of a queue that this user may see, and what each would
/// become by decision, by rule or because others are written in another way. Blocking; lives in the
/// thread of its connection. NotFound: no such queue. RecordRefused: the queue has no such field.
/// Cancelled.
class ValueStore : public StoreBase
{
public:
    /// Of queues with more records what is kept is told: reading takes a second or two for so many.
    static constexpr qint64 mostRead = 20'000;
    ValueStore(Connection &connection, const Identity &identity, qint64 mostReadRecords = mostRead)
        : StoreBase(connection, identity)
        , m_mostRead(mostReadRecords)
    {
    }

    /// So many different values are told at most, the most frequent ones.
    static constexpr int mostValues = 50'000;

    /// Of records that wait, are in work or are completed; the most frequent first, without the
    /// empty ones. Small queues are read, and each value comes with its records; of large ones,
    /// what is kept of their values is, which may be a hundred events behind; by which templates
    /// its records came, it does not tell, so nothing that was decided is proposed there. The
    /// progress counts records that are read.
    Outcome<QList<FieldValue>> values(const QString &queue, const QString &field,
                                      Progress progress = {},
                                      const Cancellation &cancellation = {});

private:
    struct Read;
    struct Decided;
    Outcome<Read> readValues(const QString &queue, const QString &field, const Decided &decided,
                             Progress &progress, const Cancellation &cancellation);
    Outcome<std::optional<Read>> keptValues(const Queue &rules, const QString &field);
    Outcome<Decided> decidedAbout(const Queue &rules, const QString &field);

    qint64 m_mostRead;
};

} // namespace intray
