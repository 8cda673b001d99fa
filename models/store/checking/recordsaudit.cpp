// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/recordsaudit.h"

#include "queue/ruleevent.h"
#include "queue/times.h"
#include "schema/recordschema.h"
#include "store/checking/planted.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/rows/rows.h"

#include <QHash>

namespace intray {

namespace {

/// A record may be large, so that few of them are held at a time.
constexpr int portion = 100;

constexpr std::chrono::seconds heardWithin{60};

/// What the records of one queue are held against, and those of them that break it.
struct HeldQueue
{
    RecordSchema schema;
    QDateTime since; ///< When the schema of now came into force; invalid: nobody knows.
    int unfinished = 0;
    int earlier = 0;
    QString firstUnfinished; ///< Which item, and what is wrong.
    QString firstEarlier;
};

struct HeldRecord
{
    ItemId item;
    QString queue;
    QString key;
    bool isFinished = false;
    Record record;
    QJsonObject missing;
};

HeldRecord heldRecordOf(const Row &row)
{
    return {ItemId(row.number("id")), row.text("queue"),
            row.text("key"),          stateNamed(row.text("state")) == State::Done,
            row.json("record"),       row.json("missing")};
}

struct StateSince
{
    QDateTime at;
    QJsonValue schema;
};

/// The history of rules is read from its end: up to the first line that tells of another schema.
QDateTime schemaInForceSince(Sql &sql, const QString &queue)
{
    constexpr int lines = 1000;
    const QString schema = QStringLiteral("record_schema");
    const auto told = sql.all(
        "rules_told",
        {{":about", nameOf(RulesOf::Queue)}, {":name", queue}, {":before", 0}, {":limit", lines}},
        [&](const Row &row) {
            return StateSince{timeFromIso(row.text("at")), row.json("state").value(schema)};
        });
    QDateTime since;
    for (const StateSince &line : told) {
        if (line.schema != told.constFirst().schema)
            break;
        since = line.at;
    }
    return since;
}

/// The completion that ended the item's last round; none: it ended in another way.
std::optional<QDateTime> completedAt(Sql &sql, ItemId item)
{
    std::optional<QDateTime> at;
    for (const Event &event : sql.all("history", {{":item", item.value()}}, eventOf))
        if (closesItem(event.kind))
            at = event.kind == EventKind::Completed ? std::optional(event.at) : std::nullopt;
    return at;
}

class RecordsCheck
{
public:
    explicit RecordsCheck(Sql &sql)
        : m_sql(sql)
    {
        const QStringList adopted =
            sql.all("adopted_queues", {}, [](const Row &row) { return row.text("queue"); });
        for (const Queue &queue : sql.all("queues", {}, queueOf))
            if (!queue.recordSchema.isEmpty() && !adopted.contains(queue.name))
                if (const auto schema = RecordSchema::of(queue))
                    m_queues.insert(queue.name,
                                    {*schema, schemaInForceSince(sql, queue.name), 0, 0, {}, {}});
    }

    bool hasSchemas() const { return !m_queues.isEmpty(); }
    void see(const HeldRecord &record, AuditReport &report);
    QStringList notes() const;

private:
    Sql &m_sql;
    QHash<QString, HeldQueue> m_queues;
};

void RecordsCheck::see(const HeldRecord &record, AuditReport &report)
{
    const auto queue = m_queues.find(record.queue);
    if (queue == m_queues.end())
        return;
    const QList<Fault> faults = withoutExcused(queue->schema.check(record.record), record.missing);
    if (faults.isEmpty())
        return;
    const QString words = QStringLiteral("item %1 (%2: %3)")
                              .arg(QString::number(record.item.value()), faults.first().field,
                                   faults.first().sentence);
    if (!record.isFinished) {
        if (queue->unfinished++ == 0)
            queue->firstUnfinished = words;
        return;
    }
    const auto at = completedAt(m_sql, record.item);
    if (!at)
        return;
    // A program that had the record open hears of new rules a little later.
    if (queue->since.isValid() && *at > queue->since.addSecs(heardWithin.count()))
        report.violations << QStringLiteral(
                                 "Item %1, now: its record breaks the schema under which "
                                 "it was completed, in %2: %3")
                                 .arg(QString::number(record.item.value()), faults.first().field,
                                      faults.first().sentence);
    else if (queue->earlier++ == 0)
        queue->firstEarlier = words;
}

QStringList RecordsCheck::notes() const
{
    QStringList notes;
    for (auto queue = m_queues.begin(); queue != m_queues.end(); ++queue) {
        if (queue->unfinished > 0)
            notes << QStringLiteral("Queue %1: records that are not finished and break its schema: "
                                    "%2, the first is %3.")
                         .arg(queue.key(), QString::number(queue->unfinished),
                              queue->firstUnfinished);
        if (queue->earlier > 0)
            notes << QStringLiteral(
                         "Queue %1: records that were completed before its schema of now "
                         "came into force, or within a minute after it, and break it: "
                         "%2, the first is %3.")
                         .arg(queue.key(), QString::number(queue->earlier), queue->firstEarlier);
    }
    notes.sort();
    return notes;
}

} // namespace

void checkRecords(Sql &sql, AuditReport &report, const Cancellation &cancellation, bool mayRead)
{
    RecordsCheck check(sql);
    if (!check.hasSchemas())
        return;
    if (!mayRead) {
        report.notes << QStringLiteral("Records were not held against the schemas of their queues: "
                                       "that needs the role supervisor or administrator.");
        return;
    }
    qint64 behind = beforeAllNumbers;
    for (bool isAtEnd = false; !isAtEnd;) {
        if (cancellation.isCancelled())
            throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
        const auto records =
            sql.all("audit_records", {{":item", behind}, {":limit", portion}}, heldRecordOf);
        for (const HeldRecord &record : records)
            check.see(record, report);
        isAtEnd = records.isEmpty();
        behind = isAtEnd ? behind : records.constLast().item.value();
    }
    report.notes += check.notes();
}

} // namespace intray
