// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <tuple>

namespace intray {

/// Longer values are neither counted nor judged, because they would fill the indexes, and comparing
/// them whole finds no slips.
inline constexpr qsizetype longestCounted = 250;

/// Two fields whose values are counted together; a field with itself: its words are counted, too.
struct CountedPair
{
    int by = -1;
    int field = -1;
};

/// A record as it is counted: what came in and what is in it now, a value per field.
struct CountedRecord
{
    QStringList imported;
    QStringList now;
    bool isDone = false; ///< Somebody finished it: what differs was put right.
};

/// What a piece of a queue's history changes in its counts: each record's contribution goes in or
/// out. A plain value.
class CountChanges
{
public:
    explicit CountChanges(QList<CountedPair> pairs)
        : m_pairs(std::move(pairs))
    {
    }

    void add(const CountedRecord &record) { count(record, 1); }
    void takeOut(const CountedRecord &record) { count(record, -1); }

    qint64 records() const { return m_records; }
    qint64 corrections() const { return m_corrections; }
    qsizetype size() const { return m_values.size() + m_together.size(); } ///< Different keys.
    bool takesOut() const; ///< Some numbers become smaller.

    /// As the databases take it: {"records": n, "corrections": n, "values": [[field, value, n,
    /// left], ...], "pairs": [[by, value, field, value, n], ...]}, in the order of their keys, so
    /// that two who write never wait for each other crosswise. A pair of a field with itself is a
    /// correction.
    QJsonObject toJson() const;

    /// A part of the changes whose keys lie side by side, packed; without records and corrections.
    struct Slice
    {
        QByteArray begins; ///< Where it belongs in the order of the keys.
        QByteArray changes;
    };
    /// All of it in slices of so many changes at most, in the order of their keys. They are cut at
    /// `places`, the `begins` of earlier ones in their order, so that slices of several pieces that
    /// have the same keys have the same `begins`; if there are none, wherever `most` are reached.
    QList<Slice> slices(const QList<QByteArray> &places, qsizetype most) const;
    /// Adds what a slice says. What is damaged in it is left out.
    void addSlice(const QByteArray &changes);

private:
    struct Change
    {
        qint64 records = 0;
        qint64 leftAs = 0;
    };
    struct PairKey
    {
        int by;
        QString byValue;
        int field;
        QString value;
        bool operator==(const PairKey &) const = default;
        bool operator<(const PairKey &other) const
        {
            return std::tie(by, byValue, field, value) <
                   std::tie(other.by, other.byValue, other.field, other.value);
        }
    };

    friend size_t qHash(const PairKey &key, size_t seed)
    {
        return qHashMulti(seed, key.by, key.byValue, key.field, key.value);
    }
    void count(const CountedRecord &record, int times);

    QList<CountedPair> m_pairs;
    QHash<std::pair<int, QString>, Change> m_values;
    QHash<PairKey, qint64> m_together;
    qint64 m_records = 0;
    qint64 m_corrections = 0;
};

} // namespace intray
