// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "schema/missingreason.h"
#include "schema/recordschema.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/ledgerstore.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <tuple>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageRecords = 500;

/// A completed record, as it came in and as it is.
struct CompletedRecord
{
    ItemId item;
    Record imported;
    Record current; ///< Empty: nobody corrected anything.
    QString person;
    QString createdBy;
    QString createdAt;
    QJsonObject missing = {};

    const Record &now() const { return current.isEmpty() ? imported : current; }
};

CompletedRecord completedOf(const Row &row, const char *item = "id")
{
    return {ItemId(row.number(item)),
            row.json("imported"),
            row.json("current"),
            row.text("finished_by"),
            row.text("created_by"),
            row.text("created_at"),
            {}};
}

/// A field of a record that is not finished, corrected in bulk.
struct CorrectedField
{
    qint64 event;
    QString field;
    CompletedRecord record;
};

CorrectedField correctedOf(const Row &row)
{
    return {row.number("id"), row.json("detail").value(u"field"_s).toString(),
            completedOf(row, "item_id")};
}

/// One import into the queue.
struct Delivery
{
    QString user;
    QString begun;
    QString ended;
    QString source;
};

Delivery deliveryOf(const Row &row)
{
    return {row.text("user"), row.text("started_at"), row.text("heard_at"), row.text("source")};
}

Error onlyOwn()
{
    return {Error::Kind::NotPermitted,
            QCoreApplication::translate(
                "Ledger", "The corrections of others are for supervisors. You can see "
                          "your own: add --mine."),
            {}};
}

/// Counts corrections under all that is told of them at once.
class Counting
{
public:
    explicit Counting(QList<Delivery> deliveries)
        : m_deliveries(std::move(deliveries))
    {
    }

    void take(const CompletedRecord &record)
    {
        ++m_ledger.records;
        const QString source = record.missing.isEmpty() ? QString() : sourceOf(record);
        for (auto field = record.missing.begin(); field != record.missing.end(); ++field)
            ++m_counts[{field.key(), ErrorKind::Missing, record.person, source}];
        const qint64 before = m_corrections;
        for (auto field = record.current.begin(); field != record.current.end(); ++field)
            compare(record, field.key());
        for (auto field = record.imported.begin(); field != record.imported.end(); ++field)
            if (!record.current.isEmpty() && !record.current.contains(field.key()))
                compare(record, field.key());
        m_ledger.corrected += m_corrections > before ? 1 : 0;
    }

    // Corrected twice, it is put right once; and not at all where that was taken back.
    void take(const CorrectedField &one)
    {
        const qint64 before = m_corrections;
        const std::pair place{one.record.item.value(), one.field};
        if (!m_inBulk.contains(place))
            compare(one.record, one.field);
        if (m_corrections == before)
            return;
        m_inBulk.insert(place);
        m_items.insert(one.record.item.value());
    }

    Ledger ledger()
    {
        for (const auto &[place, count] : m_counts) {
            const auto &[field, kind, person, source] = place;
            m_ledger.lines.append({field, kind, person, source, count});
        }
        m_ledger.inBulk = m_items.size();
        std::ranges::stable_sort(m_ledger.lines, std::greater(), &LedgerLine::count);
        return std::move(m_ledger);
    }

private:
    void compare(const CompletedRecord &record, const QString &field)
    {
        if (record.missing.contains(field))
            return; // the reason says more than that it was cleared
        const auto kind = errorPutRight(RecordSchema::textOf(record.imported.value(field)),
                                        RecordSchema::textOf(record.current.value(field)));
        if (!kind)
            return;
        ++m_corrections;
        ++m_counts[{field, *kind, record.person, sourceOf(record)}];
    }

    /// One person's imports into one queue run one after the other, so the last that had begun is
    /// it.
    QString sourceOf(const CompletedRecord &record) const
    {
        QString source;
        for (const Delivery &delivery : m_deliveries)
            if (delivery.user == record.createdBy && delivery.begun <= record.createdAt &&
                record.createdAt <= delivery.ended)
                source = delivery.source;
        return source;
    }

    using Place = std::tuple<QString, ErrorKind, QString, QString>;
    QList<Delivery> m_deliveries;
    std::map<Place, qint64> m_counts;
    qint64 m_corrections = 0;
    QSet<std::pair<qint64, QString>> m_inBulk; ///< Items and fields.
    QSet<qint64> m_items;
    Ledger m_ledger;
};

/// All rows of a statement, a page at a time; `take` tells the place behind which the next one
/// begins. False: it was cancelled.
template <typename Value, typename Read, typename Take>
bool eachOf(Sql &sql, const char *statement, const Bindings &wanted,
            const Cancellation &cancellation, Read read, Take take)
{
    qint64 behind = 0;
    for (;;) {
        if (cancellation.isCancelled())
            return false;
        const QList<Value> page = sql.all(statement, wanted + Bindings{{":behind", behind}}, read);
        for (const Value &one : page)
            behind = take(one);
        if (page.size() < pageRecords)
            return true;
    }
}

QString textOf(const QDateTime &time)
{
    return time.isValid() ? isoTime(time) : u""_s;
}

} // namespace

QList<std::pair<QString, qint64>> addedUp(const Ledger &ledger, LedgerBy by)
{
    QHash<QString, qint64> counts;
    for (const LedgerLine &line : ledger.lines) {
        const QString names[]{line.field, nameOf(line.kind), line.source, line.person};
        counts[names[int(by)]] += line.count;
    }
    QList<std::pair<QString, qint64>> sums(counts.keyValueBegin(), counts.keyValueEnd());
    std::ranges::sort(sums, [](const auto &one, const auto &other) {
        return one.second != other.second ? one.second > other.second : one.first < other.first;
    });
    return sums;
}

Outcome<Ledger> LedgerStore::ledger(const LedgerQuery &query, Progress progress,
                                    const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(query.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const ServerFacts &server = m_connection.server();
    const bool seesAll = !server.isServer || server.roles.contains(Role::Supervisor) ||
                         server.roles.contains(Role::Administrator);
    if (!seesAll && query.person != m_connection.identityFor(m_identity).user)
        return tl::unexpected<Error>(onlyOwn());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Ledger> {
        const Bindings ofQueue{{":queue_id", rules->id.value()}};
        Counting counting(seesAll ? sql.all("imports_of_queue", ofQueue, deliveryOf)
                                  : QList<Delivery>());
        const Bindings wanted = ofQueue + Bindings{{":finished_by", notNull(query.person)},
                                                   {":since", textOf(query.from)},
                                                   {":until", textOf(query.to)},
                                                   {":limit", pageRecords}};
        const auto take = [&](const auto &one) { counting.take(one); };
        const bool isWhole =
            eachOf<CompletedRecord>(
                sql, "completed_records", wanted, cancellation,
                [](const Row &row) {
                    CompletedRecord record = completedOf(row);
                    record.missing = stillMissing(row.json("missing"), record.now());
                    return record;
                },
                [&](const CompletedRecord &one) {
                    take(one);
                    progress.add(1);
                    return one.item.value();
                }) &&
            eachOf<CorrectedField>(sql, "corrected_in_bulk", wanted, cancellation, correctedOf,
                                   [&](const CorrectedField &one) {
                                       take(one);
                                       return one.event;
                                   });
        if (!isWhole)
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        return counting.ledger();
    });
}

} // namespace intray
