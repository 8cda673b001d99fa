// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/otherwords.h"

#include "ui/common/alsoinenglish.h"

#include <algorithm>
#include <iterator>

namespace intray {

namespace {

struct OtherWords
{
    const char *action;
    const char *words;
};

// Not shown anywhere: what people type who do not know what it is called here.
constexpr OtherWords otherWords[] = {
    {"takeNext", QT_TRANSLATE_NOOP("OtherWords", "claim, get, fetch, work, start, new, following")},
    {"takeSeveral", QT_TRANSLATE_NOOP("OtherWords", "claim, get, batch, many, multiple, bulk")},
    {"takeSelected", QT_TRANSLATE_NOOP("OtherWords", "claim, pick, open, choose, lock, edit")},
    {"completeAndNext",
     QT_TRANSLATE_NOOP("OtherWords", "done, finish, submit, save, confirm, ready, dispose, end")},
    {"completeAndNextFound",
     QT_TRANSLATE_NOOP("OtherWords", "filter, search, found, matching, done, finish, next")},
    {"complete",
     QT_TRANSLATE_NOOP("OtherWords", "done, finish, submit, save, confirm, ready, dispose, end")},
    {"completeLater", QT_TRANSLATE_NOOP("OtherWords", "done, finish, offline, queue up, dispose")},
    {"return",
     QT_TRANSLATE_NOOP("OtherWords", "give back, put back, unlock, release, postpone, later, "
                                     "snooze, defer, follow up, hold, dispose, end")},
    {"dismiss", QT_TRANSLATE_NOOP("OtherWords", "delete, discard, remove, cancel, drop, reject, "
                                                "throw away, dispose, end")},
    {"fail",
     QT_TRANSLATE_NOOP("OtherWords", "error, impossible, cannot, escalate, problem, reject, "
                                     "dispose, end")},
    {"sendBack",
     QT_TRANSLATE_NOOP("OtherWords", "reject, refuse, step back, rework, dispose, end")},
    {"takeBack", QT_TRANSLATE_NOOP("OtherWords", "reopen, revert, mistake, oops, open again")},
    {"keepLock", QT_TRANSLATE_NOOP("OtherWords", "more time, longer, renew, prolong, expire")},
    {"saveDraft", QT_TRANSLATE_NOOP("OtherWords", "store, keep, write, interim")},
    {"addNote", QT_TRANSLATE_NOOP("OtherWords", "comment, remark, annotate, message")},
    {"ask", QT_TRANSLATE_NOOP("OtherWords", "question, query, inquire, supplier, wait")},
    {"takeAgain", QT_TRANSLATE_NOOP("OtherWords", "lost lock, claim, get back, recover")},
    {"keepAsDraft", QT_TRANSLATE_NOOP("OtherWords", "put aside, park, store, lost lock")},
    {"resume", QT_TRANSLATE_NOOP("OtherWords", "continue, go on, unfinished, draft, restore")},
    {"retry", QT_TRANSLATE_NOOP("OtherWords", "repeat, again, redo, connect")},
    {"correctOthers",
     QT_TRANSLATE_NOOP("OtherWords", "bulk change, mass update, replace all, find and replace, "
                                     "everywhere, same mistake")},
    {"openDatabase", QT_TRANSLATE_NOOP("OtherWords", "file, switch, load, sqlite")},
    {"connections",
     QT_TRANSLATE_NOOP("OtherWords", "server, login, connect, profile, PostgreSQL, MariaDB, ODBC")},
    {"users",
     QT_TRANSLATE_NOOP("OtherWords", "people, roles, rights, permissions, accounts, members, "
                                     "tags, logins, administration")},
    {"adoptTable",
     QT_TRANSLATE_NOOP("OtherWords", "existing table, Access, link, attach, migrate, map")},
    {"importRecords",
     QT_TRANSLATE_NOOP("OtherWords", "load, bring in, upload, CSV, Excel, file, delivery, add")},
    {"exportRecords", QT_TRANSLATE_NOOP("OtherWords", "save as, download, write, CSV, Excel, JSON, "
                                                      "deliver, hand out, extract")},
    {"quit", QT_TRANSLATE_NOOP("OtherWords", "exit, close, leave, end, log off")},
    {"noValue", QT_TRANSLATE_NOOP(
                    "OtherWords",
                    "missing, no value, not asked, refused, unknown, unreadable, does not apply")},
    {"previousValue", QT_TRANSLATE_NOOP("OtherWords", "repeat, ditto, copy from above, same")},
    {"offerSpelling", QT_TRANSLATE_NOOP("OtherWords", "spell check, dictionary, typo, word")},
    {"nextFault", QT_TRANSLATE_NOOP("OtherWords", "error, mistake, broken rule, problem, go to")},
    {"previousFault",
     QT_TRANSLATE_NOOP("OtherWords", "error, mistake, broken rule, problem, go to, back")},
    {"acceptSuggestion", QT_TRANSLATE_NOOP("OtherWords", "proposal, apply, take over, fix, yes")},
    {"acceptSure", QT_TRANSLATE_NOOP("OtherWords", "proposals, apply, take over, fix, automatic")},
    {"refuseSuggestion",
     QT_TRANSLATE_NOOP("OtherWords", "proposal, reject, ignore, no, wrong, leave")},
    {"neverSuggest", QT_TRANSLATE_NOOP("OtherWords", "proposal, silence, mute, ignore, off")},
    {"fieldBack", QT_TRANSLATE_NOOP("OtherWords", "undo, reset, discard, as imported, original")},
    {"recordBack", QT_TRANSLATE_NOOP("OtherWords", "undo, reset, discard, as imported, original")},
    {"search", QT_TRANSLATE_NOOP("OtherWords", "find, look up, filter, locate")},
    {"clearSearch", QT_TRANSLATE_NOOP("OtherWords", "reset, remove filter, show all")},
    {"refresh", QT_TRANSLATE_NOOP("OtherWords", "reload, update, renew, look again")},
    {"preview", QT_TRANSLATE_NOOP("OtherWords", "look, view, peek, read, show, inspect")},
    {"nextPane", QT_TRANSLATE_NOOP("OtherWords", "switch, focus, jump, section")},
    {"previousPane", QT_TRANSLATE_NOOP("OtherWords", "switch, focus, jump, section")},
    {"foldLists", QT_TRANSLATE_NOOP("OtherWords", "sidebar, show lists, collapse, fold, room")},
    {"sidePanel",
     QT_TRANSLATE_NOOP("OtherWords", "source, scan, picture, history, notes, duplicates, sidebar")},
    {"importedValues",
     QT_TRANSLATE_NOOP("OtherWords", "original, before, compare, source, old value")},
    {"rowsOrTable", QT_TRANSLATE_NOOP("OtherWords", "columns, grid, list, layout, view")},
    {"notDuplicate",
     QT_TRANSLATE_NOOP("OtherWords", "different, separate, apart, twins, no match")},
    {"endAsDuplicate",
     QT_TRANSLATE_NOOP("OtherWords", "duplicate, combine, join, unite, same, dedupe, double")},
    {"questions", QT_TRANSLATE_NOOP("OtherWords", "asked, answers, query, reply, supplier, source")},
    {"ownCorrections",
     QT_TRANSLATE_NOOP("OtherWords", "my changes, what I changed, mistakes, statistics")},
    {"ownFigures",
     QT_TRANSLATE_NOOP("OtherWords", "statistics, performance, my work, count, done today")},
    {"findAnything", QT_TRANSLATE_NOOP("OtherWords", "command, palette, search, menu")},
    {"menu", QT_TRANSLATE_NOOP("OtherWords", "menu bar, commands")},
    {"preferences",
     QT_TRANSLATE_NOOP("OtherWords", "settings, options, configuration, setup, customise")},
    {"resetLayout",
     QT_TRANSLATE_NOOP("OtherWords", "default, columns, widths, restore, window, usual")},
    {"whyNot", QT_TRANSLATE_NOOP("OtherWords", "reason, explain, nothing, blocked, not available")},
    {"stopCounting",
     QT_TRANSLATE_NOOP("OtherWords", "learning, usual values, progress, background, continue")},
    {"changePriority",
     QT_TRANSLATE_NOOP("OtherWords", "urgent, prioritise, important, order, first, move up, rank")},
    {"assignItems",
     QT_TRANSLATE_NOOP("OtherWords", "give to, allocate, dispatch, distribute, for a person, tag")},
    {"showDesk", QT_TRANSLATE_NOOP("OtherWords", "work, record, lists, home, start, go to")},
    {"showToday", QT_TRANSLATE_NOOP("OtherWords", "dashboard, overview, locks, who holds what, "
                                                  "figures, statistics, backlog, go to")},
    {"showQueues", QT_TRANSLATE_NOOP("OtherWords", "rules, administration, set up, manage, go to")},
    {"showQuality", QT_TRANSLATE_NOOP("OtherWords", "duplicates, values, bulk, clean, ledger, "
                                                    "corrections, data quality, go to")},
    {"showHistory",
     QT_TRANSLATE_NOOP("OtherWords", "log, audit, journal, events, who did what, past, go to")},
    {"nextPage", QT_TRANSLATE_NOOP("OtherWords", "switch, tab, forward")},
    {"previousPage", QT_TRANSLATE_NOOP("OtherWords", "switch, tab, back")},
    {"keys", QT_TRANSLATE_NOOP("OtherWords", "help, manual, documentation, support, learn")},
    {"about", QT_TRANSLATE_NOOP("OtherWords", "version, licence, information, program")},
};

} // namespace

QString otherWordsFor(const QString &action)
{
    const auto *found =
        std::find_if(std::begin(otherWords), std::end(otherWords),
                     [&](const OtherWords &one) { return action == QLatin1String(one.action); });
    return found == std::end(otherWords) ? QString() : alsoInEnglish(found->words);
}

} // namespace intray
