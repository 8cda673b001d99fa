// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "store/verifying/learnedqueue.h"
#include "store/verifying/piecesize.h"
#include "store/verifying/slicedcounts.h"

#include <functional>
#include <optional>

namespace intray {

struct CountedPiece;

/// Keeps what is usual in queues, so that one record's suspicious values cost no look at the others
/// (docs/internals/suspicion.md): learns it from some records and counts all of them, piece by
/// piece. NotPermitted for others than supervisors and workers on servers; NotFound for an unknown
/// queue.
class CountingStore : public StoreBase
{
public:
    CountingStore(Connection &connection, const Identity &identity, CountingSizes sizes = {})
        : StoreBase(connection, identity)
        , m_sizes(sizes)
    {
    }

    struct Step
    {
        bool isKept = true;    ///< Else this queue is not counted: adopted, or of a second keying.
        bool isCurrent = true; ///< Nothing is left to do.
        bool isWhole = false;  ///< What is kept can be used.
        qint64 records = 0;    ///< How many are counted; of those only read, half.
        qint64 ofRecords = 0;  ///< How many there were when counting began.
        ModelId sound;         ///< The model that was read and makes sense; give it back.

        int percent() const; ///< Of what has to be counted before it can be used: 0 to 99.
    };

    /// Does a short piece of what is due: learns (a few seconds) or counts as many events of the
    /// queue at most (usualPiece: about a tenth of a second). Where many wait on SQLite, it counts
    /// many (SlicedCounts: a second or two, in which others write). What is whole is left alone as
    /// long as there are fewer new events than `least`. `sound`: of the last step, so that no model
    /// is read twice; one that cannot be read is learned anew.
    Outcome<Step> countPiece(const QString &queue, int events = usualPiece,
                             const Cancellation &cancellation = {}, int least = 1,
                             const ModelId &sound = {});
    /// What is remembered from one piece of a queue to the next.
    struct Pace
    {
        PieceSize size;
        ModelId sound;
    };
    /// A piece that is as large as it can be without others who write waiting for it too long.
    Outcome<Step> countNext(const QString &queue, Pace &pace, const Cancellation &cancellation = {},
                            int least = 1);
    /// How far it is, for those who cannot count themselves. Not kept: nobody has begun.
    Outcome<Step> standing(const QString &queue);
    /// Until all is counted. The progress counts records.
    Outcome<Step> countAll(const QString &queue, Progress progress = {},
                           const Cancellation &cancellation = {});

    /// A piece of each queue in turn, as long as anything is left and `goesOn` says so; queues that
    /// this user may not count are left out.
    Outcome<Done> countQueues(const std::function<bool()> &goesOn);

    static constexpr int usualPiece = PieceSize::usual;

private:
    Outcome<Step> stepOf(const Queue &queue, int events, int least,
                         const Cancellation &cancellation, const ModelId &sound);
    Outcome<bool> isSound(const LearnedQueue &learned, const ModelId &sound);
    Outcome<Step> learn(const Queue &queue, const LearnedQueue &before,
                        const Cancellation &cancellation);
    Outcome<Step> count(const Queue &queue, const LearnedQueue &learned, int events, int least,
                        const Cancellation &cancellation);
    Outcome<std::optional<Step>> countMany(const Queue &queue, const LearnedQueue &learned,
                                           qint64 last, const Cancellation &cancellation);

    std::chrono::milliseconds wantedOfPiece() const;

    const CountingSizes m_sizes;
    QHash<QString, Pace> m_paces; ///< By queue.
};

/// Whether values of the queue's records may be hidden from some who work on it, because they are
/// keyed a second time: then nothing is counted there. `ifUnseen`: the answer where this user does
/// not see a step that follows.
Outcome<bool> isKeyedTwice(Connection &connection, const Identity &identity, const Queue &queue,
                           bool ifUnseen);

/// The history is settled up to this event: no line with a smaller number can appear any more.
Outcome<qint64> settledEvent(Connection &connection, const Identity &identity);

} // namespace intray
