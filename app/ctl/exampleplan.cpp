// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/exampleplan.h"

#include "ctl/text.h"
#include "queue/recordschema.h"
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

Checked<CorrectionPlan> planByExample(const Call &call, Connection &open,
                                      const Cancellation &cancellation)
{
    const auto examples = examplesIn(call.text(u"by-example"_s));
    if (!examples)
        return failed(examples);
    if (examples->isEmpty())
        return wrongUsage(Ctl::tr("%1 has no example in it.").arg(call.text(u"by-example"_s)));
    const auto complies = rulesOf(call, open);
    if (!complies)
        return failed(complies);
    const auto values = ValueStore(open, call.identity())
                            .values(call.argument(0), call.argument(1), {}, cancellation);
    if (!values)
        return failed(values);
    QList<FieldValue> chosen = *values;
    if (const QString form = call.text(u"form"_s); !form.isEmpty())
        chosen.removeIf([&](const FieldValue &one) { return exactFormOf(one.value) != form; });
    const ValueWish wish{ValueWish::How::Examples, *examples, {}};
    return planOf(call.argument(1), changesOf(chosen, *values, wish, *complies));
}

} // namespace intray::ctl
