// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"

#include "schema/crossrule.h"
#include "schema/fieldkind.h"
#include "schema/lookuprule.h"
#include "schema/missingreason.h"
#include "schema/severalvalues.h"
#include "schema/sourcerule.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SchemaCheck)
};

// How the words were written before there was one keyword.
constexpr std::array formerWords{QLatin1StringView("order"), QLatin1StringView("list"),
                                 QLatin1StringView("key"), QLatin1StringView("multiline")};

// Of one field.
const QStringList propertyWords{
    QStringLiteral("kind"),         QStringLiteral("format"),       QStringLiteral("least"),
    QStringLiteral("most"),         QStringLiteral("placeholders"), QStringLiteral("group"),
    QStringLiteral("multiline"),    QStringLiteral("spelling"),     QStringLiteral("several"),
    QStringLiteral("separator"),    QStringLiteral("source"),       QStringLiteral("lookup"),
    QStringLiteral("usual_length"), QStringLiteral("right"),        QStringLiteral("missing"),
    QStringLiteral("missing_codes")};

QString formerKeyword(QLatin1StringView word)
{
    return intrayKeyword + u'-' + word;
}

QJsonObject renewed(const QJsonObject &object)
{
    return withIntrayWords(object, intrayWords(object));
}

bool isOneOf(const QString &name, std::initializer_list<QStringView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool areTexts(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    return value.isArray() && std::all_of(list.begin(), list.end(),
                                          [](const QJsonValue &one) { return one.isString(); });
}

WordFault unknownWord(const QString &word, const QString &known)
{
    return faultAt(u'/' + word, Words::tr("Intray has no such keyword; there are %1.").arg(known));
}

WordFault faultInRules(const QJsonValue &rules, const QStringList &fields)
{
    if (!rules.isArray())
        return faultAt(QStringLiteral("/rules"), Words::tr("a list of rules is expected."));
    const QJsonArray list = rules.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString place = QStringLiteral("/rules/%1").arg(i);
        const auto rule = CrossRule::from(list.at(i));
        if (!rule)
            return faultAt(place, rule.error().sentence);
        for (const QString &field : rule->fields())
            if (!fields.contains(field))
                return faultAt(place, Words::tr("the schema has no field “%1”.").arg(field));
    }
    return std::nullopt;
}

WordFault faultInKind(const QJsonObject &words)
{
    for (const char16_t *word : {u"kind", u"format", u"group", u"spelling"})
        if (const QString name = QString::fromUtf16(word);
            words.contains(name) && !words.value(name).isString())
            return faultAt(u'/' + name, Words::tr("text is expected."));
    const QString name = words.value(QStringLiteral("kind")).toString(QStringLiteral("text"));
    if (!FieldKind::names().contains(name))
        return faultAt(QStringLiteral("/kind"), FieldKind::from(name, {}).error().sentence);
    const auto kind = FieldKind::from(name, words.value(QStringLiteral("format")).toString());
    if (!kind)
        return faultAt(QStringLiteral("/format"), kind.error().sentence);
    for (const char16_t *word : {u"least", u"most"}) {
        const QJsonValue limit = words.value(QString::fromUtf16(word));
        const bool isFine = limit.isUndefined() || (kind->isOrdered() && limit.isDouble()) ||
                            kind->scale(limit.toString());
        if (!isFine)
            return faultAt(u'/' + QString::fromUtf16(word),
                           Words::tr("a value of the field's kind, in its format, is expected."));
    }
    return std::nullopt;
}

WordFault faultInSeveral(const QJsonObject &words)
{
    const QJsonValue several = words.value(QStringLiteral("several"));
    const QJsonValue separator = words.value(QStringLiteral("separator"));
    if (!several.isUndefined() && (!areTexts(several) || several.toArray().isEmpty()))
        return faultAt(QStringLiteral("/several"), Words::tr("a list of texts is expected."));
    if (!separator.isUndefined() && separator.toString().isEmpty())
        return faultAt(QStringLiteral("/separator"), Words::tr("text is expected."));
    const SeveralValues values = SeveralValues::of(words);
    for (const QString &value : values.known)
        if (values.in(value) != QStringList{value})
            return faultAt(
                QStringLiteral("/several"),
                Words::tr("no value may contain the separator of values, or spaces around it."));
    return std::nullopt;
}

} // namespace

