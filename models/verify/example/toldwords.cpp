// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/toldwords.h"

#include <algorithm>

namespace intray {

namespace {

constexpr int enoughLike = 3;    ///< Fewer records that have something in common tell nothing.
constexpr double mostOf = 0.6;   ///< The others may be what is wrong.
constexpr double mostTold = 0.8; ///< Of the records of which several are alike.

QString blockOf(const QString &value, bool isFirst)
{
    const QList<TextRun> runs = runsIn(value, RunKind::Blocks);
    if (runs.size() < 2)
        return {};
    const TextRun run = isFirst ? runs.constFirst() : runs.constLast();
    return value.mid(run.begin, run.end - run.begin);
}

bool bringsIn(const Example &example, bool isFirst)
{
    const QString block = blockOf(example.to, isFirst);
    return !block.isEmpty() && !example.from.value.contains(block, Qt::CaseInsensitive);
}

} // namespace

QString ToldWords::keyOf(const Told &told, const SourceCells &cells)
{
    if (told.field >= 0)
        return cells.others.value(told.field);
    const QList<TextRun> clauses = runsIn(cells.value, RunKind::Clauses);
    return clauses.isEmpty() ? QString() : cells.value.mid(0, clauses.constFirst().end).trimmed();
}

/// False: they differ where it is the same.
bool ToldWords::learn(Told &told, const QList<SourceCells> &column)
{
    QHash<QString, QHash<QString, int>> seen;
    for (const SourceCells &cells : column)
        if (const QString key = keyOf(told, cells); !key.isEmpty())
            if (const QString block = blockOf(cells.value, told.isFirst); !block.isEmpty())
                ++seen[key][block];
    int all = 0, known = 0;
    QSet<QString> different;
    for (auto group = seen.cbegin(); group != seen.cend(); ++group) {
        int records = 0;
        for (const int count : *group)
            records += count;
        if (records < enoughLike)
            continue;
        all += records;
        for (auto block = group->cbegin(); block != group->cend(); ++block)
            if (*block > mostOf * records) {
                told.words.insert(group.key(), block.key());
                different << block.key();
                known += records;
            }
    }
    return different.size() > 1 && known >= mostTold * all;
}

bool ToldWords::isBorneOut(const Told &told, const QList<Example> &examples)
{
    return std::ranges::all_of(examples, [&](const Example &example) {
        return !bringsIn(example, told.isFirst) ||
               told.words.value(keyOf(told, example.from)) == blockOf(example.to, told.isFirst);
    });
}

ToldWords::ToldWords(const QList<Example> &examples, const QList<SourceCells> &column)
{
    for (const bool isFirst : {true, false}) {
        const auto many = std::ranges::count_if(
            examples, [&](const Example &example) { return bringsIn(example, isFirst); });
        const int fields = many < 2 ? -1 : int(examples.constFirst().from.others.size());
        for (int field = -1; field < fields; ++field) {
            Told told{field, isFirst};
            if (!learn(told, column) || !isBorneOut(told, examples))
                continue;
            m_told << told;
            break; // what others tell as well is the same
        }
    }
}

SourceCells ToldWords::added(const SourceCells &cells) const
{
    SourceCells all = cells;
    for (const Told &told : m_told)
        all.others << told.words.value(keyOf(told, cells));
    return all;
}

} // namespace intray
