// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rest of the column tells.
#include "verify/example/byexample.h"
#include "verify/example/standingvalues.h"

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype fewestRight = 20; ///< Fewer values do not tell how right ones look.
constexpr double mostWrong = 0.3;     ///< Of a column that tells how right values look.
constexpr double fewestMade = 0.02;   ///< Of it, that look like results.
constexpr double ofStanding = 2.0;    ///< What makes none of the column's values costs more.
constexpr qsizetype mostTried = 100;  ///< Values of the column that tell programs apart.

} // namespace

/// Where more of the column look right than like what was changed, the rest of it that nothing
/// tells from right values is right as well.
void ByExample::noteRight(const ExampleColumn &column, const QStringList &results)
{
    qsizetype right = 0, shown = 0;
    QStringList values = results;
    for (const SourceCells &cells : column.values) {
        const bool isOne = isRight(cells.value);
        right += isOne ? 1 : 0;
        shown += !isOne && isShown(cells.value) ? 1 : 0;
        if (isOne || (!isShown(cells.value) && !asksForChange(cells)))
            values << cells.value;
    }
    if (right >= fewestRight && right > shown)
        m_right = RightValues(values);
}

/// What many of the column have is nothing that is wrong with it.
void ByExample::noteRareLooks(const ExampleColumn &column)
{
    for (Branch &branch : m_branches) {
        const auto with = std::ranges::count_if(column.values, [&](const SourceCells &cells) {
            return branch.asks.tellByLooks(cells.value);
        });
        branch.areLooksRare = !m_right.isEmpty() && !m_habits.isEmpty() &&
                              double(with) <= mostWrong * double(column.values.size());
    }
}

/// With how many digits right values are written: 3 April, not 03 April.
void ByExample::noteSizes(const ExampleColumn &column)
{
    for (const SourceCells &cells : column.values)
        if (const QString exact = exactFormOf(cells.value);
            exact.contains(u'9') && !m_shownExactForms.contains(exact)) {
            m_sizes << filledFormOf(cells.value);
            ++m_sized[casedFormOf(cells.value)];
        }
}

/// Whether there are enough values of its form to tell that none of them has as many digits.
bool ByExample::isOfStrangeSize(const QString &made) const
{
    constexpr int enough = 6, enoughForZeros = 4;
    const QString filled = filledFormOf(made);
    return !m_sizes.contains(filled) &&
           m_sized.value(casedFormOf(made)) >= (filled.contains(u'0') ? enoughForZeros : enough);
}

/// A column of which more is wrong than right has the habits of what is wrong.
void ByExample::noteHabits(const ExampleColumn &column)
{
    qsizetype wrong = 0, right = 0, made = 0;
    for (const SourceCells &cells : column.values) {
        if (cells.value.isEmpty())
            continue; // a gap may be right
        const QString cased = casedFormOf(QStringView(cells.value).trimmed());
        const QString exact = exactFormOf(cells.value);
        const bool isMade = m_resultForms.cased.contains(cased),
                   isChanged = m_shownForms.contains(cased);
        made += isMade ? 1 : 0;
        if (m_resultForms.exact.contains(exact) || (isMade && !isChanged))
            ++right;
        else if (isMade ? isChanged && m_shownExactForms.contains(exact)
                        : isChanged || asksForChange(cells))
            ++wrong;
    }
    const double all = double(column.values.size());
    const bool isMostlyWrong = wrong > right && double(wrong) > mostWrong * all;
    if (double(made) >= fewestMade * all && !isMostlyWrong)
        m_habits = ColumnHabits(column.values);
}

/// A program that has nothing to say of the column's other values, or makes of them what no right
/// value looks like, was hardly meant.
void ByExample::weigh(Branch &branch, const ExampleColumn &column) const
{
    const QList<SourceCells> values = valuesToTryWith(branch, column);
    if (values.isEmpty())
        return;
    const StandingValues standing(column.values);
    QList<double> known;
    for (const Transformation &program : std::as_const(branch.programs))
        known << standing.shareOf(program, values);
    const double most = *std::ranges::max_element(known);
    QHash<QStringList, Transformation> different; // what does the same is one program
    for (Transformation program : std::as_const(branch.programs)) {
        QStringList made;
        double answers = 0, plausible = 0;
        program.cost += ofStanding * (most - known.takeFirst());
        for (const SourceCells &cells : values) {
            const auto one = program.of(cells);
            answers += one ? 1 : 0;
            plausible += one ? plausibility(*one) : 0;
            made << one.value_or(QString(QChar::Null));
        }
        const double many = double(values.size());
        program.cost += 1.5 * (1 - answers / many) + 2.0 * (1 - plausible / many);
        if (const auto same = different.constFind(made);
            same == different.constEnd() || program.cost < same->cost)
            different.insert(made, program);
    }
    branch.programs = different.values();
    std::ranges::sort(branch.programs, [](const Transformation &one, const Transformation &other) {
        return one.cost < other.cost;
    });
}

/// Some of the column's values that programs of this branch would be asked about.
QList<SourceCells> ByExample::valuesToTryWith(const Branch &branch,
                                              const ExampleColumn &column) const
{
    QList<SourceCells> all;
    for (const SourceCells &cells : column.values)
        if (!isRight(cells.value) && branchesOf(cells).contains(&branch))
            all.append(cells);
    QList<SourceCells> some;
    const qsizetype many = std::min(all.size(), mostTried);
    for (qsizetype number = 0; number < many; ++number)
        some.append(all.at(number * all.size() / many));
    return some;
}

} // namespace intray
