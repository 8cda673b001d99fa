// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/workplace.h"

#include "schema/contextfield.h"
#include "session/worker/commandresult.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <QJsonDocument>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

// A lock that a supervisor released is noticed within it, even where nothing tells.
static constexpr std::chrono::milliseconds longestUnasked = 1min;

WorkPlace::WorkPlace(DatabaseThread &database, WorkRounds &rounds, const WorkOrder &order,
                     QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_rounds(rounds)
    , m_order(order)
{
    connect(&m_extension, &QTimer::timeout, this, &WorkPlace::extend);
    connect(&m_rounds, &WorkRounds::lineChanged, this, [this](bool isUp) {
        if (!isUp && m_stopping)
            giveUpClaim();
    });
}

WorkPlace::~WorkPlace() = default;

/// Asks until the database answers.
template <typename Work, typename Then>
void WorkPlace::ask(Work work, Then then, BackOff backOff)
{
    answer(m_database.run(work), this, [this, work, then, backOff](const auto &outcome) mutable {
        if (outcome || !mayPass(outcome.error())) {
            emit lineChanged(true, {});
            then(outcome);
            return;
        }
        emit lineChanged(false, outcome.error().sentence);
        QTimer::singleShot(backOff.next(), this,
                           [this, work, then, backOff] { ask(work, then, backOff); });
    });
}

// What an attempt without an answer may have taken is asked for until the worker is to give up.
void WorkPlace::giveUpClaim()
{
    if (m_stage != Stage::Claiming)
        return;
    const auto mayHaveTaken = m_rounds.withdraw(this, m_givenUp);
    if (!mayHaveTaken)
        return;
    if (*mayHaveTaken)
        emit told(tr("Whether an item was taken could not be learned. If one was, it stays locked "
                     "until its lock expires."));
    m_stage = Stage::Idle;
    emit rested({}, {});
}

void WorkPlace::look()
{
    if (!isIdle() || m_stopping)
        return;
    m_stage = Stage::Claiming;
    m_rounds.add(
        {.place = this, .takes = true, .answered = [this](const auto &done) { receive(done); }});
}

void WorkPlace::receive(const Outcome<FinishedAndTaken> &done)
{
    m_stage = Stage::Idle;
    if (done)
        receiveNext(*done);
    else
        emit trouble(done.error());
}

void WorkPlace::receiveNext(const FinishedAndTaken &done)
{
    m_stage = Stage::Idle;
    m_item = {};
    if (!done.next) {
        emit trouble(done.next.error());
        return;
    }
    if (done.next->items.isEmpty()) {
        emit rested(done.next->now, done.next->nextAvailable);
        return;
    }
    m_item = done.next->items.constFirst();
    if (m_stopping)
        giveBack();
    else
        run(done.contexts.value(m_item.id));
    emit took();
}

void WorkPlace::run(const QJsonObject &given)
{
    const QJsonObject context =
        given.isEmpty() ? contextIn(m_rounds.rules().recordSchema, m_item.record) : given;
    m_stage = Stage::Running;
    m_lost = false;
    m_run = std::make_unique<CommandRun>();
    connect(m_run.get(), &CommandRun::ended, this, &WorkPlace::receiveEnd, Qt::QueuedConnection);
    const QByteArray record = QJsonDocument(m_item.record).toJson(QJsonDocument::Compact) + '\n';
    m_run->start(m_order.program, m_order.arguments, environmentFor(context), record, timeLimit());
    m_extension.start(std::min<std::chrono::milliseconds>(
        std::chrono::milliseconds(m_rounds.rules().lockDuration) / 3, longestUnasked));
}

// The database's password is not the command's business.
QProcessEnvironment WorkPlace::environmentFor(const QJsonObject &context) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("INTRAY_PASSWORD"));
    environment.insert(QStringLiteral("INTRAY_ITEM"), QString::number(m_item.id.value()));
    environment.insert(QStringLiteral("INTRAY_QUEUE"), m_item.queue);
    environment.insert(QStringLiteral("INTRAY_KEY"), m_item.key);
    environment.insert(QStringLiteral("INTRAY_LOCK"), m_item.lock.id);
    environment.insert(QStringLiteral("INTRAY_ATTEMPT"), QString::number(m_item.attempts));
    environment.insert(QStringLiteral("INTRAY_CONTEXT"),
                       QString::fromUtf8(QJsonDocument(context).toJson(QJsonDocument::Compact)));
    return environment;
}

// A little before the longest hold, so that the lock still holds when the failure is told.
std::chrono::milliseconds WorkPlace::timeLimit() const
{
    const std::chrono::milliseconds hold = m_rounds.rules().longestHold;
    const auto most = hold - std::min<std::chrono::milliseconds>(hold / 10, 10s);
    return m_order.timeout ? std::min<std::chrono::milliseconds>(*m_order.timeout, most) : most;
}

