// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/lookuprule.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SchemaCheck)
};

WordFault at(const QString &place, const QString &what)
{
    return faultAt(QStringLiteral("/lookup") + place, what);
}

WordFault faultInFills(const QJsonValue &fills, const QJsonObject &fields)
{
    if (fills.isUndefined())
        return std::nullopt;
    const QString place = QStringLiteral("/fills");
    if (!fills.isObject())
        return at(place, Words::tr("an object is expected."));
    const QJsonObject columns = fills.toObject();
    for (auto it = columns.begin(); it != columns.end(); ++it) {
        if (!fields.contains(it.key()))
            return at(place, Words::tr("the schema has no field “%1”.").arg(it.key()));
        if (it->toString().isEmpty())
            return at(place + u'/' + it.key(), Words::tr("text is expected."));
    }
    return std::nullopt;
}

} // namespace

LookupRule LookupRule::of(const QJsonObject &words)
{
    const QJsonObject lookup = words.value(QStringLiteral("lookup")).toObject();
    LookupRule rule;
    rule.table = lookup.value(QStringLiteral("table")).toString();
    rule.says = lookup.value(QStringLiteral("says")).toString();
    const QJsonObject fills = lookup.value(QStringLiteral("fills")).toObject();
    for (auto it = fills.begin(); it != fills.end(); ++it)
        rule.fills.insert(it.key(), it->toString());
    return rule;
}

WordFault LookupRule::faultIn(const QJsonObject &words, const QJsonObject &fields)
{
    const QJsonValue value = words.value(QStringLiteral("lookup"));
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isObject())
        return at({}, Words::tr("an object is expected."));
    const QJsonObject lookup = value.toObject();
    for (auto it = lookup.begin(); it != lookup.end(); ++it)
        if (it.key() != u"table" && it.key() != u"says" && it.key() != u"fills")
            return at(u'/' + it.key(), Words::tr("Intray has no such keyword; there are %1.")
                                           .arg(QStringLiteral("table, says, fills")));
    if (lookup.value(QStringLiteral("table")).toString().isEmpty())
        return at(QStringLiteral("/table"), Words::tr("text is expected."));
    if (const QJsonValue says = lookup.value(QStringLiteral("says"));
        !says.isUndefined() && !says.isString())
        return at(QStringLiteral("/says"), Words::tr("text is expected."));
    return faultInFills(lookup.value(QStringLiteral("fills")), fields);
}

} // namespace intray
