// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/everysupervisor.h"

#include "ui/common/fold.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/supervisor/today/holderstree.h"
#include "ui/twoalike.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QDialog *openDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

/// What says by dots that it is not ready yet, such as "Counting...", in whichever language.
bool isStillLooking(const QWidget &page)
{
    for (const auto *label : page.findChildren<QLabel *>())
        if (label->isVisible() && label->text().endsWith(u"..."_s))
            return true;
    return false;
}

bool hasRows(const QWidget &page)
{
    for (const auto *table : page.findChildren<QTableView *>())
        if (table->model()->rowCount() > 0)
            return true;
    return page.findChildren<QTableView *>().isEmpty() ||
           page.objectName() == u"queueDuplicatesPage"_s; // which is asked first
}

Claim claim(Store &store, int count = 1)
{
    return *store.claimNext({u"customers"_s}, count);
}

/// Locks of somebody else, one with text that was typed, an item that failed and one that was
/// corrected.
Claim bringLocks(WindowFixture &desk)
{
    desk.elsewhere(u"dora"_s, [](Store &store) {
        const Record corrected{{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}};
        return store.finishAll(claim(store).lock, Disposition::complete(corrected)).has_value();
    });
    desk.elsewhere(u"cleo"_s, [](Store &store) {
        return store.finishAll(claim(store).lock, Disposition::fail(u"no address"_s)).has_value();
    });
    return desk.elsewhere(u"ben"_s, [](Store &store) {
        const Claim held = claim(store, 2);
        (void)store.saveDraft(held.items.constFirst().id, held.lock, 1,
                              {{u"name"_s, u"typed by ben"_s}});
        return held;
    });
}

void chooseAll(const QWidget &page)
{
    for (auto *table : page.findChildren<QTableView *>())
        table->selectAll();
    for (auto *tree : page.findChildren<HoldersTree *>())
        tree->selectAll();
}

/// The oldest of what was finished is asked for.
void askForOne(WindowFixture &desk)
{
    desk.elsewhere(u"cleo"_s, [](Store &store) {
        FinishedQuery query;
        query.queue = u"customers"_s;
        query.states = {State::Done, State::Failed};
        const auto items = store.finishedItems(query, {}, 1);
        return store.askBack(items->constFirst(), u"The street is wrong."_s).has_value();
    });
}

/// Buttons that ask something first: their words end with dots.
QList<QPushButton *> askingButtons(const QWidget &page)
{
    QList<QPushButton *> asking;
    for (auto *button : page.findChildren<QPushButton *>())
        if ((button->isVisible() || (page.isAncestorOf(button) && menuWith(button))) &&
            button->isEnabled() && button->text().endsWith(u"..."_s))
            asking << button;
    return asking;
}

void lookAtNewQueue(WindowFixture &desk, const Look &look)
{
    QCoreApplication::processEvents();
    look(u"supervisor-queueNew"_s, desk.window());
    click(&desk.window(), u"queueRevert"_s);
}

/// What is folded, too, so that each of its buttons is reached.
void lookAtOpenFolds(const QString &name, const QWidget &page, QWidget &window, const Look &look)
{
    const auto folds = page.findChildren<Fold *>();
    for (Fold *fold : folds)
        fold->setOpen(true);
    for (int depth = 0; depth < 8; ++depth) // layouts inside layouts hear of it one after the other
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (!folds.isEmpty())
        look(u"supervisor-%1Open"_s.arg(name), window);
}

// Files are chosen in Qt's own dialog, or in the desktop's.
void lookAtDialog(const QString &name, const Look &look)
{
    QTRY_VERIFY2(openDialog(), qPrintable(name));
    QDialog *dialog = openDialog();
    if (!qobject_cast<QFileDialog *>(dialog)) {
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QTRY_VERIFY2(!isStillLooking(*dialog), qPrintable(name));
        look(u"supervisor-"_s + name, *dialog);
        lookAtOpenFolds(name, *dialog, *dialog, look);
    }
    dialog->close();
    QTRY_VERIFY2(!openDialog(), qPrintable(name));
}

void lookAtDialogsOf(WindowFixture &desk, const QWidget &page, const Look &look)
{
    chooseAll(page);
    for (QPushButton *button : askingButtons(page)) {
        const QString name = button->objectName();
        button->click();
        if (name == u"queueNew"_s)
            lookAtNewQueue(desk, look);
        else
            lookAtDialog(name, look);
    }
}

