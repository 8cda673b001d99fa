// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/columnhabits.h"

#include <algorithm>

namespace intray {

namespace {

constexpr int enough = 40;           ///< A column of fewer values has no habits.
constexpr int enoughLike = 8;        ///< Nor have records that have something in common.
constexpr int enoughOfWord = 4;      ///< Or that begin or end with the same word.
constexpr double enoughExpected = 6; ///< So many missing ones are not missing by chance.
constexpr double mostOf = 0.9;       ///< Of a column: no other habit is worth mentioning.
constexpr double spoiledOf = 0.12;   ///< So many values may be wrong in one way.

bool hasLetters(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
}

QString wordOf(const QString &value, bool isFirst)
{
    const QList<TextRun> runs = runsIn(value, RunKind::Words);
    if (runs.isEmpty())
        return {};
    const TextRun run = isFirst ? runs.constFirst() : runs.constLast();
    const QString word = value.mid(run.begin, run.end - run.begin);
    return hasLetters(word) ? exactFormOf(word).contains(u'9') ? exactFormOf(word) : word
                            : QString();
}

/// Where there are words, numbers differ from record to record.
QString withoutNumbers(const QString &value)
{
    QString all = value;
    if (hasLetters(value))
        for (QChar &c : all)
            if (c.isDigit())
                c = u'9';
    return all;
}

/// Whether nearly all are among those that stand there several times.
bool recur(const QHash<QString, int> &counts)
{
    constexpr int several = 3;
    int all = 0, recurring = 0;
    for (const int count : counts) {
        all += count;
        recurring += count >= several ? count : 0;
    }
    return all >= enough && recurring >= mostOf * all;
}

} // namespace

QString ColumnHabits::headOf(const QString &value)
{
    return wordOf(value, true);
}

QString ColumnHabits::tailOf(const QString &value)
{
    return wordOf(value, false);
}

void ColumnHabits::addWord(Counts &words, QHash<QString, Group> &forms, const QString &word,
                           const QString &form)
{
    ++words[word];
    Group &group = forms[word];
    ++group.all;
    ++group.forms[form];
}

ColumnHabits::ColumnHabits(const QList<SourceCells> &column)
{
    if (column.size() < enough)
        return;
    m_all = int(column.size());
    m_column = column;
    for (qsizetype number = 0; number < column.size(); ++number) {
        const SourceCells &cells = column.at(number);
        const QString form = casedFormOf(cells.value);
        if (!cells.value.isEmpty()) {
            ++m_filled;
            ++m_wholes[withoutNumbers(cells.value)];
            ++m_forms[form];
            m_ofForm[form] << number;
            ++m_exactForms[exactFormOf(cells.value)];
            if (const QString head = headOf(cells.value); !head.isEmpty())
                addWord(m_heads, m_formsByHead, head, form);
            if (const QString tail = tailOf(cells.value); !tail.isEmpty())
                addWord(m_tails, m_formsByTail, tail, form);
        }
    }
    noteGroups();
    m_headsRecur = recur(m_heads);
    m_tailsRecur = recur(m_tails);
}

/// Only those that are asked about: most values of most fields stand once.
void ColumnHabits::noteGroups()
{
    QList<QHash<QString, int>> times;
    for (const SourceCells &cells : m_column) {
        times.resize(std::max(times.size(), cells.others.size()));
        for (qsizetype field = 0; field < cells.others.size(); ++field)
            if (const QString &other = cells.others.at(field); !other.isEmpty())
                ++times[field][other];
    }
    m_groups.resize(times.size());
    for (const SourceCells &cells : m_column) {
        const QString form = casedFormOf(cells.value);
        for (qsizetype field = 0; field < cells.others.size(); ++field)
            if (const QString &other = cells.others.at(field);
                times.at(field).value(other) >= enoughExpected) {
                Group &group = m_groups[field][other];
                ++group.all;
                ++group.forms[form];
            }
    }
}

/// Most of the records with the same in another field have this form, which is not most of the
/// column's.
bool ColumnHabits::isUsualAmongLike(const SourceCells &cells, const QString &form) const
{
    if (m_forms.value(form) > m_filled / 2)
        return false;
    for (qsizetype field = 0; field < std::min(m_groups.size(), cells.others.size()); ++field) {
        const QString &other = cells.others.at(field);
        const auto group = m_groups.at(field).constFind(other);
        if (!other.isEmpty() && group != m_groups.at(field).constEnd() &&
            group->all >= enoughLike && 2 * group->forms.value(form) > group->all)
            return true;
    }
    return false;
}

/// None of the records with the same in another field has this form, though many would if they were
/// as the others; they have one of their own.
bool ColumnHabits::isUnknownAmongLike(const SourceCells &cells, const QString &form) const
{
    const double share = double(m_forms.value(form)) / m_all;
    for (qsizetype field = 0; field < std::min(m_groups.size(), cells.others.size()); ++field) {
        const QString &other = cells.others.at(field);
        const auto group = m_groups.at(field).constFind(other);
        if (other.isEmpty() || group == m_groups.at(field).constEnd() ||
            group->forms.value(form) > 0 || share * group->all < enoughExpected)
            continue;
        if (std::ranges::any_of(group->forms, [&](int count) { return 2 * count > group->all; }))
            return true;
    }
    return false;
}

/// What speaks for what is made, and what for the value itself.
struct ColumnHabits::Balance
{
    int forMade = 0;
    int forValue = 0;
    double many = 0; ///< More records than are wrong in one way.

