// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/countingstore.h"

#include "store/adopted/pages.h"
#include "store/line/drivererror.h"
#include "store/line/verbs.h"
#include "store/reading/figurestore.h"
#include "store/rules/queuestore.h"
#include "store/verifying/countedrows.h"
#include "store/verifying/learningsample.h"
#include "store/verifying/queuesinturn.h"

#include <QElapsedTimer>

namespace intray {

using namespace std::chrono_literals;

namespace {

// What is learned from so many records holds for more of them.
constexpr qint64 enoughToLearnFrom = 5000;
constexpr qint64 fewestToLearnFrom = 20;
// A queue that stands still need not be written to.
constexpr qint64 worthReaching = 10'000;

/// A queue that has grown is looked at anew, as a whole while it is small. Fields that came later
/// are counted of no record, so of any queue all is counted again.
bool isOutgrown(const LearnedQueue &learned, const QStringList &fields)
{
    const auto isNew = [&](const QString &field) { return !learned.fields.contains(field); };
    if (std::ranges::any_of(fields, isNew))
        return true;
    if (learned.ofRecords >= enoughToLearnFrom)
        return false;
    return learned.records >= 2 * learned.ofRecords + 10 || learned.fields != fields;
}

/// Something else is usual meanwhile, or people have put more right.
bool isDated(const LearnedQueue &learned)
{
    return learned.records >= 2 * learned.ofRecords + 10 ||
           2 * learned.corrections >= 3 * learned.ofCorrections + 6;
}

Outcome<CountingStore::Step> notKept()
{
    return CountingStore::Step{false, true, false, 0, 0, {}};
}

} // namespace

int CountingStore::Step::percent() const
{
    return int(std::clamp<qint64>(ofRecords > 0 ? records * 100 / ofRecords : 0, 0, 99));
}

Outcome<bool> isKeyedTwice(Connection &connection, const Identity &identity, const Queue &queue,
                           bool ifUnseen)
{
    QueueStore store(connection, identity);
    QSet<QString> seen;
    Queue step = queue;
    for (;;) {
        if (!step.blindFields.isEmpty())
            return true;
        seen.insert(step.name);
        if (step.nextQueue.isEmpty() || seen.contains(step.nextQueue))
            return false;
        const auto next = store.queue(step.nextQueue);
        if (!next && next.error().kind == Error::Kind::NotFound)
            return ifUnseen;
        if (!next)
            return tl::unexpected<Error>(next.error());
        step = *next;
    }
}

Outcome<CountingStore::Step> CountingStore::countPiece(const QString &queue, int events,
                                                       const Cancellation &cancellation, int least,
                                                       const ModelId &sound)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto adopted = isAdopted(m_connection, rules->id);
    if (!adopted)
        return tl::unexpected<Error>(adopted.error());
    if (*adopted)
        return notKept();
    return isKeyedTwice(m_connection, m_identity, *rules, true).and_then([&](bool isTwice) {
        return isTwice ? notKept() : stepOf(*rules, events, least, cancellation, sound);
    });
}

Outcome<CountingStore::Step> CountingStore::stepOf(const Queue &queue, int events, int least,
                                                   const Cancellation &cancellation,
                                                   const ModelId &sound)
{
    const auto all = attempt(m_connection, [&](Sql &sql) -> Outcome<QList<LearnedQueue>> {
        return learnedOf(sql, queue.id.value());
    });
    if (!all)
        return tl::unexpected<Error>(all.error());
    if (all->isEmpty())
        return learn(queue, {}, cancellation);
    const LearnedQueue &learned = all->constFirst();
    if (!learned.isWhole)
        return count(queue, learned, events, least, cancellation);
    const auto isReadable = isSound(learned, sound);
    if (!isReadable)
        return tl::unexpected<Error>(isReadable.error());
    if (!*isReadable || isOutgrown(learned, countedFields(queue)) || isDated(learned))
        return learn(queue, learned, cancellation);
    return count(queue, learned, events, least, cancellation).map([&](Step step) {
        step.sound = learned.modelId();
        return step;
    });
}

Outcome<bool> CountingStore::isSound(const LearnedQueue &learned, const ModelId &sound)
{
    if (learned.modelId() == sound)
        return true;
    return attempt(m_connection,
                   [&](Sql &sql) -> Outcome<bool> { return modelOf(sql, learned) != nullptr; });
}

Outcome<CountingStore::Step> CountingStore::standing(const QString &queue)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Step> {
        const QList<LearnedQueue> all = learnedOf(sql, rules->id.value());
        if (all.isEmpty())
            return notKept();
        const LearnedQueue &newest = all.constFirst();
        const bool isWhole = std::ranges::any_of(all, &LearnedQueue::isWhole);
        return Step{true, newest.isWhole, isWhole, newest.records, newest.ofRecords, {}};
    });
}

Outcome<qint64> settledEvent(Connection &connection, const Identity &identity)
{
    if (!usesCalls(connection))
        return attempt(connection, [](Sql &sql) -> Outcome<qint64> {
            return sql.number("figures_kept", {}, "newest").toLongLong();
        });
    return FigureStore(connection, identity).keepFigures().and_then([&](qint64) {
        return attempt(connection, [](Sql &sql) -> Outcome<qint64> {
            return sql.number("figured", {}, "last_event").toLongLong();
        });
    });
}