/// One lock of two is gone by the time it is released.
void lookAtReport(WindowFixture &desk, const Claim &held, const Look &look)
{
    auto *page = part<QWidget>(&desk.window(), u"todayPage"_s);
    desk.window().actions().of(WindowAction::RowsOrTable)->trigger();
    look(u"supervisor-locks"_s, desk.window());
    const auto canRelease = [&] {
        chooseAll(*page); // as soon as the locks are there
        return part<QPushButton>(page, u"locksRelease"_s)->isEnabled();
    };
    QTRY_VERIFY(canRelease());
    click(page, u"locksRelease"_s);
    auto *dialog = part<QDialog>(page, u"takeAwayDialog"_s);
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store.finish(held.items.constFirst().id, held.lock, Disposition::returnLater())
            .has_value();
    });
    typeInto(dialog, u"takeAwayReason"_s, u"gone home"_s);
    click(dialog, u"takeAwayAccept"_s);
    QTRY_VERIFY(part<QWidget>(dialog, u"takeAwayReport"_s)->isVisible());
    look(u"supervisor-report"_s, *dialog);
    dialog->close();
    QTRY_VERIFY(!openDialog());
}

/// Two records side by side, from which one becomes.
void lookAtQueueDuplicates(const Look &look)
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"queueDuplicatesPage"_s);
    click(&desk.window(), u"duplicatesSearch"_s);
    QTRY_COMPARE(part<QTableWidget>(&desk.window(), u"mergeTable"_s)->columnCount(), 2);
    QTRY_VERIFY(!isStillLooking(desk.window()));
    look(u"supervisor-merging"_s, desk.window());
}

/// What the history tells of rules and of users, with what its newest line changed.
void lookAtHistories(WindowFixture &desk, const Look &look)
{
    QWidget *window = &desk.window();
    showPart(window, u"historyPage"_s);
    const auto of = part<Segments>(window, u"historyOf"_s)->findChildren<QToolButton *>();
    for (const auto &[place, name] :
         {std::pair(1, u"historyOfRules"_s), std::pair(2, u"historyOfUsers"_s)}) {
        of.at(place)->click();
        QTRY_VERIFY(!isStillLooking(*window));
        auto *table = part<QTableView>(window, u"ruleHistoryTable"_s);
        table->selectionModel()->select(table->model()->index(0, 0),
                                        QItemSelectionModel::ClearAndSelect |
                                            QItemSelectionModel::Rows);
        look(u"supervisor-"_s + name, *window);
    }
    of.at(0)->click();
}

/// Values of one form, and what an example makes of them.
void lookAtChosenValues(WindowFixture &desk, const Look &look)
{
    QWidget *window = &desk.window();
    showPart(window, u"valuesPage"_s);
    auto *table = part<QTableView>(window, u"valuesTable"_s);
    QTRY_VERIFY(table->isEnabled() && table->model()->rowCount() > 0);
    QTRY_VERIFY(!part<QWidget>(window, u"valuesReading"_s)->isVisible());
    // Not selectRow(), which takes account of the modifiers that were pressed last.
    table->selectionModel()->select(table->model()->index(0, 0),
                                    QItemSelectionModel::ClearAndSelect |
                                        QItemSelectionModel::Rows);
    typeInto(window, u"valuesFirstTo"_s, u"Person"_s);
    QTRY_VERIFY(part<QTableView>(window, u"valuesChanges"_s)->model()->rowCount() > 0);
    QTRY_VERIFY(!isStillLooking(*window));
    look(u"supervisor-values"_s, *window);
}

} // namespace

void lookAtSupervisor(WindowFixture &desk, const Look &look)
{
    const Claim held = bringLocks(desk);
    askForOne(desk);
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    QTRY_VERIFY(part<QWidget>(&desk.window(), u"askedLine"_s)->isVisible());
    click(&desk.window(), u"askedShow"_s);
    lookAtDialog(u"askedShow"_s, look);
    for (const QString &name : allParts()) {
        const QWidget &page = *showPart(&desk.window(), name);
        QTRY_VERIFY2(hasRows(page), qPrintable(page.objectName()));
        look(u"supervisor-"_s + page.objectName(), desk.window());
        lookAtOpenFolds(page.objectName(), page, desk.window(), look);
        lookAtDialogsOf(desk, page, look);
    }
    lookAtHistories(desk, look);
    lookAtChosenValues(desk, look);
    showPart(&desk.window(), u"todayPage"_s);
    lookAtReport(desk, held, look);
    desk.window().actions().of(WindowAction::ShowDesk)->trigger();
    lookAtQueueDuplicates(look);
}

} // namespace intray
