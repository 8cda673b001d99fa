// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/fieldexamples.h"

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype mostChanged = 24; // more of them teach little and take their time
constexpr qsizetype mostLeft = 60;
constexpr qsizetype mostOfColumn = 200;
constexpr qsizetype enoughToTest = 4;
constexpr double leastSure = 0.55;

QString formOf(const QString &value)
{
    return plainFormOf(QStringView(value).trimmed());
}

bool isOfOtherForm(const QString &before, const QString &after)
{
    return casedFormOf(before) != casedFormOf(after) || exactFormOf(before) != exactFormOf(after);
}

/// Some letters or digits were typed for others, or one was left out or typed too much: who did so
/// tells nothing of how other values are to be written.
bool isSlip(const QString &before, const QString &after)
{
    const QString from = before.toLower(), to = after.toLower();
    const qsizetype longest = std::max(from.size(), to.size());
    qsizetype head = 0, tail = 0;
    while (head < from.size() && head < to.size() && from.at(head) == to.at(head))
        ++head;
    while (tail < from.size() - head && tail < to.size() - head &&
           from.at(from.size() - 1 - tail) == to.at(to.size() - 1 - tail))
        ++tail;
    const QString lost = from.mid(head, from.size() - head - tail);
    const QString gained = to.mid(head, to.size() - head - tail);
    const auto isWord = [](const QString &text) {
        return std::ranges::all_of(text, [](QChar c) { return c.isLetterOrNumber(); });
    };
    if (!isWord(lost) || !isWord(gained) || (lost.isEmpty() && gained.isEmpty()))
        return false;
    if (lost.size() == gained.size())
        return 2 * lost.size() < longest;
    if (lost.isEmpty())
        return gained.size() == 1 && gained != u"0";
    return gained.isEmpty() && lost.size() == 1 && head > 0 && tail > 0;
}

/// What was made of a value mostly; none: now this, now that.
std::optional<QString> mostlyMade(const QHash<QString, int> &outcomes)
{
    int all = 0, most = 0;
    QString best;
    for (auto one = outcomes.cbegin(); one != outcomes.cend(); ++one) {
        all += *one;
        if (*one > most) {
            most = *one;
            best = one.key();
        }
    }
    return 2 * most > all ? std::optional(best) : std::nullopt;
}

/// What of the column a program can be told by.
ExampleColumn columnOf(const SeenColumn &seen, int field, const FieldExamples::Complies &complies)
{
    ExampleColumn column;
    column.complies = complies;
    for (const QStringList &record : seen.records)
        if (!record.value(field).isEmpty())
            column.values.append(cellsIn(record, field));
    for (const ValueCount &one :
         seen.records.isEmpty() ? seen.values.mid(0, mostOfColumn) : QList<ValueCount>())
        if (!one.value.isEmpty())
            column.values.append({one.value, {}});
    return column;
}

/// Every second one, from the first or the second on.
QList<Example> halfOf(const QList<Example> &examples, int from)
{
    QList<Example> half;
    for (qsizetype at = from; at < examples.size(); at += 2)
        half.append(examples.at(at));
    return half;
}

} // namespace

FieldExamples::FieldExamples(const SeenColumn &column, int field, const Complies &complies)
    : m_complies(complies)
{
    take(column, field, complies);
    if (m_changed.isEmpty())
        return;
    const ExampleColumn known = columnOf(column, field, complies);
    m_made = ByExample(m_changed + m_left, known);
    constexpr qint64 enoughForOne = 10;
    const bool isEnough = m_changed.size() > 1 || repaired(column.values, complies) >= enoughForOne;
    if (isEnough && m_made.isGeneral())
        test(known);
    else
        m_changed.clear();
}

void FieldExamples::take(const SeenColumn &column, int field, const Complies &complies)
{
    QHash<QString, QHash<QString, int>> made;
    QHash<std::pair<QString, QString>, QStringList> others; // of the first record of each
    QStringList order;
    for (qsizetype at = 0; at < column.handled.size(); ++at) {
        const HandledValue &one = column.handled.at(at);
        if (one.before.trimmed().isEmpty())
            continue;
        if (!made.contains(one.before))
            order << one.before;
        if (++made[one.before][one.after] == 1 && at < column.handledIn.size())
            others.insert({one.before, one.after}, cellsIn(column.handledIn.at(at), field).others);
    }
    for (const QString &before : std::as_const(order)) {
        const auto after = mostlyMade(made.value(before));
        const SourceCells from{before, others.value({before, after.value_or(QString())})};
        if (!after)
            m_undecided << before;
        else if (*after == before && m_left.size() < mostLeft)
            m_left.append({from, before});
        else if (*after != before && !after->isEmpty() && m_changed.size() < mostChanged &&
                 !isSlip(before, *after) &&
                 (isOfOtherForm(before, *after) || (complies && !complies(before))))
            m_changed.append({from, *after});
    }
}

