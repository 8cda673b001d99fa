// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/comparing.h"

#include "schema/recordlimits.h"
#include "store/adopted/mapping.h"
#include "store/embedded/adoptedwork.h"
#include "store/line/drivererror.h"
#include "store/line/verbs.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostKept = 1000; ///< Differences of a table that are kept one by one,
constexpr qsizetype mostTold = 20;   ///< and that are told in sentences.

/// A finished item as Intray says it is.
struct FinishedItem
{
    ItemId id;
    QString key;
    State state = State::Done;
    Record record;
    QString error;
    QString result;
};

FinishedItem finishedItemOf(const Row &row)
{
    return {ItemId(row.number("id")), row.text("key"),   *stateNamed(row.text("state")),
            row.json("record"),       row.text("error"), row.text("result")};
}

/// What must stand in a column of this part.
QString expected(const FinishedItem &item, const Layout &layout, const QString &part,
                 const QString &column, const QString &stands)
{
    const bool isDone = item.state == State::Done;
    if (part == u"field"_s)
        return item.record.value(column).toVariant().toString();
    if (part == u"state"_s)
        return isDone ? layout.doneValue : layout.failedValue;
    if (part == u"result"_s)
        return isDone ? item.result : QString();
    if (part == u"finished"_s)
        return isDone ? u"set"_s : QString();
    const bool isCut = !stands.isEmpty() && item.error.startsWith(stands);
    return isDone ? QString() : isCut ? stands : item.error;
}

QStringList differing(const AdoptedQueue &queue, const FinishedItem &item, const Record &row)
{
    QStringList columns;
    for (const QJsonValue one : queue.statements.value(u"compared"_s).toArray()) {
        const QString column = one[u"column"].toString();
        const QString stands = row.value(column).toVariant().toString();
        const QString said = expected(item, queue.layout, one[u"part"].toString(), column, stands);
        if (!lostIn({{column, stands}}, {{column, said}}).isEmpty())
            columns << column;
    }
    return columns;
}

Outcome<ComparedPage> comparedHere(const Writing &reading, QueueId id, ItemId behind)
{
    const auto queue = adoptedQueue(reading, id);
    ComparedPage page;
    if (!queue || !queue->statements.contains(u"compared"_s))
        return page;
    const auto items = reading.sql.all("finished_of_adopted",
                                       {{":queue_id", id.value()},
                                        {":item", behind.value()},
                                        {":failed", queue->layout.failedValue.isEmpty() ? 0 : 1}},
                                       finishedItemOf);
    QJsonArray keys;
    for (const FinishedItem &item : items)
        keys << item.key;
    QHash<QString, Record> rows;
    reading.sql.allOfText(queue->statements.value(u"stands"_s).toString(),
                          {{":record", jsonText(keys)}}, [&rows](const Row &row) {
                              rows.insert(row.text("k"), row.json("record"));
                              return 0;
                          });
    for (const FinishedItem &item : items) {
        if (!rows.contains(item.key))
            page.differences << ComparedPage::Difference{item.key, {}};
        else
            for (const QString &column : differing(*queue, item, rows.value(item.key)))
                page.differences << ComparedPage::Difference{item.key, column};
        page.last = item.id;
    }
    return page;
}

ComparedPage comparedIn(const QJsonObject &answer)
{
    ComparedPage page;
    for (const QJsonValue one : answer.value(u"differences"_s).toArray())
        page.differences << ComparedPage::Difference{one[u"key"].toString(),
                                                     one[u"column"].toString()};
    page.last = ItemId(answer.value(u"last"_s).toInteger());
    return page;
}

QString sentenceOn(const TableDifference &difference)
{
    if (difference.column.isEmpty())
        return QStringLiteral("Table %1, row %2: the row of the finished item is gone.")
            .arg(difference.table, difference.key);
    return QStringLiteral("Table %1, row %2, column %3: not as it was when the item was finished.")
        .arg(difference.table, difference.key, difference.column);
}

void tell(AuditReport &report, const QList<TableDifference> &some, qint64 all)
{
    report.differences += some;
    for (const TableDifference &difference : some.first(std::min(some.size(), mostTold)))
        report.notes << sentenceOn(difference);
    if (all > mostTold)
        report.notes << QStringLiteral("Table %1: %2 such differences in all.")
                            .arg(some.constFirst().table, QString::number(all));
}

/// A queue that stands in a table, by its name.
struct TableQueue
{
    QueueId id;
    QString name;
    QString table;
};

Outcome<QList<TableQueue>> queuesInTables(Connection &connection)
{
    return attempt(connection, [](Sql &sql) -> Outcome<QList<TableQueue>> {
        QHash<qint64, QString> tables;
        for (const Queue &queue : sql.all("queues", {}, queueOf))
            tables.insert(queue.id.value(), queue.adoptedTable());
        return sql.all("adopted_queues", {}, [&tables](const Row &row) {
            return TableQueue{QueueId(row.number("queue_id")), row.text("queue"),
                              tables.value(row.number("queue_id"))};
        });
    });
}

Outcome<Done> compare(Connection &connection, const TableQueue &queue, AuditReport &report,
                      const Cancellation &cancellation)
{
    QList<TableDifference> kept;
    qint64 all = 0;
    ItemId behind;
    do {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, cancelledSentence());
        const auto page =
            carryOut(connection, Identity(), verbs::adoptedDifferences, queue.id, behind);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const ComparedPage::Difference &one : page->differences)
            if (++all <= mostKept)
                kept << TableDifference{queue.name, queue.table, one.key, one.column};
        behind = page->last;
    } while (behind.isValid());
    tell(report, kept, all);
    return Done{};
}

/// A table that is gone or was changed ends nothing.
bool endsTheAudit(const Error &error)
{
    return error.kind == Error::Kind::Cancelled || error.kind == Error::Kind::Offline ||
           error.kind == Error::Kind::Busy;
}

} // namespace

constinit const Verb<ComparedPage, QueueId, ItemId> verbs::adoptedDifferences{
    "adopted_differences",
    [](const Identity &, const QueueId &queue, const ItemId &behind) {
        return Parameters{number(":queue", queue.value()), number(":item", behind.value())};
    },
    comparedIn,
    [](Connection &connection, const Identity &who, const QueueId &queue, const ItemId &behind) {
        return attempt(connection, [&](Sql &sql) -> Outcome<ComparedPage> {
            return comparedHere(Writing(sql, who), queue, behind);
        });
    },
    {.isOfTables = true}};

Outcome<Done> compareTables(Connection &connection, AuditReport &report,
                            const Cancellation &cancellation)
{
    const auto queues = queuesInTables(connection);
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    for (const TableQueue &queue : *queues) {
        const auto compared = compare(connection, queue, report, cancellation);
        if (!compared && endsTheAudit(compared.error()))
            return compared;
        if (!compared)
            report.notes << QStringLiteral("Table %1 of queue %2 could not be read: %3")
                                .arg(queue.table, queue.name, compared.error().sentence);
    }
    return Done{};
}

} // namespace intray
