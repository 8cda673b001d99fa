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