/// How many records the only example would put right.
qint64 FieldExamples::repaired(const QList<ValueCount> &column, const Complies &complies) const
{
    qint64 records = 0;
    for (const ValueCount &one : complies ? column : QList<ValueCount>())
        if (!one.value.isEmpty() && !complies(one.value))
            if (const auto offered = m_made.byProgram({one.value, {}});
                offered && complies(offered->value))
                records += one.records;
    return records;
}

void FieldExamples::tally(const ByExample &made, const Example &example)
{
    const auto offered = made.byProgram(example.from);
    const bool isLeft = example.from.value == example.to;
    if (!offered && isLeft)
        return;
    for (Tally *one : {&m_of[formOf(example.from.value)], &m_all})
        ++(!offered ? one->unknown : offered->value == example.to ? one->right : one->wrong);
}

/// Each half of the examples tells the other one; of a few, all tell what was left as it was.
void FieldExamples::test(const ExampleColumn &column)
{
    if (m_changed.size() < enoughToTest) {
        for (const Example &example : std::as_const(m_changed))
            tally(m_made, example);
        const ByExample made(m_changed, column);
        for (const Example &example : std::as_const(m_left))
            tally(made, example);
        return;
    }
    for (const int half : {0, 1}) {
        const ByExample made(halfOf(m_changed, half) + halfOf(m_left, half), column);
        for (const Example &example : halfOf(m_changed, 1 - half) + halfOf(m_left, 1 - half))
            tally(made, example);
    }
}

double FieldExamples::trustIn(const QString &form) const
{
    const Tally own = m_of.value(form);
    if (own.right + own.wrong > 0)
        return own.trust();
    // where most examples have nothing to do with each other, they tell no other form
    return m_all.right >= m_all.unknown ? m_all.trust() : 0;
}

/// It breaks a rule, or is written as something that was changed: "Half Moon Bay" is no
/// "Des Moines IA".
bool FieldExamples::asksForChange(const QString &value) const
{
    const QString form = casedFormOf(QStringView(value).trimmed());
    return (m_complies && !m_complies(value)) ||
           std::ranges::any_of(m_changed, [&](const Example &one) {
               return casedFormOf(QStringView(one.from.value).trimmed()) == form;
           });
}

void FieldExamples::forget(const SourceCells &cells, const QString &refused)
{
    const QString &value = cells.value;
    const auto offered = m_made.byProgram(cells);
    m_refused.insert({value, refused});
    if (offered && (offered->value == refused || value == refused))
        ++m_refusals[formOf(value)];
}

bool FieldExamples::isForgotten(const QString &form) const
{
    const int refusals = m_refusals.value(form);
    return refusals > 0 && refusals >= std::ranges::count_if(m_changed, [&](const Example &one) {
                               return formOf(one.from.value) == form;
                           });
}

std::optional<FieldExamples::Offered> FieldExamples::of(const SourceCells &cells) const
{
    const QString &value = cells.value;
    if (isEmpty() || value.trimmed().isEmpty() || m_undecided.contains(value) ||
        !asksForChange(value))
        return std::nullopt;
    const auto isThis = [&](const Example &one) { return one.from.value == value; };
    if (std::ranges::any_of(m_left, isThis))
        return std::nullopt;
    const auto offered = m_made.byProgram(cells);
    const QString form = formOf(value);
    if (!offered || isForgotten(form) || m_refused.contains({value, value}) ||
        m_refused.contains({value, offered->value}))
        return std::nullopt;
    if (const auto known = std::ranges::find_if(m_changed, isThis);
        known != m_changed.end() && known->to != offered->value)
        return std::nullopt;
    const double sure = offered->sure * trustIn(form);
    if (sure < leastSure)
        return std::nullopt;
    const auto like = std::ranges::find_if(
        m_changed, [&](const Example &one) { return formOf(one.from.value) == form; });
    const Example &example = like == m_changed.end() ? m_changed.constFirst() : *like;
    return Offered{offered->value, sure, example.from.value, example.to};
}

} // namespace intray
