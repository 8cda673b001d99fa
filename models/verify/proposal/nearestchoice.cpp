// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/nearestchoice.h"

#include "queue/plainletters.h"
#include "verify/distance.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype mostEqual = 4;
constexpr qsizetype mostChoices = 5000; // to be held against one by one

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression signs(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.split(signs, Qt::SkipEmptyParts);
}

QString initialsOf(const QString &text)
{
    QString initials;
    const QStringList words = wordsOf(text);
    for (const QString &word : words)
        initials += word.at(0).toLower();
    return words.size() > 1 ? initials : QString();
}

} // namespace

QString withLetterPairs(QString text)
{
    static const QList<std::pair<QChar, QString>> pairs{
        {u'ä', QStringLiteral("ae")}, {u'ö', QStringLiteral("oe")}, {u'ü', QStringLiteral("ue")},
        {u'ß', QStringLiteral("ss")}, {u'ø', QStringLiteral("oe")}, {u'å', QStringLiteral("aa")}};
    text = text.toLower();
    for (const auto &[letter, pair] : pairs)
        text.replace(letter, pair);
    return text;
}

QString plainSpelling(const QString &text)
{
    QString result;
    for (const QChar c : plainLetters(text.toLower()))
        if (c.isLetterOrNumber())
            result += c;
    return result;
}

NearestChoice::NearestChoice(const QStringList &choices)
    : m_choices(choices)
{
    for (int i = 0; i < int(choices.size()); ++i) {
        const QString plain = plainSpelling(choices.at(i));
        const QString paired = plainSpelling(withLetterPairs(choices.at(i)));
        m_plain << plain;
        m_byPlain.insert(plain, i);
        if (paired != plain)
            m_byPlain.insert(paired, i);
        if (const QString initials = initialsOf(choices.at(i)); !initials.isEmpty())
            m_byInitials.insert(initials, i);
    }
}

QStringList NearestChoice::sameLetters(const QString &value) const
{
    QStringList found;
    for (const QString &plain : {plainSpelling(value), plainSpelling(withLetterPairs(value))})
        for (const int i : m_byPlain.values(plain))
            if (!plain.isEmpty() && !found.contains(m_choices.at(i)))
                found << m_choices.at(i);
    return found;
}

QStringList NearestChoice::abbreviated(const QString &value) const
{
    const QString plain = plainSpelling(value);
    const bool isMarked = value.trimmed().endsWith(u'.');
    QStringList found;
    if (plain.size() >= (isMarked ? 1 : 3))
        for (qsizetype i = 0; i < m_choices.size(); ++i)
            if (m_plain.at(i).startsWith(plain))
                found << m_choices.at(i);
    if (found.isEmpty() && plain.size() >= 2 && plain.size() <= 5)
        for (const int i : m_byInitials.values(plain))
            found << m_choices.at(i);
    return found;
}

/// A choice with more around it: "Mobile AL", "City of Mobile".
QStringList NearestChoice::contained(const QString &value) const
{
    const QString words = u' ' + wordsOf(value.toLower()).join(u' ') + u' ';
    QStringList found;
    for (const QString &choice : m_choices) {
        const QString own = wordsOf(choice.toLower()).join(u' ');
        if (own.size() >= 4 && words.contains(u' ' + own + u' '))
            found << choice;
    }
    return found;
}

QStringList NearestChoice::misspelt(const QString &value) const
{
    const QString plain = plainSpelling(value);
    const int most = plain.size() < 4 ? 0 : plain.size() < 8 ? 1 : 2;
    int nearest = most;
    QStringList found;
    for (qsizetype i = 0; most > 0 && i < m_choices.size(); ++i) {
        const int distance = editDistance(plain, m_plain.at(i), nearest);
        if (distance > nearest || m_plain.at(i).size() < 3)
            continue;
        if (distance < nearest)
            found.clear();
        nearest = distance;
        found << m_choices.at(i);
    }
    return found;
}

QList<MeantValue> NearestChoice::candidates(const QString &value) const
{
    if (m_choices.isEmpty() || m_choices.size() > mostChoices)
        return {};
    const auto all = [](const QStringList &found, double sure, const QString &why) {
        QList<MeantValue> candidates;
        for (const QString &one : found)
            candidates.append({one, sure, why});
        return candidates;
    };
    QStringList found = sameLetters(value);
    if (!found.isEmpty())
        return all(found.mid(0, mostEqual), sureness::exact, Words::tr("the list has it so"));
    found = abbreviated(value);
    if (!found.isEmpty() && found.size() <= mostEqual)
        return all(found, sureness::likely,
                   Words::tr("the only one of the list that it may stand "
                             "for"));
    found = misspelt(value);
    if (!found.isEmpty() && found.size() <= mostEqual)
        return all(found, sureness::spelled, Words::tr("the nearest one of the list"));
    found = contained(value);
    return found.size() <= mostEqual
               ? all(found, sureness::byHabit, Words::tr("the one of the list that is in it"))
               : QList<MeantValue>();
}

} // namespace intray
