// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include "ui/common/actions.h"
#include "ui/window/menuhelp.h"
#include "ui/window/pagerail.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenuBar>

#include <algorithm>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("MainWindow", text);
}

static constexpr auto isOfDesk = "isOfDesk";
static constexpr auto isAway = "isAway"; // its page is not in view

static void lookWhether(QMenu *menu)
{
    const QList<QAction *> actions = menu->actions();
    const bool hasAny = std::ranges::any_of(actions, [](const QAction *action) {
        return action->isVisible() && !action->isSeparator();
    });
    menu->menuAction()->setVisible(hasAny && !menu->property(isAway).toBool());
}

/// One in which nothing can be seen is not in the bar.
static void hideWhenEmpty(QMenu *menu)
{
    for (QAction *action : menu->actions())
        QObject::connect(action, &QAction::visibleChanged, menu, [menu] { lookWhether(menu); });
    lookWhether(menu);
}

void showMenusOfDesk(const QMenuBar &bar, bool isAtDesk)
{
    for (const QAction *title : bar.actions())
        if (QMenu *menu = title->menu(); menu && menu->property(isOfDesk).toBool()) {
            menu->setProperty(isAway, !isAtDesk);
            lookWhether(menu);
        }
}

/// Also of those in its menus.
static void answerHelpIn(QMenuBar &bar, QAction &help)
{
    for (QMenu *menu : bar.findChildren<QMenu *>())
        MenuHelp::answerIn(*menu, help);
}

static QMenu *addMenu(QMenuBar &bar, const QString &title, const QList<QAction *> &actions)
{
    QMenu *menu = bar.addMenu(title);
    menu->setToolTipsVisible(true);
    for (QAction *action : actions) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    hideWhenEmpty(menu);
    return menu;
}

static void addItemMenu(QMenuBar &bar, const Actions &actions)
{
    const auto of = [&](Action action) { return actions.of(action); };
    QMenu *menu = addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "&Item")),
                          {of(Action::TakeNext), of(Action::TakeSeveral),
                           actions.of(WindowAction::TakeSelected), nullptr,
                           of(Action::CompleteAndNext), of(Action::Complete), of(Action::Return),
                           of(Action::SendBack), of(Action::Dismiss), of(Action::Fail), nullptr,
                           of(Action::TakeBack), of(Action::AddNote)});
    menu->setProperty(isOfDesk, true);
}

static void addViewMenu(QMenuBar &bar, const Actions &actions,
                        std::function<void(QMenu *)> fillColumns)
{
    const auto of = [&](WindowAction action) { return actions.of(action); };
    QMenu *menu = addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "&View")),
                          {of(WindowAction::FoldLists), of(WindowAction::SidePanel),
                           of(WindowAction::ImportedValues), of(WindowAction::RowsOrTable),
                           of(WindowAction::Questions)});
    QMenu *columns = menu->addMenu(say(QT_TRANSLATE_NOOP("MainWindow", "C&olumns")));
    QObject::connect(
        columns, &QMenu::aboutToShow, columns,
        [columns, fill = std::move(fillColumns), reset = of(WindowAction::ResetLayout)] {
            columns->clear();
            fill(columns);
            columns->addSeparator();
            columns->addAction(reset);
        });
}

// What is done rarely, or stands where it is needed, is in "Find anything" and has its key.
void fillMenuBar(QMenuBar &bar, const Actions &actions, std::function<void(QMenu *)> fillColumns)
{
    const auto of = [&](WindowAction action) { return actions.of(action); };
    addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "&File")),
            {of(WindowAction::OpenDatabase), of(WindowAction::Connections),
             of(WindowAction::ImportRecords), of(WindowAction::ExportRecords), nullptr,
             of(WindowAction::Preferences), nullptr, of(WindowAction::Quit)});
    addItemMenu(bar, actions);
    QMenu *record = addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "&Record")),
                            {of(WindowAction::PreviousValue), of(WindowAction::AcceptSuggestion),
                             of(WindowAction::RefuseSuggestion), actions.of(Action::CorrectOthers),
                             of(WindowAction::NextFault), of(WindowAction::FieldBack),
                             of(WindowAction::RecordBack)});
    record->setProperty(isOfDesk, true);
    addViewMenu(bar, actions, std::move(fillColumns));
    QList<QAction *> pages;
    for (const WindowAction page : PageRail::pages())
        pages << of(page);
    addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "P&ages")),
            pages + QList{of(WindowAction::Users)});
    addMenu(bar, say(QT_TRANSLATE_NOOP("MainWindow", "&Help")),
            {of(WindowAction::FindAnything), of(WindowAction::Keys), of(WindowAction::About)});
    answerHelpIn(bar, *of(WindowAction::Keys));
}

} // namespace intray
