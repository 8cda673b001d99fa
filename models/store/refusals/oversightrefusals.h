// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/refusals/refusalrule.h"

namespace intray::refusals {

/// Refusals of who oversees: other people's locks, queues, users, filters, merging, correcting.
inline constexpr RefusalRule ofOversight[]{
    {"lock_was_gone", "state=locked", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: %1 has held the item since %2, "
                                "under a newer lock. Nothing was changed."),
     "lock_user locked_at:time"},
    {"lock_was_gone", "state=open", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store",
                       "The lock that you saw is gone: the item is open, and nobody holds it.")},
    {"lock_was_gone", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store",
                       "The lock that you saw is gone: the item was finished in the meantime.")},
    {"taken_between", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP(
         "Store",
         "The lock was released, but another program took the item before it could be handed on.")},
    {"take_away_reason_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "Say why the items are taken away; the people who hold them read it.")},
    {"takes_nothing", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "%1 has no role that takes items, such as clerk or worker. Nothing "
                                "was changed; choose somebody else."),
     "user"},
    {"not_a_member", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "%1 is not allowed to take items from the queue \"%2\", so the item stays where it is."),
     "user queue"},
    {"not_for_them", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "The item needs a different person: %1 did the previous step. It stays where it is."),
     "user"},
    {"holds_already", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "%1 already holds this item."), "user"},
    {"holds_enough", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "%1 holds as many items of the queue \"%2\" as it allows. The item stays where it is."),
     "user queue"},
    {"rows_held", "", Error::Kind::Invalid,
     QT_TRANSLATE_N_NOOP("Store", "%n row(s) of the table are locked through Intray. Nothing was "
                                  "changed; wait until they are finished, or release them first."),
     "items"},
    {"stands_in_table", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The item is in a table that other programs share, and cannot be passed on "
                       "in this kind of database. Release it; then the other person can take it.")},
    {"does_not_wait", "state=locked", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "%1 has held the item since %2, so it is not waiting. Release it "
                                "first if it should go to somebody else."),
     "lock_user locked_at:time"},
    {"does_not_wait", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item is finished, so it is not waiting. Reopen it first.")},
    {"order_of_table", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item is in a table that other programs share, and a column of "
                                "that table sets its priority. Change the priority there.")},
    {"order_of_query", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item's queue is filled by a query, and the query sets its "
                                "priority. Change the priority where the query finds it.")},
    {"order_not_by_doubt", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The queue gives out the oldest item first. Its rules have to say "
                                "that the most doubtful comes first.")},
    {"passes_nothing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Somebody opens every record of this queue. Its rules have to say "
                                "first how many fields may stay wrong.")},
    {"passes_not_keyed_twice", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Records that are keyed a second time cannot pass unopened.")},
    {"passes_not_on", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "Records of this queue go on to another one, all of them, so none can "
                       "pass unopened. A share of them may go on.")},
    {"pass_is_chosen", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "It was chosen already which records of this delivery pass, and "
                                "how many are drawn at least. That stays, because it must not "
                                "depend on what was found in them.")},
    {"priority_out_of_range", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "A priority is a whole number from -1000000 to 1000000.")},
    {"assigns_in_table", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The item is in a table that other programs share, and they cannot know "
                       "whom it is for. Only items of Intray's own queues can be assigned.")},
    {"assigns_in_query", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store",
         "The item's queue is filled by a query. Only items of other queues can be assigned.")},
    {"no_tag", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "\"%1\" is not a tag. A tag is one word of at most 50 letters, "
                                "without spaces, commas and @."),
     "tag"},
    {"queue_is_there", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "There is already a queue named \"%1\"."), "queue"},
    {"queue_in_use", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The queue \"%1\" is in use and cannot be removed."), "queue"},
    {"no_such_login", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "The database server has no login named \"%1\". Its administrator "
                                "creates logins; Intray gives them their roles."),
     "user"},
    {"no_such_user", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no user named \"%1\"."), "user"},
    {"no_such_role", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no role “%1”."), "role"},
    {"last_administrator", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "%1 is the last administrator. Make somebody else an administrator first."),
     "user"},
    {"no_such_filter", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP(
         "Store",
         "There is no shared filter “%1” in this queue. Somebody may have removed or renamed it."),
     "name"},
    {"filter_name_taken", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "%2 already shared a filter “%1” in this queue. Choose another name."),
     "name by"},
    {"filter_of_other", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "%2 shared the filter “%1”. Only %2, supervisors and administrators can change it."),
     "name by"},
    {"filter_too_long", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The filter looks for texts that are too long to be shared. Shorten them.")},
    {"other_companion", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Another companion process keeps this database, as %1 on %2."),
     "user workstation"},
    {"merge_itself", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "These are one and the same item. Name two items.")},
    {"merge_queues", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The items are of two queues. Only items of one queue can be duplicates.")},
    {"merge_in_table", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store", "The items are in a table of another program, where they cannot be merged.")},
    {"merge_held", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store", "%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free."),
     "key lock_user locked_at:time"},
    {"merge_in_hand", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "You are working on “%1” yourself. Change its fields there and "
                                "merge without fields, or return it first."),
     "key"},
    {"merge_ended", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store",
         "“%1” is finished. Reopen it to merge or change it, or merge the other one into it."),
     "key"},
    {"merge_gone", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” was dismissed or merged. Merge into the one that is kept."),
     "key"},
    {"merge_other_hands", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store",
                       "“%1” needs a different person: you worked on it in the previous step. "
                       "Merge without changing its fields, or let somebody else do it."),
     "key"},
    {"merge_changed", "", Error::Kind::Busy,
     QT_TRANSLATE_NOOP("Store",
                       "“%1” was changed in the meantime. Look at it again before you merge."),
     "key"},
    {"for_somebody_else", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody."),
     "key"},
    {"merge_told_apart", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store",
         "“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first."),
     "key other_key user at:time"},
    {"not_merged", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The item was not merged into another, so there is no merge to undo.")},
    {"kept_held", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because %2 has held it since %3. "
                                "Its history has the previous ones."),
     "key lock_user locked_at:time"},
    {"kept_finished", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because it is finished. Its history "
                                "has the previous ones."),
     "key"},
    {"kept_worked_on", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because somebody has worked on it "
                                "since. Its history has the previous ones."),
     "key"},
    {"kept_not_known", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because its record from before the "
                                "merge is no longer in the database."),
     "key"},
    {"correct_in_table", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP(
         "Store",
         "The queue is in a table of another program, where bulk corrections are not possible.")},
    {"correct_read_only", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "“%1” is read-only in this queue, so it cannot be corrected."),
     "field"},
    {"correct_keyed_twice", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "Fields of this queue's records are keyed twice, here or in a "
                                "later step, so bulk corrections are not possible: they would "
                                "reveal a value to the person who keys it again.")},
    {"correct_other_hands", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "You worked on it in the previous step, and this step needs a "
                                "different person. Let somebody else correct it.")},
    {"correct_not_open", "state=locked", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "%1 has held it since %2. Correct it there, or once it is free."),
     "lock_user locked_at:time"},
    {"correct_not_open", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "It has been finished in the meantime.")},
    {"correct_proposed_already", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP(
         "Store",
         "The value is already proposed to %1, who has held it since %2. Nothing was changed."),
     "lock_user locked_at:time"},
    {"correct_proposed_otherwise", "", Error::Kind::LockLost,
     QT_TRANSLATE_NOOP("Store", "Something else is already proposed to %1, who has held it since "
                                "%2. Correct it there, or once it is free."),
     "lock_user locked_at:time"},
    {"correct_other_value", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” has a different value now."), "field"},
    {"correct_changed", "", Error::Kind::Busy,
     QT_TRANSLATE_NOOP("Store", "It was changed at the same moment. Try again.")},
    {"correct_worked_on", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "Somebody has worked on it since, so it stays.")},
    {"correct_to_same", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The new value is the old one; there is nothing to do.")},
    {"changed_again", "user at", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” was changed again since then, by %2 at %3. Undo that first."),
     "field user at:time"},
    {"changed_again", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "“%1” was changed again since then. Undo the newer change first."),
     "field"},
    {"changed_nothing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "No value was changed here that you could undo.")},
    {"reopened_only", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The item is open again, but its values stay. %1"), "why"},
    {"no_such_correction", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "This queue has no bulk correction %1; \"intrayctl corrections\" "
                                "lists those that it has."),
     "correction"},
};

} // namespace intray::refusals
