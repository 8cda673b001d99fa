// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/surebounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

namespace intray {

namespace {

constexpr int bettors = 32;
constexpr double nothing = -std::numeric_limits<double>::infinity();

using Places = std::array<double, bettors>;

Places placesBetween0And1(double power)
{
    Places made{};
    for (int i = 0; i < bettors; ++i)
        made.at(std::size_t(i)) = std::pow((i + 0.5) / bettors, power);
    return made;
}

/// Where the bettors stand between 0 and 1: dense near 0, because mostly little is found.
const Places &places()
{
    static const Places all = placesBetween0And1(4);
    return all;
}

/// Where most of what is there is found, they stand evenly.
const Places &evenPlaces()
{
    static const Places all = placesBetween0And1(1);
    return all;
}

double logOfSum(double one, double other)
{
    const double more = std::max(one, other);
    return more == nothing ? nothing : more + std::log1p(std::exp(std::min(one, other) - more));
}

/// The logarithm of what the bettors own together; `own` is that of one of them.
template <typename Own>
double logOfMean(const Own &own, const Places &where = places())
{
    double sum = nothing;
    for (const double place : where)
        sum = logOfSum(sum, own(place));
    return sum - std::log(double(bettors));
}

/// Of things with this chance so many happened in so many tries, where the bettors believe in less.
double evidenceAgainst(double chance, qint64 happened, qint64 tries, const Places &where)
{
    const auto own = [=](double place) {
        return double(happened) * std::log(place) +
               double(tries - happened) * (std::log1p(-chance * place) - std::log1p(-chance));
    };
    return logOfMean(own, where);
}

/// Logarithms of the factorials up to this one.
class Factorials
{
public:
    explicit Factorials(qint64 most)
        : m_logs(std::size_t(most) + 1)
    {
        for (std::size_t i = 1; i < m_logs.size(); ++i)
            m_logs[i] = m_logs[i - 1] + std::log(double(i));
    }

    double logOfChoice(qint64 of, qint64 chosen) const
    {
        return m_logs[std::size_t(of)] - m_logs[std::size_t(chosen)] -
               m_logs[std::size_t(of - chosen)];
    }

private:
    std::vector<double> m_logs;
};

/// A sample as it was looked at.
struct Sample
{
    qint64 population;
    qint64 lookedAt;
    qint64 found;
    double noticed;
    Factorials factorials;
};

/// How likely it comes out so if so many are wrong: some may have been drawn and not noticed.
double logOfLikelihood(const Sample &sample, qint64 wrong)
{
    const qint64 rest = sample.population - sample.lookedAt;
    const qint64 first = std::max(sample.found, wrong - rest);
    const qint64 last = std::min(wrong, sample.lookedAt);
    double sum = nothing;
    double before = nothing;
    for (qint64 drawn = first; drawn <= last; ++drawn) {
        const qint64 missed = drawn - sample.found;
        if (missed > 0 && sample.noticed >= 1)
            break;
        const double one = sample.factorials.logOfChoice(sample.lookedAt - sample.found, missed) +
                           (missed > 0 ? double(missed) * std::log1p(-sample.noticed) : 0) +
                           sample.factorials.logOfChoice(rest, wrong - drawn);
        if (one < before && one < sum - 40)
            break; // rises and then falls
        before = one;
        sum = logOfSum(sum, one);
    }
    return sum - sample.factorials.logOfChoice(sample.population, wrong);
}

double evidenceAgainst(const Sample &sample, qint64 wrong)
{
    const double likelihood = logOfLikelihood(sample, wrong);
    if (likelihood == nothing)
        return std::numeric_limits<double>::infinity();
    return logOfMean([&](double place) {
               const auto fewer = qint64(place * double(wrong));
               return fewer < sample.found ? nothing : logOfLikelihood(sample, fewer);
           }) -
           likelihood;
}

/// The greatest number between these that is not refuted; the least is not.
template <typename Refuted>
qint64 greatest(qint64 least, qint64 most, const Refuted &isRefuted)
{
    while (least < most) {
        const qint64 middle = least + (most - least + 1) / 2;
        if (isRefuted(middle))
            most = middle - 1;
        else
            least = middle;
    }
    return least;
}

template <typename Refuted>
double greatestShare(double least, const Refuted &isRefuted)
{
    double most = 1;
    for (int i = 0; i < 50; ++i) {
        const double middle = (least + most) / 2;
        (isRefuted(middle) ? most : least) = middle;
    }
    return most;
}

} // namespace

double chanceAtMost(qint64 happened, qint64 tries, double risk)
{
    if (happened >= tries)
        return 1;
    return greatestShare(double(happened) / double(tries), [&](double chance) {
        return evidenceAgainst(chance, happened, tries, places()) >= -std::log(risk);
    });
}

qint64 mostWithChance(qint64 found, double chance, double risk)
{
    constexpr qint64 unknown = std::numeric_limits<qint64>::max();
    if (chance <= 0)
        return unknown;
    if (chance >= 1)
        return found;
    const auto isRefuted = [&](qint64 there) {
        return evidenceAgainst(chance, found, there, evenPlaces()) >= -std::log(risk);
    };
    qint64 refuted = found + 1;
    while (!isRefuted(refuted))
        refuted = found + 2 * (refuted - found);
    return greatest(found, refuted, isRefuted);
}

qint64 mostInPopulation(qint64 population, qint64 lookedAt, qint64 found, double noticed,
                        double risk)
{
    if (lookedAt <= 0 || noticed <= 0)
        return population;
    const Sample sample{population, lookedAt, found, std::min(noticed, 1.0),
                        Factorials(population)};
    return greatest(found, population, [&](qint64 wrong) {
        return evidenceAgainst(sample, wrong) >= -std::log(risk);
    });
}

double meanAtMost(const QList<double> &seen, double least, double most, double risk)
{
    if (seen.isEmpty() || most <= least)
        return most;
    std::map<double, double> times;
    for (const double value : seen)
        ++times[(value - least) / (most - least)];
    const auto isRefuted = [&](double mean) {
        return logOfMean([&](double place) {
                   double own = 0; // those who dare more win more here, see places()
                   for (const auto &[value, often] : times)
                       own += often * std::log1p((1 - place) * (mean - value) / (1 - mean));
                   return own;
               }) >= -std::log(risk);
    };
    return least + (most - least) * greatestShare(0, isRefuted);
}

} // namespace intray
