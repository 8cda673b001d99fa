// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparedrecords.h"

#include "verify/distance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace intray {

// 4 MB a field.
static constexpr size_t mostKnown = 2000;
static constexpr quint8 unknown = 255;

ComparedRecords::ComparedRecords(int fields)
    : m_fields(size_t(fields))
{
}

void ComparedRecords::add(const QStringList &values)
{
    for (int i = 0; i < fieldCount(); ++i)
        m_fields[size_t(i)].add(values.value(i));
    ++m_added;
}

void ComparedRecords::addField()
{
    m_fields.emplace_back();
    for (int place = 0; place < m_added; ++place)
        m_fields.back().add({});
}

void ComparedRecords::leaveOut(int field)
{
    m_fields.erase(m_fields.begin() + field);
}

/// The first of each that are the same in every field.
std::vector<int> ComparedRecords::differentRecords()
{
    std::map<std::vector<int>, int> known;
    std::vector<int> different;
    std::vector<int> values(m_fields.size());
    for (int place = 0; place < m_added; ++place) {
        for (size_t i = 0; i < m_fields.size(); ++i)
            values[i] = m_fields[i].valueOf(place);
        const auto [found, isNew] = known.try_emplace(values, count());
        if (isNew) {
            different.push_back(place);
            m_alike.emplace_back();
        }
        m_alike[size_t(found->second)].push_back(place);
    }
    return different;
}

/// How much the values of a field tell of a record, on average.
static double tellingOf(const ComparedField &field, int records)
{
    double equal = 0;
    for (const CountedValue &value : field.values())
        equal += std::pow(double(value.records) / std::max(1, field.filled()), 2);
    return field.saysNothing() ? 0 : -std::log(equal) * field.filled() / std::max(1, records);
}

void ComparedRecords::keepTellingFields()
{
    if (m_fields.size() <= mostFields)
        return;
    std::vector<std::pair<double, size_t>> telling;
    for (size_t i = 0; i < m_fields.size(); ++i)
        telling.emplace_back(-tellingOf(m_fields[i], count()), i);
    std::sort(telling.begin(), telling.end());
    telling.resize(mostFields);
    std::sort(telling.begin(), telling.end(),
              [](const auto &a, const auto &b) { return a.second < b.second; });
    std::vector<ComparedField> kept;
    m_addedAs.clear();
    for (const auto &[worth, place] : telling) {
        kept.push_back(std::move(m_fields[place]));
        m_addedAs.push_back(int(place));
    }
    m_fields = std::move(kept);
}

void ComparedRecords::finish()
{
    const std::vector<int> different = differentRecords();
    for (ComparedField &field : m_fields)
        field.finish(different);
    m_addedAs.resize(m_fields.size());
    std::iota(m_addedAs.begin(), m_addedAs.end(), 0);
    keepTellingFields();
    makeRoomForComparisons();
}

void ComparedRecords::finishLike(const std::vector<FieldKnowledge> &known)
{
    const std::vector<int> different = differentRecords();
    for (size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i].finishLike(known[i], different);
    makeRoomForComparisons();
}

void ComparedRecords::makeRoomForComparisons()
{
    m_known.resize(m_fields.size());
    for (size_t i = 0; i < m_fields.size(); ++i) {
        const size_t values = m_fields[i].values().size();
        if (values <= mostKnown)
            m_known[i].assign(values * values, unknown);
    }
}

void ComparedRecords::setStandIns(int field, const StandIns &standIns)
{
    m_fields[size_t(field)].setStandIns(standIns);
    std::ranges::fill(m_known[size_t(field)], unknown);
}

const CountedValue &ComparedRecords::value(int field, int record) const
{
    const ComparedField &values = this->field(field);
    return values.value(values.valueOf(record));
}

Agreement ComparedRecords::agreement(int field, int a, int b) const
{
    const ComparedField &values = this->field(field);
    const int ofA = values.valueOf(a);
    const int ofB = values.valueOf(b);
    if (ofA == ComparedField::nothing || ofB == ComparedField::nothing)
        return Agreement::Missing;
    if (ofA == ofB)
        return Agreement::Exact;
    if (m_known[size_t(field)].empty())
        return compared(values, values.value(ofA), values.value(ofB));
    return comparedBefore(field, ofA, ofB);
}

Agreement ComparedRecords::comparedBefore(int field, int a, int b) const
{
    const ComparedField &values = this->field(field);
    const auto [first, second] = std::minmax(a, b);
    quint8 &known = m_known[size_t(field)][size_t(first) * values.values().size() + size_t(second)];
    if (known == unknown)
        known = quint8(compared(values, values.value(first), values.value(second)));
    return Agreement(known);
}

static bool areNearlySame(const QString &a, const QString &b)
{
    const int slips = a.size() < 4 ? 0 : a.size() < 12 ? 1 : 2;
    return a == b || (slips > 0 && editDistance(a, b, slips) <= slips);
}

bool ComparedRecords::areSwapped(SwappedFields fields, int a, int b) const
{
    const QString &firstOfA = value(fields.first, a).value.joined;
    const QString &secondOfA = value(fields.second, a).value.joined;
    const QString &firstOfB = value(fields.first, b).value.joined;
    const QString &secondOfB = value(fields.second, b).value.joined;
    return areNearlySame(firstOfA, secondOfB) && areNearlySame(secondOfA, firstOfB);
}

AgreementPattern ComparedRecords::pattern(int a, int b,
                                          const std::vector<SwappedFields> &swapped) const
{
    AgreementPattern levels(fieldCount());
    for (int i = 0; i < fieldCount(); ++i)
        levels[i] = agreement(i, a, b);
    for (const SwappedFields fields : swapped) {
        Agreement &first = levels[fields.first];
        Agreement &second = levels[fields.second];
        if (first != Agreement::Different || second != Agreement::Different)
            continue;
        if (!areSwapped(fields, a, b))
            continue;
        // Told once: the second field says nothing more.
        first = Agreement::Swapped;
        second = Agreement::Missing;
    }
    return levels;
}

} // namespace intray
