// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace intray {

/// What stands in one field of a queue's records, counted as they go by: how many have a value, and
/// how often each occurs. Beyond 50,000 different values it keeps a part of them, chosen by their
/// hash, each with its true count (adaptive sampling, P. Flajolet, "On Adaptive Sampling", 1990),
/// so that its size is bounded and every share stays an estimate without a lean. Any one thread.
class ColumnProfile
{
public:
    explicit ColumnProfile(const QString &field = {});

    /// A record's value as text; empty: it has none.
    void add(const QString &value);

    struct Counted
    {
        QString value;
        qint64 count = 0;
    };

    /// What longer texts are cut to: who compares them needs no more.
    static constexpr qsizetype longestValue = 500;

    const QString &field() const { return m_field; }
    qint64 records() const { return m_records; }
    qint64 empty() const { return m_empty; }
    qint64 filled() const { return m_records - m_empty; }
    /// Every value is counted, none was left to the sample.
    bool isWhole() const { return m_level == 0; }
    qsizetype longest() const { return m_longest; }
    qint64 characters() const { return m_characters; }
    bool hasLineBreaks() const { return m_hasLineBreaks; }
    qsizetype distinct() const { return m_counts.size(); }
    qint64 countOf(const QString &value) const { return m_counts.value(value); }
    /// The most frequent first, equally frequent ones in the order of their text.
    QList<Counted> values() const;

private:
    bool isInSample(const QString &value) const;
    void thinOut();

    QString m_field;
    qint64 m_records = 0;
    qint64 m_empty = 0;
    qint64 m_characters = 0;
    qsizetype m_longest = 0;
    bool m_hasLineBreaks = false;
    int m_level = 0; ///< One of two to the power of this is kept.
    QHash<QString, qint64> m_counts;
};

} // namespace intray
