// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/streamworker.h"

#include "schema/contextfield.h"
#include "session/answer.h"
#include "session/worker/commandresult.h"
#include "session/worker/failedtry.h"
#include "session/worker/worker.h"
#include "store/line/changelistener.h"

#include <QJsonDocument>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr milliseconds soon = 400ms;

StreamWorker::StreamWorker(const DatabaseLogin &login, const Identity &identity,
                           const WorkOrder &order, QObject *parent)
    : QObject(parent)
    , m_order(order)
    , m_database(login, identity, OpenMode::Existing)
    , m_call(m_database, [this](const auto &answer) { receive(answer); })
    , m_pulse(m_database)
    , m_pause(order.shortestPause, order.longestPause)
    , m_end(order.grace)
{
    connect(&m_pause.wake(), &QTimer::timeout, this, [this] {
        m_isResting = false;
        work();
    });
    connect(&m_call, &RoundCall::lineChanged, this, &StreamWorker::noteLine);
    connect(&m_end, &WorkerEnd::begun, this, &StreamWorker::work);
    connect(&m_end, &WorkerEnd::givenUp, this, &StreamWorker::giveUp);
    connect(&m_end, &WorkerEnd::ended, this, &StreamWorker::finished);
    connect(&m_end, &WorkerEnd::outOfTime, this, &StreamWorker::endOutOfTime);
    connect(&m_extension, &QTimer::timeout, this, [this] { extend(); });
    connect(&m_pulse, &WorkerPulse::told, this, &StreamWorker::told);
    connect(&m_program, &StreamProgram::answered, this, &StreamWorker::receiveLine);
    connect(&m_program, &StreamProgram::ended, this, &StreamWorker::receiveEnd,
            Qt::QueuedConnection);
}

StreamWorker::~StreamWorker() = default;

void StreamWorker::listen()
{
    m_listener = std::make_unique<ChangeListener>(m_database.login());
    connect(m_listener.get(), &ChangeListener::changed, this,
            [this](qint64, qint64 item) { hear(ItemId(item)); });
    connect(m_listener.get(), &ChangeListener::up, this, [this] { hear({}); });
}

// A little later: a server tells of a queue at most four times a second.
void StreamWorker::hear(ItemId item)
{
    if (const auto held = m_held.constFind(item.value()); held != m_held.cend())
        extend(held->item);
    m_pause.reset();
    if (m_isResting && !m_end.hasBegun() && m_pause.wake().remainingTime() > soon.count())
        m_pause.wake().start(soon);
}

void StreamWorker::start()
{
    m_pulse.start();
    m_program.start(m_order.program, m_order.arguments);
    work();
}

int StreamWorker::freePlaces() const
{
    const bool mayTake = !m_end.hasBegun() && m_program.isRunning() && !m_isResting;
    return mayTake ? std::max(0, m_order.parallel - int(m_held.size())) : 0;
}

/// One call after the other: what is answered meanwhile goes with the next.
void StreamWorker::work()
{
    if (m_call.isOut() || m_isOver)
        return;
    WorkRound round;
    round.queue = m_order.queue;
    round.endings = endingsNow();
    round.count = freePlaces();
    round.rules = m_rulesLine;
    const bool mustRead = !m_leaving.empty();
    if (round.endings.isEmpty() && round.count == 0 && !mustRead) {
        endIfDone();
        return;
    }
    m_call.start(round, m_rulesLine, mustRead);
}

/// Those that the rules refuse stay behind until the rules have been read again: newer ones may
/// allow them.
QList<ItemEnding> StreamWorker::endingsNow()
{
    QList<ItemEnding> endings;
    std::vector<Leaving> unsure;
    for (Leaving &leaving : m_leaving) {
        auto how = dispositionOf(leaving);
        if (!how && !leaving.isChecked) {
            unsure.push_back(std::move(leaving));
            continue;
        }
        if (!how) {
            leaving.reason = how.error().sentence;
            how = dispositionOf(leaving);
        }
        how->operation = leaving.operation;
        endings << ItemEnding{leaving.item.id, leaving.item.lock.id, *how, false};
        m_out.emplace_back(std::move(leaving), *how);
    }
    m_leaving = std::move(unsure);
    return endings;
}

Outcome<Disposition> StreamWorker::dispositionOf(const Leaving &leaving) const
{
    if (leaving.isGivenBack)
        return Disposition::returnLater();
    if (!leaving.reason.isEmpty())
        return afterFailedTry(leaving.item, m_rules, m_order.retry, leaving.reason);
    return completionFrom(leaving.result, leaving.item.record, m_rules);
}

void StreamWorker::noteLine(bool isUp, const QString &sentence)
{
    if (m_end.noteLine(isUp))
        emit told(isUp ? Worker::tr("The database answers again.") : sentence);
}

void StreamWorker::receive(const Outcome<RoundCall::Answer> &answer)
{
    const auto out = std::exchange(m_out, {});
    if (!answer) {
        m_trouble = answer.error();
        m_count.lost += int(out.size());
        m_end.giveUp();
        return;
    }
    if (answer->rules) {
        m_rules = *answer->rules;
        m_rulesLine = answer->done.rules;
        for (Leaving &leaving : m_leaving)
            leaving.isChecked = true;
        m_extension.start(std::min<milliseconds>(milliseconds(m_rules.lockDuration) / 3, 60s));
    }
    const auto &finished = answer->done.finished;
    for (size_t i = 0; i < out.size(); ++i) {
        if (finished.isEmpty()) // the rules were older ones, and nothing was done
            m_leaving.push_back(out[i].first);
        else
            receiveFinished(out[i].first, out[i].second, finished.at(qsizetype(i)));
    }
    receiveTaken(answer->done);
    QMetaObject::invokeMethod(this, &StreamWorker::work, Qt::QueuedConnection);
}

