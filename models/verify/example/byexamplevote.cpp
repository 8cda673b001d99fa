// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the programs for a value agree on.
#include "verify/example/byexample.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

// Chosen on the seen tasks of tests/bench/byexample; the others were held back.
constexpr double costOfDoubt = 0.4;     ///< A program that costs so much more counts 1/e.
constexpr double ofSilence = 0.5;       ///< The weight of a program that has no answer.
constexpr double ofNothing = 0.02;      ///< What always speaks for knowing nothing.
constexpr double ofNoChange = 0.3;      ///< Of one that leaves a wrong value as it is.
constexpr double ofStrangeResult = 0.2; ///< Of one whose result looks like no right value.
constexpr double ofUnknownResult = 0.2; ///< Of one whose result is new where another's is not.
constexpr double ofUnread = 0.05;       ///< Of one that drops what another one reads.
constexpr double ofLoss = 0.01;         ///< And of one that loses or brings in what no example did,
constexpr double ofOtherLoss = 0.3;     ///< where the column tells that this may be lost, too.
constexpr QStringView nothingExchanged = u">"; ///< As exchangedBetween() says it.

/// The letters and digits of the one that are not in the other, in the order of the alphabet.
QString onlyInFirst(const QString &value, const QString &made)
{
    QString left = made.toLower();
    QString lost;
    for (const QChar c : value.toLower()) {
        if (!c.isLetterOrNumber() || c == u'0') // zeros fill up
            continue;
        if (const qsizetype at = left.indexOf(c); at >= 0)
            left.remove(at, 1);
        else
            lost += c;
    }
    std::ranges::sort(lost);
    return lost;
}

QString onlyDigits(const QString &text)
{
    QString digits;
    for (const QChar c : text)
        if (c.isDigit())
            digits += c;
    return digits;
}

/// Whether other digits stand where the value has digits of its own: a constant of the examples.
bool areDigitsReplaced(const QString &value, const QString &made)
{
    const QString before = onlyDigits(value), after = onlyDigits(made);
    return after.size() >= before.size() && !onlyInFirst(before, after).isEmpty();
}

bool isNegative(const QString &value)
{
    const QStringView text = QStringView(value).trimmed();
    return text.size() > 1 && text.at(0) == u'-' && text.at(1).isDigit();
}

/// What is lost on the way, and what comes in; the sign of a number, too.
QString exchangedBetween(const QString &value, const QString &made)
{
    const bool before = isNegative(value), after = isNegative(made);
    return onlyInFirst(value, made) + (before && !after ? u"-"_s : QString()) + u'>' +
           onlyInFirst(made, value) + (after && !before ? u"-"_s : QString());
}

/// Whether nothing is lost but what others lost, and as much comes in.
bool isLessExchanged(const QString &value, const QString &made, const QString &exchanged)
{
    const QString here = exchangedBetween(value, made);
    const qsizetype end = exchanged.indexOf(u'>');
    return here.mid(here.indexOf(u'>')) == exchanged.mid(end) &&
           onlyInFirst(here.left(here.indexOf(u'>')), exchanged.left(end)).isEmpty();
}

} // namespace

void ByExample::noteExchanged(Branch &branch)
{
    QSet<QString> all;
    for (const Example &example : std::as_const(branch.examples))
        all << exchangedBetween(example.from.value, example.to);
    const QString first = *all.cbegin();
    if (all.size() == 1 && (first == nothingExchanged || branch.examples.size() > 1))
        branch.exchanged = first;
    branch.bringsNothing = std::ranges::all_of(branch.examples, [](const Example &example) {
        return onlyInFirst(example.to, example.from.value).isEmpty();
    });
    branch.losesNothing =
        branch.examples.size() > 1 && std::ranges::all_of(branch.examples, [](const Example &one) {
            return onlyInFirst(one.from.value, one.to).isEmpty();
        });
    branch.losesNoDigit =
        branch.examples.size() > 1 && std::ranges::all_of(branch.examples, [](const Example &one) {
            return onlyInFirst(onlyDigits(one.from.value), one.to).isEmpty();
        });
}

/// Days and times are more than numbers that stand in a row: there is no month 25.
void ByExample::noteMoments(Branch &branch)
{
    for (const DayOrder order :
         {DayOrder::DayMonthYear, DayOrder::MonthDayYear, DayOrder::YearMonthDay})
        if (std::ranges::all_of(branch.examples, [order](const Example &example) {
                const bool isParted =
                    example.to.contains(u':') || runsIn(example.to, RunKind::Digits).size() > 2;
                return isParted && momentIn(example.to, order).has_value();
            }))
            branch.orders << order;
}

bool ByExample::isRealMoment(const Branch &branch, const QString &made)
{
    return branch.orders.isEmpty() || std::ranges::any_of(branch.orders, [&](DayOrder order) {
               return momentIn(made, order).has_value();
           });
}

