// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/decided/keptdecision.h"

#include "queue/templatereader.h"
#include "queue/times.h"
#include "verify/example/textruns.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

bool isPair(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    return pair.size() == 2 && pair.at(0).isString() && pair.at(1).isString();
}

KeptDecision::Pairs readPairs(TemplateReader &reader, const QString &word)
{
    KeptDecision::Pairs pairs;
    for (const QJsonValue one : reader.list(word)) {
        if (!isPair(one))
            reader.refuse(word, Words::tr("pair %1 must be a list of two texts: a value, and what "
                                          "it becomes.")
                                    .arg(pairs.size() + 1));
        pairs.append({one.toArray().at(0).toString(), one.toArray().at(1).toString()});
    }
    return pairs;
}

bool hasNull(const QString &text)
{
    return text.contains(QChar(u'\0'));
}

/// As it can be shown.
QString shown(QString text)
{
    constexpr qsizetype longest = 60;
    text.replace(QChar(u'\0'), QChar(0x2400)); // the sign for U+0000
    return text.size() > longest ? text.left(longest) + QChar(0x2026) : text;
}

QString unkeepable(const QString &text)
{
    return Words::tr("“%1” has a character in it that no record can have (U+0000).")
        .arg(shown(text));
}

/// Of the first pair that contradicts one before it, or that no record can have.
std::optional<QString> faultIn(const KeptDecision::Pairs &pairs)
{
    QHash<QString, QString> said;
    for (const auto &[from, to] : pairs) {
        if (hasNull(from) || hasNull(to))
            return unkeepable(hasNull(from) ? from : to);
        const QString before = said.value(from, to);
        if (before != to)
            return Words::tr("“%1” cannot become both “%2” and “%3”; leave one of them out.")
                .arg(shown(from), shown(before), shown(to));
        said.insert(from, to);
    }
    return std::nullopt;
}

QString readName(TemplateReader &reader, const QString &word, const QString &sentence)
{
    const QString name = reader.text(word).value_or(QString());
    if (name.trimmed().isEmpty())
        reader.refuse(word, sentence);
    return name;
}

/// Who decided it, and when.
void readOrigin(TemplateReader &reader, KeptDecision &decision)
{
    decision.by = reader.text(u"by"_s).value_or(QString());
    decision.correction = reader.text(u"correction"_s).value_or(QString());
    const auto at = reader.text(u"at"_s);
    decision.at = timeFromIso(at.value_or(QString()));
    if (at && !decision.at.isValid())
        reader.refuse(u"at"_s, Words::tr("it must be a time such as 2026-11-27T10:30:00Z."));
}

Outcome<KeptDecision> decisionFrom(const QJsonValue &value, const QString &place)
{
    TemplateReader reader(value.toObject(), place);
    KeptDecision decision;
    decision.queue = readName(reader, u"queue"_s, Words::tr("it must be the name of a queue."));
    decision.field = readName(reader, u"field"_s, Words::tr("it must be the name of a field."));
    decision.becomes = readPairs(reader, u"becomes"_s);
    decision.examples = readPairs(reader, u"examples"_s);
    for (const QString &form : reader.texts(u"forms"_s).value_or(QStringList()))
        decision.forms << (hasNull(form) ? form : exactFormOf(form)); // it is refused below
    readOrigin(reader, decision);
    if (decision.becomes.isEmpty() == decision.examples.isEmpty())
        reader.refuse(u"becomes"_s, Words::tr("a decision has either values and what they become "
                                              "(\"becomes\") or \"examples\"."));
    if (decision.examples.isEmpty() && !decision.forms.isEmpty())
        reader.refuse(u"forms"_s, Words::tr("forms are for \"examples\"."));
    if (const auto fault = faultIn(decision))
        reader.refuse(fault->word, fault->sentence);
    return reader.finish().map([&](Done) { return decision; });
}

