// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/rulehistory.h"

#include "ctl/call.h"
#include "ctl/historycommand.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/ruleevent.h"
#include "queue/times.h"
#include "schema/schemachanges.h"
#include "store/reading/liststore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static bool isSchema(const RuleDifference &rule)
{
    return rule.name == u"record_schema" && rule.from.isObject() && rule.to.isObject();
}

static QList<SchemaDifference> differencesIn(const RuleDifference &rule)
{
    return schemaDifferences(rule.from.toObject(), rule.to.toObject());
}

/// What is different in the record schema, one by one.
static QJsonArray schemaChangesOf(const RuleEvent &event)
{
    QJsonArray all;
    for (const RuleDifference &rule : event.changes())
        if (isSchema(rule))
            for (const SchemaDifference &one : differencesIn(rule))
                all << QJsonObject{{u"what"_s, one.what},
                                   {u"from"_s, ctl::jsonOf(one.from)},
                                   {u"to"_s, ctl::jsonOf(one.to)},
                                   {u"sentence"_s, inWords(one)}};
    return all;
}

static QJsonObject jsonOf(const RuleEvent &event)
{
    QJsonObject from;
    QJsonObject to;
    for (const RuleDifference &rule : event.changes()) {
        from.insert(rule.name, rule.from.isUndefined() ? QJsonValue() : rule.from);
        to.insert(rule.name, rule.to.isUndefined() ? QJsonValue() : rule.to);
    }
    return {{u"id"_s, event.id},
            {u"at"_s, isoTime(event.at)},
            {u"about"_s, nameOf(event.about)},
            {u"name"_s, event.subject},
            {u"kind"_s, event.kind},
            {u"user"_s, ctl::jsonOf(event.user)},
            {u"from"_s, from},
            {u"to"_s, to},
            {u"schema_changes"_s, schemaChangesOf(event)}};
}

/// A whole state is told by its line; what it was made of needs no second one. Of a record schema
/// each difference has a line.
static QStringList shown(const RuleEvent &event)
{
    if (!event.before || !event.state)
        return {QString()};
    QStringList rules;
    QStringList ofSchema;
    for (const RuleDifference &rule : event.changes()) {
        if (isSchema(rule))
            for (const SchemaDifference &one : differencesIn(rule))
                ofSchema << inWords(one);
        else
            rules << Ctl::tr("%1: %2, was %3").arg(rule.name, inShort(rule.to), inShort(rule.from));
    }
    return rules.isEmpty() && !ofSchema.isEmpty() ? ofSchema
                                                  : QStringList{rules.join(u"; "_s)} + ofSchema;
}

static Reply replyWith(const QList<RuleEvent> &events, int limit)
{
    QList<QStringList> rows;
    for (const RuleEvent &event : events) {
        const QStringList changes = shown(event);
        rows.append({isoTime(event.at), event.subject, event.kind, event.user, changes.first()});
        for (const QString &change : changes.mid(1))
            rows.append({{}, {}, {}, {}, change});
    }
    const bool isMore = events.size() == limit;
    const QJsonValue next = isMore ? QJsonValue(events.constLast().id) : QJsonValue();
    const auto changes = jsonList(events, [](const RuleEvent &event) { return jsonOf(event); });
    const QStringList headings{Ctl::tr("at (UTC)"), Ctl::tr("name"), Ctl::tr("what"),
                               Ctl::tr("who"), Ctl::tr("changed")};
    return {{{u"changes"_s, changes}, {u"next"_s, next}},
            table(headings, rows),
            isMore ? Ctl::tr("There may be more: --cursor %1 goes on.").arg(events.constLast().id)
                   : QString()};
}

bool asksForRules(const Call &call)
{
    return call.has(u"rules"_s) || call.has(u"users"_s);
}

Answer ruleHistory(Call &call)
{
    if (call.has(u"rules"_s) && call.has(u"users"_s))
        return wrongUsage(Ctl::tr("Use either --rules or --users, not both."));
    const auto span = historySpanOf(call);
    if (!span)
        return failed(span);
    const RulesOf about = call.has(u"users"_s) ? RulesOf::User : RulesOf::Queue;
    return call.with([&](ListStore &store) -> Answer {
        return store.ruleEvents(about, call.argument(0), span->before, span->limit)
            .map([&](const QList<RuleEvent> &events) { return replyWith(events, span->limit); });
    });
}

QList<Option> ruleHistoryOptions()
{
    return {{u"rules"_s,
             {},
             Ctl::tr("What was changed in the rules of queues, and by whom; of one queue if it is "
                     "named instead of ITEM.")},
            {u"users"_s,
             {},
             Ctl::tr("What was changed in the rights of users, and by whom; of one user if named "
                     "instead of ITEM.")}};
}

} // namespace intray::ctl
