// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/state.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace intray {

/// What can stand in a history, in the order of an item's life.
enum class EventKind {
    Imported,
    Added,
    Claimed,
    Completed,
    Returned,
    Dismissed,
    Failed,
    SentBack,    ///< To the step before.
    Released,    ///< A supervisor took the lock away.
    Expired,     ///< The lock ended by itself.
    TakenBack,   ///< A completion was undone by whoever completed.
    Reopened,    ///< A finished item is open again.
    Withdrawn,   ///< What was opened for another step is taken back.
    Prioritized, ///< It waits at another place.
    Assigned,    ///< It waits for somebody, or for whoever has a tag.
    Unassigned,  ///< It waits for everybody again.
    Noted,       ///< Somebody wrote a note on it.
    Merged,      ///< It ended as a duplicate of another.
    Absorbed,    ///< Another ended as a duplicate of it.
    ToldApart,   ///< Somebody said that it and another are not the same thing.
    Attached,    ///< A file was attached to it, or came in with it.
    Corrected,   ///< A value was put right in it and others at once.
    Updated,     ///< A later delivery brought other values for it.
    Proposed,    ///< A value was proposed to whoever has it, or that was taken back.
    Recalled,    ///< It was taken out of its queue again, and nobody held it.
    Passed,      ///< Its queue let it go without eyes.
    Asked,       ///< Somebody asked about it, or asked again.
    Answered,    ///< That was answered, or withdrawn.
    Missing,     ///< Somebody said why a field is empty, or took that back.
    Tombstone,   ///< An operation that can never happen; no item's.
    Unknown,     ///< A kind of a newer Intray.
};

/// What a line of history says of its item.
enum class Effect {
    None,      ///< The item stays as it is.
    BringsIn,  ///< It is there from now on.
    Locks,     ///< A lock begins.
    EndsLock,  ///< The lock that the line names has ended.
    TakesBack, ///< An ending is undone, and a claim follows at once.
    Reopens,   ///< Its work begins once more.
    Withdraws, ///< Its last round has never been.
    Moves,     ///< It waits, and goes on waiting.
    Corrects,  ///< It waits with another record.
    Recalls,   ///< It waited, and ends without a lock.
};

/// What follows from a kind of event: everything that asks "is it one of these kinds?" asks here.
struct EventRules
{
    EventKind kind;
    const char *word; ///< In the database, on the command line and in files.
    Effect effect;
    std::optional<State> state; ///< The item's afterwards; none: as before.
    int unfinished;             ///< By how many the unfinished items become more.
    int completed;              ///< By how many completions become more.
};

// A new kind is a line here, one in the table event_rule of each engine, and a word in
// lists/historymodel.cpp. tests/store/tst_kinds.cpp holds the databases against these lines.
inline constexpr std::array allEventRules{
    EventRules{EventKind::Imported, "imported", Effect::BringsIn, State::Open, 1, 0},
    EventRules{EventKind::Added, "added", Effect::BringsIn, State::Open, 1, 0},
    EventRules{EventKind::Claimed, "claimed", Effect::Locks, State::Locked, 0, 0},
    EventRules{EventKind::Completed, "completed", Effect::EndsLock, State::Done, -1, 1},
    EventRules{EventKind::Returned, "returned", Effect::EndsLock, State::Open, 0, 0},
    EventRules{EventKind::Dismissed, "dismissed", Effect::EndsLock, State::Dismissed, -1, 0},
    EventRules{EventKind::Failed, "failed", Effect::EndsLock, State::Failed, -1, 0},
    EventRules{EventKind::SentBack, "sent_back", Effect::EndsLock, State::Done, -1, 0},
    EventRules{EventKind::Released, "released", Effect::EndsLock, State::Open, 0, 0},
    EventRules{EventKind::Expired, "expired", Effect::EndsLock, State::Open, 0, 0},
    EventRules{EventKind::TakenBack, "taken_back", Effect::TakesBack, State::Open, 1, -1},
    EventRules{EventKind::Reopened, "reopened", Effect::Reopens, State::Open, 1, 0},
    EventRules{EventKind::Withdrawn, "withdrawn", Effect::Withdraws, State::Done, -1, 0},
    EventRules{EventKind::Prioritized, "prioritized", Effect::Moves, State::Open, 0, 0},
    EventRules{EventKind::Assigned, "assigned", Effect::Moves, State::Open, 0, 0},
    EventRules{EventKind::Unassigned, "unassigned", Effect::Moves, State::Open, 0, 0},
    EventRules{EventKind::Noted, "noted", Effect::None, {}, 0, 0},
    EventRules{EventKind::Merged, "merged", Effect::EndsLock, State::Dismissed, -1, 0},
    EventRules{EventKind::Absorbed, "absorbed", Effect::None, {}, 0, 0},
    EventRules{EventKind::ToldApart, "told_apart", Effect::None, {}, 0, 0},
    EventRules{EventKind::Attached, "attached", Effect::None, {}, 0, 0},
    EventRules{EventKind::Corrected, "corrected", Effect::Corrects, State::Open, 0, 0},
    EventRules{EventKind::Updated, "updated", Effect::Corrects, State::Open, 0, 0},
    EventRules{EventKind::Proposed, "proposed", Effect::None, {}, 0, 0},
    EventRules{EventKind::Recalled, "recalled", Effect::Recalls, State::Dismissed, -1, 0},
    EventRules{EventKind::Passed, "passed", Effect::Recalls, State::Done, -1, 0},
    EventRules{EventKind::Asked, "asked", Effect::None, {}, 0, 0},
    EventRules{EventKind::Answered, "answered", Effect::None, {}, 0, 0},
    EventRules{EventKind::Missing, "missing", Effect::None, {}, 0, 0},
    EventRules{EventKind::Tombstone, "tombstone", Effect::None, {}, 0, 0},
};

constexpr EventRules rulesOf(EventKind kind)
{
    for (const EventRules &rules : allEventRules)
        if (rules.kind == kind)
            return rules;
    return {EventKind::Unknown, "unknown", Effect::None, {}, 0, 0};
}

/// Whether the item's round ends with it: done, failed or dismissed.
constexpr bool closesItem(EventKind kind)
{
    const EventRules rules = rulesOf(kind);
    return rules.effect == Effect::Recalls ||
           (rules.effect == Effect::EndsLock && rules.state != State::Open);
}

/// Whether an item may be among the open ones after it that was not, or not there.
constexpr bool mayOpenItem(EventKind kind)
{
    const EventRules rules = rulesOf(kind);
    return kind == EventKind::Unknown ||
           (rules.state == State::Open && rules.effect != Effect::TakesBack);
}

/// Nothing of the item is another because of it: a note, a file that is attached, a value that is
/// proposed, or that two items are not the same thing.
constexpr bool leavesItem(EventKind kind)
{
    return kind == EventKind::Noted || kind == EventKind::ToldApart ||
           kind == EventKind::Attached || kind == EventKind::Proposed;
}

/// The word in the database, on the command line and in files, such as "sent_back".
QString nameOf(EventKind kind);
EventKind eventKindNamed(const QString &name); ///< Unknown: there is none of that name.
/// Those that are told of items and can be searched for, in the order of an item's life.
QList<EventKind> searchableKinds();
QStringList namesOf(const QList<EventKind> &kinds);

} // namespace intray
