// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/worker.h"

#include <QJsonArray>
#include <QThread>

namespace intray::faults {

using namespace Qt::StringLiterals;

Worker::Worker(WorkersLine &line, Journal &journal, quint32 seed)
    : m_line(line)
    , m_journal(journal)
    , m_random(seed)
{
}

QJsonObject Worker::about(const Holding &holding)
{
    return {{u"item"_s, holding.item.value()}, {u"lock"_s, holding.lock}};
}

QJsonObject Worker::about(const Claim &claim)
{
    QJsonArray items;
    for (const Item &item : claim.items)
        items.append(item.id.value());
    return {{u"lock"_s, claim.lock}, {u"items"_s, items}};
}

// What is sent again may have happened at the first time, whatever is said at the second.
template <typename T>
Worker::Answer Worker::noted(int number, const Outcome<T> &outcome, const QJsonObject &told,
                             bool isRepeated)
{
    if (outcome) {
        m_journal.outcome(number, u"ok"_s, told);
        return Answer::Ok;
    }
    const Error::Kind kind = outcome.error().kind;
    const bool isLost = kind == Error::Kind::LockLost;
    const bool isUnknown = kind == Error::Kind::Offline || (isRepeated && !isLost);
    m_journal.outcome(number,
                      isLost      ? u"lost"_s
                      : isUnknown ? u"unknown"_s
                                  : u"error"_s,
                      aboutError(outcome.error()));
    m_line.renew();
    return isUnknown ? Answer::Unknown : Answer::Refused;
}

void Worker::forget(const Holding &holding)
{
    m_held.removeIf(
        [&](const Holding &one) { return one.item == holding.item && one.lock == holding.lock; });
}

void Worker::resume()
{
    const int number = m_journal.invoke(u"mine"_s);
    const auto mine = m_line.store().mine();
    QJsonArray held;
    for (const HeldItem &one : mine.value_or(QList<HeldItem>())) {
        m_held.append({one.item.id, one.item.lock.id, one.draft ? one.draft->revision : 0});
        held.append(about(m_held.last()));
    }
    noted(number, mine, {{u"held"_s, held}});
}

void Worker::step()
{
    if (dice(40) == 0)
        sweep();
    else if (m_held.isEmpty() || (m_held.size() < 4 && dice(4) == 0))
        claim();
    else
        work();
}

void Worker::take(const Claim &claim)
{
    for (const Item &item : claim.items)
        m_held.append({item.id, claim.lock, 0});
}

void Worker::claim()
{
    claimUnder(newId(), dice(6) == 0 ? 25 : 1 + dice(3));
}

/// Sent again under the same lock until there is an answer.
void Worker::claimUnder(const LockId &lock, int count)
{
    for (Answer answer = Answer::Unknown; answer == Answer::Unknown;) {
        const int number = m_journal.invoke(u"claim"_s, {{u"lock"_s, lock}});
        const auto claim = m_line.store().claimNext({u"race"_s}, count, lock);
        if (claim && claim->items.isEmpty()) {
            m_journal.outcome(number, u"none"_s);
            return addItems();
        }
        answer = noted(number, claim, claim ? about(*claim) : QJsonObject());
        if (claim)
            take(*claim);
    }
}

void Worker::addItems()
{
    for (int i = 0; i < 20; ++i) {
        const QString key = newId();
        const int number = m_journal.invoke(u"add"_s, {{u"key"_s, key}});
        NewItem item;
        item.key = key;
        item.record = {{u"city"_s, u"boaz"_s}};
        noted(number, m_line.store().addItem(u"race"_s, item));
    }
}

void Worker::work()
{
    switch (dice(10)) {
    case 0:
    case 1:
        return draft();
    case 2:
        return extend();
    case 3:
    case 4:
        return finish();
    case 5:
        return finishAll();
    case 6:
        return think();
    default:
        return finishAndTakeNext();
    }
}

/// Now and then for so long that the lock expires.
void Worker::think()
{
    QThread::msleep(dice(12) == 0 ? 1200
                                  : dice(20)); // the span is what is tested, nothing waits for it
}

void Worker::draft()
{
    Holding &holding = some();
    QJsonObject asked = about(holding);
    asked.insert(u"revision"_s, ++holding.revision);
    const int number = m_journal.invoke(u"draft"_s, asked);
    const Record typed{{u"typed"_s, newId()}};
    const auto saved =
        m_line.store().saveDraft(holding.item, holding.lock, holding.revision, typed);
    if (noted(number, saved) == Answer::Refused)
        forget(Holding(holding));
}

void Worker::extend()
{
    const Holding holding = some();
    const int number = m_journal.invoke(u"extend"_s, about(holding));
    if (noted(number, m_line.store().extend(holding.item, holding.lock)) == Answer::Refused)
        forget(holding);
}

Disposition Worker::someDisposition()
{
    switch (dice(12)) {
    case 0:
        return Disposition::fail(u"does not want to"_s);
    case 1:
        return Disposition::dismiss();
    case 2:
    case 3:
    case 4:
        return Disposition::returnLater(std::chrono::seconds(dice(2)));
    default:
        break;
    }
    Disposition disposition = Disposition::complete();
    disposition.record = Record{{u"done by"_s, disposition.operation}};
    return disposition;
}

static QJsonObject with(QJsonObject asked, const Disposition &disposition)
{
    asked.insert(u"kind"_s, nameOf(disposition.kind));
    asked.insert(u"operation"_s, disposition.operation);
    return asked;
}

/// Asks until somebody knows; an operation that did not happen never can from then on.
bool Worker::happened(const OperationId &operation)
{
    for (;;) {
        const int number = m_journal.invoke(u"resolve"_s, {{u"operation"_s, operation}});
        const auto event = m_line.store().outcomeOf(operation);
        if (event) {
            m_journal.outcome(number, event->has_value() ? u"done"_s : u"never"_s);
            return event->has_value();
        }
        noted(number, event);
    }
}

/// What did not happen is still held and is done under another operation later.
void Worker::finish()
{
    const Holding holding = some();
    const Disposition disposition = someDisposition();
    const int number = m_journal.invoke(u"finish"_s, with(about(holding), disposition));
    const auto finished = m_line.store().finish(holding.item, holding.lock, disposition);
    if (noted(number, finished) != Answer::Unknown || happened(disposition.operation))
        forget(holding);
}

void Worker::finishAll()
{
    const LockId lock = some().lock;
    const Disposition disposition = Disposition::returnLater();
    const int number = m_journal.invoke(u"finish all"_s, {{u"lock"_s, lock}});
    const auto finished = m_line.store().finishAll(lock, disposition);
    QJsonArray items;
    for (const Finished &one : finished.value_or(QList<Finished>()))
        items.append(one.item.value());
    noted(number, finished, {{u"items"_s, items}});
    m_held.removeIf([&](const Holding &one) { return one.lock == lock; });
}

void Worker::finishAndTakeNext()
{
    const Holding holding = some();
    const Disposition disposition = someDisposition();
    const LockId next = newId();
    const int number = m_journal.invoke(u"finish and next"_s, with(about(holding), disposition));
    const auto both = m_line.store().finishAndTakeNext(holding.item, holding.lock, disposition,
                                                       {u"race"_s}, next);
    const Answer answer = noted(number, both, both ? about(both->next) : QJsonObject());
    if (answer == Answer::Unknown)
        return finishAgain(holding, disposition, next);
    forget(holding);
    if (both)
        take(both->next);
}

/// Both ways to the truth: the same call again, or the question.
void Worker::finishAgain(const Holding &holding, const Disposition &disposition, const LockId &next)
{
    if (dice(2) == 0) {
        const int number =
            m_journal.invoke(u"finish and next"_s, with(about(holding), disposition));
        const auto both = m_line.store().finishAndTakeNext(holding.item, holding.lock, disposition,
                                                           {u"race"_s}, next);
        const Answer answer = noted(number, both, both ? about(both->next) : QJsonObject(), true);
        if (answer != Answer::Unknown)
            forget(holding);
        if (both)
            take(both->next);
        if (answer != Answer::Unknown)
            return;
    }
    if (!happened(disposition.operation))
        return;
    forget(holding);
    claimUnder(next, 1);
}

void Worker::sweep()
{
    const int number = m_journal.invoke(u"sweep"_s);
    const auto swept = m_line.store().sweep();
    noted(number, swept, {{u"released"_s, swept.value_or(0)}});
}

void Worker::supervise()
{
    const int number = m_journal.invoke(u"look"_s);
    const auto status = m_line.store().status(u"race"_s);
    noted(number, status);
    QList<SeenLock> seen;
    for (const QueueStatus &queue : status.value_or(QList<QueueStatus>()))
        for (const Item &item : queue.locks)
            if (seen.size() < 2 && dice(8) == 0)
                seen.append({item.id, item.lock.id});
    if (!seen.isEmpty()) {
        const int release = m_journal.invoke(u"release"_s);
        noted(release, m_line.store().releaseLocks(seen, u"needed elsewhere"_s));
    }
    QThread::msleep(100 + dice(200)); // a supervisor looks now and then, not all the time
}

} // namespace intray::faults