/// It takes by chance what the examples took on purpose, or makes what no result is.
bool ByExample::isLikeResults(const Branch &branch, const Transformation &program,
                              const QString &value, const QString &made)
{
    if (program.saysItAnew())
        return !keepsUnit(branch, made);
    if (program.reckonsMoments())
        return isRealMoment(branch, made) && !keepsUnit(branch, made);
    if (branch.exchanged == nothingExchanged && exchangedBetween(value, made) != nothingExchanged)
        return false;
    if (branch.bringsNothing && !onlyInFirst(made, value).isEmpty())
        return false;
    if (branch.losesNothing && branch.orders.isEmpty() && !onlyInFirst(value, made).isEmpty())
        return false;
    if (keepsUnit(branch, made))
        return false;
    if (branch.losesNoDigit && branch.orders.isEmpty() && areDigitsReplaced(value, made))
        return false;
    return isRealMoment(branch, made);
}

/// What a value that looks right needs to be changed all the same.
bool ByExample::isLikeExamples(const Branch &branch, const SourceCells &cells)
{
    if (branch.common.isEmpty())
        return true;
    for (auto one = branch.common.cbegin(); one != branch.common.cend(); ++one)
        if (cells.others.value(one.key()) == one.value())
            return true;
    return false;
}

/// Both values stand more often in each other's field than in their own.
bool ByExample::isExchanged(const SourceCells &cells, int field) const
{
    const QHash<QString, int> here = m_standing.value(ownField), there = m_standing.value(field);
    const QString other = cells.others.value(field);
    return here.value(other) > there.value(other) &&
           there.value(cells.value) > here.value(cells.value);
}

/// Whether a program may change a value that looks right.
bool ByExample::isToldByRecord(const Branch &branch, const Transformation &program,
                               const SourceCells &cells) const
{
    if (const auto field = program.movedFrom())
        return isExchanged(cells, *field);
    if (!program.takesOfValue())
        return false;
    if (isLikeExamples(branch, cells))
        return true;
    const auto made = program.of(cells);
    return made && m_right.lackWhatIsLost(cells.value, *made);
}

void ByExample::noteChangedWords(Branch &branch)
{
    for (const Example &example : std::as_const(branch.examples))
        branch.changedWords << ColumnHabits::headOf(example.from.value)
                            << ColumnHabits::tailOf(example.from.value);
}

/// What other fields say of it came in.
bool ByExample::hasToldWord(const SourceCells &cells, const QString &made) const
{
    return std::ranges::any_of(cells.others.mid(m_ownFields), [&](const QString &word) {
        return !word.isEmpty() && made.contains(word) && !cells.value.contains(word);
    });
}

/// Whether the rest of the column tells that the value is wrong, or at least does not tell that it
/// is right.
bool ByExample::isTold(const Branch &branch, const SourceCells &cells, const Vote &vote) const
{
    const QString &made = vote.value;
    if (m_habits.isEmpty() || m_complies)
        return true;
    if (m_habits.isStrange(cells, made))
        return false;
    const bool isShownSo =
        branch.forms.contains(plainOf(cells)) || branch.forms.contains(lettersOf(cells));
    if (!isShownSo && !branch.asks.isEmpty() && !hasToldWord(cells, made) &&
        !m_habits.isFarRarer(cells.value, made))
        return false; // its form is one of right values
    if (cells.value.isEmpty() && m_habits.isMisplaced(cells, made))
        return true;
    const bool mayBeRight =
        looksMade(cells.value) && !vote.isToldWrong && !branch.asks.tellByLooks(cells.value);
    const auto looked = mayBeRight ? ColumnHabits::Looked::All : ColumnHabits::Looked::Words;
    const int leaning = m_habits.leaning(cells, made, looked, branch.changedWords);
    return mayBeRight ? leaning > 0 : leaning >= 0;
}

/// It is in nearly all values that are written so, or in those of records like the examples.
bool ByExample::isWordTold(const Branch &branch, const SourceCells &cells, const QString &made,
                           const QString &word) const
{
    constexpr double nearlyAll = 0.9;
    const auto isUsual = [](const std::optional<double> &share) {
        return share && *share >= nearlyAll;
    };
    const auto share = m_habits.shareWith(word, made);
    if (m_right.haveWordWith(word, made))
        return true;
    if (!share || isUsual(share) || cells.value.contains(word))
        return true;
    for (auto one = branch.common.cbegin(); one != branch.common.cend(); ++one)
        if (cells.others.value(one.key()) == one.value() &&
            isUsual(m_habits.shareWith(word, made, one.key(), one.value())))
            return true;
    return false;
}

