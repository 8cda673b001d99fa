// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/wordslips.h"

#include "verify/distance.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype mostWords = 12;
constexpr qsizetype longestWord = 40;
constexpr double leastComposed = 0.5;

/// How streets are abbreviated where the word is a part of another one.
const QList<std::pair<QString, QString>> &abbreviatedEnds()
{
    static const QList<std::pair<QString, QString>> all{
        {QStringLiteral("str."), QStringLiteral("straße")},
        {QStringLiteral("str"), QStringLiteral("straße")},
        {QStringLiteral("strasse"), QStringLiteral("straße")},
        {QStringLiteral("stra?e"), QStringLiteral("straße")},
        {QStringLiteral("pl."), QStringLiteral("platz")},
        {QStringLiteral("g."), QStringLiteral("gasse")},
        {QStringLiteral("w."), QStringLiteral("weg")}};
    return all;
}

/// The letters stand in the word, in their order, the first one in front: "Rd" in "Road".
bool isAbbreviation(const QString &text, const QString &word)
{
    if (text.isEmpty() || text.size() >= word.size() ||
        text.at(0).toLower() != word.at(0).toLower())
        return false;
    qsizetype at = 0;
    for (const QChar c : word)
        if (at < text.size() && c.toLower() == text.at(at).toLower())
            ++at;
    return at == text.size();
}

bool isOfLetters(const QString &word)
{
    return !word.isEmpty() &&
           std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
}

} // namespace

WordSlips::WordSlips(const FieldValues &values)
    : m_records(values.rightRecords())
{
    constexpr qsizetype shortestEnd = 3, longestEnd = 8;
    qint64 composed = 0;
    for (const ValueCount &one : values.right()) {
        const QStringList words = one.value.split(u' ', Qt::SkipEmptyParts);
        composed += words.size() > 1 && std::ranges::any_of(words, isOfLetters) ? one.records : 0;
        if (words.size() > mostWords)
            continue;
        for (qsizetype i = 0; i < words.size(); ++i) {
            if (!isOfLetters(words.at(i)) || words.at(i).size() > longestWord)
                continue;
            Word &word = m_words[words.at(i)];
            word.text = words.at(i);
            word.records += one.records;
            word.last += i + 1 == words.size() ? one.records : 0;
            for (qsizetype size = shortestEnd; size <= std::min(longestEnd, words.at(i).size());
                 ++size)
                m_ends[words.at(i).right(size)] += one.records;
        }
    }
    constexpr qsizetype telling = 5;
    for (auto end = m_ends.begin(); end != m_ends.end(); ++end)
        if (end.key().size() >= telling && end.value() * 20 >= m_records)
            m_frequentEnds << end.key();
    std::ranges::sort(m_frequentEnds, [](const QString &a, const QString &b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    m_composed = m_records > 0 ? double(composed) / double(m_records) : 0;
    m_frequent = m_words.values();
    std::ranges::sort(m_frequent, [](const Word &a, const Word &b) {
        return a.records != b.records ? a.records > b.records : a.text < b.text;
    });
}

void WordSlips::addSlips(const QStringList &words, qsizetype at, QList<MeantValue> &all) const
{
    const QString &word = words.at(at);
    if (word.size() < 3 || !isOfLetters(word) || m_words.value(word).records >= 2)
        return;
    const int most = word.size() < 8 ? 1 : 2;
    int nearest = most;
    QList<Word> found;
    for (const Word &one : m_frequent) {
        if (one.records < 2)
            break;
        const int distance = editDistance(word, one.text, nearest);
        if (distance > nearest || one.text.size() < 3)
            continue;
        if (distance < nearest)
            found.clear();
        nearest = distance;
        found << one;
    }
    const auto offer = [&](const QString &meant, const QString &known, qint64 records) {
        QStringList right = words;
        right[at] = meant;
        all.append({right.join(u' '), sureness::spelled,
                    Words::tr("“%1” stands in %Ln record(s)", nullptr, int(records)).arg(known)});
    };
    for (const Word &one : found)
        offer(one.text, one.text, one.records);
    if (!found.isEmpty())
        return;
    for (const QString &end : m_frequentEnds) // "Tannentsraße": only its end is known
        for (const qsizetype size : {end.size() - 1, end.size(), end.size() + 1})
            if (size + 3 <= word.size() && !word.endsWith(end) &&
                editDistance(word.right(size), end, 1) == 1)
                return offer(word.chopped(size) + end, end, m_ends.value(end));
}

void WordSlips::addAbbreviated(const QStringList &words, qsizetype at, QList<MeantValue> &all) const
{
    QString word = words.at(at);
    const auto offer = [&](const QString &meant) {
        QStringList right = words;
        right[at] = meant;
        all.append({right.join(u' '), sureness::likely,
                    Words::tr("“%1” written out, as the others have it").arg(word)});
    };
    const qsizetype before = all.size();
    for (const auto &[end, meant] : abbreviatedEnds()) {
        const QString begin = word.chopped(std::min(end.size(), word.size()));
        if (word.endsWith(end, Qt::CaseInsensitive) && begin.size() > 2 &&
            m_ends.value(meant) * 50 >= m_records)
            return offer(begin + meant);
    }
    const bool isMarked = word.endsWith(u'.');
    const QString letters = isMarked ? word.chopped(1) : word;
    if (!isOfLetters(letters) || letters.size() > 6 ||
        m_words.value(letters).records * 50 > m_records)
        return;
    const bool isLast = at + 1 == words.size();
    for (const Word &one : m_frequent) {
        const qint64 there = isLast ? one.last : one.records - one.last;
        if (there * 50 >= m_records && isAbbreviation(letters, one.text))
            offer(one.text);
    }
    constexpr qsizetype mostMeant = 3;
    if (all.size() - before > mostMeant)
        all.resize(before);
}

/// A blank that was swapped with its neighbour, or left out between digits and letters.
void WordSlips::addBlanks(const QString &value, QList<MeantValue> &all) const
{
    const auto offer = [&](const QString &text) {
        const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        const bool areKnown = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return !isOfLetters(word) || m_words.contains(word);
        });
        if (areKnown)
            all.append({text, sureness::spelled, Words::tr("only the blank has slipped")});
    };
    for (qsizetype at = 1; at < value.size(); ++at) {
        const QChar before = value.at(at - 1), here = value.at(at);
        const bool isBorder =
            before.isDigit() ? here.isLetter() : here.isDigit() && before.isLetter();
        const bool isWordBorder = before.isLower() && here.isUpper();
        if (isBorder || isWordBorder)
            offer(value.left(at) + u' ' + value.mid(at));
        if (here.isLetter() && at + 1 < value.size() && before != u' ' && value.at(at + 1) != u' ')
            offer(value.left(at) + u' ' + value.mid(at + 1));
        if ((here == u' ') == (before == u' '))
            continue;
        QString swapped = value;
        std::swap(swapped[at - 1], swapped[at]);
        if (!swapped.startsWith(u' ') && !swapped.endsWith(u' '))
            offer(swapped);
    }
}

QList<QList<MeantValue>> WordSlips::candidates(const QString &value) const
{
    const QStringList words = value.split(u' ', Qt::SkipEmptyParts);
    if (m_composed < leastComposed || words.size() > mostWords || value.size() > 120)
        return {};
    QList<MeantValue> blanks, abbreviated, slips;
    addBlanks(value, blanks);
    for (qsizetype at = 0; at < words.size(); ++at)
        addAbbreviated(words, at, abbreviated);
    for (qsizetype at = 0; at < words.size(); ++at)
        addSlips(words, at, slips);
    return {blanks, abbreviated, slips};
}

} // namespace intray