Outcome<CountingStore::Step> CountingStore::learn(const Queue &queue, const LearnedQueue &before,
                                                  const Cancellation &cancellation)
{
    const bool isAnew = before.id == 0 || isOutgrown(before, countedFields(queue));
    const auto sample = attempt(m_connection, [&](Sql &sql) -> Outcome<LearningSample> {
        return sampleOf(sql, queue, isAnew ? countedFields(queue) : before.fields);
    });
    if (!sample)
        return tl::unexpected<Error>(sample.error());
    if (sample->fields.isEmpty() || sample->records < fewestToLearnFrom)
        return notKept();
    const auto isStopped = [&] { return cancellation.isCancelled(); };
    SuspicionModel model = learnSuspicion(sample->fields, sample->counts, isStopped);
    if (isStopped())
        return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
    const auto kept = isAnew ? beginningWith(queue.name, model, *sample)
                             : keptInPlaceOf(queue.name, before, std::move(model), *sample);
    return carryOut(m_connection, m_identity, verbs::keepLearned, kept).map([&](Done) {
        return Step{true,         false, !isAnew || before.isWhole, isAnew ? 0 : before.records,
                    kept.records, {}};
    });
}

// Small changes wait for the slices: what is taken out must be in.
Outcome<std::optional<CountingStore::Step>>
CountingStore::countMany(const Queue &queue, const LearnedQueue &learned, qint64 last,
                         const Cancellation &cancellation)
{
    using TakenRecord = std::optional<Step>;
    if (usesCalls(m_connection))
        return TakenRecord();
    SlicedCounts many(m_connection, learned, m_sizes);
    const auto waiting = many.waiting();
    if (!waiting)
        return tl::unexpected<Error>(waiting.error());
    const auto isWorthReading = many.isWorthReading(queue.id.value(), last);
    if (!isWorthReading)
        return tl::unexpected<Error>(isWorthReading.error());
    if (!*isWorthReading && waiting->slices == 0)
        return TakenRecord();
    const Step step{
        true, false, learned.isWhole, learned.records + waiting->records / 2, learned.ofRecords,
        {}};
    if (*isWorthReading)
        return many.read(queue.id.value(), last, cancellation).map([&](bool) {
            return TakenRecord(step);
        });
    return many.putIn(cancellation).map([&](Done) { return TakenRecord(step); });
}

Outcome<CountingStore::Step> CountingStore::count(const Queue &queue, const LearnedQueue &learned,
                                                  int events, int least,
                                                  const Cancellation &cancellation)
{
    const auto last = settledEvent(m_connection, m_identity);
    if (!last)
        return tl::unexpected<Error>(last.error());
    const auto many = countMany(queue, learned, *last, cancellation);
    if (!many)
        return tl::unexpected<Error>(many.error());
    if (*many)
        return **many;
    const auto rows = attempt(m_connection, [&](Sql &sql) -> Outcome<CountedRows> {
        return rowsToCount(sql, queue.id.value(), learned, *last, events);
    });
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    Step step{
        true, rows->isLast, learned.isWhole || rows->isLast, learned.records, learned.ofRecords,
        {}};
    const bool isIdle = learned.isWhole && rows->isLast && rows->items.isEmpty();
    const bool isLittle = learned.isWhole && rows->isLast && rows->events < least;
    if ((isIdle || isLittle) && rows->upTo - learned.lastEvent < worthReaching)
        return step;
    const CountedPiece piece = pieceOf(*rows, learned);
    return carryOut(m_connection, m_identity, verbs::addCounts, piece).map([&](bool isAdded) {
        step.records += isAdded ? rows->items.size() : 0;
        step.isCurrent = step.isCurrent && isAdded;
        return step;
    });
}

// On SQLite nobody else writes meanwhile.
std::chrono::milliseconds CountingStore::wantedOfPiece() const
{
    return usesCalls(m_connection) ? 1000ms : 250ms;
}

Outcome<CountingStore::Step> CountingStore::countNext(const QString &queue, Pace &pace,
                                                      const Cancellation &cancellation, int least)
{
    QElapsedTimer clock;
    clock.start();
    const auto step = countPiece(queue, pace.size.events(), cancellation, least, pace.sound);
    pace.size.note(std::chrono::milliseconds(clock.elapsed()), wantedOfPiece());
    if (step)
        pace.sound = step->sound;
    return step;
}

Outcome<CountingStore::Step> CountingStore::countAll(const QString &queue, Progress progress,
                                                     const Cancellation &cancellation)
{
    for (Pace pace;;) {
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        const auto step = countNext(queue, pace, cancellation);
        if (!step || step->isCurrent)
            return step;
        progress.set(step->records);
    }
}

Outcome<Done> CountingStore::countQueues(const std::function<bool()> &goesOn)
{
    return queuesInTurn(m_connection, m_identity, goesOn,
                        [this](const QString &queue) { return countNext(queue, m_paces[queue]); });
}

} // namespace intray
