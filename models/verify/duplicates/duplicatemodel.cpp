// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/duplicatemodel.h"

#include <algorithm>

namespace intray {

QStringList DuplicateModel::names() const
{
    QStringList names;
    for (const FieldKnowledge &field : fields)
        names << field.name;
    return names;
}

QList<qint64> DuplicateModel::keysOf(const QStringList &values) const
{
    std::vector<ComparedValue> compared;
    compared.reserve(size_t(values.size()));
    std::vector<const ComparedValue *> known;
    for (const QString &value : values)
        known.push_back(&compared.emplace_back(comparedValueOf(value)));
    QList<qint64> keys;
    for (const KeyKind &kind : kinds) {
        for (const quint64 key : keysBy(kind, known))
            if (!std::binary_search(tooCommon.begin(), tooCommon.end(), qint64(key)))
                keys << qint64(key);
    }
    return keys;
}

// A queue that had no equal records when the model was learned may have them since.
static double scoreOfEqual(const DuplicateModel &model, const ComparedRecords &records, int record)
{
    const double leastTruth = 1 / std::max(1.0, 0.5 * model.records * (model.records - 1.0));
    const double truth = std::max(model.equalByTruth, leastTruth);
    return truth / (truth + chanceOfEqual(records, model.weights, record));
}

std::vector<double> DuplicateModel::scores(const QStringList &record,
                                           const QList<QStringList> &others) const
{
    ComparedRecords all(int(fields.size()));
    all.add(record);
    for (const QStringList &other : others)
        all.add(other);
    all.finishLike(fields);
    std::vector<double> scores(size_t(others.size()), 0);
    for (int other = 0; other < all.count(); ++other) {
        const double score =
            other == 0 ? scoreOfEqual(*this, all, 0)
                       : scoreOf(all, weights, all.pattern(0, other, weights.swapped), {0, other});
        for (const int place : all.placesOf(other))
            if (place > 0)
                scores[size_t(place - 1)] = score;
    }
    return scores;
}

namespace {

/// So many records may share a key under which one is looked for.
constexpr double mostUnderKey = 50;
constexpr size_t leastUnderKey = 2;
constexpr size_t mostKinds = 12;
/// A second key for pairs that have one already is worth this much of a first one.
constexpr double worthOfSecond = 0.3;
constexpr double leastGain = 0.002;

/// All keys of one kind, ascending, with the records that have them.
struct KeysOfKind
{
    std::vector<std::pair<quint64, int>> keyed;
    std::vector<quint64> tooCommon;
    double findsPairs = 0; ///< How many records share a key that is not too common.
};

/// Chooses the kinds of keys under which the pairs that were found are found again.
class KeyChoice
{
public:
    KeyChoice(const ComparedRecords &records, qint64 ofRecords,
              const std::vector<ScoredPair> &pairs)
        : m_records(records)
        , m_mostUnderKey(std::max(leastUnderKey, size_t(mostUnderKey * records.added() /
                                                        double(std::max<qint64>(1, ofRecords)))))
        , m_recordOf(size_t(records.added()))
    {
        for (int record = 0; record < records.count(); ++record)
            for (const int place : records.placesOf(record))
                m_recordOf[size_t(place)] = record;
        for (const ScoredPair &pair : pairs) {
            const int a = m_recordOf[size_t(pair.a)];
            const int b = m_recordOf[size_t(pair.b)];
            if (a != b)
                m_pairs.emplace_back(a, b);
        }
    }

    /// Whether it came to its end.
    bool choose(DuplicateModel &model, const KeepGoing &keepGoing)
    {
        for (const KeyKind &kind : keyKindsFor(m_records)) {
            if (!keepGoing(0, 0))
                return false;
            m_kinds.push_back(kind);
            KeysOfKind keys = keysOf(kind);
            m_foundBy.push_back(foundBy(kind, keys));
            m_tooCommon.push_back(std::move(keys.tooCommon));
            m_finds.push_back(keys.findsPairs);
        }
        take(model, chosen());
        return true;
    }

private:
    std::vector<const ComparedValue *> valuesOf(int record) const
    {
        std::vector<const ComparedValue *> values(size_t(m_records.fieldCount()), nullptr);
        for (int i = 0; i < m_records.fieldCount(); ++i)
            if (m_records.field(i).valueOf(record) != ComparedField::nothing)
                values[size_t(i)] = &m_records.value(i, record).value;
        return values;
    }

    KeysOfKind keysOf(const KeyKind &kind) const
    {
        KeysOfKind all;
        for (int record = 0; record < m_records.count(); ++record)
            for (const quint64 key : keysBy(kind, valuesOf(record)))
                all.keyed.emplace_back(key, record);
        std::sort(all.keyed.begin(), all.keyed.end());
        for (size_t from = 0, to = 0; from < all.keyed.size(); from = to) {
            while (to < all.keyed.size() && all.keyed[to].first == all.keyed[from].first)
                ++to;
            if (to - from > m_mostUnderKey)
                all.tooCommon.push_back(all.keyed[from].first);
            else if (to - from > 1)
                all.findsPairs += double(to - from);
        }
        return all;
    }

