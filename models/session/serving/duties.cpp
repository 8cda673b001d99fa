// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/serving/duties.h"

#include "session/keptseals.h"
#include "store/importing/importstore.h"
#include "store/reading/figurestore.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/orderstore.h"

#include <QElapsedTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace intray {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Says yes for ten seconds, unless it is told to stop.
class ShortWhile
{
public:
    explicit ShortWhile(const Cancellation &cancellation)
        : m_cancellation(cancellation)
    {
        m_clock.start();
    }

    bool isOver() const { return m_clock.hasExpired(10'000); }
    std::function<bool()> goesOn() const
    {
        return [this] { return !m_cancellation.isCancelled() && !isOver(); };
    }

private:
    const Cancellation m_cancellation;
    QElapsedTimer m_clock;
};

} // namespace

Outcome<SweptLocks> SweepDuty::sweep(Connection &connection, const Identity &identity)
{
    const auto swept = SupervisionStore(connection, identity).sweepLocks();
    if (swept) // nobody's trouble if that fails: whoever imports next does it
        (void)ImportStore(connection, identity).recoverImports();
    return swept;
}

Outcome<DutyRound> SweepDuty::round(Connection &connection, const Identity &identity,
                                    const Cancellation &)
{
    return sweep(connection, identity).map([this](const SweptLocks &swept) {
        DutyRound round{swept.released};
        if (swept.released > 0)
            round.told << ServingWords::tr("%n lock(s) were released.", nullptr, swept.released);
        if (std::exchange(m_refusing, swept.refusing) != swept.refusing &&
            !swept.refusing.isEmpty())
            round.told << whyKept(swept.refusing);
        return round;
    });
}

QString SweepDuty::whyKept(const QStringList &queues)
{
    return ServingWords::tr(
               "Expired locks in %1 stay: the adopted table does not release its rows, "
               "because a rule or trigger there prevents it, or because it has changed since "
               "it was adopted. Ask the owner of the table, or undo the adoption.")
        .arg(queues.join(u", "_s));
}

QList<Role> FigureDuty::roles() const
{
    return {Role::Worker, Role::Supervisor, Role::Administrator, Role::Clerk, Role::Auditor};
}

Outcome<qint64> FigureDuty::catchUp(FigureStore &store, const std::function<bool()> &goesOn,
                                    qint64 least)
{
    qint64 pieces = 0;
    for (qint64 before = -1;; ++pieces) {
        const auto left = store.keepFigures(least);
        if (!left)
            return left;
        if (*left < std::max<qint64>(least, 1) || *left == before || !goesOn())
            return pieces;
        before = *left;
    }
}

Outcome<DutyRound> FigureDuty::round(Connection &connection, const Identity &identity,
                                     const Cancellation &cancellation)
{
    FigureStore store(connection, identity);
    const ShortWhile time(cancellation);
    return catchUp(store, time.goesOn(), m_least).map([&](qint64 pieces) {
        return DutyRound{pieces, time.isOver()};
    });
}

Outcome<DutyRound> SealDuty::round(Connection &connection, const Identity &identity,
                                   const Cancellation &)
{
    return SupervisionStore(connection, identity).sealHistory(m_spare).map([&](int seals) {
        const bool isWhole = KeptSeals().keepNewest(connection);
        DutyRound round{seals};
        if (std::exchange(m_wasWhole, isWhole) && !isWhole)
            round.told << KeptSeals::sentenceOfLoss();
        return round;
    });
}

Outcome<DutyRound> CountDuty::round(Connection &connection, const Identity &identity,
                                    const Cancellation &cancellation)
{
    const ShortWhile time(cancellation);
    return CountingStore(connection, identity).countQueues(time.goesOn()).map([&](Done) {
        return DutyRound{1, time.isOver()};
    });
}

Outcome<DutyRound> DuplicateKeyDuty::round(Connection &connection, const Identity &identity,
                                           const Cancellation &cancellation)
{
    const ShortWhile time(cancellation);
    return DuplicateKeyStore(connection, identity).keyQueues(time.goesOn()).map([&](Done) {
        return DutyRound{1, time.isOver()};
    });
}

QList<Role> DoubtDuty::roles() const
{
    return {Role::Supervisor};
}

std::chrono::milliseconds DoubtDuty::pauseAfter(std::chrono::milliseconds took) const
{
    return std::max(KeptDuty::pauseAfter(took), 9 * took);
}

/// A queue that is not ordered any more is looked at once more: its items lose their places.
QStringList DoubtDuty::queuesToLookAt(const QList<Queue> &queues)
{
    QStringList ordered;
    for (const Queue &queue : queues)
        if (queue.isOrderedByDoubt())
            ordered << queue.name;
    QStringList all = std::exchange(m_ordered, ordered) + ordered;
    all.removeDuplicates();
    return all;
}

Outcome<DutyRound> DoubtDuty::round(Connection &connection, const Identity &identity,
                                    const Cancellation &cancellation)
{
    const auto change = ListStore(connection, identity).changeNumber();
    if (!change)
        return tl::unexpected<Error>(change.error());
    if (std::exchange(m_change, *change) == *change)
        return DutyRound{};
    const auto queues = QueueStore(connection, identity).queues();
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    DutyRound round;
    for (const QString &queue : queuesToLookAt(*queues)) {
        const auto kept = OrderStore(connection, identity).keepUp(queue, cancellation);
        if (!kept) {
            m_change = -1;
            return tl::unexpected<Error>(kept.error());
        }
        round.done += kept->moved + kept->passed + kept->returned;
    }
    return round;
}

Outcome<DutyRound> SourceDuty::round(Connection &connection, const Identity &identity,
                                     const Cancellation &cancellation)
{
    const auto queues = QueueStore(connection, identity).queues();
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    DutyRound round;
    std::optional<Error> trouble; // which holds up no other queue
    for (const Queue &queue : *queues) {
        if (!queue.isFilledBySource() || cancellation.isCancelled())
            continue;
        const auto run = SourceStore(connection, identity).runSource(queue.name, cancellation);
        if (!run && !trouble)
            trouble = run.error();
        round.done += run ? run->found : 0;
    }
    if (trouble)
        return tl::unexpected<Error>(*trouble);
    return round;
}

} // namespace intray
