// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparedfield.h"

#include <algorithm>
#include <cmath>

namespace intray {

// A field is what most of its values are; the rest are mistakes.
static constexpr double most = 0.8;

int ComparedField::internWord(const QString &text)
{
    const auto found = m_wordPlaces.constFind(text);
    if (found != m_wordPlaces.cend())
        return *found;
    const int place = int(m_words.size());
    m_words.push_back({text, 0, 0});
    m_wordPlaces.insert(text, place);
    return place;
}

int ComparedField::intern(const QString &text)
{
    ComparedValue value = comparedValueOf(text);
    if (value.words.isEmpty())
        return nothing;
    const auto found = m_places.constFind(value.words);
    if (found != m_places.cend())
        return *found;
    const int place = int(m_values.size());
    CountedValue counted;
    for (const QString &word : value.wordList())
        counted.words.push_back(internWord(word));
    m_places.insert(value.words, place);
    counted.value = std::move(value);
    m_values.push_back(std::move(counted));
    return place;
}

void ComparedField::add(const QString &text)
{
    auto found = m_raw.constFind(text);
    if (found == m_raw.cend())
        found = m_raw.insert(text, intern(text));
    const int place = *found;
    m_ofRecord.push_back(place);
}

void ComparedField::keep(const std::vector<int> &records)
{
    std::vector<int> ofRecord;
    ofRecord.reserve(records.size());
    for (const int record : records) {
        const int place = valueOf(record);
        ofRecord.push_back(place);
        if (place == nothing)
            continue;
        ++m_filled;
        ++m_values[size_t(place)].records;
    }
    m_ofRecord = std::move(ofRecord);
}

ValueKind ComparedField::foundKind() const
{
    double dates = 0;
    double codes = 0;
    double amounts = 0;
    double broken = 0;
    for (const CountedValue &counted : m_values) {
        const ComparedValue &value = counted.value;
        dates += value.isDate() ? counted.records : 0;
        codes += 2 * value.digits.size() >= value.joined.size() ? counted.records : 0;
        amounts += value.isAmount ? counted.records : 0;
        broken += value.isAmount && std::floor(value.amount) != value.amount ? counted.records : 0;
    }
    const double all = most * m_filled;
    if (dates >= all)
        return ValueKind::Date;
    if (amounts >= all && broken >= 0.2 * m_filled)
        return ValueKind::Amount;
    return codes >= all ? ValueKind::Code : ValueKind::Text;
}

void ComparedField::weighWords()
{
    for (const CountedValue &counted : m_values) {
        std::vector<int> words = counted.words;
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        for (const int word : words)
            m_words[size_t(word)].records += counted.records;
    }
    for (CountedWord &word : m_words)
        word.weight = std::log(1 + double(m_filled) / std::max(1, word.records - 1));
}

void ComparedField::finish(const std::vector<int> &kept)
{
    keep(kept);
    m_raw = {};
    m_places = {};
    m_wordPlaces = {};
    m_kind = foundKind();
    weighWords();
}

} // namespace intray