void WorkPlace::verify()
{
    if (m_stage == Stage::Running)
        extend();
}

void WorkPlace::extend()
{
    ask([item = m_item.id,
         lock = m_item.lock.id](WorkStore &store) { return store.extend(item, lock); },
        [this, lock = m_item.lock.id](const Outcome<Lock> &extended) {
            const bool isMine = m_stage == Stage::Running && m_item.lock.id == lock;
            if (isMine && !extended && extended.error().kind == Error::Kind::LockLost)
                receiveLost(extended.error());
        });
}

void WorkPlace::receiveLost(const Error &error)
{
    m_extension.stop();
    m_lost = true;
    m_run->end(error.sentence);
}

void WorkPlace::receiveEnd(const CommandEnd &end)
{
    m_extension.stop();
    m_run.reset();
    m_stage = Stage::Finishing;
    if (m_lost) {
        emit told(about(end.reason));
        emit ended({.lost = 1});
        next();
    } else if (!end.started) {
        giveBack();
        emit trouble({Error::Kind::NotFound, end.reason, {}});
    } else if (end.isDone) {
        complete(end.output);
    } else if (m_givenUp) {
        giveBack();
    } else {
        failTry(end.reason);
    }
}

void WorkPlace::complete(const QByteArray &output)
{
    m_stage = Stage::Finishing;
    m_output = output;
    m_operation = newId();
    completeByRules();
}

// Newer rules than those that this place knows may allow it: which fields records have grows with
// what comes in.
void WorkPlace::completeByRules()
{
    if (const auto completion = completionFrom(m_output, m_item.record, m_rounds.rules())) {
        finishBy(*completion);
        return;
    }
    ask([queue = m_order.queue](QueueStore &queues) { return queues.queue(queue); },
        [this](const Outcome<Queue> &rules) {
            if (rules)
                m_rounds.learn(*rules);
            const auto completion = completionFrom(m_output, m_item.record, m_rounds.rules());
            if (completion)
                finishBy(*completion);
            else
                failTry(completion.error().sentence, true);
        });
}

void WorkPlace::finishBy(Disposition completion)
{
    completion.operation = m_operation; // also where it is made anew, by newer rules
    finish(completion, {.done = 1});
}

// Sent again under the same operation, it happens once. The next item comes with it.
void WorkPlace::finish(const Disposition &disposition, const WorkCount &count)
{
    const bool goesByRules = disposition.kind == Disposition::Kind::Complete;
    m_rounds.add({.place = this,
                  .ending = ItemEnding{m_item.id, m_item.lock.id, disposition, !m_stopping},
                  .takes = !m_stopping,
                  .rules = goesByRules ? m_rounds.rulesLine() : -1,
                  .answered = [this, disposition, count](const auto &done) {
                      receiveRound(done, disposition, count);
                  }});
}

void WorkPlace::receiveRound(const Outcome<FinishedAndTaken> &done, const Disposition &disposition,
                             const WorkCount &count)
{
    if (!done) {
        receiveFinished(tl::unexpected(done.error()), disposition, count);
    } else if (done->finished.isEmpty()) {
        completeByRules(); // the rules have changed while the command ran
    } else if (!done->finished.first() || (done->next && done->next->requested == 0)) {
        receiveFinished(done->finished.first(), disposition, count);
    } else {
        emit ended(count);
        receiveNext(*done);
    }
}

void WorkPlace::receiveFinished(const Outcome<Finished> &finished, const Disposition &disposition,
                                const WorkCount &count)
{
    if (finished) {
        emit ended(count);
        next();
    } else if (finished.error().kind == Error::Kind::LockLost) {
        emit told(about(finished.error().sentence));
        emit ended({.lost = 1});
        next();
    } else if (finished.error().kind == Error::Kind::NewerSchema) { // nothing can be stored
        emit told(about(tr("The command succeeded, but what it made could not be stored. %1")
                            .arg(finished.error().sentence)));
        emit ended({.lost = 1});
        next();
    } else if (disposition.kind == Disposition::Kind::Complete) {
        failTry(finished.error().sentence, true);
    } else {
        emit told(about(finished.error().sentence));
        emit ended({.lost = 1});
        next();
    }
}

void WorkPlace::next()
{
    m_item = {};
    m_stage = Stage::Idle;
    if (m_stopping)
        emit rested({}, {});
    else
        look();
}

void WorkPlace::stop()
{
    m_stopping = true;
    giveUpClaim();
}

void WorkPlace::giveUp()
{
    m_givenUp = true;
    stop();
    if (m_run)
        m_run->end(tr("The worker was stopped."));
}

QString WorkPlace::about(const QString &what) const
{
    return tr("Item %1 (%2): %3").arg(QString::number(m_item.id.value()), m_item.key, what);
}

} // namespace intray
