// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/deed.h"

#include "queue/times.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Bindings Deed::with(const Bindings &bindings) const
{
    return Bindings{{":user", identity.user},
                    {":workstation", notNull(identity.workstation)},
                    {":now", now}} +
           bindings;
}

void Deed::tell(const char *kind, ItemId item, const QString &lock, const QString &operation,
                const QJsonObject &detail) const
{
    sql.change("add_event", with({{":item", item.value()},
                                  {":kind", QString::fromLatin1(kind)},
                                  {":lock", lock.isEmpty() ? QString() : lock},
                                  {":operation", operation.isEmpty() ? QString() : operation},
                                  {":detail", jsonOrNull(detail)}}));
}

QString Deed::later(std::chrono::seconds span) const
{
    return sql.number("later", {{":now", now}, {":seconds", qint64(span.count())}}, "later")
        .toString();
}

std::optional<Deed::Holding> Deed::holding(ItemId item) const
{
    return sql.first("lock_of_item", {{":item", item.value()}}, [](const Row &row) {
        return Holding{stateNamed(row.text("state")).value_or(State::Open), lockOf(row)};
    });
}

Error Deed::noSuchItem(ItemId item) const
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no item %1.")).arg(item.value()),
            {}};
}

static QString sentenceFor(const Deed::Holding &holding)
{
    const QString since =
        QLocale().toString(holding.lock.lockedAt.toLocalTime().time(), QLocale::ShortFormat);
    switch (holding.state) {
    case State::Locked:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Your lock no longer holds this item: %1 took it at %2."))
            .arg(holding.lock.user, since);
    case State::Done:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it has been completed."));
    case State::Failed:
    case State::Dismissed:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it has been put aside."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it is open again, and nobody "
                     "has taken it yet."));
    }
}

Error Deed::lockLost(ItemId item) const
{
    const auto held = holding(item);
    if (!held)
        return noSuchItem(item);
    return {Error::Kind::LockLost, sentenceFor(*held), {}, held->lock, held->state};
}

} // namespace intray