    void weigh(int before, int after, bool isEnough)
    {
        before = std::max(0, before - 1); // the value itself
        if (after >= 2 && after > 2 * before)
            ++forMade;
        else if (before >= 2 && before > 2 * after && (isEnough || before > many))
            ++forValue;
    }
};

void ColumnHabits::weighForms(Balance &balance, const SourceCells &cells, const QString &made,
                              bool isAll) const
{
    if (hasLetters(cells.value) == hasLetters(made)) // else they are not counted alike
        balance.weigh(m_wholes.value(withoutNumbers(cells.value)),
                      m_wholes.value(withoutNumbers(made)), isAll);
    const QString form = casedFormOf(cells.value), madeForm = casedFormOf(made);
    const QString exact = exactFormOf(cells.value), madeExact = exactFormOf(made);
    if (form != madeForm)
        balance.weigh(m_forms.value(form), m_forms.value(madeForm), isAll);
    else if (exact != madeExact)
        balance.weigh(m_exactForms.value(exact), m_exactForms.value(madeExact), isAll);
    if (form != madeForm && isUsualAmongLike(cells, form))
        ++balance.forValue;
}

/// Values with the same first or last word are mostly of one form.
void ColumnHabits::weighFormsBeside(Balance &balance, const Group &like, const QString &form,
                                    const QString &madeForm)
{
    if (form == madeForm || like.all < enoughOfWord)
        return;
    balance.forMade += 2 * like.forms.value(madeForm) > like.all ? 1 : 0;
    balance.forValue += 2 * like.forms.value(form) > like.all ? 1 : 0;
}

int ColumnHabits::leaning(const SourceCells &cells, const QString &made, Looked looked,
                          const QSet<QString> &known) const
{
    if (isEmpty())
        return 0;
    Balance balance{0, 0, spoiledOf * m_filled};
    weighForms(balance, cells, made, looked == Looked::All);
    for (const bool isFirst : {true, false}) {
        const QString before = wordOf(cells.value, isFirst), after = wordOf(made, isFirst);
        if (before.isEmpty() || after.isEmpty())
            continue;
        const Counts &counts = isFirst ? m_heads : m_tails;
        if (before == after)
            weighFormsBeside(balance, (isFirst ? m_formsByHead : m_formsByTail).value(before),
                             casedFormOf(cells.value), casedFormOf(made));
        else if (known.contains(before))
            balance.forMade += counts.value(after) >= 2 ? 1 : 0;
        else
            balance.weigh(counts.value(before), counts.value(after), counts.value(after) == 0);
    }
    return balance.forValue > 0 ? -balance.forValue : balance.forMade;
}

bool ColumnHabits::isFarRarer(const QString &value, const QString &made) const
{
    constexpr int far = 5;
    return far * m_forms.value(casedFormOf(value)) <= m_forms.value(casedFormOf(made));
}

bool ColumnHabits::isStrange(const SourceCells &cells, const QString &made) const
{
    if (isEmpty())
        return false;
    const auto isUnknown = [&](const Counts &counts, const QString &word, const QString &before) {
        return !word.isEmpty() && word != before && !counts.contains(word);
    };
    return (m_headsRecur && isUnknown(m_heads, headOf(made), headOf(cells.value))) ||
           (m_tailsRecur && isUnknown(m_tails, tailOf(made), tailOf(cells.value))) ||
           isUnknownAmongLike(cells, casedFormOf(made));
}

std::optional<double> ColumnHabits::shareWith(const QString &word, const QString &made) const
{
    return shareWith(word, made, -1, {});
}

std::optional<double> ColumnHabits::shareWith(const QString &word, const QString &made, int field,
                                              const QString &other) const
{
    int all = 0, with = 0;
    for (const qsizetype number : m_ofForm.value(casedFormOf(made))) {
        const SourceCells &cells = m_column.at(number);
        if (field >= 0 && cells.others.value(field) != other)
            continue;
        ++all;
        with += cells.value.contains(word) ? 1 : 0;
    }
    return all >= enoughLike ? std::optional(double(with) / all) : std::nullopt;
}

int ColumnHabits::countOf(const QString &value) const
{
    return int(std::ranges::count(m_column, value, &SourceCells::value));
}

bool ColumnHabits::mostAre(const QString &value) const
{
    return isEmpty() || countOf(value) >= mostOf * m_filled;
}

bool ColumnHabits::isMisplaced(const SourceCells &cells, const QString &made) const
{
    constexpr int several = 3;
    constexpr double mostThere = 0.2;
    QList<int> there(cells.others.size());
    int all = 0;
    for (const SourceCells &other : m_column) {
        if (other.value != made)
            continue;
        ++all;
        for (qsizetype field = 0; field < std::min(there.size(), other.others.size()); ++field)
            there[field] += other.others.at(field).contains(made) ? 1 : 0;
    }
    for (qsizetype field = 0; all >= several && field < there.size(); ++field)
        if (cells.others.at(field).contains(made) && there.at(field) <= mostThere * all)
            return true;
    return false;
}

bool ColumnHabits::isBeginOfOthers(const QString &value, const QString &meant) const
{
    for (auto one = m_wholes.cbegin(); one != m_wholes.cend(); ++one)
        if (one.key() != withoutNumbers(meant) && one.key().size() > value.size() &&
            one.key().startsWith(value, Qt::CaseInsensitive))
            return true;
    return false;
}

} // namespace intray