    /// Which of the pairs are found by this kind.
    std::vector<bool> foundBy(const KeyKind &kind, const KeysOfKind &keys) const
    {
        std::vector<bool> found(m_pairs.size(), false);
        for (size_t i = 0; i < m_pairs.size(); ++i) {
            const std::vector<quint64> ofA = keysBy(kind, valuesOf(m_pairs[i].first));
            for (const quint64 key : keysBy(kind, valuesOf(m_pairs[i].second)))
                if (std::binary_search(ofA.begin(), ofA.end(), key) &&
                    !std::binary_search(keys.tooCommon.begin(), keys.tooCommon.end(), key))
                    found[i] = true;
        }
        return found;
    }

    double gainOf(size_t kind, const std::vector<int> &times) const
    {
        double gain = 0;
        for (size_t i = 0; i < m_pairs.size(); ++i)
            if (m_foundBy[kind][i])
                gain += times[i] == 0 ? 1 : times[i] == 1 ? worthOfSecond : 0;
        return gain;
    }

    std::vector<size_t> chosen() const
    {
        std::vector<size_t> kinds;
        std::vector<int> times(m_pairs.size(), 0);
        const double enough = leastGain * double(m_pairs.size());
        while (kinds.size() < std::min(mostKinds, m_kinds.size())) {
            size_t best = m_kinds.size();
            double most = 0;
            for (size_t kind = 0; kind < m_kinds.size(); ++kind) {
                const bool isTaken = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
                const double gain = isTaken ? 0 : gainOf(kind, times);
                if (gain > most || (gain == most && gain > 0 && m_finds[kind] < m_finds[best])) {
                    most = gain;
                    best = kind;
                }
            }
            if (best == m_kinds.size() || (most < enough && kinds.size() >= 3))
                break;
            kinds.push_back(best);
            for (size_t i = 0; i < m_pairs.size(); ++i)
                times[i] += m_foundBy[best][i] ? 1 : 0;
        }
        return m_pairs.size() < fewPairs ? withUsual(kinds) : kinds;
    }

    /// Where too few pairs are known to choose by them: whole values, halves and words that are
    /// shared by some.
    std::vector<size_t> withUsual(std::vector<size_t> kinds) const
    {
        std::vector<size_t> order(m_kinds.size());
        for (size_t kind = 0; kind < order.size(); ++kind)
            order[kind] = kind;
        std::stable_sort(order.begin(), order.end(),
                         [&](size_t a, size_t b) { return m_finds[a] > m_finds[b]; });
        for (const size_t kind : order)
            if (kinds.size() < mostKinds &&
                std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
                kinds.push_back(kind);
        return kinds;
    }

    void take(DuplicateModel &model, const std::vector<size_t> &kinds) const
    {
        for (const size_t kind : kinds) {
            model.kinds.push_back(m_kinds[kind]);
            for (const quint64 key : m_tooCommon[kind])
                model.tooCommon.push_back(qint64(key));
        }
        std::sort(model.tooCommon.begin(), model.tooCommon.end());
    }

    static constexpr size_t fewPairs = 20;

    const ComparedRecords &m_records;
    const size_t m_mostUnderKey; ///< Among these records, which may be some of many.
    std::vector<int> m_recordOf; ///< By the place in which it was added.
    std::vector<std::pair<int, int>> m_pairs;
    std::vector<KeyKind> m_kinds;
    std::vector<std::vector<bool>> m_foundBy;      ///< By kind, by pair.
    std::vector<std::vector<quint64>> m_tooCommon; ///< By kind.
    std::vector<double> m_finds;                   ///< By kind.
};

} // namespace

DuplicateModel learnedModel(ComparedRecords &records, const QStringList &names, qint64 ofRecords,
                            const KeepGoing &keepGoing)
{
    constexpr double likely = 0.5;
    DuplicateModel model;
    bool isEnded = false;
    const KeepGoing goOn = [&](qint64 done, qint64 total) {
        isEnded = isEnded || !keepGoing(done, total);
        return !isEnded;
    };
    const FoundDuplicates found = searchDuplicates(records, likely, goOn);
    if (isEnded || !KeyChoice(records, ofRecords, found.pairs).choose(model, goOn))
        return {};
    for (int i = 0; i < records.fieldCount(); ++i)
        model.fields.push_back(records.field(i).knowledge(names.value(records.addedAs(i))));
    model.weights = found.weights;
    model.equalByTruth = found.equalByTruth;
    model.records = records.added();
    return model;
}

} // namespace intray
