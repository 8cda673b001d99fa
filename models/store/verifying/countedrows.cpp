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

/// Its cells now; then those that they are compared with, where the record's first version does not
/// tell them.
QString textOfCells(const CountedRow &row)
{
    QJsonArray all;
    for (const QString &cell :
         row.record->now + (row.keepsBefore ? row.record->imported : QStringList()))
        all.append(cell.size() > longestCounted ? QJsonValue() : QJsonValue(cell));
    return jsonText(all);
}

QStringList cellsIn(const QJsonArray &all, qsizetype first, qsizetype fields)
{
    QStringList cells;
    for (qsizetype field = first; field < first + fields; ++field)
        cells << (all.at(field).isString() ? all.at(field).toString() : tooLong());
    return cells;
}

CountedRecord countedIn(const QString &text, const QStringList &imported, bool isDone)
{
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    const qsizetype fields = imported.size();
    const bool hasBefore = fields > 0 && all.size() == 2 * fields;
    return {hasBefore ? cellsIn(all, fields, fields) : imported, cellsIn(all, 0, fields), isDone};
}

CountedRow rowOf(const Row &row, const QStringList &fields)
{
    CountedRow item;
    item.item = row.number("item_id");
    const bool hasRecord = !row.isNull("imported");
    const QStringList imported =
        hasRecord ? cellsOf(row.json("imported"), fields) : QStringList(fields.size(), tooLong());
    if (!row.isNull("counted")) {
        const bool isDone = row.isTrue("is_done");
        item.counted = row.isNull("cells") ? CountedRecord{imported, imported, isDone}
                                           : countedIn(row.text("cells"), imported, isDone);
    }
    if (!hasRecord || !row.isTrue("counts"))
        return item;
    const QStringList before =
        row.isNull("delivered") ? imported : cellsOf(row.json("delivered"), fields);
    const QStringList now = row.isNull("current") ? imported : cellsOf(row.json("current"), fields);
    const bool isDone = row.text("state") == nameOf(State::Done);
    item.keepsBefore = before != imported;
    item.keepsCells = item.keepsBefore || now != imported || !row.isNull("from_item_id");
    item.record = CountedRecord{before, now, isDone};
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
        items.append(QJsonArray{row.item,
                                row.keepsCells ? QJsonValue(textOfCells(row)) : QJsonValue(),
                                row.record->isDone ? 1 : 0});
    }
    QJsonObject json = changes.toJson();
    json.insert(QStringLiteral("items"), items);
    json.insert(QStringLiteral("gone"), gone);
    return {learned.id, learned.lastEvent, rows.upTo, rows.isLast, jsonText(json)};
}

} // namespace intray
