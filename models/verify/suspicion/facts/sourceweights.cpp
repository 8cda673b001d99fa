// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/facts/sourceweights.h"

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr int rounds = 10;
static constexpr double trustBefore = 0.8;
static constexpr double leastTrust = 0.1;
static constexpr double mostTrust = 0.97;
/// So many wrong things may be told for a right one.
static constexpr double wrongOnes = 8;
/// How much of what it tells a copying source copies.
static constexpr double copied = 0.8;
static constexpr double copiesBefore = 0.02;
/// Pairs of more sources than this would take longer than what they tell is worth.
static constexpr int mostCompared = 200;
/// What somebody said for certain counts like so many others.
static constexpr double certain = 3;

namespace {

/// By pair of sources how likely one copies the other.
class Copying
{
public:
    explicit Copying(int sources)
        : m_sources(sources <= mostCompared ? sources : 0)
        , m_likely(m_sources * m_sources, 0.0)
    {
    }

    double between(int a, int b) const { return m_sources ? m_likely.at(a * m_sources + b) : 0; }

    void estimate(const QList<DisputedFact> &facts)
    {
        if (m_sources == 0)
            return;
        QList<Pair> pairs(m_sources * m_sources);
        QList<double> wrong(m_sources, 1.0);
        QList<double> told(m_sources, 5.0);
        double bothWrong = 1;
        double sameWrong = 0.1;
        for (const DisputedFact &fact : facts) {
            for (qsizetype at = 0; at < fact.testimonies.size(); ++at) {
                const Testimony &a = fact.testimonies.at(at);
                const double rightOfA = fact.sure.value(a.told);
                ++told[a.source];
                wrong[a.source] += 1 - rightOfA;
                for (qsizetype other = 0; other < at; ++other) {
                    const Testimony &b = fact.testimonies.at(other);
                    Pair &pair = pairs[std::min(a.source, b.source) * m_sources +
                                       std::max(a.source, b.source)];
                    const double falseBoth = (1 - rightOfA) * (1 - fact.sure.value(b.told));
                    if (a.told == b.told) {
                        pair.sameRight += rightOfA;
                        pair.sameWrong += 1 - rightOfA;
                        sameWrong += 1 - rightOfA;
                        bothWrong += 1 - rightOfA;
                    } else {
                        ++pair.differing;
                        bothWrong += falseBoth;
                    }
                }
            }
        }
        const double usual = std::clamp(sameWrong / bothWrong, 0.02, 0.9);
        for (int a = 0; a < m_sources; ++a)
            for (int b = a + 1; b < m_sources; ++b)
                m_likely[a * m_sources + b] = m_likely[b * m_sources + a] =
                    likely(pairs.at(a * m_sources + b), wrong.at(a) / told.at(a),
                           wrong.at(b) / told.at(b), usual);
    }

private:
    struct Pair
    {
        double sameRight = 0;
        double sameWrong = 0;
        double differing = 0;
    };

    /// Two who know nothing of each other seldom make the same mistakes.
    static double likely(const Pair &pair, double wrongOfA, double wrongOfB, double usual)
    {
        const double same = wrongOfA * wrongOfB * usual;
        const double right = (1 - wrongOfA) * (1 - wrongOfB);
        const double wrong = (wrongOfA + wrongOfB) / 2;
        const double odds =
            std::log(copiesBefore / (1 - copiesBefore)) +
            pair.sameWrong * std::log((copied * wrong + (1 - copied) * same) / same) +
            pair.sameRight * std::log((copied * (1 - wrong) + (1 - copied) * right) / right) +
            pair.differing * std::log(1 - copied);
        return 1 / (1 + std::exp(-std::clamp(odds, -50.0, 50.0)));
    }

    int m_sources;
    QList<double> m_likely;
};

void weighFact(DisputedFact &fact, const QList<double> &trust, const Copying &copying)
{
    fact.sure.clear();
    if (fact.known >= 0) {
        fact.sure.insert(fact.known, 1);
        return;
    }
    QList<Testimony> testimonies = fact.testimonies;
    std::ranges::stable_sort(testimonies, std::greater(), [&](const Testimony &testimony) {
        return trust.at(testimony.source);
    });
    QHash<int, double> scores;
    for (qsizetype at = 0; at < testimonies.size(); ++at) {
        const Testimony &testimony = testimonies.at(at);
        double own = 1;
        for (qsizetype before = 0; before < at; ++before)
            if (testimonies.at(before).told == testimony.told)
                own *=
                    1 - copied * copying.between(testimony.source, testimonies.at(before).source);
        const double trusted = trust.at(testimony.source);
        scores[testimony.told] += own * std::log(wrongOnes * trusted / (1 - trusted));
    }
    double most = 0;
    for (const double score : std::as_const(scores))
        most = std::max(most, score);
    // That none of them is right has the score of nothing told.
    double all = std::exp(-most);
    for (const double score : std::as_const(scores))
        all += std::exp(score - most);
    for (auto score = scores.cbegin(); score != scores.cend(); ++score)
        fact.sure.insert(score.key(), std::exp(*score - most) / all);
}

SourceTrust trustBy(const QList<DisputedFact> &facts, int groups, int sources)
{
    static constexpr double likeItsOthers = 6;
    static constexpr double likeOthers = 3;
    QList<QList<double>> right(groups, QList<double>(sources, 0.0));
    QList<QList<double>> told = right;
    double allRight = trustBefore * 10;
    double allTold = 10;
    for (const DisputedFact &fact : facts)
        for (const Testimony &testimony : fact.testimonies) {
            const double weight = fact.known >= 0 ? certain : 1;
            right[fact.group][testimony.source] += weight * fact.sure.value(testimony.told);
            told[fact.group][testimony.source] += weight;
            allRight += weight * fact.sure.value(testimony.told);
            allTold += weight;
        }
    SourceTrust trust = right;
    for (int source = 0; source < sources; ++source) {
        double rightHere = likeOthers * allRight / allTold;
        double toldHere = likeOthers;
        for (int group = 0; group < groups; ++group) {
            rightHere += right.at(group).at(source);
            toldHere += told.at(group).at(source);
        }
        for (int group = 0; group < groups; ++group)
            trust[group][source] =
                std::clamp((right.at(group).at(source) + likeItsOthers * rightHere / toldHere) /
                               (told.at(group).at(source) + likeItsOthers),
                           leastTrust, mostTrust);
    }
    return trust;
}

} // namespace

SourceTrust weighSources(QList<DisputedFact> &facts, int groups, int sources)
{
    SourceTrust trust(groups, QList<double>(sources, trustBefore));
    Copying copying(sources);
    for (int round = 0; round < rounds; ++round) {
        for (DisputedFact &fact : facts)
            weighFact(fact, trust.at(fact.group), copying);
        trust = trustBy(facts, groups, sources);
        if (round >= 2 && round < rounds - 1)
            copying.estimate(facts);
    }
    return trust;
}

} // namespace intray
