// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is found of the desk besides its actions: in the menus of its lists, and beside the record.
#include "lists/celltext.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/sidepanel.h"
#include "ui/desk/sourcepage.h"
#include "ui/lists/openlist.h"
#include "ui/lists/savedfilters.h"
#include "ui/window/findables.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>
#include <QTableView>

#include <memory>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::PaletteDialog)
};

/// As it is read: an & that marks a letter goes, two of them are one.
QString wordsOf(const QAction &action)
{
    QString words;
    const QString text = action.text().remove(QStringLiteral("..."));
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) == u'&')
            ++at;
        words += text.mid(at, 1);
    }
    return words;
}

} // namespace

// Menus are filled anew when they open, and another database may be opened meanwhile.
void Findables::addMenu(const QMenu &menu, const Entries &entries, const std::function<void()> &go)
{
    for (QAction *action : menu.actions()) {
        if (action->isSeparator() || action->menu() || !action->isEnabled())
            continue;
        Findable found{entries.title.arg(wordsOf(*action)), entries.kind, action->statusTip()};
        found.alsoCalled = entries.otherWords;
        add(found, [go, entry = QPointer<QAction>(action)] {
            go();
            if (entry)
                entry->trigger();
        });
    }
}

void Findables::addFilters(SavedFilters &filters, const std::function<void()> &go)
{
    const QPointer<SavedFilters> list(&filters);
    const auto with = [list, go](const std::function<void(SavedFilters &)> &perform) {
        return [list, go, perform] {
            go();
            if (list)
                perform(*list);
        };
    };
    filters.kept().shared().refresh();
    for (const KeptFilter &kept : filters.kept().all())
        add({cellText(kept.name, 100), Words::tr("Filter"), filters.kept().sentenceOn(kept)},
            with([kept](SavedFilters &all) { all.use(kept); }));
    Findable save{Words::tr("Save the filter"), Words::tr("Filter"),
                  Words::tr("Saves what is searched, filtered and sorted, for you or the team.")};
    save.whyNot = filters.whyNoSaving();
    add(save, with([](SavedFilters &all) { all.askForName(); }));
    Findable saved{Words::tr("Saved filters"), Words::tr("Filter"),
                   Words::tr("Uses, renames or removes a filter of yours or of the team.")};
    //: Not shown. Words that people type to find this.
    saved.alsoCalled = Words::tr("rename a filter, remove a filter, delete, views, favourites");
    add(saved, with([](SavedFilters &all) { all.showMenu(); }));
}

void Findables::addColumns(OpenList &list, const std::function<void()> &go)
{
    const auto columns = std::make_shared<QMenu>();
    list.fillColumnMenu(columns.get());
    const auto keeping = [go, columns] { go(); };
    //: Not shown. Words that people type to find what is done with a column of the list.
    const QString otherWords = Words::tr("hide, show, arrange, table, order of columns");
    for (const QAction *column : columns->actions())
        if (column->menu() && column != list.sorting())
            addMenu(*column->menu(),
                    {Words::tr("Column %1: %2").arg(wordsOf(*column), QStringLiteral("%1")),
                     Words::tr("List"), otherWords},
                    keeping);
}

void Findables::addList(OpenList &list, const std::function<void()> &go)
{
    const QString kind = Words::tr("List");
    addMenu(*list.showing(),
            {Words::tr("Show items: %1"), kind,
             //: Not shown. Words that people type to find which items are listed.
             Words::tr("which items, finished, completed, status, state, filter")},
            go);
    emit list.sorting()->menu()->aboutToShow(); // which fills it
    addMenu(*list.sorting()->menu(),
            {Words::tr("Sort by: %1"), kind,
             //: Not shown. Words that people type to find how the list is sorted.
             Words::tr("order, arrange, ascending, descending, newest, oldest")},
            go);
    addMenu(*list.filtering(),
            {Words::tr("Filter by: %1"), kind,
             //: Not shown. Words that people type to find a filter of the list.
             Words::tr("search, narrow, only, where, find")},
            go);
    Findable own{Words::tr("Reopen what I finished"), kind,
                 Words::tr("Shows what you did today. Choose a record there, then press Reopen, or "
                           "open it to request that it is reopened.")};
    //: Not shown. Words that people type to find this.
    own.alsoCalled = Words::tr("undo, get back, open again, mistake, request reopening");
    add(own, [go, open = QPointer<OpenList>(&list)] {
        go();
        if (!open)
            return;
        open->showOwn();
        open->table()->setFocus(Qt::ShortcutFocusReason);
    });
}

void Findables::addBeside(DeskPage &desk, const std::function<void()> &go)
{
    const QPointer<DeskPage> page(&desk);
    //: Not shown. Words that people type to find a page of the side panel.
    const QString otherWords = Words::tr("panel, beside, sidebar, show, scan");
    for (const auto &[name, title] : desk.sidePanel().pages()) {
        Findable found{Words::tr("Side panel: %1").arg(title), Words::tr("Record")};
        found.alsoCalled = otherWords;
        add(found, [page, go, called = name] {
            go();
            if (!page)
                return;
            page->sidePanel().showPage(called);
            page->sidePanel().focusPage();
        });
    }
    if (!desk.sidePanel().offers(SourcePage::name()))
        return;
    for (QAction *action : desk.source().actions()) {
        Findable found{Words::tr("Source: %1").arg(wordsOf(*action)), Words::tr("Record")};
        found.keys = action->shortcut().toString(QKeySequence::NativeText);
        found.alsoCalled = otherWords;
        add(found, [page, go, tool = QPointer<QAction>(action)] {
            go();
            if (!page || !tool)
                return;
            page->sidePanel().showPage(SourcePage::name());
            tool->trigger();
        });
    }
}

void Findables::addDesk(DeskPage &desk, const std::function<void()> &go)
{
    addFilters(desk.openList().savedFilters(), go);
    addList(desk.openList(), go);
    addColumns(desk.openList(), go);
    addBeside(desk, go);
}

} // namespace intray
