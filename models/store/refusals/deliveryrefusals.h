// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/refusals/refusalrule.h"

namespace intray::refusals {

/// Refusals of who brings records in: items, imports, lookup tables, templates, queries.
inline constexpr RefusalRule ofDelivery[]{
    {"key_is_there", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The queue \"%1\" already has an item with the key \"%2\"."),
     "queue key"},
    {"key_blank", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "An item needs a key that is not blank.")},
    {"queue_is_adopted", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store",
         "The queue \"%1\" has its items from an adopted table. Add the rows to that table; Intray "
         "gives them out from there. Where the table makes its keys itself, a single item can be "
         "added without a key once \"intrayctl adopt --add-rows\" has allowed it."),
     "queue"},
    {"table_makes_no_keys", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The queue \"%1\" has its items from an adopted table that does not make "
                       "the keys of its rows itself, so Intray adds none. Add the row with the "
                       "program that gives the keys; Intray gives it out from there."),
     "queue"},
    {"row_not_in_queue", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store", "The new row would not be open in the queue \"%1\", because of its criteria or "
                  "of what the table makes of the row. Nothing was added; change the record."),
     "queue"},
    {"import_running", "", Error::Kind::Busy,
     QT_TRANSLATE_NOOP("Store",
                       "Another import into this queue is running. Wait until it is done.")},
    {"import_not_staging", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "This import was cancelled, because it had not responded for a "
                                "minute. Nothing was imported; start it again.")},
    {"no_such_delivery", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no delivery with this number.")},
    {"delivery_not_complete", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP(
         "Store", "The records of this delivery are not all imported yet. Try again in a moment.")},
    {"delivery_not_whole", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The file of this delivery was not imported as complete, so "
                                "nothing can be missing in it.")},
    {"delivery_has_rejects", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "Rows of this delivery were rejected, so it is not known what is missing in "
                       "it. Import the corrected file, and dismiss what is missing in that one.")},
    {"recall_reason_missing", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Say why: the reason is kept in the history of each record.")},
    {"no_such_lookup", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no lookup table “%1”."), "name"},
    {"lookup_interrupted", "", Error::Kind::NotPermitted,
     QT_TRANSLATE_NOOP("Store", "Somebody else loaded the lookup table “%1” at the same time. Load "
                                "it again if it is not right."),
     "name"},
    {"no_such_template", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "There is no template “%1”."), "name"},
    {"template_unnamed", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "Give the template a name.")},
    {"template_name_too_long", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The name of the template is longer than %1 characters. Shorten it."),
     "most"},
    {"template_too_long", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The template is longer than 1 MB. Templates are shorter.")},
    {"other_template", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "There is already a template “%1” for something else: one is for "
                                "imports, the other for exports. Choose another name."),
     "name"},
    {"template_of_other_kind", "is=export", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The template “%1” is for exports. Choose one for imports."),
     "name"},
    {"template_of_other_kind", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store", "The template “%1” is for imports. Choose one for exports."),
     "name"},
    {"no_source", "", Error::Kind::Invalid,
     QT_TRANSLATE_NOOP("Store",
                       "The queue \"%1\" is not filled by a query; its items are taken directly."),
     "queue"},
    {"source_too_slow", "", Error::Kind::Busy,
     QT_TRANSLATE_NOOP("Store", "The query that fills this queue took too long and was cancelled. "
                                "Tell an administrator of Intray.")},
    {"no_such_request", "", Error::Kind::NotFound,
     QT_TRANSLATE_NOOP("Store", "You have no request %1."), "request"},
};

} // namespace intray::refusals
