// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "schema/recordschema.h"
#include "store/importing/decisionstore.h"
#include "store/line/sql.h"
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

static ValueRecord recordOf(const Item &item, const QString &field)
{
    ValueRecord record{item.id, item.record};
    record.others.remove(field);
    return record;
}

/// The values of a field, and by which templates the records of each came.
struct ValueStore::Read
{
    QList<FieldValue> values;
    CameBy cameBy;
};

/// What was decided about a field, and which records it is for.
struct ValueStore::Decided
{
    QList<TemplateDecisions> decisions;
    TemplatesOfItems templates;

    void note(const Item &item, const QString &value, CameBy &cameBy) const
    {
        QStringList its = templates.value(item.id);
        its.sort();
        its.removeDuplicates();
        cameBy[value].insert(its);
    }

    void propose(Read &read, const RecordSchema &schema, const QString &field) const
    {
        constexpr qsizetype most = 500; // more tells nothing new about what examples mean
        QStringList texts;
        for (const FieldValue &one : read.values.first(std::min(most, read.values.size())))
            texts << one.value;
        proposeDecided(read.values, DecidedValues(schema, decisions, {{field, texts}}), field,
                       read.cameBy);
    }
};

Outcome<ValueStore::Decided> ValueStore::decidedAbout(const Queue &rules, const QString &field)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Decided> {
        Decided decided{decisionsAbout(sql, rules.name), {}};
        for (TemplateDecisions &one : decided.decisions)
            one.decisions.removeIf([&](const KeptDecision &its) { return its.field != field; });
        decided.decisions.removeIf(
            [](const TemplateDecisions &one) { return one.decisions.isEmpty(); });
        if (!decided.decisions.isEmpty())
            decided.templates = templatesOf(sql, rules.id);
        return decided;
    });
}

Outcome<ValueStore::Read> ValueStore::readValues(const QString &queue, const QString &field,
                                                 const Decided &decided, Progress &progress,
                                                 const Cancellation &cancellation)
{
    ColumnProfile profile(field);
    QHash<QString, QList<ValueRecord>> in;
    Read read;
    ListStore lists(m_connection, m_identity);
    const auto walked = forEachPage(
        lists, queue, statesOfValues, cancellation, [&](const QList<Item> &items) -> Outcome<Done> {
            for (const Item &item : items) {
                const QString text = RecordSchema::textOf(item.record.value(field));
                profile.add(text);
                if (!text.isEmpty() && profile.records() <= m_mostRead)
                    in[text].append(recordOf(item, field));
                if (!decided.decisions.isEmpty())
                    decided.note(item, text, read.cameBy);
            }
            progress.add(items.size());
            return Done();
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    if (profile.records() > m_mostRead)
        in.clear(); // they would fill the memory
    for (const ColumnProfile::Counted &one : profile.values())
        read.values.append({one.value, one.count, true, {}, {}, in.value(one.value)});
    return read;
}

Outcome<std::optional<ValueStore::Read>> ValueStore::keptValues(const Queue &rules,
                                                                const QString &field)
{
    using Found = std::optional<Read>;
    const auto learned = SuggestionStore(m_connection, m_identity).learned(rules.name);
    if (!learned)
        return tl::unexpected<Error>(learned.error());
    const qsizetype place = *learned ? (*learned)->fields.indexOf(field) : -1;
    if (place < 0 || (*learned)->records <= m_mostRead)
        return Found();
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Found> {
        return Found(Read{
            sql.all("values_of_field",
                    {{":learned", (*learned)->id},
                     {":field_number", int(place)},
                     {":limit", mostValues}},
                    [](const Row &row) {
                        return FieldValue{row.text("value"), row.number("records"), true, {}, {}};
                    }),
            {}});
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
    const auto decided = *kept ? Outcome<Decided>(Decided()) : decidedAbout(*rules, field);
    if (!decided)
        return tl::unexpected<Error>(decided.error());
    auto read =
        *kept ? Outcome<Read>(**kept) : readValues(queue, field, *decided, progress, cancellation);
    if (!read)
        return tl::unexpected<Error>(read.error());
    read->values.removeIf([](const FieldValue &one) { return one.value.isEmpty(); });
    checkAll(*schema, field, read->values);
    read->values = sorted(read->values);
    decided->propose(*read, *schema, field);
    const auto tables = lookupTableOf({m_connection, m_identity}, *schema, field);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    QList<FieldValue> all = read->values;
    proposeByRule(all, *schema, field, tables->byField);
    proposeByCluster(all);
    return all;
}

} // namespace intray
