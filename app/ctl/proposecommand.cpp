// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/proposing.h"
#include "ctl/text.h"
#include "ctl/writing.h"
#include "schema/intraywords.h"
#include "store/rules/queuestore.h"
#include "transfer/transferfile.h"

#include <QJsonDocument>
#include <QSaveFile>

namespace intray::ctl {

using namespace Qt::StringLiterals;

Option leastOption()
{
    return {u"least"_s, u"F"_s,
            Ctl::tr("The share of the values that must fit a rule for it to be proposed, such as "
                    "0.95; 0.75 by default.")};
}

RuleChecks::Seen seenOn(const ProgressLine &line)
{
    const ProgressReport report = line.report();
    if (!report)
        return {};
    return [report](qint64 records) { report({0, 0, records}); };
}

static Checked<double> leastOf(const Call &call)
{
    if (!call.has(u"least"_s))
        return QueueProfile::usualLeast;
    bool isNumber = false;
    const double least = call.text(u"least"_s).toDouble(&isNumber);
    if (!isNumber || !(least >= 0.5 && least <= 1)) // nothing is between, and "nan" is neither
        return wrongUsage(Ctl::tr("--least is a share from 0.5 to 1, such as 0.95, not \"%1\".")
                              .arg(call.text(u"least"_s)));
    return least;
}

Checked<Proposed> proposalsFor(Call &call, Connection &open)
{
    const auto least = leastOf(call);
    if (!least)
        return failed(least);
    const auto states = statesOf(call);
    if (!states)
        return failed(states);
    const auto rules = QueueStore(open, call.identity()).queue(call.argument(0));
    if (!rules)
        return failed(rules);
    const Interruption interruption(open);
    const ProgressLine line;
    const auto profile =
        RuleChecks(open, call.identity())
            .profile(call.argument(0), *states, seenOn(line), interruption.cancellation());
    if (!profile)
        return failed(profile);
    Proposed proposed{*rules, profile->records(), profile->proposals(*least)};
    const QJsonObject schema = withOneKeyword(rules->recordSchema);
    proposed.proposals.removeIf(
        [&](const RuleProposal &proposal) { return hasProposal(schema, proposal); });
    return proposed;
}

static QJsonObject jsonOf(const RuleProposal &proposal)
{
    return {{u"rule"_s, proposal.rule},
            {u"kind"_s, proposal.kind},
            {u"field"_s, proposal.fields.constFirst()},
            {u"fields"_s, QJsonArray::fromStringList(proposal.fields)},
            {u"fits"_s, proposal.fits},
            {u"of"_s, proposal.of},
            {u"share"_s, proposal.share()},
            {u"sentence"_s, proposal.sentence},
            {u"broken_by"_s, QJsonArray::fromStringList(proposal.broken)}};
}

static Reply replyWith(const Proposed &proposed)
{
    QList<QStringList> rows;
    for (const RuleProposal &proposal : proposed.proposals)
        rows.append({proposal.rule, Ctl::tr("%1 of %2").arg(proposal.fits).arg(proposal.of),
                     proposal.sentence, proposal.broken.mid(0, 2).join(u", "_s)});
    const QStringList headings{Ctl::tr("rule"), Ctl::tr("fit"), Ctl::tr("rule"),
                               Ctl::tr("broken by")};
    const auto all =
        jsonList(proposed.proposals, [](const RuleProposal &one) { return jsonOf(one); });
    const QString note = rows.isEmpty()
                             ? Ctl::tr("The records suggest no further rule.")
                             : Ctl::tr("These rules reject nothing until they are accepted: --take "
                                       "RULE, with the name of a rule or field, or --take all.");
    return {{{u"records"_s, proposed.records}, {u"proposals"_s, all}}, table(headings, rows), note};
}

static Error notProposed(const QString &name)
{
    Error error;
    error.kind = Error::Kind::NotFound;
    error.sentence =
        Ctl::tr("No rule “%1” is proposed. \"propose\" without --take lists those that are.")
            .arg(name);
    return error;
}

static Checked<QList<RuleProposal>> takenFrom(const Proposed &proposed, const Call &call)
{
    QList<RuleProposal> taken;
    for (const QString &name : call.texts(u"take"_s)) {
        const QList<RuleProposal> meant = proposalsNamed(name, proposed.proposals);
        if (meant.isEmpty())
            return tl::unexpected<Failure>(notProposed(name));
        taken += meant;
    }
    return taken;
}

static Checked<Done> save(Call &call, const QJsonObject &schema)
{
    const QString name = call.text(u"save"_s);
    if (const auto may = mayWrite(call, Output::Schema, name); !may)
        return may;
    QSaveFile file(name);
    const QByteArray text = QJsonDocument(schema).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush() ||
        !file.commit())
        return tl::unexpected<Failure>(writeError(file, name));
    return Done();
}

static Answer take(Call &call, Connection &open, const Proposed &proposed)
{
    const auto taken = takenFrom(proposed, call);
    if (!taken)
        return failed(taken);
    const auto with = [&](Queue rules) -> Outcome<Queue> {
        rules.recordSchema = withOneKeyword(rules.recordSchema);
        for (const RuleProposal &proposal : *taken)
            rules.recordSchema = withProposal(rules.recordSchema, proposal);
        return RecordSchema::fromJson(rules.recordSchema).map([&](const RecordSchema &) {
            return rules;
        });
    };
    const auto rules = with(proposed.queue);
    if (!rules)
        return failed(rules);
    QStringList names;
    for (const RuleProposal &proposal : *taken)
        names << proposal.rule;
    const Reply reply{
        {{u"records"_s, proposed.records}, {u"taken"_s, QJsonArray::fromStringList(names)}},
        Ctl::tr("%n rule(s) were accepted.", nullptr, int(names.size())),
        {}};
    if (call.has(u"save"_s))
        return save(call, rules->recordSchema).map([&](Done) { return reply; });
    const auto set = QueueStore(open, call.identity()).editQueue(proposed.queue.name, with);
    return set ? Answer(reply) : failed(set);
}

static Answer propose(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    if (call.has(u"save"_s) && !call.has(u"take"_s))
        return wrongUsage(Ctl::tr("--save writes the rules that --take names."));
    const auto proposed = proposalsFor(call, **open);
    if (!proposed)
        return failed(proposed);
    return call.has(u"take"_s) ? take(call, **open, *proposed) : Answer(replyWith(*proposed));
}

QList<Command> proposeCommands()
{
    const QList<Option> options{
        leastOption(),
        stateOption(Ctl::tr("Only items that are open, locked, done, failed or dismissed.")),
        {u"take"_s, u"RULE"_s,
         Ctl::tr("Make it a rule of the queue; may be given several times, and a field's name or "
                 "\"all\" accepts several.")},
        {u"save"_s, u"FILE"_s,
         Ctl::tr("Write the record schema with what was accepted to a file, and leave the queue as "
                 "it is.")},
        forceOption(),
    };
    return {{u"propose"_s, u"QUEUE"_s, 1, 1,
             Ctl::tr("Show which rules the records of a queue suggest, and how many records fit."),
             options, propose}};
}

} // namespace intray::ctl
