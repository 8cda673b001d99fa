// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/pairs.h"

#include "queue/times.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// What is said of two items.
enum class Word { Merged, Unmerged, Apart, Alike };

std::optional<Word> wordIn(const Event &event)
{
    switch (event.kind) {
    case EventKind::Merged:
        return Word::Merged;
    case EventKind::Absorbed:
        return event.detail.contains(u"undone"_s) ? Word::Unmerged : Word::Merged;
    case EventKind::Reopened:
        return event.detail.contains(u"into"_s) ? std::optional(Word::Unmerged) : std::nullopt;
    case EventKind::ToldApart:
        return event.detail.contains(u"alike"_s) ? Word::Alike : Word::Apart;
    default:
        return std::nullopt;
    }
}

/// Whether the item is the one that ended as a duplicate.
bool isOfDuplicate(const Event &event)
{
    return event.kind == EventKind::Merged || event.kind == EventKind::Reopened;
}

ItemId otherIn(const Event &event)
{
    return ItemId(event.detail.value(isOfDuplicate(event) ? u"into"_s : u"from"_s).toInteger());
}

/// What a line says, and what its partner must say.
struct Said
{
    Word word;
    bool isOfDuplicate;
    bool namesOperation; ///< One of the two does.
    ItemId item;
    ItemId other;

    Said partner() const
    {
        const bool isMerging = word == Word::Merged || word == Word::Unmerged;
        return {word, isMerging != isOfDuplicate, !namesOperation, other, item};
    }
    /// Together with what is alike in both.
    QString by(const Event &event) const
    {
        return QStringList{QString::number(int(word)),
                           QString::number(isOfDuplicate),
                           QString::number(namesOperation),
                           QString::number(item.value()),
                           QString::number(other.value()),
                           isoTime(event.at),
                           event.user,
                           event.workstation}
            .join(u'|');
    }
};

} // namespace

void PairCheck::see(const Event &event)
{
    const auto word = wordIn(event);
    if (!word)
        return;
    const Said said{*word, isOfDuplicate(event), !event.operation.isEmpty(), event.item,
                    otherIn(event)};
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
