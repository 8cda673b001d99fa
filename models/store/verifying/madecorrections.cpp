// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/historypage.h"
#include "queue/recordversion.h"
#include "schema/recordschema.h"
#include "store/line/drivererror.h"
#include "store/reading/liststore.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/verifying/correctionpieces.h"
#include "store/verifying/correctionstore.h"
#include "store/work/workstore.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

constexpr int pageLines = 1000;

QString textIn(const Event &event, const QString &name)
{
    return event.detail.value(name).toString();
}

/// All lines of bulk corrections of a queue, the newest first.
Outcome<Done> forEachLine(ListStore &lists, const QString &queue, const Cancellation &cancellation,
                          const std::function<void(const HistoryLine &)> &take)
{
    HistoryQuery query;
    query.queue = queue;
    query.kinds = {EventKind::Corrected, EventKind::Proposed};
    qint64 before = 0;
    do {
        const auto page = lists.events(query, before, pageLines, cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const HistoryLine &line : page->lines)
            take(line);
        before = page->next;
    } while (before > 0);
    return Done();
}

/// What a line changed in its record; none: this user may not know it.
Outcome<std::optional<RecordChange>> changeOf(ListStore &lists, const Event &event)
{
    return lists.recordVersions(event.item).map([&](const QList<RecordVersion> &versions) {
        return changeBy(event, versions);
    });
}

// Who looked at it, or where it waits, is no work on it; what else was corrected neither.
bool isWork(const Event &event, const QString &field)
{
    const Effect effect = rulesOf(event.kind).effect;
    if (event.kind == EventKind::Corrected)
        return textIn(event, u"field"_s) == field;
    return effect != Effect::None && effect != Effect::Moves;
}

/// Whether somebody has worked on the line's item after it. What was taken back is none, nor what
/// took it back.
bool isWorkedOnSince(const Event &line, const QList<Event> &history, const QString &field)
{
    QList<Event> newestFirst;
    QSet<OperationId> since;
    for (const Event &event : history)
        if (event.item == line.item && event.id > line.id && isWork(event, field)) {
            newestFirst.prepend(event);
            since << textIn(event, u"correction"_s);
        }
    QSet<OperationId> takenBack;
    return std::ranges::any_of(newestFirst, [&](const Event &event) {
        const OperationId undoes = textIn(event, u"undoes"_s);
        if (takenBack.contains(textIn(event, u"correction"_s)))
            return false;
        if (undoes.isEmpty() || !since.contains(undoes))
            return true;
        takenBack << undoes;
        return false;
    });
}

/// Gathers the lines of one bulk correction and which of its items were put back.
struct LinesOf
{
    OperationId id;
    QList<HistoryLine> lines;
    QSet<ItemId> putBack;

    void take(const HistoryLine &line)
    {
        if (textIn(line.event, u"undoes"_s) == id)
            putBack << line.event.item;
        if (textIn(line.event, u"correction"_s) == id)
            lines << line;
    }
};

/// Puts the old value back, item by item.
class TakingBack
{
public:
    TakingBack(Connection &connection, const Identity &identity)
        : m_lists(connection, identity)
        , m_work(connection, identity)
    {
    }

    /// Adds the item of a line to those that are corrected; or the reason why it stays.
    Outcome<std::optional<Error>> add(const Event &line, QList<ItemToCorrect> &items)
    {
        const QString field = textIn(line, u"field"_s);
        const auto detail = m_work.detail(line.item);
        if (!detail)
            return whyOf(detail.error());
        const Item &item = detail->item;
        if (line.kind == EventKind::Proposed)
            return addProposed(*detail, field, items);
        if (item.state != State::Open)
            return refused("correct_not_open", {item.lock, item.state});
        const auto history = m_work.history(line.item);
        if (!history)
            return tl::unexpected<Error>(history.error());
        if (isWorkedOnSince(line, *history, field))
            return refused("correct_worked_on");
        const auto change = changeOf(m_lists, line);
        if (!change)
            return tl::unexpected<Error>(change.error());
        if (!*change)
            return tl::unexpected<Error>(refused("not_permitted", {{"role", u"supervisor"_s}}));
        if (item.record.value(field) != (*change)->after.value(field))
            return refused("correct_other_value", {{"field", field}});
        const QJsonValue before = (*change)->before.value(field);
        Record record = item.record;
        record.insert(field, before);
        items << ItemToCorrect{item.id, item.record.value(field), before, item.change,
                               searchTextOfValues(record)};
        return std::nullopt;
    }

private:
    /// What is still offered is withdrawn; what was taken or refused was decided by whoever had it.
    static std::optional<Error> addProposed(const ItemDetail &detail, const QString &field,
                                            QList<ItemToCorrect> &items)
    {
        const Item &item = detail.item;
        if (!detail.proposal || !detail.proposal->content.contains(field))
            return refused("correct_worked_on");
        items << ItemToCorrect{item.id, detail.proposal->content.value(field),
                               item.record.value(field), item.change,
                               searchTextOfValues(item.record)};
        return std::nullopt;
    }

