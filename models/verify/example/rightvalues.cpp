// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/rightvalues.h"

#include "verify/example/textruns.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

bool hasLetters(const QString &value)
{
    return std::ranges::any_of(value, [](QChar c) { return c.isLetter(); });
}

QString lettersOf(const QString &word)
{
    return word.toLower().replace(u"ß"_s, u"ss"_s);
}

/// Numbers differ from record to record.
QString withoutNumbers(QString value)
{
    for (QChar &c : value)
        if (c.isDigit())
            c = u'9';
    return value;
}

/// How many digits each number has; below zero: the first of them is a zero.
QList<qsizetype> sizesIn(const QString &value)
{
    QList<qsizetype> sizes;
    for (const TextRun &run : runsIn(value, RunKind::Digits)) {
        const qsizetype size = run.end - run.begin;
        sizes << (size > 1 && value.at(run.begin) == u'0' ? -size : size);
    }
    return sizes;
}

/// Numbers of many sizes may have any; only where all have one they may begin with a zero that
/// none of them has.
bool mayHaveSize(const QSet<qsizetype> &known, qsizetype size)
{
    constexpr qsizetype many = 3;
    if (known.contains(size))
        return true;
    return size > 0 ? known.size() >= many : known == QSet<qsizetype>{-size};
}

} // namespace

RightValues::RightValues(const QStringList &values)
{
    for (const QString &value : values) {
        m_values << withoutNumbers(value);
        ++m_forms[casedFormOf(value)];
        m_plainForms << plainFormOf(value);
        addSizes(value);
        addWords(value);
    }
}

void RightValues::addSizes(const QString &value)
{
    const QList<qsizetype> sizes = sizesIn(value);
    QList<QSet<qsizetype>> &known = m_sizes[casedFormOf(value)];
    known.resize(std::max(known.size(), sizes.size()));
    for (qsizetype at = 0; at < sizes.size(); ++at)
        known[at] << sizes.at(at);
}

bool RightValues::haveSizesOf(const QString &value) const
{
    const QList<qsizetype> sizes = sizesIn(value);
    const QList<QSet<qsizetype>> known = m_sizes.value(casedFormOf(value));
    for (qsizetype at = 0; at < sizes.size(); ++at)
        if (!mayHaveSize(known.value(at), sizes.at(at)))
            return false;
    return true;
}

void RightValues::addWords(const QString &value)
{
    for (const TextRun &run : runsIn(value, RunKind::Letters)) {
        const QString word = value.mid(run.begin, run.end - run.begin);
        ++m_words[lettersOf(word)][word];
    }
}

bool RightValues::haveWordsOf(const QString &value) const
{
    return hasLetters(value) && m_values.contains(withoutNumbers(value));
}

bool RightValues::haveWordWith(const QString &part, const QString &made) const
{
    return std::ranges::any_of(runsIn(made, RunKind::Letters), [&](const TextRun &run) {
        const QString word = made.mid(run.begin, run.end - run.begin);
        return word.size() > part.size() && word.contains(part) &&
               m_words.value(lettersOf(word)).contains(word);
    });
}

bool RightValues::tellSizesOf(const QString &value) const
{
    constexpr int enough = 30;
    return m_forms.value(casedFormOf(value)) >= enough;
}

bool RightValues::haveForm(const QString &value) const
{
    constexpr int several = 2;
    return tellSizesOf(value) ? haveSizesOf(value) : m_forms.value(casedFormOf(value)) >= several;
}

bool RightValues::areBuiltLike(const QString &made, const QString &before) const
{
    return !tellSizesOf(made) && hasLetters(made) && m_plainForms.contains(plainFormOf(made)) &&
           std::ranges::all_of(runsIn(made, RunKind::Words), [&](const TextRun &run) {
               const QString word = made.mid(run.begin, run.end - run.begin);
               return before.contains(word) || m_words.value(lettersOf(word)).contains(word);
           });
}

bool RightValues::lackWhatIsLost(const QString &value, const QString &made) const
{
    QString lost = value;
    lost.remove(made);
    const QList<TextRun> runs = runsIn(lost, RunKind::Letters);
    return lost != value && !runs.isEmpty() && std::ranges::none_of(runs, [&](const TextRun &run) {
               return m_words.contains(lettersOf(lost.mid(run.begin, run.end - run.begin)));
           });
}

bool RightValues::knowNewWords(const QString &made, const QString &before) const
{
    const QString known = lettersOf(before);
    return std::ranges::all_of(runsIn(made, RunKind::Letters), [&](const TextRun &run) {
        const QString word = lettersOf(made.mid(run.begin, run.end - run.begin));
        return word.size() < 2 || known.contains(word) || m_words.contains(word);
    });
}

QString RightValues::spellingOf(const QString &word, const QString &before) const
{
    const QHash<QString, int> spellings = m_words.value(lettersOf(word));
    if (spellings.contains(word) || spellings.size() != 1 || before.contains(word))
        return word;
    return spellings.cbegin().key();
}

QString RightValues::spelled(const QString &made, const QString &before) const
{
    QString all = made;
    QList<TextRun> runs = runsIn(made, RunKind::Letters);
    std::ranges::reverse(runs);
    for (const TextRun &run : runs) {
        const qsizetype size = run.end - run.begin;
        all.replace(run.begin, size, spellingOf(made.mid(run.begin, size), before));
    }
    return all;
}

} // namespace intray
