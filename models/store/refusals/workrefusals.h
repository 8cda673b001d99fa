// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/refusals/refusalrule.h"

namespace intray::refusals {

/// Refusals of who works: items, locks, endings, steps, attachments, rows of adopted tables.
inline constexpr RefusalRule ofWork[]{
    {"lock_lost", "row=gone", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store",
                       "The row of this item is no longer in the table, so it cannot be finished."),
     "", "another program changed the lock in the table"},
    {"lock_lost", "row=closed", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: another program has finished "
                                "it in the table, or has taken it out of the queue."),
     "", "another program changed the lock in the table"},
    {"lock_lost", "row=ended", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Another program has ended or changed this lock in the table. Take "
                                "the item again to go on."),
     "", "another program changed the lock in the table"},
    {"lock_lost", "adopted state=locked", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: %1 took it at %2."),
     "lock_user locked_at:time", "another program changed the lock in the table"},
    {"lock_lost", "state=locked", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: %1 took it at %2."),
     "lock_user locked_at:time"},
    {"lock_lost", "state=done", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: it has been completed.")},
    {"lock_lost", "state=failed", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP(
         "Store",
         "Your lock no longer holds this item: it has been dismissed or marked as failed.")},
    {"lock_lost", "state=dismissed", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP(
         "Store",
         "Your lock no longer holds this item: it has been dismissed or marked as failed.")},
    {"lock_lost", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP(
         "Store",
         "Your lock no longer holds this item: it is open again, and nobody has taken it yet.")},
    {"lock_holds_nothing", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "This lock does not hold any items (any more).")},
    {"newer_schema", "", Error::Kind::NewerSchema,
     QT_TRANSLATE_NOOP("Store", "The database was upgraded by a newer version of Intray while this "
                                "program was using it. Update this program; nothing was changed.")},
    {"clock_moved", "", Error::Kind::Busy,
     QT_TRANSLATE_NOOP("Store", "The clock of this computer was set forward while Intray was "
                                "running, so no lock is made, extended or released. Correct it, or "
                                "restart Intray if it is right now; nothing was changed.")},
    {"no_such_item", "", Error::Kind::NotFound, QT_TRANSLATE_NOOP("Store", "There is no item %1."),
     "item"},
    {"not_in_queue", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "The queue “%2” has no item %1."), "item queue"},
    {"no_such_queue", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no queue named \"%1\"."), "queue"},
    {"not_permitted", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "Your login does not have the right to do this. Nothing was "
                                "changed; ask an administrator of Intray for the right."),
     "", "role needed: {role}"},
    {"no_user", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "The login %1 is not a user of Intray in this database. An "
                                "administrator adds it with \"intrayctl user add\"."),
     "login", "{detail}"},
    {"called_off", "", Error::Kind::Cancelled,
     QT_TRANSLATE_NOOP("Store",
                       "This was cancelled before; nothing was changed. Please do it again.")},
    {"too_late", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "It is too late to undo this. A supervisor can reopen the item.")},
    {"not_finished", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Only a finished item can be reopened.")},
    {"moved_on", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The table's own program has continued with this item since, so it "
                                "cannot be reopened here.")},
    {"disposition_not_allowed", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "The queue \"%1\" does not allow this way of finishing an item."),
     "queue"},
    {"unknown_disposition", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "There is no such way of finishing an item.")},
    {"operation_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Finishing an item needs an operation id, and none was given.")},
    {"reason_missing", "kind=send_back", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why the item is sent back.")},
    {"send_back_reason_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why the item is sent back.")},
    {"reason_missing", "kind=return", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why the item is returned.")},
    {"reason_missing", "kind=dismiss", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why the item is dismissed.")},
    {"reason_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why the item fails.")},
    {"note_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Write the text of the note.")},
    {"no_such_question", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no question %1."), "question"},
    {"question_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Write what you ask.")},
    {"answer_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Write an answer, or the value that belongs in the field.")},
    {"question_too_long", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "A question can wait for its answer for at most %1 days."), "most"},
    {"question_closed", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Question %1 is closed: it was answered or withdrawn, or the work "
                                "on its item has ended. Nothing was changed."),
     "question"},
    {"question_of_other", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "%1 asked this question, so only %1 or a supervisor can change it. "
                                "Nothing was changed."),
     "by"},
    {"asks_in_adopted", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The item is in a table that other programs share, and they cannot know "
                       "that it waits for an answer. Write a note, and return the item.")},
    {"asks_in_query", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item's queue is filled by a query, so nothing in it can wait "
                                "for an answer. Write a note, and return the item.")},
    {"missing_in_adopted", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item is in a table that other programs share, which has no "
                                "place for why a field is empty. Write a note.")},
    {"no_such_reason", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” is no reason that the rule of this field knows. Choose one "
                                "of those, or ask a supervisor to add it."),
     "reason"},
    {"after_out_of_range", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "An item can be returned for 0 to 72 hours.")},
    {"finished_by_other", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store",
                       "Somebody else finished the item, so only a supervisor can reopen it.")},
    {"reopens_no_own", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "The queue does not let people reopen what they finished themselves. Ask a supervisor.")},
    {"reopened_until", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "You could reopen the item until %1. Ask a supervisor."),
     "until:time"},
    {"asks_unfinished", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item is not finished, so you can simply take it.")},
    {"asked_already", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store", "%1 has already requested this item, and is waiting for a supervisor's answer."),
     "user"},
    {"nobody_asks", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Nobody requests this item (any more).")},
    {"no_step_before", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "There is no previous step, so the item cannot be sent back. "
                                "Return it, or mark it as failed with a reason.")},
    {"step_before_ended", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The record was dismissed or failed in the previous step, so the "
                                "item cannot be sent back there. A supervisor can reopen it.")},
    {"another_step_at_work", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The record is waiting or being worked on in another step. It "
                                "would be in two steps at once, or lose notes, attachments or "
                                "assignments there. Whoever takes it there can send it back.")},
    {"no_such_attachment", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "The item has no such attachment, or a part of it is missing.")},
    {"attachment_too_large", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The file is too large to be attached: this queue accepts at most %1."),
     "most:size"},
    {"attaching_interrupted", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store",
         "Attaching the file was interrupted, so the item does not have it. Attach it again.")},
    {"attachment_damaged", "", Error::Kind::Damaged,
     QT_TRANSLATE_NOOP(
         "Store", "The attachment “%1” is damaged: it is not what was attached. Tell an "
                  "administrator; \"intrayctl audit --attachments\" lists damaged attachments."),
     "name"},
    {"attachment_not_kept", "", Error::Kind::DiskFull,
     QT_TRANSLATE_NOOP("Store", "The attachment cannot be written: %1."), "why"},
    {"table_refused", "field why=required", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The table needs a value in “%1”. Fill it in; nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "field why=too_long", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "“%1” is too long for the table's column. Shorten it; nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "field why=value", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP(
         "Store", "“%1” does not fit the table's column: it is a different kind of value, out of "
                  "range, or has a letter that the column cannot keep. Nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "field why=unique", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "“%1” must not be the same in two rows of the table, and another "
                                "row has this value. Nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "field why=reference", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP(
         "Store",
         "“%1” refers to another table, which does not allow this value. Nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "field", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP(
         "Store", "A rule of the table does not allow this value of “%1”. Nothing was changed."),
     "field", "{rule}"},
    {"table_refused", "why=too_long", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The table's column for the name of the person who holds a row is too short "
                       "for yours. Nothing was changed; ask an administrator to make it longer."),
     "", "{rule}"},
    {"table_refused", "", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "A rule of the item's table does not allow this. Nothing was changed."),
     "", "{rule}"},
    {"table_changed", "", Error::Kind::Broken,
     QT_TRANSLATE_NOOP("Store",
                       "The queue's table has changed since it was adopted: the table, a column or "
                       "a right is missing, or its rows do not match the criteria. Nothing was "
                       "changed; ask an administrator to adopt it again or to undo the change."),
     "", "{state}"},
    {"text_too_long", "what=reason", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The text is longer than %1 characters. Shorten it; nothing was changed."),
     "most"},
    {"text_too_long", "what=message", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The text is longer than %1 characters. Shorten it; nothing was changed."),
     "most"},
    {"text_too_long", "what=note", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The text is longer than %1 characters. Shorten it; nothing was changed."),
     "most"},
    {"text_too_long", "what=question", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The text is longer than %1 characters. Shorten it; nothing was changed."),
     "most"},
    {"text_too_long", "what=answer", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The text is longer than %1 characters. Shorten it; nothing was changed."),
     "most"},
    {"text_too_long", "what=key", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The key is longer than %1 characters. Shorten it; nothing was added."),
     "most"},
    {"text_too_long", "what=workstation", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "The name of the workstation is longer than %1 characters. Shorten it."),
     "most"},
    {"text_too_long", "", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "What was sent along with the record is larger than the %1 bytes "
                                "that its queue allows. Nothing was changed."),
     "most", "{what}"},
    {"too_many", "what=note", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP(
         "Store",
         "You have written %1 notes today, which is as many as one user may. Go on tomorrow."),
     "most", "{what}"},
    {"too_many", "what=notes_of_item", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "The item has %1 notes already, which is as many as one item may "
                                "have. Nothing was added."),
     "most", "{what}"},
    {"too_many", "what=own_notes_of_item", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "You have written %1 notes on this item already, which is as many "
                                "as one user may. Nothing was added."),
     "most", "{what}"},
    {"too_many", "what=questions_of_item", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "%1 questions were asked about this item, which is as many as there "
                       "may be. Write a note, and return it."),
     "most", "{what}"},
    {"too_many", "what=returned", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store",
                       "You have returned or taken back %1 items today, which is as many as one "
                       "user may. Complete, dismiss or fail the item, or go on tomorrow."),
     "most", "{what}"},
    {"too_many", "what=field", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "A queue can have at most %1 fields. Nothing was changed."), "most",
     "{what}"},
    {"too_many", "what=filter", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "You share %1 filters in this queue already, which is as many as "
                                "one user may. Remove one first."),
     "most", "{what}"},
    {"too_many", "", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP(
         "Store",
         "You have done this %1 times today, which is as often as one user may. Go on tomorrow."),
     "most", "{what}"},
    {"not_planted", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store",
                       "No slip is planted in this record: the queue does not want it, its "
                       "fields are keyed twice, you have completed fewer than 20 of its "
                       "records, or one was planted in it already.")},
    {"no_such_plant", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no such planted slip of yours.")},
    {"value_odd", "", Error::Kind::RecordRefused,
     QT_TRANSLATE_NOOP("Store", "The database was given a value that it cannot use. Nothing was "
                                "changed; the details say which."),
     "", "{what}"},
};

} // namespace intray::refusals
