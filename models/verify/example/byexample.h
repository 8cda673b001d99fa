// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/columnhabits.h"
#include "verify/example/faultylooks.h"
#include "verify/example/rightvalues.h"
#include "verify/example/toldwords.h"
#include "verify/example/transformation.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace intray {

/// What is known of the field whose values are made anew.
struct ExampleColumn
{
    QList<SourceCells> values; ///< Some of its values, or all: they tell programs apart.
    /// Whether a value keeps the rules of the field; null: it has none.
    std::function<bool(const QString &value)> complies;
};

/// What a value becomes if somebody did with it as in the examples: the shortest programs that
/// explain these are asked, and what they agree on is offered. Values that look like results, or
/// keep the rules, are left alone. Made once, then constant; any thread.
class ByExample
{
public:
    struct Offered
    {
        QString value;
        double sure = 0; ///< From 0 to 1.
    };

    ByExample() = default; ///< Offers nothing.
    ByExample(QList<Example> examples, ExampleColumn column);

    /// None: nothing is known to be meant, or the value is right.
    std::optional<Offered> of(const SourceCells &cells) const;
    /// The same, but not because exactly this value was changed once: what the others explain.
    std::optional<Offered> byProgram(const SourceCells &known) const;
    /// Whether the examples tell anything about other values than their own.
    bool isGeneral() const;

private:
    static constexpr int ownField = -1; ///< Of `m_standing`, as Piece::field has it.

    /// Programs for the values of some forms.
    struct Branch
    {
        QSet<QString> forms; ///< Of the values of its examples.
        QList<Example> examples;
        QList<Transformation> programs;
        /// What each example loses of its value, and what it brings in; none: it varies.
        std::optional<QString> exchanged = {};
        /// What stands in the same other field of every example, by field.
        QHash<int, QString> common = {};
        /// Signs that all its values have and no result: what has none of them may be right.
        QSet<QChar> marks = {};
        QSet<QString> changedWords = {}; ///< The first and last words that examples changed.
        QSet<QString> lostWords = {};    ///< That all its values have and no result: a unit.
        QSet<QString> broughtWords = {}; ///< That all results have and no value.
        FaultyLooks asks = {};           ///< By what its values are told from right ones.
        bool areLooksRare = false;       ///< In a column whose right values are known.
        /// What is made of a result is the same again, so that right values come to no harm.
        bool isRepeatable = true;
        bool losesNothing = false;  ///< Of none did a letter or digit get lost.
        bool losesNoDigit = false;  ///< Zeros do not count: they fill up.
        bool bringsNothing = false; ///< Into no result came a letter or digit of its own.
        /// In which orders all results are real days or times; empty: they are none.
        QList<DayOrder> orders = {};
        double cost() const { return programs.isEmpty() ? 1e9 : programs.constFirst().cost; }
    };
    struct Vote
    {
        QString value;
        double share = 0;
        bool isToldWrong = false; ///< The value, by the program itself.
    };

    static QString plainOf(const SourceCells &cells);
    static QString lettersOf(const SourceCells &cells);
    static void leaveSlipOut(Branch &branch);
    static QList<Branch> explained(Branch branch);
    static bool saysMoreDigits(const Branch &branch, const QList<Branch> &parts);
    static QList<Branch> splitByLetters(const Branch &branch);
    static QList<Branch> splitByPairs(const Branch &branch);
    static QList<Branch> branchesFor(const QList<Example> &examples);
    static std::optional<Branch> merged(const Branch &a, const Branch &b);
    static void noteExchanged(Branch &branch);
    static void noteMoments(Branch &branch);
    static bool isLikeResults(const Branch &branch, const Transformation &program,
                              const QString &value, const QString &made);
    static bool isRealMoment(const Branch &branch, const QString &made);
    static void noteMarks(Branch &branch);
    static void noteCommon(Branch &branch);
    static void noteChangedWords(Branch &branch);
    static void noteUnits(Branch &branch);
    static bool lacksUnit(const Branch &branch, const QString &value);
    static bool isOfOtherHalf(const Branch &branch, const QString &value);
    static bool keepsUnit(const Branch &branch, const QString &made);
    static bool isOfUnit(const Branch &branch, const QString &value);
    void noteRight(const ExampleColumn &column, const QStringList &results);
    void addTold(QList<Example> &examples, ExampleColumn &column);
    void noteRareLooks(const ExampleColumn &column);
    bool isOfStrangeSize(const QString &made) const;
    void noteSizes(const ExampleColumn &column);
    void noteHabits(const ExampleColumn &column);
    bool asksForChange(const SourceCells &cells) const;
    bool hasToldWord(const SourceCells &cells, const QString &made) const;
    bool isTold(const Branch &branch, const SourceCells &cells, const Vote &made) const;
    bool isWordTold(const Branch &branch, const SourceCells &cells, const QString &made,
                    const QString &word) const;
    bool areConstantsTold(const Branch &branch, const Transformation &program,
                          const SourceCells &cells, const QString &made) const;
    bool isLossTold(const Branch &branch, const QString &value, const QString &made) const;
    bool isTableTold(const QString &value) const;
    bool isShownTwice(const Branch &branch, const QString &value) const;
    void preferKnown(QHash<QString, double> &votes) const;
    void noteMoved(const Branch &branch, const ExampleColumn &column);
    void noteTable(const QList<Example> &examples);
    std::optional<Vote> vote(const Branch &branch, const SourceCells &cells) const;
    void weigh(Branch &branch, const ExampleColumn &column) const;
    QList<SourceCells> valuesToTryWith(const Branch &branch, const ExampleColumn &column) const;
    bool isRepeatable(const Branch &branch) const;
    QList<const Branch *> branchesOf(const SourceCells &cells) const;
    std::optional<Offered> offeredBy(const Branch &branch, const SourceCells &cells) const;
    const Branch *branchByLooks(const QString &value) const;
    bool isExchanged(const SourceCells &cells, int field) const;
    bool isToldByRecord(const Branch &branch, const Transformation &program,
                        const SourceCells &cells) const;
    static bool isLikeExamples(const Branch &branch, const SourceCells &cells);
    bool isRight(const QString &value) const;
    bool looksMade(const QString &value) const;
    bool looksRight(const QString &value) const;
    bool fitsColumn(const QString &made, const QString &before) const;
    bool isCodeWithMore(const QString &value, const QString &made) const;
    bool isShown(const QString &value) const;
    double plausibility(const QString &value) const;

    QHash<QString, QString> m_table; ///< What was made of exactly this.
    QList<Branch> m_branches;
    /// How values are written, at three levels that have nothing to do with each other.
    struct Forms
    {
        QSet<QString> plain, cased, exact;
        void add(const QString &value);
        Forms without(const Forms &others) const;
        bool haveOneOf(const QString &value) const;
    };

    Forms m_madeForms; ///< Of results, none of which is that of a value.
    Forms m_resultForms;
    QSet<QString> m_sizes;           ///< Filled forms of values like results,
    QHash<QString, int> m_sized;     ///< and how many there are, by form.
    QSet<QString> m_shownForms;      ///< Of values that were changed.
    QSet<QString> m_shownExactForms; ///< The same with each digit.
    RightValues m_right;             ///< Of a column that is mostly right.
    ColumnHabits m_habits;
    ToldWords m_told;
    int m_ownFields = 0;         ///< Of the records, without what is told.
    bool m_areOfRecords = false; ///< The examples.
    /// How often values stand in the column, and in other fields that are taken over as they are.
    QHash<int, QHash<QString, int>> m_standing;
    std::function<bool(const QString &value)> m_complies;
};

} // namespace intray
