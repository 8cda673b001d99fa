// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/comparedvalue.h"

#include <QHash>

#include <set>
#include <vector>

namespace intray {

/// What the values of a field are, found from the values and from nothing else: which kind of
/// comparison fits them.
enum class ValueKind {
    Text,   ///< Names, addresses, titles.
    Code,   ///< Mostly digits: numbers of houses, postcodes, telephones, identity numbers.
    Amount, ///< Numbers with decimals, of which near ones are alike.
    Date,
    Running, ///< They only count up: item 1, item 2. Near numbers are other numbers.
};

/// A word of a field and in how many records it stands.
struct CountedWord
{
    QString text;
    int records = 0;
    double weight = 0; ///< The rarer in other records, the more.
};

/// A value of a field with its words, rarest first, and how many records have it.
struct CountedValue
{
    ComparedValue value;
    std::vector<int> words; ///< Places in the field's words.
    int records = 0;
};

/// What is known of a field of a queue from many records, for comparing a few.
struct FieldKnowledge
{
    QString name;
    ValueKind kind = ValueKind::Text;
    bool saysNothing = false;
    int filled = 0;
    /// In how many records the most frequent ones stand; others are in few.
    QHash<QString, int> words = {};
    QHash<QString, int> values = {};
    /// Words that stand in for each other.
    QList<std::pair<QString, QString>> standIns = {};
};

/// Places of words of a field that stand in for each other; the smaller first.
using StandIns = std::set<std::pair<int, int>>;

/// One field of all records: every different value once, and which record has which.
class ComparedField
{
public:
    static constexpr int nothing = -1;

    void add(const QString &text);
    /// After the last record: keeps these records only, in this order, finds the kind of their
    /// values and weighs their words.
    void finish(const std::vector<int> &kept);
    /// The same where kind and counts are known already.
    void finishLike(const FieldKnowledge &known, const std::vector<int> &kept);
    FieldKnowledge knowledge(const QString &name) const;

    ValueKind kind() const { return m_kind; }
    int filled() const { return m_filled; }
    int valueOf(int record) const { return m_ofRecord[size_t(record)]; } ///< Or nothing.
    const std::vector<CountedValue> &values() const { return m_values; }
    const CountedValue &value(int place) const { return m_values[size_t(place)]; }
    const std::vector<CountedWord> &words() const { return m_words; }
    void setStandIns(const StandIns &standIns) { m_standIns = standIns; }
    const StandIns &standIns() const { return m_standIns; }
    bool standIn(int word, int other) const; ///< The one for the other.
    /// Whether it cannot tell records apart: empty, or one value for all.
    bool saysNothing() const { return m_saysNothing; }

private:
    int intern(const QString &text);
    int internWord(const QString &text);
    void keep(const std::vector<int> &records);
    ValueKind foundKind() const;
    bool onlyCountsUp() const;
    void countWords();
    void weighWords();
    void forgetPlaces();
    void takeStandIns(const QList<std::pair<QString, QString>> &known);

    std::vector<CountedValue> m_values;
    std::vector<CountedWord> m_words;
    std::vector<int> m_ofRecord;
    QHash<QString, int> m_raw;    ///< Text as it came to value.
    QHash<QString, int> m_places; ///< Folded words to value.
    QHash<QString, int> m_wordPlaces;
    StandIns m_standIns;
    ValueKind m_kind = ValueKind::Text;
    int m_filled = 0;
    bool m_saysNothing = true;
};

} // namespace intray
