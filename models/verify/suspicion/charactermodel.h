// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/flattable.h"

#include <QString>

namespace intray {

struct Packing;
struct Unpacking;

/// What a value looks like: letters "a", digits "9", however many; marks and blanks as they are.
QString shapeOf(const QString &value);
/// The same, but with each digit, so that a code of six digits differs from one of seven.
QString digitsOf(const QString &value);

/// How a field's values are spelt: of which words, and how likely each character is after the two
/// before it. Learned from the different values; what was seldom seen falls back to shorter
/// contexts by Witten and Bell's rule (1991). A plain value.
class CharacterModel
{
public:
    static constexpr qsizetype longest = 80; ///< Characters beyond are not looked at.

    /// Counts a value, weighted by how certain it is that the value is right.
    void learn(const QString &value, double share);

    /// How likely a value of this field is spelt like this one. `without`: how often this very
    /// value is left out of what was learned.
    double probability(const QString &value, double without) const;
    /// For each character, how many times likelier the value would be with another character in its
    /// place, or without it. Only the kind of a character (letter of a script, digit, each mark)
    /// and how often it is used count here, because every new word has its letters in a new order.
    struct Odds
    {
        double replaced = 0;
        double leftOut = 0;
    };
    QList<Odds> oddsOfOthers(const QString &value, double without) const
    {
        return oddsOfOthers(value, without, oddsOfKinds(kindsOf(value), without));
    }
    /// The part of this that depends on the kinds of the characters only. It is the same for all
    /// values with these kinds.
    struct KindOdds
    {
        double asItIs = 0;
        double replaced = 0;
        double leftOut = 0;
    };
    static QString kindsOf(const QString &value); ///< Of each character that is looked at.
    QList<KindOdds> oddsOfKinds(const QString &kinds, double without) const;
    QList<Odds> oddsOfOthers(const QString &value, double without,
                             const QList<KindOdds> &ofKinds) const;

    void pack(Packing &to) const;
    void unpack(Unpacking &from);

private:
    struct Following
    {
        double total = 0;
        int kinds = 0;
    };
    /// What follows what; a context and the character behind it make one number.
    struct Contexts
    {
        FlatTable<Following> all;
        FlatTable<double> counts;

        void add(quint64 context, QChar character, double share);
    };
    /// Words by number, in the order in which they came; the first is the empty one.
    struct Words
    {
        QString spelt = QStringLiteral(" "); ///< Each with a blank behind it.
        QList<double> counts{0};
        QList<Following> followers{{}}; ///< What comes behind it, of words.
        FlatTable<quint32> numbers;     ///< By the hash of the word.
        FlatTable<double> following;    ///< By a word and the one behind it.
        double total = 0;
        int kinds = 0;

        int numberOf(QStringView word) const; ///< -1: not known.
        int add(QStringView word);
        void take(const QString &words); ///< What was spelt before.
        void count(quint32 word, double share);
        void countBehind(quint32 before, quint32 word, double share);
    };
    double ofWords(const QString &value, double without) const;
    static void count(Contexts &contexts, const QString &marked, double share);
    double after(const Contexts &contexts, quint64 context, int length, QChar character,
                 double without) const;
    double spelt(const Contexts &contexts, const QString &marked, qsizetype from, qsizetype to,
                 double without) const;
    double used(QChar character, double without) const;
    void packWords(Packing &to) const;
    void unpackWords(Unpacking &from);

    Contexts m_contexts;
    Contexts m_kinds; ///< The same of the characters' kinds.
    FlatTable<double> m_alphabet;
    FlatTable<double> m_kindsUsed;
    Words m_words;
};

} // namespace intray
