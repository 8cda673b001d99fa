// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/pairs.h"

#include "queue/times.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

bool isOfTwo(EventKind kind)
{
    return kind == EventKind::Merged || kind == EventKind::Absorbed || kind == EventKind::ToldApart;
}

ItemId otherIn(const Event &event)
{
    return ItemId(
        event.detail.value(event.kind == EventKind::Merged ? u"into"_s : u"from"_s).toInteger());
}

//// What a line says, and what its partner must say.
struct Said
{
    EventKind kind;
    bool namesOperation; ///< One of the two does.
    ItemId item;
    ItemId other;
    bool isAlike; ///< What was said of both is taken back.

    Said partner() const
    {
        const EventKind otherKind = kind == EventKind::Merged     ? EventKind::Absorbed
                                    : kind == EventKind::Absorbed ? EventKind::Merged
                                                                  : kind;
        return {otherKind, !namesOperation, other, item, isAlike};
    }
    /// Together with what is alike in both.
    QString by(const Event &event) const
    {
        return QStringList{nameOf(kind),
                           QString::number(namesOperation),
                           QString::number(item.value()),
                           QString::number(other.value()),
                           QString::number(isAlike),
                           isoTime(event.at),
                           event.user,
                           event.workstation}
            .join(u'|');
    }
};

Said saidIn(const Event &event)
{
    return {event.kind, !event.operation.isEmpty(), event.item, otherIn(event),
            event.detail.contains(u"alike"_s)};
}

} // namespace

void PairCheck::see(const Event &event)
{
    if (!isOfTwo(event.kind))
        return;
    const Said said = saidIn(event);
    if (const auto partner = m_waiting.find(said.by(event)); partner != m_waiting.end())
        m_waiting.erase(partner);
    else
        m_waiting.insert(said.partner().by(event), event);
}

QStringList PairCheck::violations(ItemId first, ItemId last) const
{
    QList<Event> alone;
    for (const Event &event : m_waiting)
        if (const ItemId other = otherIn(event); first <= other && other <= last)
            alone.append(event);
    std::ranges::sort(alone, {}, &Event::id);
    QStringList all;
    for (const Event &event : alone)
        all << u"Item %1, event %2 (%3): no line in the history of item %4 tells the same."_s
                   .arg(event.item.value())
                   .arg(event.id)
                   .arg(nameOf(event.kind))
                   .arg(otherIn(event).value());
    return all;
}

} // namespace intray
