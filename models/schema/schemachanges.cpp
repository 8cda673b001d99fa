// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/schemachanges.h"

#include "schema/crossrule.h"
#include "schema/intraywords.h"
#include "schema/recordfields.h"
#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QSet>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SchemaChanges)
};

constexpr qsizetype valuesInWords = 5;
constexpr qsizetype longestText = 60;

QString wordFor(const QString &keyword)
{
    static const QHash<QString, const char *> words{
        {u"title"_s, QT_TRANSLATE_NOOP("SchemaChanges", "label")},
        {u"description"_s, QT_TRANSLATE_NOOP("SchemaChanges", "help")},
        {u"enum"_s, QT_TRANSLATE_NOOP("SchemaChanges", "list of values")},
        {u"several"_s, QT_TRANSLATE_NOOP("SchemaChanges", "several values of a list")},
        {u"examples"_s, QT_TRANSLATE_NOOP("SchemaChanges", "usual values")},
        {u"pattern"_s, QT_TRANSLATE_NOOP("SchemaChanges", "pattern")},
        {u"right"_s, QT_TRANSLATE_NOOP("SchemaChanges", "examples of what is right")},
        {u"minLength"_s, QT_TRANSLATE_NOOP("SchemaChanges", "shortest length")},
        {u"maxLength"_s, QT_TRANSLATE_NOOP("SchemaChanges", "longest length")},
        {u"minimum"_s, QT_TRANSLATE_NOOP("SchemaChanges", "minimum")},
        {u"usual_length"_s, QT_TRANSLATE_NOOP("SchemaChanges", "usual length")},
        {u"maximum"_s, QT_TRANSLATE_NOOP("SchemaChanges", "maximum")},
        {u"least"_s, QT_TRANSLATE_NOOP("SchemaChanges", "minimum")},
        {u"most"_s, QT_TRANSLATE_NOOP("SchemaChanges", "maximum")},
        {u"kind"_s, QT_TRANSLATE_NOOP("SchemaChanges", "kind")},
        {u"format"_s, QT_TRANSLATE_NOOP("SchemaChanges", "format")},
        {u"group"_s, QT_TRANSLATE_NOOP("SchemaChanges", "group")},
        {u"missing"_s, QT_TRANSLATE_NOOP("SchemaChanges", "reasons to be empty")},
        {u"missing_codes"_s, QT_TRANSLATE_NOOP("SchemaChanges", "codes of reasons to be empty")},
        {u"placeholders"_s, QT_TRANSLATE_NOOP("SchemaChanges", "texts that mean “no value”")},
        {u"spelling"_s, QT_TRANSLATE_NOOP("SchemaChanges", "spelling")},
        {u"lookup"_s, QT_TRANSLATE_NOOP("SchemaChanges", "lookup table")},
        {u"multiline"_s, QT_TRANSLATE_NOOP("SchemaChanges", "several lines")},
        {u"readOnly"_s, QT_TRANSLATE_NOOP("SchemaChanges", "read-only")},
        {u"required"_s, QT_TRANSLATE_NOOP("SchemaChanges", "required")},
        {u"order"_s, QT_TRANSLATE_NOOP("SchemaChanges", "order of the fields")},
        {u"list"_s, QT_TRANSLATE_NOOP("SchemaChanges", "columns of the lists")},
        {u"key"_s, QT_TRANSLATE_NOOP("SchemaChanges", "fields of the key")},
        {u"columns"_s, QT_TRANSLATE_NOOP("SchemaChanges", "columns of the form")},
        {u"words"_s, QT_TRANSLATE_NOOP("SchemaChanges", "the queue's own words")}};
    const char *word = words.value(keyword);
    return word ? QCoreApplication::translate("SchemaChanges", word) : keyword;
}

QStringList textsIn(const QJsonArray &list)
{
    QStringList texts;
    for (const QJsonValue one : list)
        texts << RecordSchema::textOf(one);
    return texts;
}

QString shortened(const QString &text)
{
    return text.size() <= longestText ? text : text.first(longestText) + u'…';
}

QString said(const QJsonValue &value)
{
    if (value.isUndefined())
        return {};
    if (value.isBool())
        return value.toBool() ? Words::tr("yes") : Words::tr("no");
    if (!value.isArray())
        return shortened(RecordSchema::textOf(value));
    const QStringList texts = textsIn(value.toArray());
    return texts.size() <= valuesInWords ? shortened(texts.join(u", "_s))
                                         : QString::number(texts.size());
}

/// What is in the one list and not in the other.
QString beyond(const QJsonValue &list, const QJsonValue &other)
{
    const QStringList known = textsIn(other.toArray());
    const QSet<QString> all(known.begin(), known.end());
    QStringList more;
    for (const QString &text : textsIn(list.toArray()))
        if (!all.contains(text))
            more << text;
    const qsizetype count = more.size();
    const QString words = shortened(more.mid(0, valuesInWords).join(u", "_s));
    return count > valuesInWords ? words + u'…' : words;
}

SchemaDifference difference(const QString &what, const QJsonValue &from, const QJsonValue &to)
{
    SchemaDifference found{what, said(from), said(to)};
    const bool areLists = from.isArray() && to.isArray();
    if (areLists && std::max(from.toArray().size(), to.toArray().size()) > valuesInWords) {
        const QString gone = beyond(from, to), come = beyond(to, from);
        if (!gone.isEmpty())
            found.to += Words::tr(" (without %1)").arg(gone);
        if (!come.isEmpty())
            found.to += Words::tr(" (with %1)").arg(come);
    }
    if (found.from == found.to) // what is nested is no few words
        found.to += Words::tr(" (otherwise)");
    return found;
}

QStringList keysOf(const QJsonObject &before, const QJsonObject &after)
{
    return widenedBy(after.keys(), before.keys());
}

