// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "store/adopted/pages.h"
#include "store/reading/everyitem.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/correctionpieces.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/countingstore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// An item with the value, and what its record becomes.
struct Candidate
{
    FoundToCorrect found;
    ItemToCorrect item;
};

bool isPlain(const QJsonValue &value)
{
    return value.isString() || value.isDouble() || value.isBool();
}

/// Looks through the items of one queue that are not finished for those with a value.
class CorrectionWalk
{
public:
    CorrectionWalk(const Queue &rules, const RecordSchema &schema, const CorrectionPlan &plan)
        : m_queue(rules.name)
        , m_limits(limitsOf(rules))
        , m_schema(schema)
        , m_plan(plan)
    {
        m_field.name = plan.field;
        for (const Field &field : schema.fields())
            if (field.name == plan.field)
                m_field = field;
    }

    // Held ones first: one whose lock is over stands among the open ones, too, without that lock.
    Outcome<Done> forEachPage(ListStore &lists, const Cancellation &cancellation,
                              const std::function<Outcome<Done>(const QList<Candidate> &)> &take)
    {
        ItemQuery query; // in claim order, which a correction does not change
        query.queue = m_queue;
        const bool isOne = m_plan.becomes.size() == 1 && m_plan.becomesIn.isEmpty();
        const QString only = isOne ? m_plan.becomes.cbegin().key() : QString();
        if (!only.trimmed().isEmpty())
            query.fieldContains.insert(m_plan.field, only);
        return intray::forEachPage(
            lists, query, {State::Locked, State::Open}, cancellation,
            [&](const QList<Item> &items) { return take(candidatesIn(items)); });
    }

private:
    QList<Candidate> candidatesIn(const QList<Item> &items) const
    {
        QList<Candidate> all;
        for (const Item &item : items) {
            const QJsonValue value = item.record.value(m_plan.field);
            const bool isMeant =
                m_plan.onlyOfKeys.isEmpty() || m_plan.onlyOfKeys.contains(item.key);
            if (!isMeant || !isPlain(value))
                continue;
            const QString from = RecordSchema::textOf(value);
            if (const auto to = m_plan.textFor(item.id, from))
                all << candidateOf(item, value, *to);
        }
        return all;
    }

    Candidate candidateOf(const Item &item, const QJsonValue &from, const QString &text) const
    {
        Record corrected = item.record;
        const QJsonValue to = becoming(from, text);
        corrected.insert(m_plan.field, to);
        return {{item.id, item.key, RecordSchema::textOf(from), text, whyNot(item, corrected)},
                {item.id, from, to, item.change, searchTextOfValues(corrected)}};
    }

    // Where the schema does not say what a value is, the old one does.
    QJsonValue becoming(const QJsonValue &from, const QString &to) const
    {
        Field field = m_field;
        if (field.type.isEmpty() && !from.isString())
            field.type = from.isDouble() ? u"number"_s : u"boolean"_s;
        return m_schema.valueOf(field, to);
    }

    std::optional<Error> whyNot(const Item &item, const Record &corrected) const
    {
        const auto checked = checkChanged(corrected, item.record, m_limits, m_schema);
        if (!checked)
            return checked.error();
        if (item.state != State::Open)
            return refused("correct_not_open", {item.lock, item.state});
        return std::nullopt;
    }

    QString m_queue;
    RecordLimits m_limits;
    RecordSchema m_schema;
    CorrectionPlan m_plan;
    Field m_field;
};