QJsonArray listOf(const KeptDecision::Pairs &pairs)
{
    QJsonArray list;
    for (const auto &[from, to] : pairs)
        list << QJsonArray{from, to};
    return list;
}

QJsonArray shownForms(const QStringList &forms)
{
    QJsonArray list;
    for (const QString &form : forms)
        list << shownForm(form);
    return list;
}

} // namespace

std::optional<DecisionFault> faultIn(const KeptDecision &decision)
{
    for (const auto &[word, texts] : {std::pair{u"queue"_s, QStringList{decision.queue}},
                                      std::pair{u"field"_s, QStringList{decision.field}},
                                      std::pair{u"forms"_s, decision.forms}})
        for (const QString &text : texts)
            if (hasNull(text))
                return DecisionFault{word, unkeepable(text)};
    for (const auto &[word, pairs] :
         {std::pair{u"becomes"_s, decision.becomes}, std::pair{u"examples"_s, decision.examples}})
        if (const auto sentence = faultIn(pairs))
            return DecisionFault{word, *sentence};
    if (decision.becomes.isEmpty() && decision.examples.isEmpty())
        return DecisionFault{
            u"becomes"_s, Words::tr("No value becomes the same in all records, so there is nothing "
                                    "to keep for the next delivery.")};
    return std::nullopt;
}

static Error refusedAt(const QString &place, const QString &sentence)
{
    TemplateReader reader({}, place);
    reader.refuse(u"becomes"_s, sentence);
    return reader.finish().error();
}

Outcome<QList<KeptDecision>> decisionsFrom(const QJsonArray &list, const QString &place)
{
    QList<KeptDecision> decisions;
    QHash<std::pair<QString, QString>, KeptDecision::Pairs> said; // by queue and field
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString its = place + u'/' + QString::number(i);
        const auto read = decisionFrom(list.at(i), its);
        if (!read)
            return tl::unexpected<Error>(read.error());
        decisions << *read;
        KeptDecision::Pairs &all = said[{read->queue, read->field}];
        all += read->becomes;
        if (const auto sentence = faultIn(all)) // which of them counts would be chance
            return tl::unexpected<Error>(refusedAt(its, *sentence));
    }
    return decisions;
}

static QJsonObject jsonOf(const KeptDecision &one)
{
    QJsonObject json{{u"queue"_s, one.queue}, {u"field"_s, one.field}};
    const auto put = [&](const QString &word, const QJsonValue &value, bool isSaid) {
        if (isSaid)
            json.insert(word, value);
    };
    put(u"becomes"_s, listOf(one.becomes), !one.becomes.isEmpty());
    put(u"examples"_s, listOf(one.examples), !one.examples.isEmpty());
    put(u"forms"_s, shownForms(one.forms), !one.forms.isEmpty());
    put(u"at"_s, isoTime(one.at), one.at.isValid());
    put(u"by"_s, one.by, !one.by.isEmpty());
    put(u"correction"_s, one.correction, !one.correction.isEmpty());
    return json;
}

QJsonArray listOf(const QList<KeptDecision> &decisions)
{
    QJsonArray list;
    for (const KeptDecision &one : decisions)
        list << jsonOf(one);
    return list;
}

bool KeptDecision::isAsOf(const KeptDecision &other) const
{
    return queue == other.queue && field == other.field && becomes.isEmpty() &&
           other.becomes.isEmpty() && forms == other.forms;
}

QList<KeptDecision> withDecision(QList<KeptDecision> decisions, const KeptDecision &newest)
{
    QSet<QString> anew;
    for (const auto &[from, to] : newest.becomes)
        anew.insert(from);
    for (KeptDecision &one : decisions)
        if (one.queue == newest.queue && one.field == newest.field)
            one.becomes.removeIf([&](const auto &pair) { return anew.contains(pair.first); });
    decisions.removeIf([&](const KeptDecision &one) {
        return one.isAsOf(newest) || (one.becomes.isEmpty() && one.examples.isEmpty());
    });
    return decisions << newest;
}

} // namespace intray
