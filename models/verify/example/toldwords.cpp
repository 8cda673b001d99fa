// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/toldwords.h"

#include <algorithm>

namespace intray {

namespace {

constexpr int enoughLike = 3;    ///< Fewer records that have something in common tell nothing.
constexpr double mostOf = 0.6;   ///< The others may be what is wrong.
constexpr double mostTold = 0.8; ///< Of the records of which several are alike.
constexpr double mostToldWhole = 0.9;

QString blockOf(const QString &value, bool isFirst)
{
    const QList<TextRun> runs = runsIn(value, RunKind::Blocks);
    if (runs.size() < 2)
        return {};
    const TextRun run = isFirst ? runs.constFirst() : runs.constLast();
    return value.mid(run.begin, run.end - run.begin);
}

} // namespace

QString ToldWords::partOf(const QString &value, Of of)
{
    return of == Of::Whole ? value : blockOf(value, of == Of::First);
}

bool ToldWords::isBroughtIn(const Example &example, Of of)
{
    const QString part = partOf(example.to, of);
    return !part.isEmpty() && !example.from.value.contains(part, Qt::CaseInsensitive);
}

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
            if (const QString block = partOf(cells.value, told.of); !block.isEmpty())
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
    const bool isWhole = told.of == Of::Whole;
    if (different.size() < 2 || known < (isWhole ? mostToldWhole : mostTold) * all)
        return false;
    if (isWhole)
        addRare(told, seen);
    return true;
}

/// Where the same nearly always has the same beside it, two records tell, and one that has it does.
void ToldWords::addRare(Told &told, const QHash<QString, QHash<QString, int>> &seen)
{
    for (auto group = seen.cbegin(); group != seen.cend(); ++group)
        if (group->size() == 1 && !told.words.contains(group.key()))
            told.words.insert(group.key(), group->cbegin().key());
}

bool ToldWords::isBorneOut(const Told &told, const QList<Example> &examples)
{
    int borneOut = 0;
    for (const Example &example : examples) {
        if (!isBroughtIn(example, told.of))
            continue;
        const QString meant = told.words.value(keyOf(told, example.from));
        if (meant == partOf(example.to, told.of))
            ++borneOut;
        else if (told.of != Of::Whole || !meant.isEmpty())
            return false;
    }
    return told.of != Of::Whole || borneOut > 1;
}

ToldWords::ToldWords(const QList<Example> &examples, const QList<SourceCells> &column)
{
    for (const Of of : {Of::First, Of::Last, Of::Whole}) {
        const auto many = std::ranges::count_if(
            examples, [&](const Example &example) { return isBroughtIn(example, of); });
        const int fields = many < 2 ? -1 : int(examples.constFirst().from.others.size());
        for (int field = of == Of::Whole ? 0 : -1; field < fields; ++field) {
            Told told{field, of};
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
