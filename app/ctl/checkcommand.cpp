// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "ctl/proposing.h"
#include "ctl/text.h"
#include "schema/schemasense.h"
#include "store/reading/everyitem.h"
#include "store/verifying/rulechecks.h"

#include <QMap>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

/// How often one rule is broken in one field.
struct Broken
{
    qint64 records = 0;
    QString sentence; ///< Of the first record.
    QStringList keys; ///< Of the first ones.
};

/// What was found, for the document and for the table.
struct Findings
{
    RuleChecks::Counts counts;
    QStringList warnings; ///< What in the schema itself cannot be meant.
    QJsonArray faults;
    QMap<QPair<QString, QString>, Broken> byRule; ///< By field and rule.

    void add(const Item &item, const QList<Fault> &all, bool wantsJson)
    {
        constexpr qsizetype keysToShow = 3;
        for (const Fault &fault : all) {
            Broken &broken = byRule[{fault.field, fault.rule}];
            if (broken.records++ == 0)
                broken.sentence = fault.sentence;
            if (broken.keys.size() < keysToShow)
                broken.keys << item.key;
            if (wantsJson)
                faults << QJsonObject{{u"item"_s, item.id.value()},
                                      {u"key"_s, item.key},
                                      {u"field"_s, ctl::jsonOf(fault.field)},
                                      {u"rule"_s, fault.rule},
                                      {u"sentence"_s, fault.sentence}};
        }
    }
};

} // namespace

Checked<QList<State>> statesOf(const Call &call)
{
    if (!call.has(u"state"_s))
        return seenStates();
    return shownStateNamed(call.text(u"state"_s)).map([](State state) {
        return QList<State>{state};
    });
}

static Checked<RecordSchema> schemaIn(const QString &file)
{
    const auto content = contentOf(file);
    if (!content)
        return failed(content);
    const auto schema = RecordSchema::fromText(*content);
    if (!schema)
        return failed(schema);
    return *schema;
}

/// The queue's rules or those of a file, and with --proposed what the records suggest besides.
static Checked<RecordSchema> schemaFor(Call &call, Connection &open)
{
    const auto rules = QueueStore(open, call.identity()).queue(call.argument(0));
    if (!rules)
        return failed(rules);
    const auto given = call.has(u"schema"_s)
                           ? schemaIn(call.text(u"schema"_s))
                           : Checked<RecordSchema>(RecordSchema::of(*rules).map_error(
                                 [](const Error &error) { return Failure(error); }));
    if (!given || !call.has(u"proposed"_s))
        return given;
    return proposalsFor(call, open)
        .and_then([&](const Proposed &proposed) -> Checked<RecordSchema> {
            QJsonObject schema = given->toJson();
            for (const RuleProposal &proposal : proposed.proposals)
                schema = withProposal(schema, proposal);
            const auto with = RecordSchema::fromJson(schema);
            return with ? Checked<RecordSchema>(*with) : failed(with);
        });
}

static Reply replyWith(const Findings &findings)
{
    QList<QStringList> rows;
    for (auto it = findings.byRule.begin(); it != findings.byRule.end(); ++it)
        rows.append({it.key().first, it.key().second, QString::number(it->records),
                     it->keys.join(u", "_s), it->sentence});
    const QStringList headings{Ctl::tr("field"), Ctl::tr("rule"), Ctl::tr("records"),
                               Ctl::tr("such as"), Ctl::tr("what is wrong")};
    const RuleChecks::Counts &counts = findings.counts;
    const QString sentence =
        counts.broken == 0
            ? Ctl::tr("All %n record(s) comply with the rules.", nullptr, int(counts.records))
            : Ctl::tr("%1 of %n record(s) break a rule.", nullptr, int(counts.records))
                  .arg(counts.broken);
    Reply reply{{{u"records"_s, counts.records},
                 {u"broken"_s, counts.broken},
                 {u"hidden"_s, counts.hidden},
                 {u"missing"_s, QJsonArray::fromStringList(counts.missing)},
                 {u"faults"_s, findings.faults}},
                rows.isEmpty() ? sentence : table(headings, rows),
                rows.isEmpty() ? QString() : sentence};
    QStringList notes = findings.warnings;
    notes << reply.note;
    if (counts.hidden > 0)
        notes << Ctl::tr("%n record(s) are sealed for a second keying and were not checked. A "
                         "supervisor can check them.",
                         nullptr, int(counts.hidden));
    for (const QString &table : counts.missing)
        notes << Ctl::tr("The lookup table “%1” is missing, so nothing was checked against it.")
                     .arg(table);
    notes.removeAll(QString());
    reply.note = notes.join(u'\n');
    const bool isWhole = counts.broken == 0 && counts.missing.isEmpty();
    reply.exit = isWhole ? Exit::Done : Exit::SomeRejected;
    return reply;
}

static Answer check(Call &call)
{
    if (call.has(u"least"_s) && !call.has(u"proposed"_s))
        return wrongUsage(Ctl::tr("--least says which rules are proposed; give --proposed too."));
    const auto states = statesOf(call);
    if (!states)
        return failed(states);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto schema = schemaFor(call, **open);
    if (!schema)
        return failed(schema);
    const Interruption interruption(**open);
    const ProgressLine line;
    Findings findings;
    for (const SchemaFault &fault : contradictionsIn(schema->toJson()))
        findings.warnings << fault.sentence;
    const auto take = [&](const Item &item, const QList<Fault> &faults) {
        findings.add(item, faults, call.wantsJson());
    };
    const auto counts = RuleChecks(**open, call.identity())
                            .check(call.argument(0), *schema, *states, take, seenOn(line),
                                   interruption.cancellation());
    if (!counts)
        return failed(counts);
    findings.counts = *counts;
    return replyWith(findings);
}

QList<Command> checkCommands()
{
    const QList<Option> options{
        {u"schema"_s, u"FILE"_s, Ctl::tr("JSON Schema of the records.")},
        {u"proposed"_s,
         {},
         Ctl::tr("Also against the rules that the records suggest; see \"propose\".")},
        leastOption(),
        stateOption(Ctl::tr("Only items that are open, locked, done, failed or dismissed.")),
    };
    return {
        {u"check"_s, u"QUEUE"_s, 1, 1,
         Ctl::tr(
             "Show which records of a queue break which rules; the exit status is 6 if any does."),
         options, check}};
}

} // namespace intray::ctl
