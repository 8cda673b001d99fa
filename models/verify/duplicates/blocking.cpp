// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/blocking.h"

#include "verify/duplicates/keykinds.h"

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

void addKeysOf(const CountedValue &counted, const KeyKind &kind, int record, KeyedRecords &keyed)
{
    const auto addText = [&](QStringView text) {
        if (!text.isEmpty())
            keyed.push_back({keyOf(text), record});
    };
    switch (kind.part) {
    case KeyPart::Start:
        addText(firstHalf(counted.value.joined));
        break;
    case KeyPart::End:
        addText(lastHalf(counted.value.joined));
        break;
    case KeyPart::Words:
        for (const int word : counted.words)
            keyed.push_back({quint64(word), record});
        break;
    case KeyPart::Digits:
        addText(sortedDigits(counted.value));
        break;
    case KeyPart::Whole:
    case KeyPart::Two:
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
        if (kind.part == KeyPart::Whole) {
            keyed.push_back({quint64(value), record});
        } else if (kind.part == KeyPart::Two) {
            const int other = records.field(kind.second).valueOf(record);
            if (other != ComparedField::nothing)
                keyed.push_back({mixedKey(quint64(value), quint64(other)), record});
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
    const std::vector<KeyKind> kinds = keyKindsFor(records);
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
