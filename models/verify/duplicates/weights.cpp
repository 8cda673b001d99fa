// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/weights.h"

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr auto exact = size_t(Agreement::Exact);
static constexpr auto missing = size_t(Agreement::Missing);
static constexpr double impossible = -30;
static constexpr double leastChance = 1e-12;

static double chanceOf(double odds)
{
    return 1 / (1 + std::exp(-odds));
}

size_t weightState(Agreement level)
{
    switch (level) {
    case Agreement::Exact:
    case Agreement::Close:
    case Agreement::Swapped:
        return 0;
    case Agreement::Alike:
    case Agreement::Partly:
        return 1;
    case Agreement::Different:
    case Agreement::Missing:
        break;
    }
    return 2;
}

double DuplicateWeights::otherOf(int field, const AgreementPattern &pattern) const
{
    const FieldWeights &weights = fields[size_t(field)];
    const auto level = size_t(pattern[field]);
    if (weights.goesWith < 0)
        return weights.other[level];
    return weights.otherGiven[weightState(pattern[weights.goesWith])][level];
}

bool DuplicateWeights::mayBeSame(const AgreementPattern &pattern) const
{
    return std::none_of(mustAgree.begin(), mustAgree.end(), [&](int field) {
        const Agreement level = pattern[field];
        return level == Agreement::Alike || level == Agreement::Partly ||
               level == Agreement::Different;
    });
}

double DuplicateWeights::oddsOf(const AgreementPattern &pattern) const
{
    if (!mayBeSame(pattern))
        return impossible;
    double odds = std::log(share / (1 - share));
    for (int i = 0; i < int(fields.size()); ++i) {
        const auto level = size_t(pattern[i]);
        if (level != missing)
            odds += std::log(fields[size_t(i)].same[level] / otherOf(i, pattern));
    }
    return odds;
}

/// How much rarer or more common than its field's usual one the value is on which two agree.
static double rarityOf(const ComparedRecords &records, const DuplicateWeights &weights, int field,
                       int record)
{
    const FieldWeights &ofField = weights.fields[size_t(field)];
    const double rest = std::max(0.5, records.value(field, record).records - 1.0);
    const double ofValue = ofField.byChance * rest / records.field(field).filled();
    return std::log(ofField.other[exact] / std::max(ofValue, leastChance));
}

double scoreOf(const ComparedRecords &records, const DuplicateWeights &weights,
               const AgreementPattern &pattern, RecordPair pair)
{
    double odds = weights.oddsOf(pattern);
    for (int i = 0; i < records.fieldCount(); ++i) {
        if (pattern[i] == Agreement::Exact && !records.field(i).saysNothing())
            odds += rarityOf(records, weights, i, pair.a);
    }
    return chanceOf(odds);
}

double chanceOfEqual(const ComparedRecords &records, const DuplicateWeights &weights, int record)
{
    AgreementPattern pattern = records.pattern(record, record, {});
    double odds = 0;
    for (int i = 0; i < records.fieldCount(); ++i) {
        if (pattern[i] != Agreement::Exact || records.field(i).saysNothing())
            continue;
        const CountedValue &value = records.value(i, record);
        const double share = double(value.records) / records.field(i).filled();
        const double other = weights.fields[size_t(i)].other[exact];
        odds += std::log(weights.otherOf(i, pattern) / other) + std::log(share);
    }
    return std::exp(std::min(0.0, odds));
}

static double pairsOf(const ComparedRecords &records, int record)
{
    const double times = double(records.placesOf(record).size());
    return 0.5 * times * (times - 1);
}

double equalByTruth(const ComparedRecords &records, const DuplicateWeights &weights)
{
    const double all = std::max(1.0, 0.5 * records.added() * (records.added() - 1.0));
    double equal = 0;
    double byChance = 0;
    for (int record = 0; record < records.count(); ++record) {
        const double pairs = pairsOf(records, record);
        if (pairs == 0)
            continue;
        equal += pairs;
        byChance += pairs * chanceOfEqual(records, weights, record);
    }
    return equal == 0 ? 0 : std::max(0.0, equal / all - byChance / equal);
}

std::vector<double> scoresOfEqual(const ComparedRecords &records, const DuplicateWeights &weights)
{
    const double more = equalByTruth(records, weights);
    std::vector<double> scores(size_t(records.count()), 0);
    for (int record = 0; record < records.count(); ++record) {
        if (pairsOf(records, record) > 0)
            scores[size_t(record)] = more / (more + chanceOfEqual(records, weights, record));
    }
    return scores;
}

} // namespace intray
