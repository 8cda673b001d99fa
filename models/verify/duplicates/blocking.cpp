// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/blocking.h"

#include <algorithm>

namespace intray {

namespace {

/// A record under something that it may share with others.
struct KeyedRecord
{
    quint64 key = 0;
    int record = 0;

    friend auto operator<=>(const KeyedRecord &, const KeyedRecord &) = default;
};
using KeyedRecords = std::vector<KeyedRecord>;

quint64 mixed(quint64 a, quint64 b)
{
    quint64 x = a * 0x9e3779b97f4a7c15ULL + b + 0x7f4a7c159e3779b9ULL;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    x ^= x >> 32;
    return x;
}

quint64 keyOf(QStringView text)
{
    quint64 key = 14695981039346656037ULL;
    for (const QChar c : text)
        key = (key ^ c.unicode()) * 1099511628211ULL;
    return mixed(key, quint64(text.size()));
}

constexpr qsizetype shortestHalved = 4;

/// A kind of key: what of a value is shared.
enum class Part { Whole, Start, End, Words, Digits, Two };

struct KeyKind
{
    Part part = Part::Whole;
    int field = 0;
    int second = 0; ///< Of two values.
};

void addKeysOf(const CountedValue &counted, const KeyKind &kind, int record, KeyedRecords &keyed)
{
    const QString &text = counted.value.joined;
    const qsizetype half = (text.size() + 1) / 2;
    switch (kind.part) {
    case Part::Start:
        if (text.size() >= shortestHalved)
            keyed.push_back({keyOf(QStringView(text).left(half)), record});
        break;
    case Part::End:
        if (text.size() >= shortestHalved)
            keyed.push_back({keyOf(QStringView(text).mid(text.size() - half)), record});
        break;
    case Part::Words:
        for (const int word : counted.words)
            keyed.push_back({quint64(word), record});
        break;
    case Part::Digits: {
        QString digits = counted.value.digits;
        if (digits.size() < shortestHalved)
            break;
        std::sort(digits.begin(), digits.end());
        keyed.push_back({keyOf(digits), record});
        break;
    }
    case Part::Whole:
    case Part::Two:
        break;
    }
}

KeyedRecords keyedBy(const ComparedRecords &records, const KeyKind &kind)
{
    const ComparedField &field = records.field(kind.field);
    KeyedRecords keyed;
    keyed.reserve(size_t(records.count()));
    for (int record = 0; record < records.count(); ++record) {
        const int value = field.valueOf(record);
        if (value == ComparedField::nothing)
            continue;
        if (kind.part == Part::Whole) {
            keyed.push_back({quint64(value), record});
        } else if (kind.part == Part::Two) {
            const int other = records.field(kind.second).valueOf(record);
            if (other != ComparedField::nothing)
                keyed.push_back({mixed(quint64(value), quint64(other)), record});
        } else {
            addKeysOf(field.value(value), kind, record, keyed);
        }
    }
    std::sort(keyed.begin(), keyed.end());
    keyed.erase(std::unique(keyed.begin(), keyed.end()), keyed.end());
    return keyed;
}

template <typename Visit>
void visitGroups(const KeyedRecords &keyed, const Visit &visit)
{
    for (size_t from = 0; from < keyed.size();) {
        size_t to = from + 1;
        while (to < keyed.size() && keyed[to].key == keyed[from].key)
            ++to;
        if (to - from > 1)
            visit(from, to);
        from = to;
    }
}

std::vector<KeyKind> kindsFor(const ComparedRecords &records)
{
    std::vector<KeyKind> kinds;
    std::vector<int> telling;
    for (int i = 0; i < records.fieldCount(); ++i) {
        const ComparedField &field = records.field(i);
        if (field.saysNothing())
            continue;
        telling.push_back(i);
        kinds.push_back({Part::Whole, i});
        if (field.kind() == ValueKind::Text)
            kinds.push_back({Part::Words, i});
        if (field.kind() != ValueKind::Amount) {
            kinds.push_back({Part::Start, i});
            kinds.push_back({Part::End, i});
        }
        if (field.kind() == ValueKind::Code || field.kind() == ValueKind::Date)
            kinds.push_back({Part::Digits, i});
    }
    // Two values together, of the seven fields whose values are most often alone too common.
    std::sort(telling.begin(), telling.end(), [&](int a, int b) {
        return records.field(a).values().size() < records.field(b).values().size();
    });
    telling.resize(std::min<size_t>(telling.size(), 7));
    for (size_t i = 0; i < telling.size(); ++i) {
        for (size_t j = i + 1; j < telling.size(); ++j)
            kinds.push_back({Part::Two, telling[i], telling[j]});
    }
    return kinds;
}

constexpr size_t largestGroup = 1000;

/// The largest group that may be paired through so that all groups up to it give at most so many
/// pairs.
size_t largestAllowed(const std::vector<double> &groupsOfSize, qint64 most)
{
    double pairs = 0;
    for (size_t size = 2; size < groupsOfSize.size(); ++size) {
        pairs += groupsOfSize[size] * 0.5 * double(size) * double(size - 1);
        if (pairs > double(most))
            return std::max<size_t>(size - 1, 2);
    }
    return groupsOfSize.size() - 1;
}

void sortOut(std::vector<RecordPair> &pairs)
{
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
}

std::vector<RecordPair> allPairs(int count)
{
    std::vector<RecordPair> pairs;
    pairs.reserve(size_t(count) * size_t(std::max(0, count - 1)) / 2);
    for (int a = 0; a < count; ++a) {
        for (int b = a + 1; b < count; ++b)
            pairs.push_back({a, b});
    }
    return pairs;
}

} // namespace

qint64 mostPairsFor(qint64 records)
{
    return std::max<qint64>(600'000, 30 * records);
}

std::vector<RecordPair> pairsWorthComparing(const ComparedRecords &records, qint64 most,
                                            const KeepGoing &keepGoing)
{
    if (records.pairs() <= double(most))
        return allPairs(records.count());
    const std::vector<KeyKind> kinds = kindsFor(records);
    std::vector<double> groupsOfSize(largestGroup + 1, 0);
    qint64 step = 0;
    for (const KeyKind &kind : kinds) {
        if (!keepGoing(step++, qint64(2 * kinds.size())))
            return {};
        visitGroups(keyedBy(records, kind), [&](size_t from, size_t to) {
            if (to - from <= largestGroup)
                ++groupsOfSize[to - from];
        });
    }
    const size_t allowed = largestAllowed(groupsOfSize, most);
    std::vector<RecordPair> pairs;
    for (const KeyKind &kind : kinds) {
        if (!keepGoing(step++, qint64(2 * kinds.size())))
            return {};
        const KeyedRecords keyed = keyedBy(records, kind);
        visitGroups(keyed, [&](size_t from, size_t to) {
            if (to - from > allowed)
                return;
            for (size_t i = from; i < to; ++i) {
                for (size_t j = i + 1; j < to; ++j)
                    pairs.push_back({keyed[i].record, keyed[j].record});
            }
        });
    }
    sortOut(pairs);
    return pairs;
}

} // namespace intray
