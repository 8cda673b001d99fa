// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/eventkind.h"
#include "queue/id.h"
#include "queue/lock.h"
#include "queue/state.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// Field name to value. A field that is absent is missing; "" is empty: the two stay apart.
using Record = QJsonObject;

/// Whether somebody asked about an item (queue/question.h).
enum class Asked { Nothing, Open, Closed };

/// One unit of work in a queue, as the lists and the desk see it.
struct Item
{
    ItemId id;
    QueueId queueId;
    QString queue;    ///< The queue's name.
    QString key;      ///< Unique in the queue: the request id.
    int priority = 0; ///< Higher comes first; within one priority first in, first out.
    qint64 rank = 0;  ///< The place in the claim order that follows from priority and doubt; lower
                      ///< comes first.
    State state = State::Open;
    QDateTime availableAt; ///< Returned for later: nobody gets it before this. Null: available.
    Lock lock;
    int attempts = 0; ///< How often it has been claimed since it came in or was reopened.
    QString createdBy;
    QDateTime createdAt;
    qint64 change = 0;      ///< Grows with every change of the item.
    Record record;          ///< The corrected version as it stands in the database.
    QJsonObject missing;    ///< The fields that are empty for a reason, with the reason.
    ItemId fromItem;        ///< The item of the step before; invalid: there was none.
    QString sentBackBy;     ///< Who sent it back to this step; empty: nobody did.
    QString sentBackReason; ///< And why.
    QString assignedTo;     ///< For whom it is: a user, or @ and a tag; empty: everybody.
    QDateTime line;         ///< Of an open one that is assigned: its place in the claim order.
    Asked asked = Asked::Nothing; ///< Open: a question is; closed: none of them is any more.
    bool hasPassed = false;       ///< Done, and nobody opened it: its queue let it go.

    /// How doubtful the record seems, 0 to 999, where the queue gives out the most doubtful first.
    int doubt() const { return int(-rank - qint64(priority) * 1000); }
    bool operator==(const Item &) const = default;
};

/// What has been typed for a record and is not completed yet.
struct Draft
{
    ItemId item;
    LockId lock; ///< The claim under which it was typed; it may be dead by now.
    QString user;
    int revision = 0; ///< Grows with every save; an older one never replaces a newer one.
    Record content;
    QDateTime savedAt;

    bool operator==(const Draft &) const = default;
};

/// What somebody else typed for an item before a supervisor gave it on: offered to whoever holds
/// the item now, field by field, and never put in by itself.
struct Proposal
{
    QString user;   ///< Whose text it is; that user keeps it too.
    Record content; ///< The fields that are neither taken nor refused yet.
    QDateTime typedAt;
    QString givenBy; ///< The supervisor; empty: a later file says it.

    bool operator==(const Proposal &) const = default;
};

/// Who changed an item last, and when: whatever its history tells but who had it.
struct LastChange
{
    QString user;
    QDateTime at;

    bool operator==(const LastChange &) const = default;
};

/// What somebody wrote on an item for whoever has to do with it: a note, or why it was returned.
struct Note
{
    EventKind kind = EventKind::Noted;
    QString user;
    QDateTime at;
    QString text;

    bool operator==(const Note &) const = default;
};

/// Everything about one item, for the desk and for `intrayctl show`.
struct ItemDetail
{
    Item item;
    Record imported;     ///< As it came in; never changes.
    QList<Draft> drafts; ///< Newest first; those of lost locks too.
    QJsonObject context;
    QJsonObject result; ///< What a worker's command made of it; empty: none.
    QString error;      ///< Why it failed, or why the last try came to nothing.
    QString finishedBy;
    QDateTime finishedAt;
    LastChange changed;
    QList<Note> notes;                ///< Oldest first, those of the other steps of its record too.
    std::optional<Proposal> proposal; ///< For the holder and supervisors only.
};

/// A record of texts as databases keep it. An import of many rows writes it once, in one pass, in
/// place of making a Record of them first.
struct WrittenRecord
{
    QStringList fields; ///< All that may stand in it.
    QString json;       ///< What Qt writes for the same Record.
    QString search;     ///< What searchTextOfValues() gives for it.
};

/// An item to be brought in.
struct NewItem
{
    QString key;
    int priority = 0;
    QDateTime availableAt; ///< Null: at once.
    Record record;
    QJsonObject context;      ///< Whose request it was; empty: none.
    QJsonObject missing = {}; ///< The fields that are empty for a reason, with the reason.

    // Of imports only.
    QStringList absent = {};  ///< Fields that the source has and this record lacks.
    QString formerKey = {};   ///< The key as the first versions made it; empty: no other.
    Record formerFields = {}; ///< It is this item's key if the record under it has these fields.
    std::optional<WrittenRecord> written = {}; ///< In the place of `record`, which is empty then.
};

/// The item's record, however it is held.
Record recordOf(const NewItem &item);

} // namespace intray
