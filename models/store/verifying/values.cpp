// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/correction.h"
#include "queue/recordschema.h"
#include "store/importing/decisionstore.h"
#include "store/reading/everyitem.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/verifying/correctionpieces.h"
#include "store/verifying/readlookuptables.h"
#include "store/verifying/suggestionstore.h"
#include "store/verifying/valuestore.h"
#include "verify/rules/columnprofile.h"
#include "verify/values/valuechanges.h"

#include <algorithm>

namespace intray {

static QList<FieldValue> sorted(QList<FieldValue> values)
{
    std::ranges::sort(values, [](const FieldValue &a, const FieldValue &b) {
        return a.records != b.records ? a.records > b.records : a.value < b.value;
    });
    return values;
}

static void checkAll(const RecordSchema &schema, const QString &field, QList<FieldValue> &values)
{
    const Complies complies = rulesOfField(schema, field);
    for (FieldValue &one : values)
        one.complies = complies(one.value);
}

Outcome<QList<FieldValue>> ValueStore::readValues(const QString &queue, const QString &field,
                                                  Progress &progress,
                                                  const Cancellation &cancellation)
{
    ColumnProfile profile(field);
    ListStore lists(m_connection, m_identity);
    const auto walked =
        forEachPage(lists, queue, {State::Open, State::Locked, State::Done}, cancellation,
                    [&](const QList<Item> &items) -> Outcome<Done> {
                        for (const Item &item : items)
                            profile.add(RecordSchema::textOf(item.record.value(field)));
                        progress.add(items.size());
                        return Done();
                    });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    QList<FieldValue> values;
    for (const ColumnProfile::Counted &one : profile.values())
        values.append({one.value, one.count, true, {}, {}});
    return values;
}

Outcome<std::optional<QList<FieldValue>>> ValueStore::keptValues(const Queue &rules,
                                                                 const QString &field)
{
    using Found = std::optional<QList<FieldValue>>;
    const auto learned = SuggestionStore(m_connection, m_identity).learned(rules.name);
    if (!learned)
        return tl::unexpected<Error>(learned.error());
    const qsizetype place = *learned ? (*learned)->fields.indexOf(field) : -1;
    if (place < 0 || (*learned)->records <= m_mostRead)
        return Found();
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Found> {
        return Found(sql.all(
            "values_of_field",
            {{":learned", (*learned)->id}, {":field_number", int(place)}, {":limit", mostValues}},
            [](const Row &row) {
                return FieldValue{row.text("value"), row.number("records"), true, {}, {}};
            }));
    });
}

Outcome<DecidedValues> ValueStore::decidedAbout(const Queue &rules, const RecordSchema &schema,
                                                const QString &field,
                                                const QList<FieldValue> &values)
{
    constexpr qsizetype most = 500; // more tells nothing new about what examples mean
    QStringList texts;
    for (const FieldValue &one : values.first(std::min(most, values.size())))
        texts << one.value;
    return attempt(m_connection, [&](Sql &sql) -> Outcome<DecidedValues> {
        return DecidedValues(schema, decisionsAbout(sql, rules.name), {{field, texts}});
    });
}

Outcome<QList<FieldValue>> ValueStore::values(const QString &queue, const QString &field,
                                              Progress progress, const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto schema = RecordSchema::of(*rules);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    if (!hasField(*schema, field))
        return tl::unexpected<Error>(recordRefused({RecordFault::Why::UnknownField, field, 0}));
    const auto kept = keptValues(*rules, field);
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    auto values = *kept ? Outcome<QList<FieldValue>>(**kept)
                        : readValues(queue, field, progress, cancellation);
    if (!values)
        return values;
    values->removeIf([](const FieldValue &one) { return one.value.isEmpty(); });
    checkAll(*schema, field, *values);
    QList<FieldValue> all = sorted(*values);
    const auto decided = decidedAbout(*rules, *schema, field, all);
    if (!decided)
        return tl::unexpected<Error>(decided.error());
    proposeDecided(all, *decided, field);
    const auto tables = lookupTableOf({m_connection, m_identity}, *schema, field);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    proposeByRule(all, *schema, field, tables->byField);
    proposeByCluster(all);
    return all;
}

} // namespace intray
