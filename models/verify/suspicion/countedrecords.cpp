// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/countedrecords.h"

#include "verify/suspicion/likevalues.h"
#include "verify/suspicion/valuewords.h"

#include <algorithm>

namespace intray {

static void sortByFrequency(QList<ValueCount> &values)
{
    std::ranges::sort(values, [](const ValueCount &a, const ValueCount &b) {
        return a.records != b.records ? a.records > b.records : a.value < b.value;
    });
}

CountedRecords::CountedRecords(int fields)
    : m_columns(size_t(fields))
{
}

void CountedRecords::addField()
{
    Column column;
    const int number = numberOf(column, QString());
    for (int record = 0; record < m_records; ++record) {
        column.values[size_t(number)].records.append(record);
        column.cells.push_back(number);
    }
    m_columns.push_back(std::move(column));
}

void CountedRecords::add(const QStringList &record)
{
    while (fields() < record.size())
        addField();
    for (int field = 0; field < fields(); ++field) {
        Column &column = m_columns[size_t(field)];
        const int number = numberOf(column, record.value(field));
        column.values[size_t(number)].records.append(int(m_records));
        column.cells.push_back(number);
        column.ordered = false;
    }
    ++m_records;
    m_words.clear();
}

void CountedRecords::handle(int record, const QStringList &right)
{
    m_handled.insert(record);
    for (int field = 0; field < fields(); ++field) {
        const QString before = valueOf(record, field);
        if (before == right.at(field))
            continue;
        m_corrections.append({record, field, before, right.at(field)});
        change(record, field, right.at(field));
    }
}

CountedRecords CountedRecords::sample(int most) const
{
    const QList<int> handled = handledInOrder().mid(0, most / 2);
    CountedRecords sample(fields());
    for (const int record : handled) {
        const QStringList right = this->record(record);
        QStringList before = right;
        for (const Correction &correction : m_corrections)
            if (correction.record == record)
                before[correction.field] = correction.before;
        sample.add(before);
        sample.handle(int(sample.records()) - 1, right);
    }
    const qint64 others = std::min<qint64>(most - sample.records(), m_records);
    for (qint64 number = 0; number < others; ++number) {
        const int record = int(m_records * number / others);
        if (!m_handled.contains(record))
            sample.add(this->record(record));
    }
    return sample;
}

/// A fixed seed, so that the same records always give the same model.
QList<int> CountedRecords::handledInOrder() const
{
    QList<int> handled(m_handled.begin(), m_handled.end());
    std::ranges::sort(handled);
    return handled;
}

QList<QStringList> CountedRecords::handledAsTheyCameIn() const
{
    QHash<int, QHash<int, QString>> before;
    for (const Correction &correction : m_corrections)
        before[correction.record].insert(correction.field, correction.before);
    QList<QStringList> records;
    for (const int number : handledInOrder()) {
        QStringList record = this->record(number);
        const QHash<int, QString> its = before.value(number);
        for (auto cell = its.cbegin(); cell != its.cend(); ++cell)
            record[cell.key()] = *cell;
        records.append(record);
    }
    return records;
}

QList<HandledValue> CountedRecords::handledValues(int field) const
{
    QHash<int, QString> before;
    for (const Correction &correction : m_corrections)
        if (correction.field == field)
            before.insert(correction.record, correction.before);
    QList<HandledValue> values;
    for (const int record : handledInOrder()) {
        const QString &after = valueOf(record, field);
        values.append({before.value(record, after), after});
    }
    return values;
}

qint64 CountedRecords::leftAs(int field, const QString &value) const
{
    qint64 left = 0;
    for (const int record : m_handled)
        left += valueOf(record, field) == value;
    for (const Correction &correction : m_corrections)
        left -= correction.field == field && correction.after == value;
    return left;
}

QList<ValueCount> CountedRecords::correctedTo(int field, const QString &value) const
{
    QList<ValueCount> made;
    for (const Correction &correction : m_corrections) {
        if (correction.field != field || correction.before != value)
            continue;
        const auto known = std::ranges::find(made, correction.after, &ValueCount::value);
        if (known == made.end())
            made.append({correction.after, 1});
        else
            ++known->records;
    }
    sortByFrequency(made);
    return made;
}

void CountedRecords::change(int record, int field, const QString &value)
{
    Column &column = m_columns[size_t(field)];
    int &cell = column.cells[size_t(record)];
    column.values[size_t(cell)].records.removeOne(record);
    cell = numberOf(column, value);
    column.values[size_t(cell)].records.append(record);
    column.ordered = false;
    m_words.remove(field);
}

CountedRecords::Column CountedRecords::wordsOf(const Column &column)
{
    Column words;
    for (const Value &value : column.values)
        if (!value.records.isEmpty())
            for (const QString &word : differentWordsIn(value.text))
                words.values[size_t(numberOf(words, word))].records += value.records;
    return words;
}

const CountedRecords::Column &CountedRecords::columnOf(int field) const
{
    if (!isWordField(field))
        return m_columns[size_t(field)];
    const int own = field - firstWordField;
    const auto known = m_words.constFind(own);
    if (known != m_words.constEnd())
        return *known;
    return *m_words.insert(own, wordsOf(m_columns[size_t(own)]));
}

int CountedRecords::numberOf(Column &column, const QString &value)
{
    const auto known = column.numbers.constFind(value);
    if (known != column.numbers.constEnd())
        return *known;
    const int number = int(column.values.size());
    column.numbers.insert(value, number);
    column.values.push_back({value, {}});
    return number;
}

const QString &CountedRecords::valueOf(int record, int field) const
{
    const Column &column = m_columns[size_t(field)];
    return column.values[size_t(column.cells[size_t(record)])].text;
}

QStringList CountedRecords::record(int record) const
{
    QStringList values;
    for (int field = 0; field < fields(); ++field)
        values.append(valueOf(record, field));
    return values;
}

QList<ValueCount> CountedRecords::valuesOf(int field) const
{
    QList<ValueCount> values;
    for (const Value &value : columnOf(field).values)
        if (!value.records.isEmpty())
            values.append({value.text, value.records.size()});
    sortByFrequency(values);
    return values;
}

qint64 CountedRecords::countOf(int field, const QString &value) const
{
    const Column &column = columnOf(field);
    const auto number = column.numbers.constFind(value);
    return number == column.numbers.constEnd() ? 0 : column.values[size_t(*number)].records.size();
}

void CountedRecords::order(const Column &column)
{
    if (column.ordered)
        return;
    column.frequent.clear();
    column.beginnings.clear();
    column.ends.clear();
    for (size_t number = 0; number < column.values.size(); ++number)
        if (!column.values[number].records.isEmpty())
            column.frequent.push_back(int(number));
    // of equally frequent values the earlier ones come first, because the first few by the alphabet
    // would all be alike
    std::ranges::stable_sort(column.frequent, [&](int a, int b) {
        return column.values[size_t(a)].records.size() > column.values[size_t(b)].records.size();
    });
    column.places.assign(column.values.size(), 0);
    for (size_t place = 0; place < column.frequent.size(); ++place) {
        const int number = column.frequent[place];
        column.places[size_t(number)] = int(place);
        const QString &text = column.values[size_t(number)].text;
        column.beginnings[beginningOf(text)].append(number);
        column.ends[endOf(text)].append(number);
    }
    column.ordered = true;
}

QList<ValueCount> CountedRecords::alike(int field, const QString &value) const
{
    const Column &column = columnOf(field);
    order(column);
    std::vector<int> places;
    places.reserve(mostFrequentLooked + 2 * mostLikeLooked);
    const auto take = [&](const auto &numbers, qsizetype most) {
        for (const int number : numbers) {
            if (most-- == 0)
                return;
            places.push_back(column.places[size_t(number)]);
        }
    };
    take(column.frequent, mostFrequentLooked);
    take(column.beginnings.value(beginningOf(value)), mostLikeLooked);
    take(column.ends.value(endOf(value)), mostLikeLooked);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    QList<ValueCount> values;
    values.reserve(qsizetype(places.size()));
    for (const int place : places) {
        const Value &like = column.values[size_t(column.frequent[size_t(place)])];
        if (like.text != value && !like.text.isEmpty())
            values.append({like.text, like.records.size()});
    }
    return values;
}

QList<ValueCount> CountedRecords::given(int by, const QString &value, int field) const
{
    const Column &determining = m_columns[size_t(by)];
    const auto number = determining.numbers.constFind(value);
    if (number == determining.numbers.constEnd())
        return {};
    const Column &column = m_columns[size_t(field)];
    QHash<int, qint64> counts;
    for (const int record : determining.values[size_t(*number)].records)
        ++counts[column.cells[size_t(record)]];
    QList<ValueCount> values;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        values.append({column.values[size_t(count.key())].text, count.value()});
    sortByFrequency(values);
    return values;
}

} // namespace intray
