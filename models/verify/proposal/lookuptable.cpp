// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/lookuptable.h"

#include "queue/digits.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype mostEqual = 4;

/// A code of digits that is one slip away may as well be another code that the table lacks.
bool isOfDigits(const QString &value)
{
    return std::ranges::all_of(value, [](QChar c) { return isPlainDigit(c) || !c.isLetter(); });
}

} // namespace

void LookupTable::Column::add(const QString &text, QHash<QString, int> &known)
{
    auto number = known.constFind(text);
    if (number == known.constEnd()) {
        number = known.insert(text, int(texts.size()));
        const QString plain = plainSpelling(text);
        const auto kind = byPlain.constFind(plain);
        alike << (kind == byPlain.constEnd() ? int(texts.size()) : *kind);
        if (kind == byPlain.constEnd())
            byPlain.insert(plain, int(texts.size()));
        texts << text;
    }
    ofLine.push_back(*number);
}

LookupTable::LookupTable(const QString &field, const LookupRule &rule, const QStringList &columns,
                         const QList<QStringList> &lines)
    : m_field(field)
    , m_table(rule.table)
{
    for (const QStringList &line : lines) {
        const QString value = line.value(0);
        const auto known = m_numbers.constFind(value);
        const int number = known == m_numbers.constEnd() ? int(m_values.size()) : *known;
        if (known == m_numbers.constEnd()) {
            m_numbers.insert(value, number);
            m_values << value;
            m_linesOf.emplace_back();
        }
        m_linesOf[size_t(number)] << int(m_valueOf.size());
        m_valueOf.push_back(number);
    }
    m_nearest = std::make_unique<NearestChoice>(m_values);
    for (auto it = rule.fills.begin(); it != rule.fills.end(); ++it)
        addColumn(it.key(), columns, it.value(), lines);
    const QString says = rule.says.isEmpty() ? columns.value(1) : rule.says;
    const auto filling = std::ranges::find(rule.fills, says);
    if (filling == rule.fills.end())
        addColumn({}, columns, says, lines);
    const auto meaning = std::ranges::find_if(m_columns, [&](const Column &one) {
        return filling == rule.fills.end() ? one.field.isEmpty() : one.field == filling.key();
    });
    if (meaning != m_columns.end()) {
        m_says = meaning - m_columns.begin();
        m_meanings = std::make_unique<NearestChoice>(meaning->texts);
    }
}

void LookupTable::addColumn(const QString &field, const QStringList &columns, const QString &column,
                            const QList<QStringList> &lines)
{
    const qsizetype place = columns.indexOf(column);
    if (place < 0)
        return;
    Column made;
    made.field = field;
    QHash<QString, int> known;
    for (const QStringList &line : lines)
        made.add(line.value(place).trimmed(), known);
    m_columns.push_back(made);
}

bool LookupTable::fills(const QString &field) const
{
    return std::ranges::any_of(m_columns, [&](const Column &one) { return one.field == field; });
}

/// A text that the column does not have says nothing: it may be misspelt.
QList<LookupTable::Wanted> LookupTable::wanted(const TextOf &textOf,
                                               const QString &exceptField) const
{
    QList<Wanted> all;
    for (const Column &column : m_columns) {
        if (column.field.isEmpty() || column.field == exceptField)
            continue;
        const QString plain = plainSpelling(textOf(column.field));
        if (const auto kind = column.byPlain.constFind(plain);
            !plain.isEmpty() && kind != column.byPlain.constEnd())
            all.append({&column, *kind});
    }
    return all;
}

bool LookupTable::doesGoWith(int line, const QList<Wanted> &wanted) const
{
    return std::ranges::all_of(wanted,
                               [&](const Wanted &one) { return one.column->isIn(line, one.kind); });
}

std::vector<bool> LookupTable::valuesGoingWith(const QList<Wanted> &wanted) const
{
    std::vector<bool> going(m_linesOf.size(), wanted.isEmpty());
    for (int line = 0; !wanted.isEmpty() && line < int(m_valueOf.size()); ++line)
        if (doesGoWith(line, wanted))
            going[size_t(m_valueOf.at(size_t(line)))] = true;
    return going;
}

