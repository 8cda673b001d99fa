// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/lookingup.h"

#include "session/session.h"

#include <algorithm>

namespace intray {

namespace {

constexpr int linesOffered = 50;

using Lines = Outcome<QList<LookupLine>> (LookupStore::*)(const QString &, const QString &, int);

Outcome<LookedUp> lookUp(LookupStore &store, const QString &table, const QString &text, Lines lines)
{
    const auto all = store.lookups();
    if (!all)
        return tl::unexpected<Error>(all.error());
    LookedUp found;
    found.text = text;
    const auto known = std::find_if(all->begin(), all->end(),
                                    [&](const Lookup &one) { return one.name == table; });
    if (known == all->end())
        return found;
    found.table = *known;
    return (store.*lines)(table, text, linesOffered).map([&](const QList<LookupLine> &some) {
        found.lines = some;
        return found;
    });
}

} // namespace

QString LookedUp::in(const LookupLine &line, const QString &column) const
{
    return line.texts.value(table.columns.indexOf(column));
}

QString LookedUp::meaningOf(const LookupLine &line, const LookupRule &rule) const
{
    return rule.says.isEmpty() ? line.texts.value(1) : in(line, rule.says);
}

QList<LookedUp::Beside> LookedUp::filledFrom(const LookupLine &line, const LookupRule &rule) const
{
    QList<Beside> filled;
    for (auto it = rule.fills.begin(); it != rule.fills.end(); ++it)
        if (const QString beside = in(line, it.value()); !beside.isEmpty())
            filled.append({it.key(), beside});
    return filled;
}

std::optional<LookedUp::Beside>
LookedUp::misfit(const LookupRule &rule,
                 const std::function<QString(const QString &)> &textOf) const
{
    std::optional<Beside> first;
    for (const LookupLine &line : lines) {
        const QList<Beside> filled = filledFrom(line, rule);
        const auto other = std::find_if(filled.begin(), filled.end(), [&](const Beside &beside) {
            return textOf(beside.field).trimmed() != beside.text.trimmed();
        });
        if (other == filled.end())
            return std::nullopt;
        if (!first)
            first = *other;
    }
    return first;
}

LookingUp::LookingUp(Session &session)
    : m_session(session)
{
}

QFuture<Outcome<LookedUp>> LookingUp::from(const QString &table, const QString &beginning)
{
    return m_session.watching().run([table, beginning](LookupStore &store) {
        return lookUp(store, table, beginning, &LookupStore::linesFrom);
    });
}

QFuture<Outcome<LookedUp>> LookingUp::of(const QString &table, const QString &value)
{
    return m_session.watching().run([table, value](LookupStore &store) {
        return lookUp(store, table, value, &LookupStore::linesOf);
    });
}

} // namespace intray
