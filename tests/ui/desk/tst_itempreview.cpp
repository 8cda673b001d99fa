// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/itempreview.h"
#include "ui/lists/openlist.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QLabel>
#include <QTableView>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Looking at an open item without taking it.
class tst_ItemPreview : public QObject
{
    Q_OBJECT
private slots:
    void spaceShowsTheItemAndTakesNothing();
    void spaceAndEscCloseIt();
    void escClosesItWhileTheListIsRead();
    void itFollowsTheSelection();
    void itSaysWhoHeldTheItemLast();
    void itSaysWhatWasCorrected();
    void itGoesWhenWorkGoesOnElsewhere();
    void theRecordUnderItIsNotFinishedUnseen();
    void f6LeadsIntoItAndEscBackToTheList();
    void theSecondKeyingShowsNothingOfTheFirst();
    void whereNothingIsInTheListTheMenuSaysSo();
    void theMenuUnfoldsTheListsForIt();

private:
    static QTableView *chooseRow(WindowFixture &desk, int row)
    {
        auto *table = desk.find<QTableView>(u"openTable"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
        return table;
    }
    static ItemPreview *preview(WindowFixture &desk)
    {
        return desk.find<ItemPreview>(u"itemPreview"_s);
    }
    static QString said(WindowFixture &desk, const QString &name)
    {
        return preview(desk)->findChild<QLabel *>(name)->text();
    }
    /// The fields in view: a line each, cells parted by " | ".
    static QStringList fields(WindowFixture &desk)
    {
        const QTableWidget *table = preview(desk)->fields();
        QStringList lines;
        for (int row = 0; row < table->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table->columnCount(); ++column)
                if (!table->isColumnHidden(column))
                    cells << table->item(row, column)->text();
            lines << cells.join(u" | "_s);
        }
        return lines;
    }
};

void tst_ItemPreview::spaceShowsTheItemAndTakesNothing()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 1);
    QVERIFY(!preview(desk)->isVisible());
    desk.press(Qt::Key_Space);
    QVERIFY(preview(desk)->isVisible());
    QCOMPARE(said(desk, u"previewKey"_s), u"C-002"_s);
    QCOMPARE(fields(desk), QStringList({u"Name | Name 2"_s, u"City | boaz"_s, u"Note | "_s}));
    QTRY_COMPARE(said(desk, u"previewSaid"_s), u"Nobody has held it yet."_s);
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Open);
    QCOMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
}

void tst_ItemPreview::spaceAndEscCloseIt()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 0);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Escape}) {
        desk.press(Qt::Key_Space);
        QVERIFY(preview(desk)->isVisible());
        desk.press(key);
        QVERIFY(!preview(desk)->isVisible());
        QCOMPARE(desk.focusedName(), u"openTable"_s);
    }
}

void tst_ItemPreview::escClosesItWhileTheListIsRead()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    QVERIFY(preview(desk)->isVisible());
    desk.window().findChild<OpenList *>()->refresh();
    desk.press(Qt::Key_Escape);
    QVERIFY(!preview(desk)->isVisible());
}

void tst_ItemPreview::itFollowsTheSelection()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    desk.press(Qt::Key_Down);
    QCOMPARE(said(desk, u"previewKey"_s), u"C-002"_s);
    desk.press(Qt::Key_Down);
    QCOMPARE(said(desk, u"previewKey"_s), u"C-003"_s);
    QTRY_COMPARE(said(desk, u"previewSaid"_s), u"Nobody has held it yet."_s);
    QCOMPARE(fields(desk).first(), u"Name | Name 3"_s);
}

void tst_ItemPreview::itSaysWhoHeldTheItemLast()
{
    WindowFixture desk(2);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        const auto held = store.claimNext({u"customers"_s});
        return store.finish(held->items.first().id, held->lock, Disposition::returnLater())
            .has_value();
    });
    desk.start();
    auto *table = desk.find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    const auto found =
        table->model()->match(table->model()->index(0, 0), Qt::DisplayRole, u"C-001"_s);
    chooseRow(desk, found.first().row());
    desk.press(Qt::Key_Space);
    QTRY_VERIFY2(said(desk, u"previewSaid"_s).startsWith(u"ben held it last, until"_s),
                 qPrintable(said(desk, u"previewSaid"_s)));
    QVERIFY(said(desk, u"previewSaid"_s).contains(u"Returned"_s));
}