Outcome<CorrectionWalk> walkOf(Connection &connection, const Identity &identity,
                               const QString &queue, const CorrectionPlan &plan)
{
    const auto rules = queueToCorrect(connection, identity, queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto schema = RecordSchema::of(*rules);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    const QList<Field> fields = schema->fields();
    const Field *field = fieldNamed(fields, plan.field);
    if (!field)
        return tl::unexpected<Error>(
            recordRefused({RecordFault::Why::UnknownField, plan.field, 0}));
    if (const auto why = whyNeverCorrected(*field))
        return tl::unexpected<Error>(*why);
    return CorrectionWalk(*rules, *schema, plan);
}

bool isOffered(WorkStore &work, ItemId item, const QString &field)
{
    const auto detail = work.detail(item);
    return detail && detail->proposal && detail->proposal->content.contains(field);
}

void countIn(CorrectionPreview &preview, const FoundToCorrect &found)
{
    ++(found.why ? preview.refused : preview.open);
    preview.held += found.isToPropose();
    preview.offered += found.isOffered;
}

QList<ItemToCorrect> itemsOf(const QList<Candidate> &candidates)
{
    QList<ItemToCorrect> items;
    for (const Candidate &one : candidates)
        if (one.found.why == std::nullopt || one.found.why->kind == Error::Kind::LockLost)
            items << one.item;
    return items;
}

} // namespace

// What is made of the key has to stay with it.
std::optional<Error> whyNeverCorrected(const Field &field)
{
    if (!field.readOnly)
        return std::nullopt;
    return refused("correct_read_only", {{"field", field.label}});
}

bool hasField(const RecordSchema &schema, const QString &name)
{
    return fieldNamed(schema.fields(), name) != nullptr;
}

Outcome<Queue> queueToCorrect(Connection &connection, const Identity &identity,
                              const QString &queue)
{
    const auto rules = QueueStore(connection, identity).queue(queue);
    if (!rules)
        return rules;
    const auto adopted = isAdopted(connection, rules->id);
    if (!adopted)
        return tl::unexpected<Error>(adopted.error());
    if (*adopted)
        return tl::unexpected<Error>(refused("correct_in_table"));
    return isKeyedTwice(connection, identity, *rules, true)
        .and_then([&](bool isTwice) -> Outcome<Queue> {
            if (isTwice)
                return tl::unexpected<Error>(refused("correct_keyed_twice"));
            return *rules;
        });
}

Outcome<CorrectionPreview> CorrectionStore::preview(const QString &queue,
                                                    const CorrectionPlan &plan, int most,
                                                    Progress progress,
                                                    const Cancellation &cancellation)
{
    auto walk = walkOf(m_connection, m_identity, queue, plan);
    if (!walk)
        return tl::unexpected<Error>(walk.error());
    CorrectionPreview preview;
    QList<FoundToCorrect> held; // shown behind the others
    ListStore lists(m_connection, m_identity);
    WorkStore work(m_connection, m_identity);
    return walk
        ->forEachPage(lists, cancellation,
                      [&](QList<Candidate> candidates) -> Outcome<Done> {
                          for (Candidate &one : candidates) {
                              one.found.isOffered = one.found.isToPropose() &&
                                                    isOffered(work, one.found.item, plan.field);
                              countIn(preview, one.found);
                              auto &shown = one.found.isToPropose() ? held : preview.first;
                              if (shown.size() < most)
                                  shown << one.found;
                          }
                          progress.add(candidates.size());
                          return Done();
                      })
        .map([&](Done) {
            preview.first = (preview.first + held).mid(0, most);
            return preview;
        });
}

Outcome<CorrectionReport> CorrectionStore::correct(const QString &queue, const CorrectionPlan &plan,
                                                   Progress progress,
                                                   const Cancellation &cancellation)
{
    if (plan.changesNothing())
        return tl::unexpected<Error>(refused("correct_to_same"));
    auto walk = walkOf(m_connection, m_identity, queue, plan);
    if (!walk)
        return tl::unexpected<Error>(walk.error());
    CorrectionRun run(*this, {newId(), plan.field, {}, plan.delivery});
    ListStore lists(m_connection, m_identity);
    const auto walked =
        walk->forEachPage(lists, cancellation, [&](QList<Candidate> candidates) -> Outcome<Done> {
            // Taken by somebody since it was tried: found among the held ones again.
            candidates.removeIf([&](const Candidate &one) { return run.knows(one.found.item); });
            for (const Candidate &one : candidates) {
                run.name(one.found.item, one.found.key);
                if (one.found.why && one.found.why->kind != Error::Kind::LockLost)
                    run.refuse(one.found.item, *one.found.why);
            }
            return run.carryOut(itemsOf(candidates), progress, cancellation);
        });
    return run.reportAfter(walked);
}

} // namespace intray