QJsonObject intrayWords(const QJsonObject &object)
{
    QJsonObject words = object.value(intrayKeyword).toObject();
    for (const QLatin1StringView word : formerWords)
        if (const QString former = formerKeyword(word);
            object.contains(former) && !words.contains(word))
            words.insert(word, object.value(former));
    return words;
}

QJsonObject withIntrayWords(QJsonObject object, const QJsonObject &words)
{
    for (const QLatin1StringView word : formerWords)
        object.remove(formerKeyword(word));
    object.remove(intrayKeyword);
    if (!words.isEmpty())
        object.insert(intrayKeyword, words);
    return object;
}

QJsonObject withOneKeyword(QJsonObject schema)
{
    const QString name = QStringLiteral("properties");
    QJsonObject properties = schema.value(name).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it)
        if (it->isObject())
            *it = renewed(it->toObject());
    if (!properties.isEmpty())
        schema.insert(name, properties);
    return renewed(schema);
}

WordFault faultInSchemaWords(const QJsonValue &value, const QStringList &fields)
{
    if (!value.isObject())
        return faultAt({}, Words::tr("an object is expected."));
    const QJsonObject words = value.toObject();
    for (auto it = words.begin(); it != words.end(); ++it) {
        if (!isOneOf(it.key(), {u"order", u"list", u"key", u"rules", u"words", u"columns",
                                u"largest_attachment", u"plain_search"}))
            return unknownWord(
                it.key(),
                QStringLiteral("order, list, key, rules, words, columns, largest_attachment, "
                               "plain_search"));
        if (it.key() == u"columns") {
            if (*it != QJsonValue(1) && *it != QJsonValue(2))
                return faultAt(u'/' + it.key(), Words::tr("1 or 2 is expected."));
            continue;
        }
        if (it.key() == u"largest_attachment") {
            if (it->toInteger() < 1)
                return faultAt(u'/' + it.key(), Words::tr("a number of bytes is expected."));
            continue;
        }
        if (it.key() == u"plain_search") {
            if (!it->isBool())
                return faultAt(u'/' + it.key(), Words::tr("true or false is expected."));
            continue;
        }
        if (it.key() != u"rules" && !areTexts(*it))
            return faultAt(u'/' + it.key(), it.key() == u"words"
                                                ? Words::tr("a list of texts is expected.")
                                                : Words::tr("a list of field names is expected."));
    }
    return words.contains(QStringLiteral("rules"))
               ? faultInRules(words.value(QStringLiteral("rules")), fields)
               : std::nullopt;
}

WordFault faultInPropertyWords(const QJsonValue &value, const QJsonObject &fields)
{
    if (!value.isObject())
        return faultAt({}, Words::tr("an object is expected."));
    const QJsonObject words = value.toObject();
    for (auto it = words.begin(); it != words.end(); ++it)
        if (std::find(propertyWords.begin(), propertyWords.end(), it.key()) == propertyWords.end())
            return unknownWord(it.key(), propertyWords.join(QStringLiteral(", ")));
    if (const QJsonValue multiline = words.value(QStringLiteral("multiline"));
        !multiline.isUndefined() && !multiline.isBool())
        return faultAt(QStringLiteral("/multiline"), Words::tr("true or false is expected."));
    for (const QString &list : {QStringLiteral("placeholders"), QStringLiteral("right")})
        if (words.contains(list) && !areTexts(words.value(list)))
            return faultAt(u'/' + list, Words::tr("a list of texts is expected."));
    if (const QJsonValue length = words.value(QStringLiteral("usual_length"));
        !length.isUndefined() && length.toInteger() < 1)
        return faultAt(QStringLiteral("/usual_length"),
                       Words::tr("a number of characters is expected."));
    if (const WordFault fault = faultInSeveral(words))
        return fault;
    if (const WordFault fault = LookupRule::faultIn(words, fields))
        return fault;
    if (const WordFault fault = SourceRule::faultIn(words))
        return fault;
    if (const WordFault fault = faultInMissingReasons(words))
        return fault;
    return faultInKind(words);
}

} // namespace intray
