// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/roundcall.h"

#include "session/answer.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <QTimer>

namespace intray {

static const QString nothingTaken = QStringLiteral("nothing_taken");

RoundCall::RoundCall(DatabaseThread &database, Answered answered, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_answered(std::move(answered))
{
}

void RoundCall::start(const WorkRound &round, qint64 known, bool mustRead)
{
    m_round = round;
    m_known = known;
    m_mustRead = mustRead;
    m_isOut = true;
    m_mayHaveTaken = false;
    m_backOff.reset();
    ++m_call;
    ask();
}

void RoundCall::drop()
{
    m_isOut = false;
    m_isWaiting = false;
    ++m_call;
}

/// A server that cannot be written to can be asked what an attempt before took elsewhere.
static Error ofRound(WorkStore &store, Error error, const LockId &lock)
{
    const bool mayAsk = error.kind == Error::Kind::ReadOnly || error.kind == Error::Kind::Busy;
    const auto held = mayAsk ? store.itemsUnder(lock) : Outcome<QList<Item>>(QList<Item>{Item{}});
    if (held && held->isEmpty())
        error.code = nothingTaken;
    return error;
}

void RoundCall::ask()
{
    const auto work = [round = m_round, known = m_known, mustRead = m_mustRead](
                          WorkStore &store, QueueStore &queues) -> Outcome<Answer> {
        const auto done = store.finishAndTakeSeveral(round);
        if (!done)
            return tl::unexpected<Error>(ofRound(store, done.error(), round.nextLock));
        const bool isKnown = known >= 0 && done->rules == known;
        const bool isIdle = round.endings.isEmpty() && done->next && done->next->items.isEmpty();
        if (!mustRead && (isKnown || isIdle))
            return Answer{*done, std::nullopt};
        return queues.queue(round.queue).map([&done](const Queue &rules) {
            return Answer{*done, rules};
        });
    };
    m_isWaiting = false;
    answer(m_database.run(work), this, [this](const Outcome<Answer> &answer) { receive(answer); });
}

void RoundCall::receive(const Outcome<Answer> &answer)
{
    if (!answer && mayPass(answer.error())) {
        askLater(answer.error());
        return;
    }
    m_isOut = false;
    emit lineChanged(true, {});
    m_answered(answer);
}

void RoundCall::askLater(const Error &error)
{
    m_isWaiting = true;
    m_mayHaveTaken =
        (m_mayHaveTaken || error.kind == Error::Kind::Offline) && error.code != nothingTaken;
    QTimer::singleShot(m_backOff.next(), this, [this, call = m_call] {
        if (call == m_call)
            ask();
    });
    emit lineChanged(false, error.sentence);
}

} // namespace intray