    // An item that is gone is told as one that stays; without a database nothing goes on.
    static Outcome<std::optional<Error>> whyOf(const Error &error)
    {
        if (error.kind == Error::Kind::NotFound)
            return error;
        return tl::unexpected<Error>(error);
    }

    ListStore m_lists;
    WorkStore m_work;
};

/// Where a value was only proposed, no record has its old value again.
void tellWithdrawn(const QList<HistoryLine> &lines, BulkResult &result)
{
    QSet<ItemId> proposed;
    for (const HistoryLine &line : lines)
        if (line.event.kind == EventKind::Proposed)
            proposed << line.event.item;
    const auto isWithdrawn = [&](ItemId item) { return proposed.contains(item); };
    std::ranges::copy_if(result.done, std::back_inserter(result.proposed), isWithdrawn);
    result.done.removeIf(isWithdrawn);
}

void readValues(ListStore &lists, const HistoryLine &line, MadeCorrection &made)
{
    const auto change = changeOf(lists, line.event);
    if (!change || !*change)
        return;
    made.from = RecordSchema::textOf((*change)->before.value(made.field));
    made.to = RecordSchema::textOf((*change)->after.value(made.field));
}

} // namespace

Outcome<CorrectionReport> CorrectionStore::takeBack(const QString &queue,
                                                    const OperationId &correction,
                                                    Progress progress,
                                                    const Cancellation &cancellation)
{
    if (const auto rules = queueToCorrect(m_connection, m_identity, queue); !rules)
        return tl::unexpected<Error>(rules.error());
    ListStore lists(m_connection, m_identity);
    LinesOf its{correction, {}, {}};
    const auto read =
        forEachLine(lists, queue, cancellation, [&](const HistoryLine &line) { its.take(line); });
    if (!read)
        return tl::unexpected<Error>(read.error());
    if (its.lines.isEmpty())
        return tl::unexpected<Error>(refused("no_such_correction", {{"correction", correction}}));
    its.lines.removeIf(
        [&](const HistoryLine &line) { return its.putBack.contains(line.event.item); });
    progress.setTotal(its.lines.size());
    CorrectionRun run(*this, {newId(), textIn(its.lines.value(0).event, u"field"_s), correction});
    TakingBack taking(m_connection, m_identity);
    const auto takePiece = [&](const QList<HistoryLine> &lines) -> Outcome<Done> {
        QList<ItemToCorrect> items;
        for (const HistoryLine &line : lines) {
            run.name(line.event.item, line.key);
            const auto why = taking.add(line.event, items);
            if (!why)
                return tl::unexpected<Error>(why.error());
            if (*why)
                run.refuse(line.event.item, **why);
        }
        return run.carryOut(items, progress, cancellation);
    };
    Outcome<Done> walked = Done();
    for (qsizetype at = 0; walked && at < its.lines.size(); at += bulkPiece)
        walked = takePiece(its.lines.mid(at, bulkPiece));
    return run.reportAfter(walked).map([&](CorrectionReport report) {
        tellWithdrawn(its.lines, report.result);
        return report;
    });
}

Outcome<QList<MadeCorrection>> CorrectionStore::made(const QString &queue,
                                                     const Cancellation &cancellation)
{
    ListStore lists(m_connection, m_identity);
    QList<MadeCorrection> all;
    QHash<OperationId, qsizetype> places;
    QHash<OperationId, qint64> putBack;
    QList<HistoryLine> firstLines;
    const auto read = forEachLine(lists, queue, cancellation, [&](const HistoryLine &line) {
        const OperationId id = textIn(line.event, u"correction"_s);
        const OperationId undoes = textIn(line.event, u"undoes"_s);
        if (!places.contains(id)) {
            places.insert(id, all.size());
            all << MadeCorrection{id, undoes, textIn(line.event, u"field"_s), {}, {}, {}, {}};
            firstLines << HistoryLine();
        }
        MadeCorrection &made = all[places.value(id)];
        ++made.items;
        made.user = line.event.user;
        made.at = line.event.at;
        if (line.event.kind == EventKind::Corrected)
            firstLines[places.value(id)] = line;
        if (!undoes.isEmpty())
            ++putBack[undoes];
    });
    if (!read)
        return tl::unexpected<Error>(read.error());
    for (qsizetype at = 0; at < all.size(); ++at) {
        all[at].takenBack = putBack.value(all[at].id);
        readValues(lists, firstLines.at(at), all[at]);
    }
    return all;
}

} // namespace intray