void StreamWorker::receiveFinished(Leaving leaving, const Disposition &how,
                                   const Outcome<Finished> &finished)
{
    using Kind = Disposition::Kind;
    if (finished) {
        ++(leaving.isGivenBack          ? m_count.returned
           : how.kind == Kind::Complete ? m_count.done
           : how.kind == Kind::Fail     ? m_count.failed
                                        : m_count.retried);
        if (!leaving.reason.isEmpty())
            emit told(about(leaving.item, leaving.reason.simplified()));
    } else if (finished.error().kind == Error::Kind::LockLost || how.kind != Kind::Complete) {
        ++m_count.lost;
        emit told(about(leaving.item, finished.error().sentence));
    } else {
        leaving.reason = finished.error().sentence;
        leaving.operation = newId();
        m_leaving.push_back(std::move(leaving));
    }
}

void StreamWorker::receiveTaken(const FinishedAndTaken &done)
{
    if (!done.next) {
        m_trouble = done.next.error();
        m_end.giveUp();
        return;
    }
    for (const QString &sentence : done.next->passedOver)
        emit told(sentence);
    for (const Item &item : done.next->items)
        give(item, done.contexts.value(item.id));
    if (done.next->requested > done.next->items.size())
        rest(*done.next);
    else if (!done.next->items.isEmpty())
        m_pause.reset();
}

void StreamWorker::give(const Item &item, const QJsonObject &given)
{
    if (m_end.hasBegun() || !m_program.isRunning()) {
        m_leaving.push_back({item, {}, {}, true});
        return;
    }
    const QJsonObject context =
        given.isEmpty() ? contextIn(m_rules.recordSchema, item.record) : given;
    QJsonObject line{
        {u"key"_s, item.key}, {u"attempt"_s, item.attempts}, {u"record"_s, item.record}};
    if (!context.isEmpty())
        line.insert(u"context"_s, context);
    Held held{item, {}};
    held.since.start();
    m_held.insert(item.id.value(), held);
    // the id comes first, so that a shell finds it
    m_program.send("{\"id\":" + QByteArray::number(item.id.value()) + ',' +
                   QJsonDocument(line).toJson(QJsonDocument::Compact).mid(1) + '\n');
}

void StreamWorker::receiveEnd(const QString &how)
{
    const QList<Held> held = m_held.values();
    for (const Held &one : held) {
        if (m_end.isGivingUp())
            m_leaving.push_back({one.item, {}, {}, true});
        else
            m_leaving.push_back({one.item, {}, how});
    }
    m_held.clear();
    if (!m_end.hasBegun() && !m_trouble)
        m_trouble = Error{Error::Kind::Broken, how, {}};
    m_end.begin();
    work();
}

void StreamWorker::extend()
{
    endWhatHangs();
    for (const Held &held : std::as_const(m_held))
        extend(held.item);
}

void StreamWorker::extend(const Item &item)
{
    const auto work = [id = item.id, lock = item.lock.id](WorkStore &store) {
        return store.extend(id, lock);
    };
    answer(m_database.run(work), this, [this, item](const Outcome<Lock> &extended) {
        const bool isLost = !extended && extended.error().kind == Error::Kind::LockLost;
        const auto held = m_held.constFind(item.id.value());
        if (!isLost || held == m_held.cend() || held->item.lock.id != item.lock.id)
            return;
        m_held.erase(held);
        ++m_count.lost;
        emit told(about(item, extended.error().sentence));
        this->work();
    });
}

// A little before the longest hold, so that the lock still holds when the failure is told.
void StreamWorker::endWhatHangs()
{
    const milliseconds hold = m_rules.longestHold;
    const milliseconds most = hold - std::max<milliseconds>(hold / 10, 1s);
    const milliseconds limit =
        m_order.timeout ? std::min<milliseconds>(*m_order.timeout, most) : most;
    const bool hangs = std::any_of(m_held.cbegin(), m_held.cend(), [limit](const Held &held) {
        return milliseconds(held.since.elapsed()) >= limit;
    });
    if (hangs)
        m_program.end();
}

void StreamWorker::rest(const Claim &nothing)
{
    m_isResting = true;
    if (!m_order.once)
        m_pause.rest(nothing.now, nothing.nextAvailable);
}

void StreamWorker::stop()
{
    m_end.goOn();
}

/// Gives back what the program has.
void StreamWorker::giveUp()
{
    if (m_program.isRunning())
        m_program.end();
    else
        work();
}

void StreamWorker::endOutOfTime()
{
    const int held = int(m_held.size()) + int(m_leaving.size()) + int(m_out.size());
    if (held > 0)
        emit told(Worker::tr("%n item(s) stay locked until their locks expire: the database could "
                             "not be told what became of them.",
                             nullptr, held));
    emit finished();
}

void StreamWorker::endIfDone()
{
    const bool isOver = m_end.hasBegun() || (m_order.once && m_isResting);
    if (!isOver || !m_held.isEmpty())
        return;
    if (m_program.isRunning()) {
        m_end.begin();
        m_program.closeInput();
        return;
    }
    m_isOver = true;
    emit finished();
}

QString StreamWorker::about(const Item &item, const QString &what) const
{
    return WorkPlace::tr("Item %1 (%2): %3").arg(QString::number(item.id.value()), item.key, what);
}

} // namespace intray
