// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filterheader.h"
#include "ui/lists/openlist.h"
#include "ui/lists/savedfilters.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// Filters of the list that somebody keeps under a name.
class tst_SavedFilters : public QObject
{
    Q_OBJECT
private slots:
    void whatIsChosenIsKeptUnderANameAndUsedAgain();
    void nothingChosenIsNothingToSave();
    void eachQueueHasItsOwn();
    void aFilterIsRemoved();
    void whatIsNotUnderstoodIsLeftOut();

private:
    static QTableView *tableOf(WindowFixture &desk)
    {
        return desk.find<QTableView>(u"openTable"_s);
    }
    static QLineEdit *filterOf(WindowFixture &desk, int column)
    {
        return qobject_cast<FilterHeader *>(tableOf(desk)->horizontalHeader())->editor(column);
    }
    static SavedFilters *saved(WindowFixture &desk)
    {
        return desk.find<SavedFilters>(u"savedFilters"_s);
    }
    /// The menu as it opens; without its window, which would wait for a choice.
    static QMenu *menu(WindowFixture &desk)
    {
        QMenu *menu = saved(desk)->menu();
        emit menu->aboutToShow();
        return menu;
    }
    static QAction *entry(QMenu *menu, const QString &text)
    {
        for (QAction *action : menu->actions())
            if (action->text().remove(u'&').startsWith(text))
                return action;
        return nullptr;
    }
};

void tst_SavedFilters::whatIsChosenIsKeptUnderANameAndUsedAgain()
{
    WindowFixture desk(30);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"Name 1"_s);
    filterOf(desk, 2)->setFocus();
    desk.type(u"opp"_s);
    tableOf(desk)->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 6);
    entry(menu(desk), u"Save what"_s)->trigger();
    auto *ask = desk.find<QInputDialog>(u"filterNameDialog"_s);
    QTRY_VERIFY(ask->isVisible());
    QTest::keyClicks(ask->findChild<QLineEdit *>(), u"In opp"_s);
    QTest::keyClick(ask, Qt::Key_Return);
    QCOMPARE(saved(desk)->names(), QStringList{u"In opp"_s});
    QVERIFY(entry(menu(desk), u"In opp"_s)->isChecked());
    desk.window().activateWindow();
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 30);
    QVERIFY(!entry(menu(desk), u"In opp"_s)->isChecked());
    desk.stop();
    desk.start();
    tableOf(desk)->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    entry(menu(desk), u"In opp"_s)->trigger();
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 6);
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"Name 1"_s);
    QCOMPARE(filterOf(desk, 2)->text(), u"opp"_s);
    QCOMPARE(tableOf(desk)->model()->index(0, 0).data().toString(), u"C-019"_s);
}

void tst_SavedFilters::nothingChosenIsNothingToSave()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(!entry(menu(desk), u"Save what"_s)->isEnabled());
    desk.find<QCheckBox>(u"openBroken"_s)->click();
    QVERIFY(entry(menu(desk), u"Save what"_s)->isEnabled());
}

void tst_SavedFilters::eachQueueHasItsOwn()
{
    WindowFixture desk(3);
    desk.start();
    saved(desk)->keep(u"Failed ones"_s, ListFilter{u"failed"_s, {}, false, {}, {}, false});
    saved(desk)->setQueue(u"other"_s);
    QCOMPARE(saved(desk)->names(), QStringList());
    saved(desk)->setQueue(u"customers"_s);
    QCOMPARE(saved(desk)->names(), QStringList{u"Failed ones"_s});
    entry(menu(desk), u"Failed ones"_s)->trigger();
    QTRY_COMPARE(desk.find<QComboBox>(u"listShown"_s)->currentText(), u"Failed"_s);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 0);
}

void tst_SavedFilters::aFilterIsRemoved()
{
    WindowFixture desk(3);
    desk.start();
    saved(desk)->keep(u"one"_s, ListFilter{u"open"_s, u"x"_s, false, {}, {}, false});
    saved(desk)->keep(u"Two & more"_s, ListFilter{u"open"_s, u"y"_s, false, {}, {}, false});
    QCOMPARE(saved(desk)->names(), QStringList({u"one"_s, u"Two & more"_s}));
    QMenu *remove = entry(menu(desk), u"Remove"_s)->menu();
    remove->actions().constFirst()->trigger();
    QCOMPARE(saved(desk)->names(), QStringList{u"Two & more"_s});
}

void tst_SavedFilters::whatIsNotUnderstoodIsLeftOut()
{
    ListFilter filter{u"done"_s, u"find"_s, true, {{u"key"_s, u"A"_s}}, u"priority"_s, true};
    QCOMPARE(listFilterFrom(toJson(filter)), filter);
    QCOMPARE(listFilterFrom({{u"find"_s, 7}, {u"columns"_s, u"none"_s}, {u"new"_s, true}}),
             ListFilter());
}

QTEST_MAIN(tst_SavedFilters)
#include "tst_savedfilters.moc"
