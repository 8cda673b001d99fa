// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/templatereader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

} // namespace

Error templateFault(const QString &place, const QString &sentence)
{
    return {Error::Kind::Invalid,
            Words::tr("The template cannot be read at %1: %2").arg(place, sentence),
            {}};
}

TemplateReader::TemplateReader(const QJsonObject &object, QString place)
    : m_object(object)
    , m_place(std::move(place))
{
}

QString TemplateReader::placeOf(const QString &word) const
{
    QString escaped = word;
    escaped.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return m_place + u'/' + escaped;
}

void TemplateReader::refuse(const QString &word, const QString &sentence)
{
    if (!m_fault)
        m_fault = templateFault(placeOf(word), sentence);
}

QJsonValue TemplateReader::take(const QString &word)
{
    return m_object.take(word);
}

std::optional<QString> TemplateReader::text(const QString &word)
{
    if (!has(word))
        return std::nullopt;
    const QJsonValue value = take(word);
    if (!value.isString())
        refuse(word, Words::tr("it must be a text."));
    return value.toString();
}

std::optional<bool> TemplateReader::yesOrNo(const QString &word)
{
    if (!has(word))
        return std::nullopt;
    const QJsonValue value = take(word);
    if (!value.isBool())
        refuse(word, Words::tr("it must be true or false."));
    return value.toBool();
}

std::optional<int> TemplateReader::number(const QString &word, int least, int most)
{
    if (!has(word))
        return std::nullopt;
    const double value = take(word).toDouble(std::nan(""));
    const bool isGood = value >= least && value <= most && value == std::floor(value);
    if (!isGood)
        refuse(word, Words::tr("it must be a whole number from %1 to %2.").arg(least).arg(most));
    return isGood ? int(value) : 0;
}

std::optional<QStringList> TemplateReader::texts(const QString &word)
{
    if (!has(word))
        return std::nullopt;
    const QJsonValue value = take(word);
    const QJsonArray list = value.isString() ? QJsonArray{value} : value.toArray();
    const bool areTexts =
        (value.isString() || value.isArray()) &&
        std::all_of(list.begin(), list.end(), [](const QJsonValue &one) { return one.isString(); });
    if (!areTexts)
        refuse(word, Words::tr("it must be a text or a list of texts."));
    QStringList texts;
    for (const QJsonValue &one : list)
        texts << one.toString();
    return texts;
}

std::optional<QChar> TemplateReader::character(const QString &word)
{
    if (!has(word))
        return std::nullopt;
    const QJsonValue value = take(word);
    if (value.isNull())
        return QChar();
    if (value.toString().size() != 1)
        refuse(word, Words::tr("it must be one character, or null for none."));
    return value.toString().size() == 1 ? value.toString().front() : QChar();
}

std::optional<qsizetype> TemplateReader::choice(const QString &word, const QStringList &choices)
{
    const auto said = text(word);
    if (!said)
        return std::nullopt;
    const qsizetype index = choices.indexOf(*said);
    if (index < 0)
        refuse(word, Words::tr("it must be one of: %1.").arg(choices.join(QStringLiteral(", "))));
    return index;
}

QJsonObject TemplateReader::object(const QString &word)
{
    const bool isThere = has(word);
    const QJsonValue value = take(word);
    if (isThere && !value.isObject())
        refuse(word, Words::tr("it must be an object."));
    return value.toObject();
}

QJsonArray TemplateReader::list(const QString &word)
{
    const bool isThere = has(word);
    const QJsonValue value = take(word);
    if (isThere && !value.isArray())
        refuse(word, Words::tr("it must be a list."));
    return value.toArray();
}

Outcome<Done> TemplateReader::finish()
{
    if (!m_object.isEmpty())
        refuse(m_object.keys().constFirst(), Words::tr("a template has no such keyword."));
    if (m_fault)
        return tl::unexpected<Error>(*m_fault);
    return Done();
}

} // namespace intray
