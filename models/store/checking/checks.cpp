// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/comparing.h"
#include "store/checking/attachmentsaudit.h"
#include "store/checking/audit.h"
#include "store/checking/itemaudit.h"
#include "store/checking/pairs.h"
#include "store/checking/planted.h"
#include "store/checking/recordsaudit.h"
#include "store/checking/rulesaudit.h"
#include "store/checking/seals.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

namespace {

constexpr int portion = 2000;

/// Reads a long list in portions by key, so that memory stays small and no statement stays open.
template <typename Value>
class Stream
{
public:
    using More = std::function<QList<Value>(const Value *last)>;
    explicit Stream(More more)
        : m_more(std::move(more))
    {
    }

    /// The next value, or none at the end.
    const Value *peek()
    {
        if (m_at == m_values.size() && !m_isAtEnd) {
            const Value last = m_values.isEmpty() ? Value() : m_values.constLast();
            m_values = m_more(m_values.isEmpty() ? nullptr : &last);
            m_at = 0;
            m_isAtEnd = m_values.isEmpty();
        }
        return m_isAtEnd ? nullptr : &m_values.at(m_at);
    }
    void advance() { ++m_at; }

private:
    More m_more;
    QList<Value> m_values;
    qsizetype m_at = 0;
    bool m_isAtEnd = false;
};

/// Of texts where they are in the program's reach, else as the database tells them.
QStringList digestsOfEarlier(const Row &row)
{
    if (row.text("record").isEmpty())
        return row.text("former").split(u',', Qt::SkipEmptyParts);
    QStringList digests;
    const auto texts = QJsonDocument::fromJson(row.text("former").toUtf8()).array();
    for (const QJsonValue text : texts)
        digests << digestOfRecord(text.toString());
    return digests;
}

AuditedItem auditedOf(const Row &row)
{
    AuditedItem now;
    now.item.id = ItemId(row.number("id"));
    now.item.state = stateNamed(row.text("state")).value_or(State::Open);
    now.item.lock.id = row.text("lock_id").toLower(); // some drivers shout
    now.item.lock.user = row.text("lock_user");
    now.item.attempts = static_cast<int>(row.number("attempts"));
    now.finishedBy = row.text("finished_by");
    now.finishedAt = timeFromIso(row.text("finished_at"));
    now.item.assignedTo = row.text("assigned_to");
    now.isInWrongLine = row.isTrue("is_in_wrong_line");
    now.isAdopted = row.isTrue("is_adopted");
    const QString record = row.text("record");
    now.digest = record.isEmpty() ? row.text("digest") : digestOfRecord(record);
    now.facts = (record.isEmpty() ? row.text("digests") : digestsOfFacts(row)).split(u',');
    now.earlier = digestsOfEarlier(row);
    now.firstSealed = SealedFacts::fromText(row.text("sealed_first"));
    now.lastSealed = SealedFacts::fromText(row.text("sealed_last"));
    return now;
}

/// Those of items behind this one.
Stream<Event> eventsByItem(Sql &sql, qint64 item)
{
    return Stream<Event>([&sql, item](const Event *last) {
        return sql.all("audit_events",
                       {{":item", last ? last->item.value() : item},
                        {":event", last ? last->id : std::numeric_limits<qint64>::max()},
                        {":limit", portion}},
                       eventOf);
    });
}

Stream<AuditedItem> itemsById(Sql &sql, qint64 item)
{
    return Stream<AuditedItem>([&sql, item](const AuditedItem *last) {
        return sql.all("audit_items",
                       {{":item", last ? last->item.id.value() : item}, {":limit", portion}},
                       auditedOf);
    });
}

/// The item that comes next in either list; none at the end of both.
std::optional<ItemId> nextOf(Stream<Event> &events, Stream<AuditedItem> &items)
{
    if (!events.peek() && !items.peek())
        return std::nullopt;
    return !items.peek()    ? events.peek()->item
           : !events.peek() ? items.peek()->item.id
                            : std::min(items.peek()->item.id, events.peek()->item);
}

/// A record is at work in one step at a time.
QStringList recordsInTwoSteps(Sql &sql, ItemId first, ItemId last)
{
    return sql.all("audit_steps", {{":first", first.value()}, {":last", last.value()}},
                   [](const Row &row) {
                       return QStringLiteral("Item %1: it waits or is held while item %2, the step "
                                             "before, waits or is held too.")
                           .arg(row.number("id"))
                           .arg(row.number("from_item_id"));
                   });
}

/// A clock that was put back dates what everybody does; a forged line stands alone among its
/// neighbours. The lines of its own item speak for it only where clocks are those of many machines,
/// in a file: there one person may have done all of it while theirs was wrong.
bool isDatedAsItsNeighbours(Sql &sql, const Event &event, bool hasOneClock)
{
    constexpr int neighbours = 10;
    constexpr int mostSeconds = 3600;
    const auto times = sql.all("audit_neighbours",
                               {{":event", event.id},
                                {":item", hasOneClock ? event.item.value() : 0},
                                {":first", event.id - neighbours},
                                {":last", event.id + neighbours}},
                               [](const Row &row) { return timeFromIso(row.text("at")); });
    return std::any_of(times.begin(), times.end(), [&](const QDateTime &at) {
        return std::abs(at.secsTo(event.at)) <= mostSeconds;
    });
}

QString faultOfText(const Row &row)
{
    const QString item = QString::number(row.number("item_id"));
    const QString user = row.text("user");
    if (row.text("kind") == QStringLiteral("proposal"))
        return QStringLiteral("Item %1: what is proposed for it is told to be of %2, who never "
                              "held it.")
            .arg(item, user);
    if (row.text("kind") == QStringLiteral("lock_end"))
        return QStringLiteral("Item %1, now: its lock, of %2, ends at %3, at which no rule of its "
                              "queue lets it.")
            .arg(item, user, row.text("at"));
    if (row.text("kind") == QStringLiteral("time"))
        return QStringLiteral("Item %1: a draft of %2 is dated %3, when its lock did not hold.")
            .arg(item, user, row.text("at"));
    return QStringLiteral("Item %1: there is a draft of %2 under a lock that %2 never had on it.")
        .arg(item, user);
}

/// Whoever maps a table anew does so honestly; whoever plants a mapping takes items out of seals.
QString noteOnMapping(const Row &row)
{
    return QStringLiteral("The queue %1 is of an adopted table now, which no seal covers; item %2 "
                          "in it was sealed before.")
        .arg(row.text("user"))
        .arg(row.number("item_id"));
}

void checkTexts(Sql &sql, AuditReport &report)
{
    sql.each("audit_drafts", {}, [&](const Row &row) {
        if (row.text("kind") == QStringLiteral("adopted"))
            report.notes << noteOnMapping(row);
        else
            report.violations << faultOfText(row);
        return true;
    });
}

/// What somebody cannot tell by looking at the violations.
QStringList notesOf(qint64 unsealed)
{
    QStringList notes;
    if (unsealed > 0)
        notes << QStringLiteral("Items that were changed since the newest seal: %1. What they hold "
                                "was held against their history only.")
                     .arg(unsealed);
    return notes;
}

/// Goes through both lists side by side, item by item.
AuditReport auditOf(Sql &sql, ItemId first, ItemId last, bool hasOneClock,
                    const Cancellation &cancellation, Progress progress)
{
    AuditReport report;
    qint64 unsealed = 0;
    const QDateTime now = timeFromIso(sql.now());
    PairCheck pairs;
    Stream<Event> events = eventsByItem(sql, first.value() - 1);
    Stream<AuditedItem> items = itemsById(sql, first.value() - 1);
    for (auto next = nextOf(events, items); next && *next <= last; next = nextOf(events, items)) {
        if (cancellation.isCancelled())
            throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
        const ItemId item = *next;
        progress.set(std::max<qint64>(item.value(), 0));
        HistoryCheck check(item);
        for (; events.peek() && events.peek()->item == item; events.advance(), ++report.events) {
            check.see(*events.peek());
            pairs.see(*events.peek());
        }
        const bool isThere = items.peek() && items.peek()->item.id == item;
        check.compare(isThere ? std::optional(*items.peek()) : std::nullopt, now);
        unsealed += isThere && !check.isSealed();
        if (isThere) {
            items.advance();
            ++report.items;
        }
        report.violations += check.violations();
        for (const auto &[event, violation] : check.late())
            if (!isDatedAsItsNeighbours(sql, event, hasOneClock))
                report.violations << violation;
    }
    report.violations += pairs.violations(first, last);
    report.violations += recordsInTwoSteps(sql, first, last);
    report.notes += notesOf(unsealed);
    return report;
}

} // namespace

