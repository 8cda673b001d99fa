// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which commands there are, and what they are called.
#include "ui/supervisor/pagecommandlist.h"

#include "ui/common/alsoinenglish.h"

namespace intray {

namespace {

using Way = PageCommand::Way;
using Command = ListedCommand;

constexpr auto lockViews = "holdersTree locksTable locksFind locksFindButton";
constexpr auto chooseLocks =
    QT_TRANSLATE_NOOP("PageCommands", "Select one lock, or several with Shift and Ctrl, then "
                                      "press the button below.");

const Command todayCommands[] = {
    {{"locksRelease", -1, "", lockViews},
     QT_TRANSLATE_NOOP("PageCommands", "Release locks..."),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Takes locks away from whoever holds them. What they typed is kept."),
     QT_TRANSLATE_NOOP("OtherWords", "unlock, free, take away, break, locked, steal, expired"),
     chooseLocks,
     Role::Supervisor},
    {{"locksReassign", -1, "", lockViews},
     QT_TRANSLATE_NOOP("PageCommands", "Reassign locks..."),
     QT_TRANSLATE_NOOP("PageCommands", "Gives what somebody holds to somebody else."),
     QT_TRANSLATE_NOOP("OtherWords", "transfer, move, give to, other person, locked"),
     chooseLocks,
     Role::Supervisor},
    {{"locksHandOver"},
     QT_TRANSLATE_NOOP("PageCommands", "Hand over a person's items..."),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Gives all that somebody holds to somebody else, or back to the queue."),
     QT_TRANSLATE_NOOP("OtherWords",
                       "absence, holiday, sick, leave, transfer, unlock, release all, locked"),
     "",
     Role::Supervisor},
    {{"locksFindButton", -1, "", "locksFind"},
     QT_TRANSLATE_NOOP("PageCommands", "Find locks"),
     QT_TRANSLATE_NOOP("PageCommands", "Looks for locks by item, user or workstation."),
     QT_TRANSLATE_NOOP("OtherWords", "search, locked, who has, holder, abandoned"),
     QT_TRANSLATE_NOOP("PageCommands", "Type what the locks are to have.")},
    {{"locksWay"},
     QT_TRANSLATE_NOOP("PageCommands", "Locks as a table or by person"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows who holds what the other way."),
     QT_TRANSLATE_NOOP("OtherWords", "view, columns, list, who holds what, locked")},
    {{"todayPart", 1, "", lockViews, Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Who holds what"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows all locks, over all queues."),
     QT_TRANSLATE_NOOP("OtherWords", "locks, locked, unlock, owner, in work, busy")},
    {{"todayPart", 0, "", "glanceTable", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Queues with their pace"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows how much is open and done in each queue."),
     QT_TRANSLATE_NOOP("OtherWords", "figures, statistics, backlog, dashboard, glance")},
    {{"glanceCopy"},
     QT_TRANSLATE_NOOP("PageCommands", "Copy figures"),
     QT_TRANSLATE_NOOP("PageCommands", "Copies the figures of the queues, for a spreadsheet."),
     QT_TRANSLATE_NOOP("OtherWords", "clipboard, chart, statistics, report")},
    {{"glanceSave"},
     QT_TRANSLATE_NOOP("PageCommands", "Save figures..."),
     QT_TRANSLATE_NOOP("PageCommands", "Saves the figures of the queues as a file."),
     QT_TRANSLATE_NOOP("OtherWords", "export, picture, chart, CSV, statistics, report")},
    {{"glanceAll"},
     QT_TRANSLATE_NOOP("PageCommands", "Figures of all queues"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows the chart of all queues together."),
     QT_TRANSLATE_NOOP("OtherWords", "statistics, sum, total, chart")},
    {{"glanceSpan", 0},
     QT_TRANSLATE_NOOP("PageCommands", "Figures of the last 24 hours"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows what was done in each hour."),
     QT_TRANSLATE_NOOP("OtherWords", "statistics, chart, hourly, day")},
    {{"glanceSpan", 1},
     QT_TRANSLATE_NOOP("PageCommands", "Figures of the last 7 days"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows what was done on each day of a week."),
     QT_TRANSLATE_NOOP("OtherWords", "statistics, chart, daily, week")},
    {{"glanceSpan", 2},
     QT_TRANSLATE_NOOP("PageCommands", "Figures of the last 30 days"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows what was done on each day of a month."),
     QT_TRANSLATE_NOOP("OtherWords", "statistics, chart, daily, month")},
    {{"askedShow", -1, "", "glanceTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Show reopening requests..."),
     QT_TRANSLATE_NOOP("PageCommands", "Answers who wants a finished item back."),
     QT_TRANSLATE_NOOP("OtherWords", "reopen, asked back, approve, decline, wishes"),
     QT_TRANSLATE_NOOP("PageCommands", "Nobody requests that an item is reopened.")},
};

constexpr auto chooseQueue =
    QT_TRANSLATE_NOOP("PageCommands", "Choose another queue: with this one it is not possible.");

const Command queueCommands[] = {
    {{"queueNew"},
     QT_TRANSLATE_NOOP("PageCommands", "New queue..."),
     QT_TRANSLATE_NOOP("PageCommands", "Makes a queue with rules of its own."),
     QT_TRANSLATE_NOOP("OtherWords", "add, create, make"),
     "",
     Role::Administrator,
     Role::Importer},
    {{"queueFields", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Fields and rules of a queue..."),
     QT_TRANSLATE_NOOP("PageCommands", "Sets what a record consists of, and what is right in it."),
     QT_TRANSLATE_NOOP("OtherWords", "schema, form, validation, required, label, lookup, format, "
                                     "columns, pattern, checks"),
     chooseQueue},
    {{"queuePause", -1, "", "queueList queueChoice", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Pause or resume a queue"),
     QT_TRANSLATE_NOOP("PageCommands", "A paused queue gives out no more items."),
     QT_TRANSLATE_NOOP("OtherWords", "stop, halt, suspend, hold, start, continue, close, open"),
     chooseQueue},
    {{"queueDeliveries", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Deliveries of a queue..."),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Shows what was imported when and from which file, and undoes it."),
     QT_TRANSLATE_NOOP("OtherWords", "deliver, batch, files, imports, undo an import, withdraw, "
                                     "rejected rows, received, came in"),
     chooseQueue},
    {{"queueCorrect", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Correct a value in all records..."),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Puts one value in the place of another in a whole queue, all at once."),
     QT_TRANSLATE_NOOP("OtherWords", "bulk change, mass update, find and replace, replace all, "
                                     "undo a bulk correction, everywhere"),
     chooseQueue,
     Role::Supervisor,
     Role::Administrator},
    {{"queueReopen", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Reopen items..."),
     QT_TRANSLATE_NOOP("PageCommands", "Brings finished items of a queue back to be worked on."),
     QT_TRANSLATE_NOOP("OtherWords", "undo, open again, restore, bring back, redo, done, failed, "
                                     "dismissed, bulk change"),
     chooseQueue,
     Role::Supervisor},
    {{"queueUndoAdoption", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Give back a table..."),
     QT_TRANSLATE_NOOP("PageCommands", "Makes a queue of an adopted table a mere table again."),
     QT_TRANSLATE_NOOP("OtherWords", "undo adopting, detach, unlink, disconnect"),
     QT_TRANSLATE_NOOP("PageCommands", "Choose a queue that stands in an adopted table."),
     Role::Administrator},
    {{"queueRemove", -1, "", "queueList queueChoice"},
     QT_TRANSLATE_NOOP("PageCommands", "Remove a queue..."),
     QT_TRANSLATE_NOOP("PageCommands", "Removes a queue that never had an item."),
     QT_TRANSLATE_NOOP("OtherWords", "delete, drop, get rid of"),
     chooseQueue,
     Role::Administrator,
     Role::Importer},
    {{"queueSave", -1, "", "rulesForm"},
     QT_TRANSLATE_NOOP("PageCommands", "Save changed rules"),
     QT_TRANSLATE_NOOP("PageCommands", "Saves the rules of the queue in view."),
     QT_TRANSLATE_NOOP("OtherWords", "store, apply, keep, queue"),
     QT_TRANSLATE_NOOP("PageCommands", "No rule of this queue was changed.")},
    {{"queueRevert", -1, "", "rulesForm"},
     QT_TRANSLATE_NOOP("PageCommands", "Undo changed rules"),
     QT_TRANSLATE_NOOP("PageCommands", "Forgets the changes that are not saved."),
     QT_TRANSLATE_NOOP("OtherWords", "revert, discard, reset, cancel, queue"),
     QT_TRANSLATE_NOOP("PageCommands", "No rule of this queue was changed.")},
};

constexpr auto pairsView = "queueDuplicatesPage";
constexpr auto valuesView = "valuesPage";
constexpr auto valueLists = "valuesTable valuesField valuesFieldChoice";

const Command qualityCommands[] = {
    {{"qualityView", 0, pairsView, "duplicateGroups duplicatesQueue", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Duplicates of a queue"),
     QT_TRANSLATE_NOOP("PageCommands", "Finds records that are likely the same."),
     QT_TRANSLATE_NOOP("OtherWords", "merge, dedupe, twins, double, same")},
    {{"duplicatesSearch", -1, pairsView, "duplicatesQueue"},
     QT_TRANSLATE_NOOP("PageCommands", "Search for duplicates"),
     QT_TRANSLATE_NOOP("PageCommands", "Compares all records of a queue with each other."),
     QT_TRANSLATE_NOOP("OtherWords", "find, again, dedupe, twins, double, same, merge"),
     QT_TRANSLATE_NOOP("PageCommands", "Choose a queue first.")},
    {{"duplicatesTakeBack", -1, pairsView, "duplicateGroups duplicatesQueue"},
     QT_TRANSLATE_NOOP("PageCommands", "Undo the last merge"),
     QT_TRANSLATE_NOOP("PageCommands", "Takes back what was decided last about duplicates."),
     QT_TRANSLATE_NOOP("OtherWords", "revert, split, unmerge, decision, duplicate"),
     QT_TRANSLATE_NOOP("PageCommands", "There is no decision to undo here.")},
    {{"qualityView", 1, valuesView, valueLists, Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Values of a field"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows how often each value stands in a field."),
     QT_TRANSLATE_NOOP("OtherWords", "bulk change, facets, frequency, clean, correct, distinct")},
    {{"valuesByValue", -1, valuesView},
     QT_TRANSLATE_NOOP("PageCommands", "Values one by one"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows how often each value stands in a field."),
     QT_TRANSLATE_NOOP("OtherWords", "facets, frequency, distinct, count")},
    {{"valuesByForm", -1, valuesView},
     QT_TRANSLATE_NOOP("PageCommands", "Forms of values"),
     QT_TRANSLATE_NOOP("PageCommands", "Puts values together that are built alike."),
     QT_TRANSLATE_NOOP("OtherWords", "pattern, format, shape, mask")},
    {{"valuesByCluster", -1, valuesView},
     QT_TRANSLATE_NOOP("PageCommands", "Clusters of values"),
     QT_TRANSLATE_NOOP("PageCommands", "Puts values together that are likely the same."),
     QT_TRANSLATE_NOOP("OtherWords", "similar, spelling, group, alike")},
    {{"valuesCorrect", -1, valuesView, valueLists},
     QT_TRANSLATE_NOOP("PageCommands", "Correct values of a field"),
     QT_TRANSLATE_NOOP("PageCommands", "Changes all records that have the chosen values at once."),
     QT_TRANSLATE_NOOP("OtherWords", "bulk change, mass update, replace all, by example, clean"),
     QT_TRANSLATE_NOOP("PageCommands", "Choose a field and the values that are wrong, and type "
                                       "what they are to become."),
     Role::Supervisor,
     Role::Administrator},
    {{"valuesList", -1, valuesView, valueLists},
     QT_TRANSLATE_NOOP("PageCommands", "Changes of values as a list"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Shows in a low window what would be changed in place of the values."),
     QT_TRANSLATE_NOOP("OtherWords", "preview, before, after, old, new"),
     QT_TRANSLATE_NOOP("PageCommands", "In a high window the list stands below what is typed.")},
    {{"valuesUndo", -1, valuesView, valueLists},
     QT_TRANSLATE_NOOP("PageCommands", "Undo a correction of values"),
     QT_TRANSLATE_NOOP("PageCommands", "Takes the last correction of many records back."),
     QT_TRANSLATE_NOOP("OtherWords", "revert, bulk change, mass update, restore"),
     QT_TRANSLATE_NOOP("PageCommands", "There is no correction to undo here."),
     Role::Supervisor,
     Role::Administrator},
    {{"qualityView", 2, "ledgerPage", "ledgerTable", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "What was corrected"),
     QT_TRANSLATE_NOOP("PageCommands", "Counts corrections by field, kind, file or person."),
     QT_TRANSLATE_NOOP("OtherWords", "ledger, errors, statistics, mistakes, changes, report")},
    {{"ledgerSave", -1, "ledgerPage", "ledgerTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Save corrections..."),
     QT_TRANSLATE_NOOP("PageCommands", "Saves what was corrected, with counts, as a file."),
     QT_TRANSLATE_NOOP("OtherWords", "export, CSV, ledger, report"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "As soon as the corrections are counted they can be saved.")},
    {{"qualityView", 3, "warrantyPage", "warrantyTable", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Warranty on deliveries"),
     QT_TRANSLATE_NOOP("PageCommands", "States how many fields of a delivery may still be wrong."),
     QT_TRANSLATE_NOOP("OtherWords", "guarantee, bound, sample, error rate, passed, statistics, "
                                     "quality assurance, remaining errors")},
    {{"warrantyCopy", -1, "warrantyPage", "warrantyTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Copy the warranty"),
     QT_TRANSLATE_NOOP("PageCommands", "Copies the statement with what it rests on."),
     QT_TRANSLATE_NOOP("OtherWords", "clipboard, statement, report"),
     QT_TRANSLATE_NOOP("PageCommands", "As soon as the deliveries are read there is a statement.")},
    {{"warrantyPrint", -1, "warrantyPage", "warrantyTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Print the warranty..."),
     QT_TRANSLATE_NOOP("PageCommands", "Prints the statement on one page, or saves it as PDF."),
     QT_TRANSLATE_NOOP("OtherWords", "paper, PDF, save, statement, report, export"),
     QT_TRANSLATE_NOOP("PageCommands", "As soon as the deliveries are read there is a statement.")},
    {{"calibrationHead", -1, "warrantyPage", "warrantyTable", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "How right doubts are"),
     QT_TRANSLATE_NOOP("PageCommands", "Holds what was expected against what people found."),
     QT_TRANSLATE_NOOP("OtherWords", "calibration, curve, expected, doubt, statistics, prediction"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Nobody has opened a record yet of which a doubt was kept.")},
    {{"noticedHead", -1, "warrantyPage", "warrantyTable", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "What people notice, by field"),
     QT_TRANSLATE_NOOP("PageCommands", "How many planted slips were corrected in each field."),
     QT_TRANSLATE_NOOP("OtherWords", "planted slips, overlooked, missed, caught, catch rate"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "No field has 100 planted slips of five people or more yet.")},
    {{"warrantyRules", -1, "warrantyPage", "warrantyTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Rules of this queue, for a warranty"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Shows the rules of the queue, where what is missing is set."),
     QT_TRANSLATE_NOOP("OtherWords", "planted slips, second look, what needs eyes, settings"),
     QT_TRANSLATE_NOOP("PageCommands", "No rule is missing for a statement here.")},
};

constexpr auto itemHistory = "historyOfItems";
constexpr auto chooseLine =
    QT_TRANSLATE_NOOP("PageCommands", "Choose the line of the history that this is about.");

const Command historyCommands[] = {
    {{"historyOf", 0, "", "historyTable", Way::Press},
     QT_TRANSLATE_NOOP("PageCommands", "History of items"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows who did what when, in all queues."),
     QT_TRANSLATE_NOOP("OtherWords", "log, journal, events, changes, corrections, undo")},
    {{"historyOf", 1},
     QT_TRANSLATE_NOOP("PageCommands", "History of the rules of queues"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows who changed which rule of a queue."),
     QT_TRANSLATE_NOOP("OtherWords", "log, journal, events, settings, configuration")},
    {{"historyOf", 2},
     QT_TRANSLATE_NOOP("PageCommands", "History of users and roles"),
     QT_TRANSLATE_NOOP("PageCommands", "Shows who gave whom which rights."),
     QT_TRANSLATE_NOOP("OtherWords", "log, journal, events, permissions, accounts")},
    {{"auditCheck"},
     QT_TRANSLATE_NOOP("PageCommands", "Check the history now"),
     QT_TRANSLATE_NOOP("PageCommands", "Proves that nothing was changed behind Intray's back."),
     QT_TRANSLATE_NOOP("OtherWords", "audit, seal, verify, tamper, proof, integrity")},
    {{"historyFilters", -1, itemHistory, "historyUser"},
     QT_TRANSLATE_NOOP("PageCommands", "Filters of the history"),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Shows only the lines of a queue, a person, a field or a time."),
     QT_TRANSLATE_NOOP("OtherWords", "search, narrow, who, what, when, log, find")},
    {{"historyOpen", -1, itemHistory, "historyTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Open the record of a line"),
     QT_TRANSLATE_NOOP("PageCommands", "Opens the record that a line of the history is about."),
     QT_TRANSLATE_NOOP("OtherWords", "go to, show, view, look, item, history"),
     chooseLine},
    {{"historyUndo", -1, itemHistory, "historyTable"},
     QT_TRANSLATE_NOOP("PageCommands", "Undo a change of the history"),
     QT_TRANSLATE_NOOP("PageCommands", "Gives the record the values from before a line."),
     QT_TRANSLATE_NOOP("OtherWords", "revert, restore, correction, old value, roll back, former"),
     chooseLine,
     Role::Supervisor,
     Role::Administrator},
    {{"historySave", -1, itemHistory},
     QT_TRANSLATE_NOOP("PageCommands", "Save the history..."),
     QT_TRANSLATE_NOOP("PageCommands", "Saves all lines that were found as a file."),
     QT_TRANSLATE_NOOP("OtherWords", "export, CSV, log, journal, report")},
};

QString translated(const char *text)
{
    return *text ? QCoreApplication::translate("PageCommands", text) : QString();
}

PageCommand commandOf(const Command &command, WindowAction page)
{
    const Command::Place &place = command.place;
    QList<Role> roles;
    for (const auto &role : {command.role, command.orRole})
        if (role)
            roles << *role;
    return {page,
            QString::fromLatin1(place.view),
            QString::fromLatin1(place.button),
            place.segment,
            place.way,
            QString::fromLatin1(place.chosenIn).split(u' ', Qt::SkipEmptyParts),
            roles,
            translated(command.title),
            translated(command.about),
            translated(command.toChoose),
            alsoInEnglish(command.otherWords)};
}

} // namespace

QList<PageCommand> pageCommands()
{
    QList<PageCommand> all;
    for (const Command &command : todayCommands)
        all << commandOf(command, WindowAction::ShowToday);
    for (const Command &command : queueCommands)
        all << commandOf(command, WindowAction::ShowQueues);
    for (const Command &command : ruleCommands())
        all << commandOf(command, WindowAction::ShowQueues);
    for (const Command &command : qualityCommands)
        all << commandOf(command, WindowAction::ShowQuality);
    for (const Command &command : historyCommands)
        all << commandOf(command, WindowAction::ShowHistory);
    return all;
}

} // namespace intray
