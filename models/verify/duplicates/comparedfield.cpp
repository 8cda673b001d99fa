// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparedfield.h"

#include <algorithm>
#include <cmath>
#include <optional>
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

namespace {

/// A value that ends with its only number, such as "item 12".
struct Numbered
{
    QString stem;
    qint64 number = 0;
};

std::optional<Numbered> numberedIn(const ComparedValue &value)
{
    const QString &text = value.joined;
    const qsizetype digits = value.digits.size();
    if (digits == 0 || digits > 15 || text.size() < digits)
        return std::nullopt;
    const QStringView end = QStringView(text).last(digits);
    if (!std::ranges::all_of(end, [](QChar c) { return c.isDigit(); }))
        return std::nullopt;
    return Numbered{text.chopped(digits), value.digits.toLongLong()};
}

/// Fewer could be a count by chance.
constexpr size_t leastCounted = 20;
constexpr double nearlyAll = 0.9;
/// Of the numbers between the least and the greatest, which are not looked at at the ends.
constexpr double mostlyUsed = 0.4;

} // namespace

// Each record has a number of its own behind the same word, and the numbers lie close together.
bool ComparedField::onlyCountsUp() const
{
    const double own = double(m_values.size());
    if (m_values.size() < leastCounted || own < nearlyAll * m_filled)
        return false;
    QHash<QString, std::vector<qint64>> numbers;
    for (const CountedValue &counted : m_values)
        if (const auto numbered = numberedIn(counted.value))
            numbers[numbered->stem].push_back(numbered->number);
    for (std::vector<qint64> &all : numbers) {
        if (double(all.size()) < nearlyAll * own)
            continue;
        std::ranges::sort(all);
        const size_t aside = all.size() / 20;
        const auto span = double(all[all.size() - 1 - aside] - all[aside]) + 1;
        return double(all.size() - 2 * aside) >= mostlyUsed * span;
    }
    return false;
}

ValueKind ComparedField::foundKind() const
{
    if (onlyCountsUp())
        return ValueKind::Running;
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

bool ComparedField::standIn(int word, int other) const
{
    return !m_standIns.empty() && m_standIns.contains(std::minmax(word, other));
}

void ComparedField::takeStandIns(const QList<std::pair<QString, QString>> &known)
{
    QHash<QString, int> places;
    for (size_t place = 0; place < m_words.size(); ++place)
        places.insert(m_words[place].text, int(place));
    for (const auto &[one, other] : known)
        if (places.contains(one) && places.contains(other))
            m_standIns.insert(std::minmax(places.value(one), places.value(other)));
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
    takeStandIns(known.standIns);
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
    QList<std::pair<QString, QString>> standIns;
    for (const auto &[one, other] : m_standIns)
        standIns.append({m_words[size_t(one)].text, m_words[size_t(other)].text});
    return {name,    m_kind, m_saysNothing, m_filled, mostFrequent(words), mostFrequent(values),
            standIns};
}

} // namespace intray