class Differences
{
public:
    Differences(const QJsonObject &before, const QJsonObject &after)
        : m_before(withOneKeyword(before))
        , m_after(withOneKeyword(after))
    {
        lookAtFields();
        lookAtRules();
        const QStringList beside{u"properties"_s, u"required"_s, intrayKeyword};
        compare(intrayWords(m_before), intrayWords(m_after), {}, {u"rules"_s, u"order"_s});
        lookAtOrder();
        compare(m_before, m_after, {}, beside);
    }

    QList<SchemaDifference> found() const { return m_found; }

private:
    void lookAtFields()
    {
        const QJsonObject was = m_before.value(u"properties"_s).toObject();
        const QJsonObject is = m_after.value(u"properties"_s).toObject();
        const QJsonArray neededBefore = m_before.value(u"required"_s).toArray();
        const QJsonArray needed = m_after.value(u"required"_s).toArray();
        for (const QString &name : widenedBy(fieldsOfSchema(m_after), fieldsOfSchema(m_before))) {
            const QString field = Words::tr("field %1").arg(name);
            const QString label = labelOf(name);
            if (was.contains(name) != is.contains(name)) {
                m_found << SchemaDifference{
                    field, was.contains(name) ? Words::tr("yes") : QString(),
                    is.contains(name) ? Words::tr("yes") : QString(), label};
                continue;
            }
            const QJsonObject before = was.value(name).toObject(),
                              after = is.value(name).toObject();
            compare(before, after, name, {intrayKeyword});
            compare(intrayWords(before), intrayWords(after), name, {});
            if (neededBefore.contains(name) != needed.contains(name))
                m_found << of(name, u"required"_s,
                              flag(name, u"required"_s, needed.contains(name)));
        }
    }

    QString labelOf(const QString &field) const
    {
        for (const QJsonObject &schema : {m_after, m_before}) {
            const QString title = schema[u"properties"_s][field][u"title"_s].toString();
            if (!title.isEmpty())
                return title;
        }
        return field;
    }

    SchemaDifference of(const QString &field, const QString &keyword, SchemaDifference one) const
    {
        one.field = field.isNull() ? QString() : labelOf(field);
        one.keyword = keyword;
        one.word = wordFor(keyword);
        return one;
    }

    static SchemaDifference flag(const QString &field, const QString &word, bool isNow)
    {
        return {Words::tr("field %1: %2").arg(field, wordFor(word)),
                isNow ? QString() : Words::tr("yes"), isNow ? Words::tr("yes") : QString()};
    }

    void compare(const QJsonObject &before, const QJsonObject &after, const QString &field,
                 const QStringList &beside)
    {
        for (const QString &key : keysOf(before, after)) {
            if (beside.contains(key) || before.value(key) == after.value(key))
                continue;
            const QString word = wordFor(key);
            const QString what = field.isNull() ? word : Words::tr("field %1: %2").arg(field, word);
            SchemaDifference one =
                of(field, key, difference(what, before.value(key), after.value(key)));
            one.before = before.value(key);
            one.after = after.value(key);
            m_found << one;
        }
    }

    /// Fields that come or go change no order.
    void lookAtOrder()
    {
        QStringList before = fieldsOfSchema(m_before), after = fieldsOfSchema(m_after);
        const QSet<QString> known(before.begin(), before.end()), left(after.begin(), after.end());
        before.removeIf([&](const QString &name) { return !left.contains(name); });
        after.removeIf([&](const QString &name) { return !known.contains(name); });
        if (before != after)
            m_found << SchemaDifference{wordFor(u"order"_s), shortened(before.join(u", "_s)),
                                        shortened(after.join(u", "_s))};
    }

    void lookAtRules()
    {
        const QJsonArray before = intrayWords(m_before).value(u"rules"_s).toArray();
        const QJsonArray after = intrayWords(m_after).value(u"rules"_s).toArray();
        for (const QJsonValue rule : after)
            if (!before.contains(rule))
                m_found << SchemaDifference{nameOf(rule), {}, sentenceOf(rule)};
        for (const QJsonValue rule : before)
            if (!after.contains(rule))
                m_found << SchemaDifference{nameOf(rule), sentenceOf(rule), {}};
    }

    static QString nameOf(const QJsonValue &json)
    {
        const auto rule = CrossRule::from(json);
        return Words::tr("rule %1").arg(rule ? rule->name() : said(json));
    }

    static QString sentenceOf(const QJsonValue &json)
    {
        const QString sentence = json[u"sentence"_s].toString();
        return sentence.isEmpty() ? Words::tr("yes") : shortened(sentence);
    }

    const QJsonObject m_before;
    const QJsonObject m_after;
    QList<SchemaDifference> m_found;
};

} // namespace

QList<SchemaDifference> schemaDifferences(const QJsonObject &before, const QJsonObject &after)
{
    return Differences(before, after).found();
}

QString inWords(const SchemaDifference &difference)
{
    const QString &from = difference.from, &to = difference.to;
    if (from.isEmpty())
        return to == Words::tr("yes") ? Words::tr("%1 added").arg(difference.what)
                                      : Words::tr("%1 added: %2").arg(difference.what, to);
    if (to.isEmpty())
        return Words::tr("%1 removed").arg(difference.what);
    return Words::tr("%1 %2 → %3").arg(difference.what, from, to);
}

QString inWords(const QList<SchemaDifference> &differences, qsizetype most)
{
    QStringList all;
    for (const SchemaDifference &one : differences.mid(0, most))
        all << inWords(one);
    if (differences.size() > most)
        all << Words::tr("and %n more", nullptr, int(differences.size() - most));
    return all.join(u"; "_s);
}

} // namespace intray
