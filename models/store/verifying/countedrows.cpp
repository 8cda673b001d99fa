// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/countedrows.h"

#include "store/line/calls.h"
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

CountedStretch stretchToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                              int events)
{
    CountedStretch stretch;
    stretch.upTo = std::max(last, learned.lastEvent);
    sql.each(
        "counting_reach",
        {{":queue_id", queue}, {":behind", learned.lastEvent}, {":last", last}, {":limit", events}},
        [&](const Row &row) {
            stretch.events = row.number("events");
            stretch.isLast = stretch.events < events;
            if (!stretch.isLast)
                stretch.upTo = row.number("up_to");
            return false;
        });
    return stretch;
}

void eachRowToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 upTo,
                    const std::function<bool(const CountedRow &)> &show)
{
    sql.each("items_to_count",
             {{":queue_id", queue},
              {":behind", learned.lastEvent},
              {":last", upTo},
              {":learned", learned.id}},
             [&](const Row &row) {
                 const CountedRow item = rowOf(row, learned.fields);
                 return (!item.counted && !item.record) || show(item);
             });
}

CountedRows rowsToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                        int events)
{
    CountedRows rows{stretchToCount(sql, queue, learned, last, events), {}};
    eachRowToCount(sql, queue, learned, rows.upTo, [&](const CountedRow &row) {
        rows.items.append(row);
        return true;
    });
    return rows;
}

void CountedItems::take(const CountedRow &row)
{
    if (row.counted)
        m_changes.takeOut(*row.counted);
    if (!row.record) {
        m_gone.append(row.item);
        return;
    }
    m_changes.add(*row.record);
    m_items.append(QJsonArray{row.item,
                              row.keepsCells ? QJsonValue(textOfCells(row)) : QJsonValue(),
                              row.record->isDone ? 1 : 0});
}

QJsonObject CountedItems::itemsAsJson() const
{
    return {{QStringLiteral("items"), m_items}, {QStringLiteral("gone"), m_gone}};
}

CountedPiece pieceOf(const CountedRows &rows, const LearnedQueue &learned)
{
    CountedItems items(learned);
    for (const CountedRow &row : rows.items)
        items.take(row);
    QJsonObject json = items.changes().toJson();
    const QJsonObject ofItems = items.itemsAsJson();
    for (auto part = ofItems.begin(); part != ofItems.end(); ++part)
        json.insert(part.key(), part.value());
    return {learned.id, learned.lastEvent, rows.upTo, rows.isLast, jsonText(json)};
}

} // namespace intray
