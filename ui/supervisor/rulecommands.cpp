// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What of the rules' form is found, and what it is called.
#include "ui/supervisor/pagecommandlist.h"

namespace intray {

using Way = PageCommand::Way;

static const ListedCommand commands[] = {
    {{"ruleFoldHead.people", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: name and people"),
     QT_TRANSLATE_NOOP("PageCommands", "What the queue is called, and who works in it."),
     QT_TRANSLATE_NOOP("OtherWords", "title, rename, members, queue, settings")},
    {{"ruleFoldHead.time", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: time"),
     QT_TRANSLATE_NOOP("PageCommands", "How long and how many items one person may hold."),
     QT_TRANSLATE_NOOP("OtherWords", "lock duration, longest lock, expiry, warning, locks per "
                                     "user, attempts, timeout, limit, queue, settings")},
    {{"ruleFoldHead.endings", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: how an item ends"),
     QT_TRANSLATE_NOOP("PageCommands", "Which ways to end an item are allowed, and with which "
                                       "reasons."),
     QT_TRANSLATE_NOOP("OtherWords", "dispose, disposition, complete, return, dismiss, fail, "
                                     "reasons, reopen, queue, settings")},
    {{"ruleFoldHead.next", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: what comes next"),
     QT_TRANSLATE_NOOP("PageCommands", "Where completed items go on to."),
     QT_TRANSLATE_NOOP("OtherWords", "next queue, step, workflow, second keying, four eyes, "
                                     "sample, share, queue, settings")},
    {{"ruleFoldHead.eyes", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: what needs eyes"),
     QT_TRANSLATE_NOOP("PageCommands", "Which records are opened, in which order, and how it is "
                                       "known what people miss."),
     QT_TRANSLATE_NOOP("OtherWords", "let pass, doubt, order, planted slips, sample, warranty, "
                                     "skip, queue, settings")},
    {{"rulePassPreview", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Preview of what would be opened"),
     QT_TRANSLATE_NOOP("PageCommands", "Says how many of the waiting records would be opened, and "
                                       "changes nothing."),
     QT_TRANSLATE_NOOP("OtherWords", "let pass, forecast, doubt, try, sample, warranty")},
    {{"ruleEyesMeaning"},
     QT_TRANSLATE_NOOP("PageCommands", "What this means: what needs eyes..."),
     QT_TRANSLATE_NOOP("PageCommands",
                       "Says in plain words what happens to records and to people."),
     QT_TRANSLATE_NOOP("OtherWords", "works council, planted slips, privacy, monitoring, explain, "
                                     "help")},
    {{"ruleFoldHead.deliveries", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: deliveries"),
     QT_TRANSLATE_NOOP("PageCommands", "What came into the queue, and from where."),
     QT_TRANSLATE_NOOP("OtherWords", "deliver, import, files, watch, queue, settings")},
    {{"ruleFoldHead.advanced", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Rules: advanced"),
     QT_TRANSLATE_NOOP("PageCommands", "The query, the search and the sizes of records."),
     QT_TRANSLATE_NOOP("OtherWords", "criteria, SQL, source, accents, largest record, limit, "
                                     "queue, settings")},
    {{"ruleTrySource", -1, "", "", Way::Focus},
     QT_TRANSLATE_NOOP("PageCommands", "Test the query of a queue"),
     QT_TRANSLATE_NOOP("PageCommands", "Says what the query finds, and changes nothing."),
     QT_TRANSLATE_NOOP("OtherWords", "criteria, SQL, try, source")},
};

std::span<const ListedCommand> ruleCommands()
{
    return commands;
}

} // namespace intray
