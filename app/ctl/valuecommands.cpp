// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "store/verifying/valuestore.h"
#include "verify/example/textruns.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(const FieldValue &value)
{
    return {{u"value"_s, value.value},
            {u"records"_s, value.records},
            {u"proposal"_s, value.proposal ? QJsonValue(*value.proposal) : QJsonValue()},
            {u"why"_s, value.why},
            {u"complies"_s, value.complies}};
}

QJsonObject jsonOf(const ValueForm &form)
{
    return {{u"form"_s, shownForm(form.form)},
            {u"example"_s, form.example},
            {u"values"_s, form.values},
            {u"records"_s, form.records},
            {u"complying"_s, form.complying}};
}

QJsonObject jsonOf(const ValueCluster &cluster)
{
    return {{u"meant"_s, cluster.meant ? QJsonValue(*cluster.meant) : QJsonValue()},
            {u"records"_s, cluster.records()},
            {u"values"_s,
             jsonList(cluster.values, [](const FieldValue &value) { return jsonOf(value); })}};
}

QString rulesOf(const FieldValue &value)
{
    return value.complies ? QString() : Ctl::tr("breaks a rule");
}

Reply replyWithValues(const QList<FieldValue> &values)
{
    QList<QStringList> rows;
    for (const FieldValue &one : values)
        rows.append({one.value, QString::number(one.records), one.proposal.value_or(QString()),
                     rulesOf(one)});
    return {
        {{u"values"_s, jsonList(values, [](const FieldValue &value) { return jsonOf(value); })}},
        table({Ctl::tr("value"), Ctl::tr("records"), Ctl::tr("would become"), Ctl::tr("rules")},
              rows),
        values.isEmpty() ? Ctl::tr("No record has a value in this field.") : QString()};
}

Reply replyWithForms(const QList<ValueForm> &forms)
{
    QList<QStringList> rows;
    for (const ValueForm &one : forms)
        rows.append({shownForm(one.form), one.example, QString::number(one.records),
                     QString::number(one.values), QString::number(one.complying)});
    return {{{u"forms"_s, jsonList(forms, [](const ValueForm &form) { return jsonOf(form); })}},
            table({Ctl::tr("form"), Ctl::tr("such as"), Ctl::tr("records"), Ctl::tr("values"),
                   Ctl::tr("keep the rules")},
                  rows),
            forms.isEmpty() ? Ctl::tr("No record has a value in this field.") : QString()};
}

Reply replyWithClusters(const QList<ValueCluster> &clusters)
{
    QList<QStringList> rows;
    for (const ValueCluster &cluster : clusters)
        for (const FieldValue &one : cluster.values)
            rows.append({cluster.meant.value_or(u"?"_s), one.value, QString::number(one.records),
                         rulesOf(one)});
    return {{{u"clusters"_s,
              jsonList(clusters, [](const ValueCluster &cluster) { return jsonOf(cluster); })}},
            table({Ctl::tr("meant"), Ctl::tr("value"), Ctl::tr("records"), Ctl::tr("rules")}, rows),
            clusters.isEmpty() ? Ctl::tr("No value is written in several ways.") : QString()};
}

Answer values(Call &call)
{
    if (call.has(u"forms"_s) && call.has(u"clusters"_s))
        return wrongUsage(Ctl::tr("--forms cannot be used with --clusters."));
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Reading values"), progress);
    auto found =
        ValueStore(**open, call.identity())
            .values(call.argument(0), call.argument(1), progress, interruption.cancellation());
    if (!found)
        return failed(found);
    if (call.has(u"forms"_s))
        return replyWithForms(formsOf(*found));
    if (call.has(u"clusters"_s))
        return replyWithClusters(clustersOf(*found));
    return replyWithValues(*found);
}

} // namespace

QList<Command> valueCommands()
{
    return {
        {u"values"_s,
         u"QUEUE FIELD"_s,
         2,
         2,
         Ctl::tr("List the values of a field with the number of their records, and what each "
                 "would become."),
         {{u"forms"_s, {}, Ctl::tr("How the values are built instead, such as (000) 000-0000.")},
          {u"clusters"_s,
           {},
           Ctl::tr("Values that are likely the same, written in different ways.")}},
         values}};
}

} // namespace intray::ctl