void tst_ItemPreview::itSaysWhatWasCorrected()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        const auto held = store.claimNext({u"customers"_s});
        Record record = held->items.first().record;
        record.insert(u"name"_s, u"Corrected"_s);
        return store.finish(held->items.first().id, held->lock, Disposition::complete(record))
            .has_value();
    });
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        return store.reopen(desk.stored(u"C-001"_s).id).has_value();
    });
    desk.start();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    QTRY_COMPARE(fields(desk).first(), u"Name | Corrected | Name 1"_s);
    QVERIFY(said(desk, u"previewSaid"_s).contains(u"ben held it last"_s));
}

void tst_ItemPreview::itGoesWhenWorkGoesOnElsewhere()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!preview(desk)->isVisible());
    chooseRow(desk, 2);
    desk.press(Qt::Key_Space);
    QVERIFY(preview(desk)->isVisible());
    desk.press(Qt::Key_T, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
    QVERIFY(!preview(desk)->isVisible());
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(preview(desk)->isHidden());
}

void tst_ItemPreview::theRecordUnderItIsNotFinishedUnseen()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    QVERIFY(preview(desk)->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!preview(desk)->isVisible());
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Done);
}

void tst_ItemPreview::f6LeadsIntoItAndEscBackToTheList()
{
    WindowFixture desk(3);
    desk.start();
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    desk.press(Qt::Key_F6);
    QCOMPARE(desk.focusedName(), u"previewFields"_s);
    QVERIFY(preview(desk)->isVisible());
    desk.press(Qt::Key_Escape);
    QVERIFY(!preview(desk)->isVisible());
    QCOMPARE(desk.focusedName(), u"openTable"_s);
}

void tst_ItemPreview::theSecondKeyingShowsNothingOfTheFirst()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        Queue again = customerQueue();
        again.name = u"again"_s;
        again.blindFields = {u"name"_s};
        Queue decide = customerQueue();
        decide.name = again.decideQueue = u"decide"_s;
        (void)store.addQueue(decide);
        (void)store.addQueue(again);
        Queue first = store.queue(u"customers"_s).value();
        first.nextQueue = again.name;
        (void)store.setQueue(first);
        const auto held = store.claimNext({u"customers"_s});
        Record record = held->items.first().record;
        record.insert(u"name"_s, u"keyed first"_s);
        return store.finish(held->items.first().id, held->lock, Disposition::complete(record))
            .has_value();
    });
    desk.letWaitingCome();
    desk.startWithoutItems();
    desk.window().deskPage()->useQueue(u"again"_s);
    QTRY_COMPARE(desk.find<QTableView>(u"openTable"_s)->model()->rowCount(), 1);
    chooseRow(desk, 0);
    desk.press(Qt::Key_Space);
    QTRY_COMPARE(said(desk, u"previewSaid"_s), u"Nobody has held it yet."_s);
    QCOMPARE(fields(desk).filter(u"keyed first"_s), QStringList());
    QCOMPARE(fields(desk).filter(u"Name 1"_s), QStringList());
}

void tst_ItemPreview::whereNothingIsInTheListTheMenuSaysSo()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(desk.find<QTableView>(u"openTable"_s)->model()->rowCount(), 0);
    desk.window().actions().of(WindowAction::Preview)->trigger();
    QVERIFY(!preview(desk)->isVisible());
    QVERIFY2(desk.message().contains(u"no item in the list"_s), qPrintable(desk.message()));
}

void tst_ItemPreview::theMenuUnfoldsTheListsForIt()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!desk.find<QTableView>(u"openTable"_s)->isVisible());
    desk.window().actions().of(WindowAction::Preview)->trigger();
    QVERIFY(preview(desk)->isVisible());
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    QCOMPARE(said(desk, u"previewKey"_s), u"C-002"_s);
}

INTRAY_TEST_MAIN(tst_ItemPreview)
#include "tst_itempreview.moc"
