// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/rulechangewords.h"

#include "lists/rulehistorymodel.h"
#include "queue/passpercent.h"
#include "schema/schemachanges.h"
#include "session/desk/deskanswers.h"
#include "session/verifying/warrantytext.h"
#include "verify/rules/rightexamples.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct RuleChanges
{
    Q_DECLARE_TR_FUNCTIONS(RuleChanges)
};

QString spanIn(const QJsonValue &value)
{
    return value.isDouble() ? DeskAnswers::spanOf(std::chrono::seconds(value.toInteger()))
                            : QString();
}

QString sizeIn(const QJsonValue &value)
{
    return value.isDouble() ? QLocale().formattedDataSize(value.toInteger()) : QString();
}

QString percentIn(const QJsonValue &value, double percent)
{
    return value.isDouble() ? RuleChanges::tr("%1 %").arg(QLocale().toString(percent, 'g', 6))
                            : RuleChanges::tr("every record is opened");
}

QString said(const QString &rule, const QJsonValue &value, const QueueTitles &titles)
{
    if (rule == u"not_again_seconds"_s && !(value.toInt() > 0))
        return value.isDouble() ? RuleChanges::tr("once somebody else had them")
                                : RuleChanges::tr("when nothing else is left");
    if (rule.endsWith(u"_seconds"_s))
        return spanIn(value);
    if (rule.startsWith(u"largest_"_s))
        return sizeIn(value);
    if (rule == u"pass_most_wrong"_s)
        return percentIn(value, percentOfMillion(value.toInt()));
    if (rule == u"pass_sure_percent"_s)
        return percentIn(value, value.toInt());
    if (rule == u"doubtful_first"_s)
        return value.toInt() == 1 ? RuleChanges::tr("yes") : RuleChanges::tr("no");
    if (rule == u"stated"_s)
        return statedIn(value.toString()) ? sentenceOn(*statedIn(value.toString())) : QString();
    if (rule == u"plant_every"_s)
        return value.isDouble()
                   ? RuleChanges::tr("one in %1").arg(QLocale().toString(value.toInt()))
                   : RuleChanges::tr("none");
    if (rule == u"next_queue"_s || rule == u"decide_queue"_s)
        return titleOf(titles, value.toString());
    if (value.isBool())
        return value.toBool() ? RuleChanges::tr("yes") : RuleChanges::tr("no");
    return listInWords(value);
}

/// Values that keep to a pattern say more than it does.
QString rightIn(const QJsonValue &pattern)
{
    if (!pattern.isString())
        return {};
    const QStringList examples = examplesOfPattern(pattern.toString());
    return examples.isEmpty() ? RuleChanges::tr("a pattern of its own")
                              : RuleChanges::tr("such as %1").arg(examples.join(u", "_s));
}

RuleChangeInWords inWordsOf(const SchemaDifference &one)
{
    if (one.field.isEmpty())
        return {one.what, one.from, one.to, {}};
    if (one.keyword.isEmpty())
        return {RuleChanges::tr("Field %1").arg(one.field), one.from, one.to, {}};
    if (one.keyword != u"pattern"_s)
        return {RuleChanges::tr("%1: %2").arg(one.field, one.word), one.from, one.to, {}};
    return {RuleChanges::tr("%1: what is right").arg(one.field), rightIn(one.before),
            rightIn(one.after), one.after.toString()};
}

} // namespace

QList<RuleChangeInWords> changesInWords(const RuleEvent &event, const QueueTitles &titles)
{
    QList<RuleChangeInWords> all;
    for (const RuleDifference &rule : event.changes()) {
        if (rule.name == u"record_schema"_s && rule.from.isObject() && rule.to.isObject())
            for (const SchemaDifference &one :
                 schemaDifferences(rule.from.toObject(), rule.to.toObject()))
                all << inWordsOf(one);
        else if (rule.name == u"record_schema"_s)
            all << RuleChangeInWords{wordForRule(rule.name), {}, RuleChanges::tr("set"), {}};
        else
            all << RuleChangeInWords{wordForRule(rule.name),
                                     said(rule.name, rule.from, titles),
                                     said(rule.name, rule.to, titles),
                                     {}};
    }
    return all;
}

} // namespace intray
