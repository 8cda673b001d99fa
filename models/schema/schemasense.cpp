// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/schemasense.h"

#include "schema/crossrule.h"
#include "schema/fieldrules.h"
#include "schema/intraywords.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <optional>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SchemaCheck)
};

QString pointer(const QString &place, QString name)
{
    name.replace(u'~', u"~0"_s);
    name.replace(u'/', u"~1"_s);
    return place + u'/' + name;
}

class Contradictions
{
public:
    explicit Contradictions(const QJsonObject &schema)
        : m_properties(schema.value(u"properties"_s).toObject())
    {
        for (auto it = m_properties.begin(); it != m_properties.end(); ++it)
            lookAtField(it->toObject(), pointer(u"/properties"_s, it.key()));
        const QJsonArray rules = intrayWords(schema).value(u"rules"_s).toArray();
        const QString place = u'/' + intrayKeyword + u"/rules"_s;
        if (rules.size() > mostCrossRules)
            report(place, Words::tr("there are %1 rules across fields, and at most %2 are checked "
                                    "in good time.")
                              .arg(rules.size())
                              .arg(mostCrossRules));
        for (qsizetype i = 0; i < rules.size(); ++i)
            if (const auto rule = CrossRule::from(rules.at(i)))
                lookAtRule(*rule, pointer(place, QString::number(i)));
    }

    QList<SchemaFault> found() const { return m_found; }

private:
    void report(const QString &place, const QString &what)
    {
        m_found << SchemaFault{place,
                               Words::tr("The record schema is wrong at %1: %2").arg(place, what)};
    }

    void lookAtField(const QJsonObject &property, const QString &place)
    {
        const FieldRules rules(property, false);
        const QJsonObject words = intrayWords(property);
        const QString ours = pointer(place, intrayKeyword);
        const auto least = rules.scaleOf(words.value(u"least"_s));
        const auto most = rules.scaleOf(words.value(u"most"_s));
        expectOrder(least, most, pointer(ours, u"least"_s));
        for (const auto &[low, high] : {std::pair(u"minimum"_s, u"maximum"_s),
                                        std::pair(u"exclusiveMinimum"_s, u"exclusiveMaximum"_s),
                                        std::pair(u"minLength"_s, u"maxLength"_s)})
            expectOrder(numberIn(property, low), numberIn(property, high), pointer(place, low));
        const bool hasFormat = !words.value(u"format"_s).toString().isEmpty();
        if (hasFormat && rules.kind().format().isEmpty())
            report(pointer(ours, u"format"_s),
                   Words::tr("only numbers, dates and times have a format, so a kind such as "
                             "“date” is expected beside it."));
    }

    static std::optional<double> numberIn(const QJsonObject &property, const QString &keyword)
    {
        const QJsonValue value = property.value(keyword);
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    }

    void expectOrder(std::optional<double> low, std::optional<double> high, const QString &place)
    {
        if (low && high && *low > *high)
            report(place,
                   Words::tr("the minimum is above the maximum, so no value could be right."));
    }

    void lookAtRule(const CrossRule &rule, const QString &place)
    {
        QStringList fields = rule.fields();
        // a condition may say two things of one field
        if (rule.kind() != CrossRule::Kind::Condition && fields.removeDuplicates() > 0)
            return report(place, Words::tr("a field occurs in it twice."));
        if (rule.kind() == CrossRule::Kind::Comparison && !canCompare(rule))
            report(place, Words::tr("“%1” and “%2” cannot be compared. Both must be numbers, "
                                    "dates, or times, by their kinds.")
                              .arg(fields.constFirst(), fields.constLast()));
    }

    bool canCompare(const CrossRule &rule) const
    {
        const QStringList fields = rule.fields();
        const Worth first = worthOf(fields.constFirst());
        const Worth second = worthOf(fields.constLast());
        if (first.kind.isOrdered() && second.kind.isOrdered())
            return first.kind.isLike(second.kind) || (hasDay(first.kind) && hasDay(second.kind));
        if (rule.toJson().value(u"compare"_s).toArray().at(1) == u"="_s)
            return true;
        // where neither type nor kind is said, values may be numbers of JSON
        return first.mayBeNumber && second.mayBeNumber;
    }

    static bool hasDay(const FieldKind &kind)
    {
        return kind.kind() == FieldKind::Kind::Date || kind.kind() == FieldKind::Kind::DateTime;
    }

    struct Worth
    {
        FieldKind kind;
        bool mayBeNumber = false;
    };

    Worth worthOf(const QString &field) const
    {
        const FieldRules rules(m_properties.value(field).toObject(), false);
        const bool isNumber = rules.type() == u"number" || rules.type() == u"integer";
        Worth worth{rules.kind(), isNumber};
        if (isNumber && !worth.kind.isOrdered())
            worth.kind = FieldKind::from(u"number"_s, {}).value_or(FieldKind());
        if (rules.type().isEmpty() && worth.kind.kind() == FieldKind::Kind::Text)
            worth.mayBeNumber = true;
        if (worth.kind.kind() == FieldKind::Kind::Whole ||
            worth.kind.kind() == FieldKind::Kind::Number)
            worth.mayBeNumber = true;
        return worth;
    }

    const QJsonObject m_properties;
    QList<SchemaFault> m_found;
};

} // namespace

QList<SchemaFault> contradictionsIn(const QJsonObject &schema)
{
    return Contradictions(schema).found();
}

} // namespace intray
