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
static const QString nothingTaken = QStringLiteral("nothing_taken");
static constexpr std::chrono::milliseconds longestUnasked = 1min;

struct WorkPlace::Taken
{
    Claim claim;
    QJsonObject context;
    Queue rules;
};

WorkPlace::WorkPlace(DatabaseThread &database, const WorkOrder &order, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_order(order)
{
    connect(&m_extension, &QTimer::timeout, this, &WorkPlace::extend);
}

WorkPlace::~WorkPlace() = default;

/// Asks until the database answers.
template <typename Work, typename Then>
void WorkPlace::ask(Work work, Then then, BackOff backOff)
{
    m_isWaiting = false;
    answer(m_database.run(work), this, [this, work, then, backOff](const auto &outcome) mutable {
        if (outcome || !mayPass(outcome.error())) {
            emit lineChanged(true, {});
            then(outcome);
            return;
        }
        m_isWaiting = true;
        m_isUnsure = (m_isUnsure || outcome.error().kind == Error::Kind::Offline) &&
                     outcome.error().code != nothingTaken;
        emit lineChanged(false, outcome.error().sentence);
        const auto again = [this, work, then, backOff, claims = m_claims] {
            if (claims == m_claims)
                ask(work, then, backOff);
        };
        QTimer::singleShot(backOff.next(), this, again);
        if (m_stopping)
            giveUpClaim();
    });
}

// What an attempt without an answer may have taken is asked for until the worker is to give up.
void WorkPlace::giveUpClaim()
{
    if (m_stage != Stage::Claiming || !m_isWaiting || (m_isUnsure && !m_givenUp))
        return;
    if (m_isUnsure)
        emit told(tr("Whether an item was taken could not be learned. If one was, it stays locked "
                     "until its lock expires."));
    ++m_claims;
    m_stage = Stage::Idle;
    emit rested({}, {});
}

void WorkPlace::look()
{
    if (!isIdle() || m_stopping)
        return;
    m_stage = Stage::Claiming;
    m_isUnsure = false;
    ask([queue = m_order.queue, lock = newId()](
            WorkStore &store, QueueStore &queues) { return take(store, queues, queue, lock); },
        [this](const Outcome<Taken> &taken) { receive(taken); });
}

/// A server that cannot be written to can be asked what an attempt before took elsewhere.
static Error ofClaim(WorkStore &store, Error error, const LockId &lock)
{
    const bool mayAsk = error.kind == Error::Kind::ReadOnly || error.kind == Error::Kind::Busy;
    const auto held = mayAsk ? store.itemsUnder(lock) : Outcome<QList<Item>>(QList<Item>{Item{}});
    if (held && held->isEmpty())
        error.code = nothingTaken;
    return error;
}

Outcome<WorkPlace::Taken> WorkPlace::take(WorkStore &store, QueueStore &queues,
                                          const QString &queue, const LockId &lock)
{
    const auto claim = store.claimNext({queue}, 1, lock);
    if (!claim)
        return tl::unexpected(ofClaim(store, claim.error(), lock));
    if (claim->items.isEmpty())
        return Taken{*claim, {}, {}};
    const auto detail = store.detail(claim->items.constFirst().id);
    if (!detail)
        return tl::unexpected(detail.error());
    const auto rules = queues.queue(queue);
    if (!rules)
        return tl::unexpected(rules.error());
    const QJsonObject context = detail->context.isEmpty()
                                    ? contextIn(rules->recordSchema, detail->item.record)
                                    : detail->context;
    return Taken{*claim, context, *rules};
}

void WorkPlace::receive(const Outcome<Taken> &taken)
{
    m_stage = Stage::Idle;
    if (!taken) {
        emit trouble(taken.error());
        return;
    }
    tellPassedOver(taken->claim.passedOver);
    if (taken->claim.items.isEmpty()) {
        emit rested(taken->claim.now, taken->claim.nextAvailable);
        return;
    }
    m_item = taken->claim.items.constFirst();
    m_rules = taken->rules;
    if (m_stopping)
        giveBack();
    else
        run(*taken);
    emit took();
}

// An item that stays where it is would be told with each claim.
void WorkPlace::tellPassedOver(const QStringList &sentences)
{
    for (const QString &sentence : sentences)
        if (!m_passedOver.contains(sentence))
            emit told(sentence);
    m_passedOver = sentences;
}

void WorkPlace::run(const Taken &taken)
{
    m_stage = Stage::Running;
    m_lost = false;
    m_run = std::make_unique<CommandRun>();
    connect(m_run.get(), &CommandRun::ended, this, &WorkPlace::receiveEnd, Qt::QueuedConnection);
    const QByteArray record = QJsonDocument(m_item.record).toJson(QJsonDocument::Compact) + '\n';
    m_run->start(m_order.program, m_order.arguments, environmentFor(taken.context), record,
                 timeLimit());
    m_extension.start(std::min<std::chrono::milliseconds>(
        std::chrono::milliseconds(m_rules.lockDuration) / 3, longestUnasked));
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
    const std::chrono::milliseconds hold = m_rules.longestHold;
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

// The rules may have changed while the command ran.
void WorkPlace::complete(const QByteArray &output)
{
    m_stage = Stage::Finishing;
    ask([queue = m_order.queue](QueueStore &queues) { return queues.queue(queue); },
        [this, output](const Outcome<Queue> &rules) {
            m_rules = rules.value_or(m_rules);
            completeBy(output);
        });
}

void WorkPlace::completeBy(const QByteArray &output)
{
    const auto completion = completionFrom(output, m_item.record, m_rules);
    if (completion)
        finish(*completion, {.done = 1});
    else
        failTry(completion.error().sentence, true);
}

/// How long an item waits after its nth try.
static std::chrono::seconds pauseAfter(int attempts, std::chrono::seconds first)
{
    std::chrono::seconds pause = std::min(first, longestRetry);
    for (int i = 1; i < attempts && pause < longestRetry; ++i)
        pause = std::min(pause * 2, longestRetry);
    return pause;
}

QString WorkPlace::wordsOfTry(bool hasSucceeded, bool isLast) const
{
    if (hasSucceeded)
        return isLast ? tr("The command succeeded, but what it made was not taken, and there are "
                           "no attempts left. %1")
                      : tr("The command succeeded, but what it made was not taken; there will be "
                           "another attempt. %1");
    return isLast ? tr("The command failed, and there are no attempts left. %1")
                  : tr("The command failed; there will be another attempt. %1");
}

void WorkPlace::failTry(const QString &reason, bool hasSucceeded)
{
    using Kind = Disposition::Kind;
    const bool isLast = m_item.attempts >= m_rules.attempts.value_or(1);
    const bool mayReturn = m_rules.dispositions.contains(Kind::Return);
    if (isLast || !mayReturn) {
        emit told(about(wordsOfTry(hasSucceeded, true).arg(reason.simplified())));
        finish(Disposition::fail(reason), {.failed = 1});
        return;
    }
    Disposition again = Disposition::returnLater(pauseAfter(m_item.attempts, m_order.retry));
    again.reason = reason;
    emit told(about(wordsOfTry(hasSucceeded, false).arg(reason.simplified())));
    finish(again, {.retried = 1});
}

void WorkPlace::giveBack()
{
    m_stage = Stage::Finishing;
    finish(Disposition::returnLater(), {.returned = 1});
}

// Sent again under the same operation, it happens once.
void WorkPlace::finish(const Disposition &disposition, const WorkCount &count)
{
    ask([item = m_item.id, lock = m_item.lock.id,
         disposition](WorkStore &store) { return store.finish(item, lock, disposition); },
        [this, disposition, count](const Outcome<Finished> &finished) {
            receiveFinished(finished, disposition, count);
        });
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
