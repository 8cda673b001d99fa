// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// One icon for each action, and no icon for two.
#include "ui/common/icons.h"

#include <QHash>

namespace intray {

static QHash<QString, QString> readTable()
{
    static constexpr const char *table[][2] = {
        {"takeNext", "go-next"},
        {"takeSeveral", "go-next-skip"},
        {"completeAndNext", "dialog-ok-apply"},
        {"completeAndNextFound", "view-filter"},
        {"complete", "task-complete"},
        {"completeLater", "chronometer"},
        {"return", "mail-reply-sender"},
        {"dismiss", "edit-delete"},
        {"fail", "dialog-cancel"},
        {"sendBack", "go-previous"},
        {"takeBack", "edit-undo"},
        {"keepLock", "object-locked"},
        {"saveDraft", "document-save"},
        {"addNote", "edit-comment"},
        {"ask", "mail-send"},
        {"takeAgain", "go-jump"},
        {"keepAsDraft", "document-save-as"},
        {"resume", "media-playback-start"},
        {"retry", "media-playlist-repeat"},
        {"openDatabase", "document-open"},
        {"connections", "network-connect"},
        {"importRecords", "document-import"},
        {"exportRecords", "document-export"},
        {"users", "system-users"},
        {"adoptTable", "table"},
        {"quit", "application-exit"},
        {"takeSelected", "go-bottom"},
        {"previousValue", "edit-paste"},
        {"noValue", "view-hidden"},
        {"offerSpelling", "tools-check-spelling"},
        {"acceptSuggestion", "games-hint"},
        {"acceptSure", "games-solve"},
        {"refuseSuggestion", "list-remove"},
        {"neverSuggest", "notifications-disabled"},
        {"correctOthers", "edit-find-replace"},
        {"nextFault", "go-down"},
        {"previousFault", "go-up"},
        {"fieldBack", "document-revert"},
        {"recordBack", "edit-reset"},
        {"search", "edit-find"},
        {"clearSearch", "edit-clear-all"},
        {"refresh", "view-refresh"},
        {"preview", "view-preview"},
        {"nextPane", "view-right-new"},
        {"previousPane", "view-left-new"},
        {"foldLists", "sidebar-collapse-left"},
        {"menu", "application-menu"},
        {"sidePanel", "sidebar-expand-right"},
        {"importedValues", "vcs-diff"},
        {"rowsOrTable", "view-list-details"},
        {"notDuplicate", "split"},
        {"endAsDuplicate", "merge"},
        {"questions", "mail-queue"},
        {"ownCorrections", "document-properties"},
        {"ownFigures", "view-statistics"},
        {"findAnything", "quickopen"},
        {"preferences", "configure"},
        {"resetLayout", "zoom-original"},
        {"whyNot", "help-whatsthis"},
        {"stopCounting", "media-playback-pause"},
        {"changePriority", "flag"},
        {"assignItems", "list-add-user"},
        {"showDesk", "document-edit"},
        {"showToday", "view-calendar"},
        {"showQueues", "view-list-icons"},
        {"showQuality", "document-preview"},
        {"showHistory", "view-history"},
        {"nextPage", "format-indent-more"},
        {"previousPage", "format-indent-less"},
        {"keys", "help-contents"},
        {"about", "help-about"},
    };
    QHash<QString, QString> icons;
    for (const auto &[action, icon] : table)
        icons.insert(QString::fromLatin1(action), QString::fromLatin1(icon));
    return icons;
}

QString iconOfAction(const QString &action)
{
    static const QHash<QString, QString> icons = readTable();
    return icons.value(action);
}

} // namespace intray