/// The values that mean this: "Birmingham" where the table has codes.
QList<MeantValue> LookupTable::named(const QString &value, const std::vector<bool> &going) const
{
    if (!m_meanings)
        return {};
    const Column &column = m_columns.at(size_t(m_says));
    const QList<MeantValue> meanings = m_meanings->candidates(value);
    QList<MeantValue> all;
    for (int line = 0; !meanings.isEmpty() && line < int(m_valueOf.size()); ++line) {
        const int number = m_valueOf.at(size_t(line));
        const QString &text = column.texts.at(column.ofLine.at(size_t(line)));
        const auto meaning = std::ranges::find(meanings, text, &MeantValue::value);
        if (meaning == meanings.end() || !going.at(size_t(number)) ||
            std::ranges::any_of(
                all, [&](const MeantValue &one) { return one.value == m_values.at(number); }))
            continue;
        all.append({m_values.at(number), meaning->sure,
                    Words::tr("the lookup table “%1” has it for “%2”").arg(m_table, text)});
        if (all.size() > mostEqual)
            return {};
    }
    return all;
}

QList<MeantValue> LookupTable::near(const QString &value, const TextOf &textOf) const
{
    const QList<Wanted> said = wanted(textOf);
    const std::vector<bool> going = valuesGoingWith(said);
    QList<MeantValue> all =
        m_nearest->candidates(value, [&](int number) { return going.at(size_t(number)); });
    for (MeantValue &one : all) {
        const bool isWrittenSo = one.sure >= sureness::exact;
        one.why = isWrittenSo ? Words::tr("the lookup table “%1” has it so").arg(m_table)
                              : Words::tr("the nearest one in the lookup table “%1”").arg(m_table);
        if (!isWrittenSo && said.isEmpty() && isOfDigits(one.value))
            one.sure = std::min(one.sure, sureness::byHabit);
    }
    return all.isEmpty() ? named(value, going) : all;
}

std::optional<MeantValue> LookupTable::goingWith(const TextOf &textOf) const
{
    const QList<Wanted> said = wanted(textOf);
    if (said.isEmpty())
        return std::nullopt;
    int only = -1;
    for (int line = 0; line < int(m_valueOf.size()); ++line) {
        if (!doesGoWith(line, said) || m_valueOf.at(size_t(line)) == only)
            continue;
        if (only >= 0)
            return std::nullopt;
        only = m_valueOf.at(size_t(line));
    }
    if (only < 0)
        return std::nullopt;
    return MeantValue{
        m_values.at(only), sureness::determined,
        Words::tr("the only one in the lookup table “%1” that goes with the other fields")
            .arg(m_table)};
}

std::optional<MeantValue> LookupTable::beside(const QString &field, const TextOf &textOf) const
{
    const auto column = std::ranges::find(m_columns, field, &Column::field);
    const QString value = textOf(m_field).trimmed();
    const auto number = m_numbers.constFind(value);
    if (column == m_columns.end() || number == m_numbers.constEnd())
        return std::nullopt;
    const QList<Wanted> others = wanted(textOf, field);
    QStringList texts;
    for (const int line : m_linesOf.at(size_t(*number)))
        if (const QString &text = column->texts.at(column->ofLine.at(size_t(line)));
            doesGoWith(line, others) && !text.isEmpty() && !texts.contains(text))
            texts << text;
    const QString now = textOf(field).trimmed();
    if (texts.contains(now))
        return std::nullopt;
    const QString why = Words::tr("the lookup table “%1” has it for “%2”").arg(m_table, value);
    if (now.isEmpty())
        return texts.size() == 1 ? std::optional(MeantValue{texts.at(0), sureness::determined, why})
                                 : std::nullopt;
    const QList<MeantValue> near = NearestChoice(texts).candidates(now);
    return near.size() == 1 ? std::optional(MeantValue{near.at(0).value, near.at(0).sure, why})
                            : std::nullopt;
}

} // namespace intray
