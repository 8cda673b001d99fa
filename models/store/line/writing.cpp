// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/writing.h"

#include "store/refusals/refusals.h"

namespace intray {

static void mustFit(const char *what, const QString &text, qsizetype most)
{
    if (const auto refused = refusals::tooLong(what, text, most))
        throw SqlFailure{*refused};
}

Bindings Writing::with(const Bindings &bindings) const
{
    mustFit("workstation", identity.workstation, refusals::longestStation);
    return Bindings{{":user", identity.user},
                    {":workstation", notNull(identity.workstation)},
                    {":now", now}} +
           bindings;
}

void Writing::tell(EventKind kind, ItemId item, const QString &lock, const QString &operation,
                   const QJsonObject &detail) const
{
    mustFit("reason", detail.value(QStringLiteral("reason")).toString(), refusals::longestReason);
    sql.change("add_event", with({{":item", item.value()},
                                  {":kind", nameOf(kind)},
                                  {":lock", lock.isEmpty() ? QString() : lock},
                                  {":operation", operation.isEmpty() ? QString() : operation},
                                  {":detail", jsonOrNull(detail)}}));
}

void Writing::tellOfEach(EventKind kind, const LockId &lock, const QString &reason,
                         const QString &events) const
{
    mustFit("reason", reason, refusals::longestReason);
    sql.change("add_events", with({{":kind", nameOf(kind)}, {":lock", lock}, {":events", events}}));
}

static Bindings ruleLine(const char *about, const char *kind, const QString &subject)
{
    return {{":about", QString::fromLatin1(about)},
            {":kind", QString::fromLatin1(kind)},
            {":subject", subject}};
}

void Writing::tellRules(const char *about, const char *kind, const QString &subject) const
{
    sql.change("tell_rules", Bindings{{":user", notNull(identity.user)}, {":now", now}} +
                                 ruleLine(about, kind, subject));
}

void Writing::findRules(const char *about, const QString &subject) const
{
    sql.change("tell_rules", Bindings{{":user", QStringLiteral("")}, {":now", now}} +
                                 ruleLine(about, "found", subject));
}

QString Writing::later(std::chrono::seconds span) const
{
    return sql.number("later", {{":now", now}, {":seconds", qint64(span.count())}}, "later")
        .toString();
}

std::optional<Writing::Holding> Writing::holding(ItemId item) const
{
    return sql.first("lock_of_item", {{":item", item.value()}}, [](const Row &row) {
        return Holding{stateNamed(row.text("state")).value_or(State::Open), lockOf(row)};
    });
}

Error Writing::lockLost(ItemId item) const
{
    const auto held = holding(item);
    return held ? refused("lock_lost", {held->lock, held->state})
                : refused("no_such_item", {{"item", item}});
}

} // namespace intray
