// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/exampleplan.h"

#include "ctl/text.h"
#include "schema/recordschema.h"
#include "store/rules/queuestore.h"
#include "store/verifying/valuestore.h"
#include "transfer/csvtable.h"
#include "verify/values/valuechanges.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

Checked<QList<Example>> examplesIn(const QString &file)
{
    CsvChoices choices;
    choices.trimBlanks = choices.guarded = false;
    choices.hasHeader = true;
    const auto table = CsvTable::open(file, choices);
    if (!table)
        return failed(table);
    const qsizetype from = (*table)->columns().indexOf(u"from"_s);
    const qsizetype to = (*table)->columns().indexOf(u"to"_s);
    if (from < 0 || to < 0)
        return wrongUsage(Ctl::tr("%1 needs the columns \"from\" and \"to\".").arg(file));
    QList<Example> examples;
    TableRow row;
    for (;;) {
        const auto next = (*table)->next(row);
        if (!next)
            return failed(next);
        if (!*next)
            return examples;
        examples.append({{row.row.values().at(from), {}}, row.row.values().at(to)});
    }
}

Checked<ValueWish> wishByExamples(const QString &file)
{
    const auto examples = examplesIn(file);
    if (!examples)
        return failed(examples);
    if (examples->isEmpty())
        return wrongUsage(Ctl::tr("%1 has no example in it.").arg(file));
    return ValueWish{ValueWish::How::Examples, *examples, {}};
}

Checked<ValueWish> wishOf(const Call &call)
{
    if (call.has(u"by-example"_s))
        return wishByExamples(call.text(u"by-example"_s));
    return ValueWish{ValueWish::How::Like, {}, {}, exactFormOf(call.text(u"like"_s))};
}

/// What the next delivery can be told, where its values are others.
KeptDecision decisionBy(const Call &call, const ValueWish &wish, const CorrectionPlan &plan)
{
    KeptDecision decision{call.argument(0), call.argument(1)};
    decision.examples = examplesToKeep(wish, plan);
    for (const QString &form : call.texts(u"form"_s))
        decision.forms << exactFormOf(form);
    return decision;
}

Checked<Complies> rulesOf(const Call &call, Connection &open)
{
    const auto rules = QueueStore(open, call.identity()).queue(call.argument(0));
    if (!rules)
        return failed(rules);
    const auto schema = RecordSchema::of(*rules);
    if (!schema)
        return failed(schema);
    return rulesOfField(*schema, call.argument(1));
}

} // namespace

DecidedPlan decidedPlan(const Call &call, const CorrectionPlan &plan)
{
    KeptDecision decision{call.argument(0), plan.field};
    for (auto one = plan.becomes.cbegin(); one != plan.becomes.cend(); ++one)
        decision.becomes.append({one.key(), one.value()});
    return {plan, decision};
}

Checked<DecidedPlan> planOfValues(const Call &call, Connection &open,
                                  const Cancellation &cancellation)
{
    const auto wish = wishOf(call);
    if (!wish)
        return failed(wish);
    const auto complies = rulesOf(call, open);
    if (!complies)
        return failed(complies);
    const auto values = ValueStore(open, call.identity())
                            .values(call.argument(0), call.argument(1), {}, cancellation);
    if (!values)
        return failed(values);
    QList<FieldValue> chosen = *values;
    if (const QString form = exactFormOf(call.text(u"form"_s)); !form.isEmpty())
        chosen.removeIf([&](const FieldValue &one) { return exactFormOf(one.value) != form; });
    const CorrectionPlan plan =
        planOf(call.argument(1), changesOf(chosen, *values, *wish, *complies));
    return DecidedPlan{plan, decisionBy(call, *wish, plan)};
}

} // namespace intray::ctl
