// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/historypage.h"
#include "queue/mostnotes.h"
#include "queue/times.h"
#include "store/adopted/looking.h"
#include "store/adopted/losses.h"
#include "store/line/sql.h"
#include "store/reading/lastchanges.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/rows/workitem.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

/// The items of all steps of a record, from any of them. One by one, because each look is by an
/// index then, whatever a planner believes of a chain's length.
static QList<ItemId> stepsOf(Sql &sql, ItemId item)
{
    QList<ItemId> steps{item};
    for (qsizetype at = 0; at < steps.size(); ++at)
        sql.each("steps_beside", {{":item", steps.at(at).value()}}, [&steps](const Row &row) {
            const ItemId beside(row.number("id"));
            if (!steps.contains(beside))
                steps << beside;
            return true;
        });
    return steps;
}

static Note noteOf(const Row &row)
{
    const EventKind kind = eventKindNamed(row.text("kind"));
    return {kind, row.text("user"), timeFromIso(row.text("at")),
            row.json("detail").value(writtenIn(kind)).toString()};
}

/// In the order in which they were written.
static QList<Note> notesOf(Sql &sql, const Item &item)
{
    const QList<ItemId> steps =
        item.fromItem.isValid() ? stepsOf(sql, item.id) : QList<ItemId>{item.id};
    QList<Note> notes;
    for (const ItemId step : steps) {
        const QList<Note> newestFirst = sql.all("notes_of_item", {{":item", step.value()}}, noteOf);
        notes.append(QList<Note>(newestFirst.crbegin(), newestFirst.crend()));
    }
    notes.removeIf([](const Note &note) { return note.text.isEmpty(); });
    std::stable_sort(notes.begin(), notes.end(),
                     [](const Note &a, const Note &b) { return a.at < b.at; });
    return notes.last(std::min(notes.size(), mostNotesShown + 1));
}

static ItemDetail detailOf(Sql &sql, const Item &item)
{
    ItemDetail detail;
    detail.item = item;
    const Bindings ofItem{{":item", item.id.value()}};
    detail.drafts = sql.all("drafts_of_item", ofItem, draftOf);
    sql.each("record_of_item", ofItem, [&detail](const Row &row) {
        detail.imported = row.json("imported");
        detail.context = row.json("context");
        detail.result = row.json("result");
        detail.error = row.text("error");
        detail.finishedBy = row.text("finished_by");
        detail.finishedAt = timeFromIso(row.text("finished_at"));
        return false;
    });
    detail.changed = lastChangesOf(sql, {item.id}).value(item.id);
    detail.notes = notesOf(sql, item);
    detail.proposal = sql.first("proposal", ofItem, proposalOf);
    return detail;
}

static Outcome<QString> queueOf(Connection &connection, ItemId item)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<QString> {
        return sql.first("item_by_id", {{":item", item.value()}}, itemOf).value_or(Item()).queue;
    });
}

Outcome<ItemDetail> WorkStore::detail(ItemId item)
{
    const auto queue = queueOf(m_connection, item);
    if (queue && !queue->isEmpty() && hasAdopted(m_connection, {*queue}))
        (void)lookAtTables(m_connection, m_identity);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<ItemDetail> {
        const auto found = sql.first("item_by_id", {{":item", item.value()}}, workItemOf);
        if (!found)
            return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
        return detailOf(sql, *found);
    });
}

Outcome<QList<Event>> WorkStore::history(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Event>> {
        QList<Event> events;
        for (const ItemId step : stepsOf(sql, item))
            events += sql.all("history", {{":item", step.value()}}, eventOfStep);
        if (events.isEmpty())
            return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
        std::sort(events.begin(), events.end(),
                  [](const Event &a, const Event &b) { return a.id < b.id; });
        return events;
    });
}

} // namespace intray
