// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/editedrule.h"

#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(EditedRule)
};

using Condition = EditedRule::Condition;
using Kind = CrossRule::Kind;

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue one : list.toArray())
        texts << RecordSchema::textOf(one);
    return texts;
}

QList<Condition> conditionsIn(const QJsonValue &json)
{
    QList<Condition> conditions;
    const QJsonObject all = json.toObject();
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QJsonObject one = it->toObject();
        const QJsonValue filled = one.value(u"filled"_s);
        const Condition::Test test = !filled.isBool()  ? Condition::Test::Is
                                     : filled.toBool() ? Condition::Test::Filled
                                                       : Condition::Test::Empty;
        conditions << Condition{it.key(), test, textsIn(one.value(u"is"_s))};
    }
    return conditions;
}

/// Values that the condition has already stay what they are: numbers, truth values.
QJsonArray valuesOf(const QStringList &texts, const QJsonArray &before)
{
    QJsonArray values;
    for (const QString &text : texts) {
        QJsonValue value(text);
        for (const QJsonValue one : before)
            if (RecordSchema::textOf(one) == text)
                value = one;
        values << value;
    }
    return values;
}

QJsonObject jsonOf(const QList<Condition> &conditions, const QJsonObject &before)
{
    QJsonObject json;
    for (const Condition &one : conditions) {
        const QJsonArray known = before.value(one.field)[u"is"_s].toArray();
        if (one.test == Condition::Test::Is)
            json.insert(one.field, QJsonObject{{u"is"_s, valuesOf(one.values, known)}});
        else
            json.insert(one.field, QJsonObject{{u"filled"_s, one.test == Condition::Test::Filled}});
    }
    return json;
}

bool areComplete(const QList<Condition> &conditions)
{
    return !conditions.isEmpty() &&
           std::all_of(conditions.begin(), conditions.end(), [](const Condition &one) {
               return !one.field.isEmpty() &&
                      (one.test != Condition::Test::Is || !one.values.isEmpty());
           });
}

} // namespace

EditedRule ruleIn(const QJsonObject &json)
{
    EditedRule rule;
    rule.sentence = json.value(u"sentence"_s).toString();
    const auto read = CrossRule::from(json);
    if (!read)
        return rule;
    rule.kind = read->kind();
    if (rule.kind == Kind::Comparison) {
        rule.fields = read->fields();
        rule.sign = json.value(u"compare"_s)[1].toString();
    } else if (rule.kind == Kind::Condition) {
        rule.when = conditionsIn(json.value(u"if"_s));
        rule.then = conditionsIn(json.value(u"then"_s));
    } else {
        rule.fields = read->equalFields();
        rule.determined = read->determinedFields();
    }
    return rule;
}

QJsonObject withRule(QJsonObject json, const EditedRule &rule)
{
    const QJsonObject when = json.value(u"if"_s).toObject();
    const QJsonObject then = json.value(u"then"_s).toObject();
    for (const QString &word :
         {u"compare"_s, u"if"_s, u"then"_s, u"for_equal"_s, u"equal"_s, u"unique"_s, u"sentence"_s})
        json.remove(word);
    switch (rule.kind) {
    case Kind::Comparison:
        json.insert(u"compare"_s,
                    QJsonArray{rule.fields.value(0), rule.sign, rule.fields.value(1)});
        break;
    case Kind::Condition:
        json.insert(u"if"_s, jsonOf(rule.when, when));
        json.insert(u"then"_s, jsonOf(rule.then, then));
        break;
    case Kind::Dependency:
        json.insert(u"for_equal"_s, QJsonArray::fromStringList(rule.fields));
        json.insert(u"equal"_s, QJsonArray::fromStringList(rule.determined));
        break;
    case Kind::Unique:
        json.insert(u"unique"_s, QJsonArray::fromStringList(rule.fields));
        break;
    }
    if (!rule.sentence.isEmpty())
        json.insert(u"sentence"_s, rule.sentence);
    return json;
}

QString whyIncomplete(const EditedRule &rule)
{
    switch (rule.kind) {
    case Kind::Comparison:
        if (rule.fields.value(0).isEmpty() || rule.fields.value(1).isEmpty())
            return Words::tr("Choose the two fields to compare.");
        break;
    case Kind::Condition:
        if (!areComplete(rule.when) || !areComplete(rule.then))
            return Words::tr("Choose a field on each side, and its values where needed.");
        break;
    case Kind::Dependency:
        if (rule.fields.isEmpty() || rule.determined.isEmpty())
            return Words::tr("Choose the fields that are equal, and those that are equal then.");
        break;
    case Kind::Unique:
        if (rule.fields.isEmpty())
            return Words::tr("Choose the fields that are different in every record.");
        break;
    }
    return {};
}

} // namespace intray
