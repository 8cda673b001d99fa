// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparison.h"

#include "verify/distance.h"

#include <QVarLengthArray>

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

namespace intray {

namespace {

using Words = std::vector<int>;

/// How many slips of the keys are likely in a text of this length.
int likelySlips(qsizetype length)
{
    return length < 3 ? 0 : length < 10 ? 1 : length < 20 ? 2 : 3;
}

bool areSameInAnyOrder(QStringView a, QStringView b)
{
    return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

bool isShorter(const ComparedValue &a, const ComparedValue &b)
{
    return a.joined.size() < b.joined.size();
}

bool areJoinedAlike(const ComparedValue &a, const ComparedValue &b)
{
    return a.letters == b.letters && a.joined == b.joined;
}

Agreement comparedDates(const ComparedValue &a, const ComparedValue &b)
{
    const auto [yearA, firstA, secondA] = a.date;
    const auto [yearB, firstB, secondB] = b.date;
    const int same = int(yearA == yearB) + int(firstA == firstB) + int(secondA == secondB);
    if (same == 3)
        return Agreement::Exact;
    const bool isTurned = yearA == yearB && firstA == secondB && secondA == firstB;
    if (isTurned || editDistance(a.digits, b.digits, 1) <= 1)
        return Agreement::Close;
    if (editDistance(a.digits, b.digits, 2) <= 2)
        return Agreement::Alike;
    return same == 2 ? Agreement::Partly : Agreement::Different;
}

Agreement comparedAmounts(double a, double b)
{
    const double apart = std::abs(a - b);
    const double larger = std::max(std::abs(a), std::abs(b));
    if (apart == 0)
        return Agreement::Exact;
    if (apart <= 0.01 * larger)
        return Agreement::Close;
    if (apart <= 0.05 * larger)
        return Agreement::Alike;
    return apart <= 0.15 * larger ? Agreement::Partly : Agreement::Different;
}

/// Whether the shorter is the beginning or the end of the longer.
bool isPartOf(const ComparedValue &shorter, const ComparedValue &longer)
{
    if ((shorter.letters & ~longer.letters) != 0)
        return false;
    return longer.joined.endsWith(shorter.joined) || longer.joined.startsWith(shorter.joined);
}

Agreement comparedCodes(const ComparedValue &a, const ComparedValue &b)
{
    const bool areSameDigits = !a.digits.isEmpty() && a.digits == b.digits;
    if (areJoinedAlike(a, b) || areSameDigits)
        return Agreement::Close;
    const auto [shorter, longer] = isShorter(b, a) ? std::tie(b, a) : std::tie(a, b);
    const qsizetype size = shorter.joined.size();
    const bool isTurned =
        size > 1 && a.letters == b.letters && areSameInAnyOrder(a.joined, b.joined);
    if ((size >= 4 && areWithin(1, a, b)) || (isTurned && areWithin(2, a, b)))
        return Agreement::Close;
    if (size >= 4 && (isPartOf(shorter, longer) || (size >= 6 && areWithin(2, a, b))))
        return Agreement::Alike;
    return isTurned || (size >= 2 && areWithin(1, a, b)) ? Agreement::Partly : Agreement::Different;
}

/// How much of the weight of the first word the second one takes over, from 0 to 1.
double likeness(const QString &a, const QString &b)
{
    const auto [shorter, longer] = b.size() < a.size() ? std::tie(b, a) : std::tie(a, b);
    if (shorter.front() != longer.front() && shorter.back() != longer.back())
        return 0;
    if (longer.startsWith(shorter))
        return shorter.size() == 1 ? 0.5 : 0.8;
    const bool hasDigits = std::any_of(a.begin(), a.end(), [](QChar c) { return c.isDigit(); });
    const int slips = hasDigits ? 0 : likelySlips(shorter.size());
    return slips > 0 && editDistance(a, b, slips) <= slips ? 0.9 : 0;
}

struct Overlap
{
    double shared = 0;
    double ofA = 0;
    double ofB = 0;
    double rarest = 0; ///< The weight of the rarest word that both have.

    double ofBoth() const { return 2 * shared / (ofA + ofB); }
    double ofSmaller() const { return shared / std::min(ofA, ofB); }
};

/// What weight of the words two values share: each word is paired once, equal words first.
Overlap overlapOf(const ComparedField &field, const Words &a, const Words &b)
{
    const std::vector<CountedWord> &words = field.words();
    const auto weight = [&](int word) { return words[size_t(word)].weight; };
    Overlap overlap;
    QVarLengthArray<int, 32> restA;
    QVarLengthArray<int, 32> restB(b.begin(), b.end());
    for (const int word : b)
        overlap.ofB += weight(word);
    for (const int word : a) {
        overlap.ofA += weight(word);
        const auto same = std::find(restB.begin(), restB.end(), word);
        if (same == restB.end()) {
            restA.append(word);
            continue;
        }
        overlap.shared += weight(word);
        overlap.rarest = std::max(overlap.rarest, weight(word));
        restB.erase(same);
    }
    for (const int word : restA) {
        double best = 0;
        qsizetype at = -1;
        for (qsizetype i = 0; i < restB.size(); ++i) {
            const double alike =
                field.standIn(word, restB[i])
                    ? 1
                    : likeness(words[size_t(word)].text, words[size_t(restB[i])].text);
            const double worth = alike * (weight(word) + weight(restB[i])) / 2;
            if (worth > best) {
                best = worth;
                at = i;
            }
        }
        if (at < 0)
            continue;
        overlap.shared += best;
        restB.remove(at);
    }
    return overlap;
}

constexpr double nearlyAllWords = 0.8;
constexpr double mostWords = 0.6;
constexpr double someWords = 0.35;
constexpr double wholeOfTheShorter = 0.9;

Agreement comparedWords(const ComparedField &field, const CountedValue &a, const CountedValue &b)
{
    const Overlap overlap = overlapOf(field, a.words, b.words);
    const double rare = std::log(1 + field.filled() / 3.0);
    const bool isWithin = overlap.ofSmaller() >= wholeOfTheShorter;
    if (overlap.ofBoth() >= nearlyAllWords || (isWithin && overlap.shared >= rare))
        return Agreement::Close;
    if (overlap.rarest >= rare)
        return Agreement::Alike;
    return overlap.ofBoth() >= someWords || isWithin ? Agreement::Partly : Agreement::Different;
}

/// Jaro-Winkler's likeness of single words that are likely the same, and of those that may be.
constexpr double nearInSpelling = 0.9;
constexpr double notUnlike = 0.82;

Agreement comparedSpelling(const ComparedValue &a, const ComparedValue &b)
{
    const auto [shorter, longer] = isShorter(b, a) ? std::tie(b, a) : std::tie(a, b);
    const int common = std::popcount(a.letters & b.letters);
    if (2 * common < std::min(std::popcount(a.letters), std::popcount(b.letters)))
        return Agreement::Different;
    if (common == std::popcount(shorter.letters) && longer.joined.startsWith(shorter.joined))
        return shorter.joined.size() > 1 ? Agreement::Alike : Agreement::Partly;
    const double alike = jaroWinkler(a.joined, b.joined);
    return alike >= nearInSpelling ? Agreement::Alike
           : alike >= notUnlike    ? Agreement::Partly
                                   : Agreement::Different;
}

bool areNearlySame(const ComparedValue &a, const ComparedValue &b)
{
    return areWithin(likelySlips(std::min(a.joined.size(), b.joined.size())), a, b);
}

Agreement comparedTexts(const ComparedField &field, const CountedValue &a, const CountedValue &b)
{
    if (areJoinedAlike(a.value, b.value))
        return Agreement::Close;
    const bool areWords = a.words.size() > 1 || b.words.size() > 1;
    // Another number in a text is another number, not a slip.
    const bool mayBeSlips = !areWords || a.value.digits == b.value.digits;
    if (mayBeSlips && areNearlySame(a.value, b.value))
        return Agreement::Close;
    return areWords ? comparedWords(field, a, b) : comparedSpelling(a.value, b.value);
}

} // namespace

Agreement compared(const ComparedField &field, const CountedValue &a, const CountedValue &b)
{
    switch (field.kind()) {
    case ValueKind::Date:
        if (a.value.isDate() && b.value.isDate())
            return comparedDates(a.value, b.value);
        return comparedCodes(a.value, b.value);
    case ValueKind::Amount:
        if (a.value.isAmount && b.value.isAmount)
            return comparedAmounts(a.value.amount, b.value.amount);
        return comparedCodes(a.value, b.value);
    case ValueKind::Code:
        return comparedCodes(a.value, b.value);
    case ValueKind::Running:
        return areJoinedAlike(a.value, b.value) ? Agreement::Close : Agreement::Different;
    case ValueKind::Text:
        break;
    }
    return comparedTexts(field, a, b);
}

} // namespace intray
