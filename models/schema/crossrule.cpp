// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/crossrule.h"

#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CrossRule)
};

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue text : list.toArray())
        if (text.isString() && !text.toString().isEmpty())
            texts << text.toString();
    return texts.size() == list.toArray().size() ? texts : QStringList();
}

QString word(const char16_t *text)
{
    return QString::fromUtf16(text);
}

bool isCondition(const QJsonValue &value)
{
    const QJsonObject condition = value.toObject();
    const QJsonValue filled = condition.value(word(u"filled"));
    const QJsonArray values = condition.value(word(u"is")).toArray();
    return condition.size() == 1 && (filled.isBool() || !values.isEmpty());
}

bool areConditions(const QJsonValue &value)
{
    const QJsonObject conditions = value.toObject();
    return !conditions.isEmpty() && std::all_of(conditions.begin(), conditions.end(), isCondition);
}

bool holds(const QJsonObject &condition, const QJsonValue &value, const FieldRules &rules)
{
    if (const QJsonValue filled = condition.value(word(u"filled")); filled.isBool())
        return rules.isNothing(value) != filled.toBool();
    const QString text = RecordSchema::textOf(value);
    const QJsonArray values = condition.value(word(u"is")).toArray();
    return std::any_of(values.begin(), values.end(),
                       [&](const QJsonValue &one) { return RecordSchema::textOf(one) == text; });
}

QString valuesIn(const QJsonObject &condition)
{
    QStringList values;
    for (const QJsonValue value : condition.value(word(u"is")).toArray())
        values << RecordSchema::textOf(value);
    return values.join(QStringLiteral(", "));
}

tl::unexpected<Error> wrong(const QString &what)
{
    return failure(Error::Kind::Invalid, what);
}

} // namespace

Outcome<CrossRule> CrossRule::from(const QJsonValue &json)
{
    CrossRule rule;
    rule.m_json = json.toObject();
    const auto has = [&](const char16_t *name) { return rule.m_json.contains(word(name)); };
    const auto list = [&](const char16_t *name) { return textsIn(rule.m_json.value(word(name))); };
    if (has(u"compare")) {
        const QStringList parts = list(u"compare");
        static const QStringList signs{word(u"<"), word(u"<="), word(u"=")};
        if (parts.size() != 3 || !signs.contains(parts.at(1)))
            return wrong(Words::tr("“compare” is a list of a field, <, <= or =, and a field."));
        rule.m_kind = Kind::Comparison;
        rule.m_left << parts.at(0);
        rule.m_sign = parts.at(1);
        rule.m_right << parts.at(2);
    } else if (has(u"if")) {
        const QJsonValue when = rule.m_json.value(word(u"if"));
        const QJsonValue then = rule.m_json.value(word(u"then"));
        if (!areConditions(when) || !areConditions(then))
            return wrong(Words::tr("“if” and “then” name fields, each with a list “is” of values, "
                                   "or with “filled” true or false."));
        rule.m_kind = Kind::Condition;
        rule.m_left = when.toObject().keys();
        rule.m_right = then.toObject().keys();
    } else if (has(u"for_equal")) {
        rule.m_kind = Kind::Dependency;
        rule.m_left = list(u"for_equal");
        rule.m_right = list(u"equal");
        if (rule.m_left.isEmpty() || rule.m_right.isEmpty())
            return wrong(Words::tr("“for_equal” and “equal” are lists of fields."));
    } else {
        rule.m_left = list(u"unique");
        if (rule.m_left.isEmpty())
            return wrong(Words::tr("a rule has “compare”, “if” and “then”, “for_equal” and "
                                   "“equal”, or “unique”."));
    }
    return rule;
}

QStringList CrossRule::fields() const
{
    return m_left + m_right;
}

QString CrossRule::name() const
{
    const QString left = m_left.join(u'+');
    const QString right = m_right.join(u'+');
    switch (m_kind) {
    case Kind::Comparison:
        return left + m_sign + right;
    case Kind::Condition:
        return QStringLiteral("if %1 then %2").arg(left, right);
    case Kind::Dependency:
        return QStringLiteral("%1->%2").arg(left, right);
    case Kind::Unique:
        break;
    }
    return QStringLiteral("unique %1").arg(left);
}

