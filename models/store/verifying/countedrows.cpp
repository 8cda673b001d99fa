// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/countedrows.h"

#include "store/calls.h"
#include "store/verifying/queuerecords.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

namespace {

QStringList cellsOf(const Record &record, const QStringList &fields)
{
    QStringList cells;
    for (const QString &field : fields)
        cells << cellOf(record, field);
    return cells;
}

/// What is too long to be counted, whatever it was.
const QString &tooLong()
{
    static const QString text(longestCounted + 1, u'x');
    return text;
}

QString textOfCells(const QStringList &cells)
{
    QJsonArray all;
    for (const QString &cell : cells)
        all.append(cell.size() > longestCounted ? QJsonValue() : QJsonValue(cell));
    return jsonText(all);
}

QStringList cellsIn(const QString &text, qsizetype fields)
{
    QStringList cells;
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    for (qsizetype field = 0; field < fields; ++field)
        cells << (all.at(field).isString() ? all.at(field).toString() : tooLong());
    return cells;
}

CountedRow rowOf(const Row &row, const QStringList &fields)
{
    CountedRow item;
    item.item = row.number("item_id");
    const bool hasRecord = !row.isNull("imported");
    const QStringList imported =
        hasRecord ? cellsOf(row.json("imported"), fields) : QStringList(fields.size(), tooLong());
    if (!row.isNull("counted")) {
        const QStringList now =
            row.isNull("cells") ? imported : cellsIn(row.text("cells"), fields.size());
        item.counted = CountedRecord{imported, now, row.isTrue("is_done")};
    }
    if (!hasRecord || !row.isTrue("counts"))
        return item;
    const QStringList now = row.isNull("current") ? imported : cellsOf(row.json("current"), fields);
    const bool isDone = row.text("state") == nameOf(State::Done);
    item.keepsCells = now != imported || !row.isNull("from_item_id");
    item.record = CountedRecord{imported, now, isDone};
    return item;
}

} // namespace

CountedRows rowsToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                        int events)
{
    const Bindings ofQueue{{":queue_id", queue}, {":behind", learned.lastEvent}};
    CountedRows rows;
    rows.upTo = std::max(last, learned.lastEvent);
    sql.each("counting_reach", ofQueue + Bindings{{":last", last}, {":limit", events}},
             [&](const Row &row) {
                 rows.events = row.number("events");
                 rows.isLast = rows.events < events;
                 if (!rows.isLast)
                     rows.upTo = row.number("up_to");
                 return false;
             });
    rows.items = sql.all("items_to_count",
                         ofQueue + Bindings{{":last", rows.upTo}, {":learned", learned.id}},
                         [&](const Row &row) { return rowOf(row, learned.fields); });
    rows.items.removeIf([](const CountedRow &row) { return !row.counted && !row.record; });
    return rows;
}

CountedPiece pieceOf(const CountedRows &rows, const LearnedQueue &learned)
{
    CountChanges changes(learned.pairs);
    QJsonArray items;
    QJsonArray gone;
    for (const CountedRow &row : rows.items) {
        if (row.counted)
            changes.takeOut(*row.counted);
        if (!row.record) {
            gone.append(row.item);
            continue;
        }
        changes.add(*row.record);
        items.append(QJsonArray{
            row.item, row.keepsCells ? QJsonValue(textOfCells(row.record->now)) : QJsonValue(),
            row.record->isDone ? 1 : 0});
    }
    QJsonObject json = changes.toJson();
    json.insert(QStringLiteral("items"), items);
    json.insert(QStringLiteral("gone"), gone);
    return {learned.id, learned.lastEvent, rows.upTo, rows.isLast, jsonText(json)};
}

} // namespace intray