/// Whether all words that the program brings in are told.
bool ByExample::areConstantsTold(const Branch &branch, const Transformation &program,
                                 const SourceCells &cells, const QString &made) const
{
    if (m_habits.isEmpty())
        return true;
    for (const Piece &piece : program.pieces) {
        const QString &text = piece.isConstant() ? piece.text : piece.with;
        for (const TextRun &run : runsIn(text, RunKind::Words))
            if (!isWordTold(branch, cells, made, text.mid(run.begin, run.end - run.begin)))
                return false;
    }
    return true;
}

/// Whether what was made of a value in one record says something of others with that value.
bool ByExample::isTableTold(const QString &value) const
{
    const QString made = m_table.value(value);
    if (!m_areOfRecords || m_habits.isEmpty() || made.isEmpty())
        return true;
    if (value.isEmpty())
        return m_habits.mostAre(made);
    const int here = m_habits.countOf(value);
    if (here < 2)
        return true; // it is of the example
    if (m_habits.countOf(made) < 2 || m_habits.isBeginOfOthers(value, made))
        return false;
    return !(looksMade(value) && here > m_habits.countOf(made));
}

/// All examples lost the same by chance: the value is told from right ones by its looks, or what it
/// loses stands in none of them.
bool ByExample::isLossTold(const Branch &branch, const QString &value, const QString &made) const
{
    return !m_right.isEmpty() && onlyInFirst(made, value).isEmpty() &&
           (branch.asks.tellByLooks(value) || m_right.lackWhatIsLost(value, made));
}

/// What stands elsewhere in the column is likelier than what does not.
void ByExample::preferKnown(QHash<QString, double> &votes) const
{
    const std::function<bool(const QString &)> tells[]{
        [this](const QString &made) { return m_right.haveWordsOf(made); },
        [this](const QString &made) { return !made.isEmpty() && !isOfStrangeSize(made); }};
    for (const auto &isKnown : tells) {
        if (std::none_of(votes.keyBegin(), votes.keyEnd(), isKnown))
            continue;
        for (auto vote = votes.begin(); vote != votes.end(); ++vote)
            if (!vote.key().isEmpty() && !isKnown(vote.key()))
                *vote *= ofUnknownResult;
    }
}

std::optional<ByExample::Vote> ByExample::vote(const Branch &branch, const SourceCells &cells) const
{
    const bool mayBeRight = looksMade(cells.value) && !branch.asks.tellByLooks(cells.value);
    const bool isOtherHalf = isOfOtherHalf(branch, cells.value);
    // programs that agree say no more than the shortest of them
    QHash<QString, double> votes{{QString(), ofNothing}};
    QSet<QString> toldWrong;
    QHash<QString, bool> strange; // most programs make the same
    for (const Transformation &program : branch.programs) {
        // what takes nothing of the value does not tell right ones from wrong ones
        const bool isToldWrong = mayBeRight && program.tellsWrong(cells);
        if (mayBeRight && !isToldWrong && !isToldByRecord(branch, program, cells))
            continue;
        if (program.shiftsNumbers() && lacksUnit(branch, cells.value))
            continue;
        double weight = std::exp((branch.cost() - program.cost) / costOfDoubt);
        auto made = program.of(cells);
        if (made && !isLikeResults(branch, program, cells.value, *made))
            continue;
        // what differs from record to record was no exchange of letters
        const bool isOfOthers =
            program.takesOfFieldsFrom(0) || program.saysItAnew() || program.reckonsMoments();
        if (made && branch.exchanged && !isOfOthers &&
            exchangedBetween(cells.value, *made) != *branch.exchanged)
            weight *= isLessExchanged(cells.value, *made, *branch.exchanged) ||
                              isLossTold(branch, cells.value, *made)
                          ? ofOtherLoss
                          : ofLoss;
        if (made && *made == cells.value)
            weight *= ofNoChange;
        if (isOtherHalf && !program.reckonsMoments())
            weight *= ofUnread;
        if (made && !strange.contains(*made))
            strange.insert(*made, m_habits.isStrange(cells, *made));
        if (made && strange.value(*made))
            weight *= ofStrangeResult;
        if (made && !areConstantsTold(branch, program, cells, *made))
            continue;
        if (made && !m_right.isEmpty()) {
            made = m_right.spelled(*made, cells.value);
            weight *= fitsColumn(*made, cells.value) ? 1 : ofStrangeResult;
        }
        if (isToldWrong && made)
            toldWrong << *made;
        double &known = votes[made.value_or(QString())];
        known = std::max(known, made ? weight : weight * ofSilence);
    }
    preferKnown(votes);
    const double all = std::accumulate(votes.cbegin(), votes.cend(), 0.0);
    votes.remove(QString());
    const auto best = std::ranges::max_element(votes);
    if (best == votes.end() || all <= 0)
        return std::nullopt;
    return Vote{best.key(), *best / all, toldWrong.contains(best.key())};
}

} // namespace intray
