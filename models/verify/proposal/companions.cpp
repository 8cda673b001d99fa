// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/companions.h"

#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qint64 leastTogether = 3;
constexpr int mostRecords = 2000;

} // namespace

Companions::Companions(const QStringList &labels, const CountedRecords &records)
    : m_labels(labels)
{
    const qint64 step = records.records() / mostRecords + 1;
    const int fields = records.fields();
    QList<QList<int>> columns(fields);
    QList<QStringList> texts(fields);
    QList<QHash<QString, int>> numbers(fields);
    for (int record = 0; record < int(records.records()); record += int(step))
        for (int field = 0; field < fields; ++field) {
            const QString &value = records.valueOf(record, field);
            auto number = numbers[field].constFind(value);
            if (number == numbers[field].constEnd()) {
                number = numbers[field].insert(value, int(texts[field].size()));
                texts[field] << value;
            }
            columns[field] << *number;
        }
    for (int by = 0; by < fields; ++by)
        for (int field = 0; field < fields; ++field)
            if (by != field)
                learn(by, field, columns, texts);
}

void Companions::learn(int by, int field, const QList<QList<int>> &columns,
                       const QList<QStringList> &texts)
{
    constexpr double leastAgreeing = 0.9;
    const qsizetype records = columns.at(by).size();
    // what hardly repeats determines nothing that could be told
    if (texts.at(by).size() < 2 || texts.at(by).size() * 3 > records * 2 ||
        texts.at(field).size() < 2 || texts.at(field).size() * 3 > records * 2)
        return;
    QHash<quint64, qint64> pairs;
    pairs.reserve(records);
    QList<qint64> ofValue(texts.at(by).size()), ofField(texts.at(field).size());
    for (qsizetype record = 0; record < records; ++record) {
        const int a = columns.at(by).at(record), b = columns.at(field).at(record);
        if (texts.at(by).at(a).isEmpty() || texts.at(field).at(b).isEmpty())
            continue;
        ++pairs[quint64(quint32(a)) << 32 | quint32(b)];
        ++ofValue[a];
        ++ofField[b];
    }
    QList<std::pair<int, qint64>> most(texts.at(by).size(), {-1, 0});
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair)
        if (auto &best = most[qsizetype(pair.key() >> 32)]; pair.value() > best.second)
            best = {int(pair.key() & 0xffffffff), pair.value()};
    qint64 agreeing = 0, compared = 0, usual = 0, all = 0;
    for (qsizetype a = 0; a < most.size(); ++a)
        if (ofValue.at(a) >= 2) {
            agreeing += most.at(a).second - 1;
            compared += ofValue.at(a) - 1;
        }
    for (const qint64 count : ofField) {
        usual = std::max(usual, count);
        all += count;
    }
    if (compared < 10 || all == 0)
        return;
    const double chance = double(usual) / double(all);
    const double share = double(agreeing) / double(compared);
    if (share < leastAgreeing || share - chance < (1 - chance) * 0.8)
        return;
    Determination found{by, field, {}};
    for (qsizetype a = 0; a < most.size(); ++a)
        if (most.at(a).second >= leastTogether && most.at(a).second * 10 >= ofValue.at(a) * 9)
            found.told.insert(texts.at(by).at(a), {texts.at(field).at(most.at(a).first),
                                                   most.at(a).second, ofValue.at(a)});
    if (!found.told.isEmpty())
        m_determinations << found;
}

std::optional<MeantValue> Companions::candidate(int field, const QStringList &cells) const
{
    std::optional<MeantValue> found;
    for (const Determination &one : m_determinations) {
        if (one.field != field || one.by >= cells.size())
            continue;
        const auto told = one.told.constFind(cells.at(one.by));
        if (told == one.told.constEnd())
            continue;
        if (found && found->value != told->value)
            return std::nullopt;
        if (!found)
            found = MeantValue{
                told->value, told->records == told->of ? sureness::determined : sureness::likely,
                Words::tr("in %1 of %Ln record(s) with this %2", nullptr, int(told->of))
                    .arg(told->records)
                    .arg(m_labels.value(one.by))};
    }
    return found;
}

} // namespace intray