Outcome<AuditReport> auditItems(Connection &connection, ItemId first, ItemId last,
                                const Cancellation &cancellation, Progress progress)
{
    // One reading transaction, so that both lists tell of the same instant.
    return attempt(connection, [&](Sql &sql) -> Outcome<AuditReport> {
        const Snapshot snapshot(connection.d());
        return auditOf(sql, first, last, connection.url().isServer(), cancellation, progress);
    });
}

static qint64 lastItem(Sql &sql)
{
    const auto last = sql.first("last_item", {}, [](const Row &row) { return row.number("id"); });
    return last.value_or(0);
}

static Outcome<Done> mayAudit(Connection &connection)
{
    if (!connection.server().seesEveryItem())
        return tl::unexpected<Error>(refused("not_permitted", {{"role", nameOf(Role::Auditor)}}));
    return Done{};
}

static bool readsEveryRecord(const Connection &connection)
{
    const auto &roles = connection.server().roles;
    return !connection.url().isServer() || roles.contains(Role::Supervisor) ||
           roles.contains(Role::Administrator);
}

Outcome<AuditReport> auditEverything(Connection &connection, const Cancellation &cancellation,
                                     Progress progress, const QStringList &expected,
                                     AuditedFiles files)
{
    if (const auto may = mayAudit(connection); !may)
        return tl::unexpected<Error>(may.error());
    auto audited = attempt(connection, [&](Sql &sql) -> Outcome<AuditReport> {
        const Snapshot snapshot(connection.d());
        progress.setTotal(lastItem(sql));
        const ItemId last(std::numeric_limits<qint64>::max());
        AuditReport report = auditOf(sql, ItemId(beforeAllNumbers + 1), last,
                                     connection.url().isServer(), cancellation, progress);
        checkRecords(sql, report, cancellation, readsEveryRecord(connection));
        checkAttachments(sql, report, files, cancellation);
        checkTexts(sql, report);
        checkPlanted(sql, report);
        checkRules(sql, report);
        checkSeals(sql, report, expected, cancellation);
        return report;
    });
    if (!audited)
        return audited;
    // Not in the snapshot: on servers a call is in no transaction.
    return compareTables(connection, *audited, cancellation).map([&](Done) { return *audited; });
}

Outcome<Seal> auditHead(Connection &connection)
{
    return mayAudit(connection).and_then([&](Done) {
        return attempt(connection, [](Sql &sql) -> Outcome<Seal> { return newestSeal(sql); });
    });
}

Outcome<Seal> auditSeal(Connection &connection, qint64 number)
{
    return mayAudit(connection).and_then([&](Done) {
        return attempt(connection,
                       [number](Sql &sql) -> Outcome<Seal> { return sealOfNumber(sql, number); });
    });
}

} // namespace intray
