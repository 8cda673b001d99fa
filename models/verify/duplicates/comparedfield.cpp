// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparedfield.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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

void ComparedField::countWords()
{
    for (const CountedValue &counted : m_values) {
        std::vector<int> words = counted.words;
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        for (const int word : words)
            m_words[size_t(word)].records += counted.records;
    }
}

void ComparedField::weighWords()
{
    for (CountedWord &word : m_words)
        word.weight = std::log(1 + double(m_filled) / std::max(1, word.records - 1));
}

void ComparedField::forgetPlaces()
{
    m_raw = {};
    m_places = {};
    m_wordPlaces = {};
}

void ComparedField::finish(const std::vector<int> &kept)
{
    keep(kept);
    forgetPlaces();
    m_kind = foundKind();
    m_saysNothing = m_values.size() < 2;
    countWords();
    weighWords();
}

void ComparedField::finishLike(const FieldKnowledge &known, const std::vector<int> &kept)
{
    keep(kept);
    forgetPlaces();
    countWords();
    m_kind = known.kind;
    m_saysNothing = known.saysNothing;
    m_filled = std::max(known.filled, m_filled);
    for (CountedWord &word : m_words)
        word.records = std::max(word.records, known.words.value(word.text));
    for (CountedValue &value : m_values)
        value.records = std::max(value.records, known.values.value(value.value.words));
    weighWords();
}

namespace {

// A count of its own for more would say little: they are rare.
constexpr size_t mostCounted = 4000;
constexpr int fewRecords = 3;

using Counts = std::vector<std::pair<int, QString>>;

QHash<QString, int> mostFrequent(Counts counts)
{
    std::sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
        return std::tie(b.first, a.second) < std::tie(a.first, b.second);
    });
    counts.resize(std::min(counts.size(), mostCounted));
    QHash<QString, int> frequent;
    for (const auto &[records, text] : counts)
        frequent.insert(text, records);
    return frequent;
}

} // namespace

FieldKnowledge ComparedField::knowledge(const QString &name) const
{
    Counts words;
    Counts values;
    for (const CountedWord &word : m_words)
        if (word.records >= fewRecords)
            words.emplace_back(word.records, word.text);
    for (const CountedValue &value : m_values)
        if (value.records >= fewRecords)
            values.emplace_back(value.records, value.value.words);
    return {name, m_kind, m_saysNothing, m_filled, mostFrequent(words), mostFrequent(values)};
}

} // namespace intray