QList<Fault> CrossRule::faultsIn(const Record &record, const Fields &fields) const
{
    QList<Fault> faults;
    if (m_kind == Kind::Comparison)
        faults = comparisonFault(record, fields);
    else if (m_kind == Kind::Condition)
        faults = conditionFaults(record, fields);
    for (Fault &fault : faults) {
        fault.rule = name();
        if (!sentence().isEmpty())
            fault.sentence = sentence();
    }
    return faults;
}

QList<Fault> CrossRule::comparisonFault(const Record &record, const Fields &fields) const
{
    const FieldRules first = fields.value(m_left.constFirst());
    const FieldRules second = fields.value(m_right.constFirst());
    const QJsonValue left = record.value(m_left.constFirst());
    const QJsonValue right = record.value(m_right.constFirst());
    if (first.isNothing(left) || second.isNothing(right))
        return {};
    const auto a = first.scaleOf(left), b = second.scaleOf(right);
    const bool isSame = m_sign == u"=";
    const bool isText = isSame && (!a || !b);
    if (!isText && (!a || !b))
        return {}; // what is no such value is told by the field's own rules
    const bool isKept = isText           ? RecordSchema::textOf(left) == RecordSchema::textOf(right)
                        : isSame         ? *a == *b
                        : m_sign == u"<" ? *a < *b
                                         : *a <= *b;
    if (isKept)
        return {};
    QString sentence = isSame           ? Words::tr("“%1” and “%2” must be the same.")
                       : m_sign == u"<" ? Words::tr("“%1” must be before or less than “%2”.")
                                        : Words::tr("“%1” must not be after or more than “%2”.");
    sentence = sentence.arg(first.label(m_left.constFirst()), second.label(m_right.constFirst()));
    return {{m_right.constFirst(), sentence}};
}

QString CrossRule::whenInWords(const Fields &fields) const
{
    QStringList parts;
    const QJsonObject when = m_json.value(word(u"if")).toObject();
    for (auto it = when.begin(); it != when.end(); ++it) {
        const QJsonObject condition = it->toObject();
        const QString label = fields.value(it.key()).label(it.key());
        const QJsonValue filled = condition.value(word(u"filled"));
        if (!filled.isBool())
            parts << Words::tr("“%1” is %2").arg(label, valuesIn(condition));
        else
            parts << (filled.toBool() ? Words::tr("“%1” is filled in") : Words::tr("“%1” is empty"))
                         .arg(label);
    }
    return parts.join(QStringLiteral(", "));
}

QList<Fault> CrossRule::conditionFaults(const Record &record, const Fields &fields) const
{
    const auto keeps = [&](const QString &field, const QJsonValue &condition) {
        return holds(condition.toObject(), record.value(field), fields.value(field));
    };
    const QJsonObject when = m_json.value(word(u"if")).toObject();
    for (auto it = when.begin(); it != when.end(); ++it)
        if (!keeps(it.key(), *it))
            return {};
    QList<Fault> faults;
    const QJsonObject then = m_json.value(word(u"then")).toObject();
    for (auto it = then.begin(); it != then.end(); ++it) {
        const QJsonValue filled = it->toObject().value(word(u"filled"));
        const bool isLeftToRequired =
            !filled.isBool() && fields.value(it.key()).isNothing(record.value(it.key()));
        if (keeps(it.key(), *it) || isLeftToRequired)
            continue;
        const QString reason = whenInWords(fields);
        if (!filled.isBool())
            faults << Fault{
                it.key(),
                Words::tr("This must be %1, because %2.").arg(valuesIn(it->toObject()), reason)};
        else
            faults << Fault{it.key(), (filled.toBool() ? Words::tr("Fill this in, because %1.")
                                                       : Words::tr("Leave this empty, because %1."))
                                          .arg(reason)};
    }
    return faults;
}

} // namespace intray
