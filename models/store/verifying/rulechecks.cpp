// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/rulechecks.h"

#include "store/reading/everyitem.h"
#include "store/rules/queuestore.h"
#include "store/verifying/lookupfaults.h"
#include "verify/rules/acrossrecords.h"

#include <QCoreApplication>

namespace intray {

static Error stopped(Error error)
{
    if (error.kind == Error::Kind::Cancelled)
        error.sentence = QCoreApplication::translate(
            "Store", "Not all records were searched, because this was cancelled.");
    return error;
}

/// Where the record is sealed, the lists have the item with an empty record; whether a record is
/// empty by itself, it says alone.
static Outcome<bool> isSealed(ListStore &lists, const Item &item)
{
    if (!item.record.isEmpty())
        return false;
    return lists.recordVersions(item.id).map(
        [](const QList<RecordVersion> &versions) { return versions.isEmpty(); });
}

Outcome<Done> RuleChecks::forEachItem(const QString &queue, const QList<State> &states,
                                      const Seen &seen, const Cancellation &cancellation,
                                      const std::function<Outcome<Done>(const Item &)> &take,
                                      qint64 *hidden)
{
    ListStore lists(m_connection, m_identity);
    qint64 records = 0;
    const auto takePage = [&](const QList<Item> &items) -> Outcome<Done> {
        for (const Item &item : items) {
            const auto isHidden = isSealed(lists, item);
            if (!isHidden)
                return tl::unexpected<Error>(isHidden.error());
            if (*isHidden && hidden)
                ++*hidden;
            if (*isHidden)
                continue;
            if (const auto taken = take(item); !taken)
                return taken;
        }
        records += items.size();
        if (seen)
            seen(records);
        return Done();
    };
    return forEachPage(lists, queue, states, cancellation, takePage).map_error(stopped);
}

Outcome<RuleChecks::Counts> RuleChecks::check(const QString &queue, const RecordSchema &schema,
                                              const QList<State> &states, const Take &take,
                                              const Seen &seen, const Cancellation &cancellation)
{
    if (const auto known = QueueStore(m_connection, m_identity).queue(queue); !known)
        return tl::unexpected<Error>(known.error());
    AcrossRecords across(schema);
    if (across.isNeeded()) {
        const auto shown = forEachItem(queue, states, seen, cancellation, [&](const Item &item) {
            across.see(item.record);
            return Outcome<Done>(Done());
        });
        if (!shown)
            return tl::unexpected<Error>(shown.error());
    }
    LookupFaults lookups(LookupStore(m_connection, m_identity), schema);
    if (const auto begun = lookups.begin(); !begun)
        return tl::unexpected<Error>(begun.error());
    Counts counts;
    counts.missing = lookups.missing();
    const auto checkOne = [&](const Item &item) -> Outcome<Done> {
        const auto unknown = lookups.faultsIn(item.record);
        if (!unknown)
            return tl::unexpected<Error>(unknown.error());
        const QList<Fault> faults =
            withoutExcused(schema.check(item.record), item.missing) + across.faultsIn(item.record) + *unknown;
        ++counts.records;
        counts.broken += faults.isEmpty() ? 0 : 1;
        if (!faults.isEmpty())
            take(item, faults);
        return Done();
    };
    return forEachItem(queue, states, seen, cancellation, checkOne, &counts.hidden).map([&](Done) {
        return counts;
    });
}

Outcome<QueueProfile> RuleChecks::profile(const QString &queue, const QList<State> &states,
                                          const Seen &seen, const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    QStringList fields;
    const auto schema = RecordSchema::of(*rules);
    const RecordSchema known = schema.value_or(RecordSchema());
    for (const Field &field : known.fields())
        fields << field.name;
    QueueProfile profile(fields);
    return forEachItem(queue, states, seen, cancellation,
                       [&](const Item &item) {
                           profile.add(item.record);
                           return Outcome<Done>(Done());
                       })
        .map([&](Done) { return profile; });
}

} // namespace intray
