// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/openlist.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/shownitems.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
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
    void aFilterGetsAnotherName();
    void aNameThatIsKnownIsReplacedKnowingly();
    void aNameThatCannotBeIsSaid();

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
    static PersonalFilters &own(WindowFixture &desk) { return saved(desk)->kept().own(); }
    /// The menu as it opens; without its window, which would wait for a choice.
    static QMenu *opened(QMenu *menu)
    {
        emit menu->aboutToShow();
        return menu;
    }
    static QMenu *menu(WindowFixture &desk) { return opened(saved(desk)->menu()); }
    static QAction *entry(QMenu *menu, const QString &text)
    {
        for (QAction *action : menu->actions())
            if (action->text().remove(u'&').startsWith(text))
                return action;
        return nullptr;
    }
    static QDialog *asked(WindowFixture &desk, const QString &name)
    {
        auto *dialog = desk.find<QDialog>(name);
        if (!dialog || !isInUse(dialog))
            qFatal("%s does not ask", qPrintable(name));
        return dialog;
    }
    static QDialog *savingAsked(WindowFixture &desk)
    {
        entry(menu(desk), u"Save what"_s)->trigger();
        return asked(desk, u"filterNameDialog"_s);
    }
    static QString textIn(const QDialog *dialog, const QString &label)
    {
        return dialog->findChild<QLabel *>(label)->text();
    }
};

void tst_SavedFilters::whatIsChosenIsKeptUnderANameAndUsedAgain()
{
    WindowFixture desk(30);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"\"Name 1\""_s);
    desk.press(Qt::Key_L, Qt::ControlModifier); // as a table
    filterOf(desk, 2)->setFocus();
    desk.type(u"opp"_s);
    tableOf(desk)->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 6);
    savingAsked(desk);
    QTest::keyClicks(QApplication::focusWidget(), u"In opp"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(own(desk).names(), QStringList{u"In opp"_s});
    QVERIFY2(desk.message().contains(u"“In opp”"_s), qPrintable(desk.message()));
    QVERIFY(entry(menu(desk), u"In opp"_s)->isChecked());
    desk.window().activateWindow();
    QVERIFY(isInUse(&desk.window()));
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 30);
    QVERIFY(!entry(menu(desk), u"In opp"_s)->isChecked());
    desk.stop();
    desk.start();
    tableOf(desk)->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    entry(menu(desk), u"In opp"_s)->trigger();
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 6);
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"\"Name 1\""_s);
    QCOMPARE(filterOf(desk, 2)->text(), u"opp"_s);
    QCOMPARE(tableOf(desk)->model()->index(0, 0).data().toString(), u"C-019"_s);
}

void tst_SavedFilters::nothingChosenIsNothingToSave()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(!entry(menu(desk), u"Save what"_s)->isEnabled());
    QVERIFY(!entry(menu(desk), u"Remove"_s)->isEnabled());
    desk.find<QAction>(u"openBroken"_s)->trigger();
    QVERIFY(entry(menu(desk), u"Save what"_s)->isEnabled());
}

void tst_SavedFilters::eachQueueHasItsOwn()
{
    WindowFixture desk(3);
    desk.start();
    own(desk).keep(u"Failed ones"_s, ListFilter{u"failed"_s, {}, false, {}, {}, false});
    saved(desk)->setQueue(u"other"_s);
    QCOMPARE(own(desk).names(), QStringList());
    saved(desk)->setQueue(u"customers"_s);
    QCOMPARE(own(desk).names(), QStringList{u"Failed ones"_s});
    entry(menu(desk), u"Failed ones"_s)->trigger();
    QTRY_COMPARE(desk.find<ShownItems>(u"listShown"_s)->words(), u"Failed"_s);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 0);
}

void tst_SavedFilters::aFilterIsRemoved()
{
    WindowFixture desk(3);
    desk.start();
    own(desk).keep(u"one"_s, ListFilter{u"open"_s, u"x"_s, false, {}, {}, false});
    own(desk).keep(u"Two & more"_s, ListFilter{u"open"_s, u"y"_s, false, {}, {}, false});
    QCOMPARE(own(desk).names(), QStringList({u"one"_s, u"Two & more"_s}));
    QMenu *remove = opened(entry(menu(desk), u"Remove"_s)->menu());
    remove->actions().constFirst()->trigger();
    QCOMPARE(own(desk).names(), QStringList{u"Two & more"_s});
    QVERIFY2(desk.message().contains(u"“one” is removed"_s), qPrintable(desk.message()));
}

void tst_SavedFilters::aFilterGetsAnotherName()
{
    WindowFixture desk(3);
    desk.start();
    const ListFilter filter{u"open"_s, u"x"_s, false, {}, {}, false};
    own(desk).keep(u"one"_s, filter);
    own(desk).keep(u"two"_s, {});
    opened(entry(menu(desk), u"Rename"_s)->menu())->actions().constFirst()->trigger();
    const QDialog *ask = asked(desk, u"filterRenameDialog"_s);
    auto *keep = ask->findChild<QPushButton *>(u"filterKeep"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"two"_s); // the former name is selected
    QVERIFY(!keep->isEnabled());
    QVERIFY2(textIn(ask, u"filterSaid"_s).contains(u"already"_s), "");
    QTest::keyClicks(QApplication::focusWidget(), u" & three"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(own(desk).names(), QStringList({u"two"_s, u"two & three"_s}));
    QCOMPARE(own(desk).filter(u"two & three"_s), filter);
}

void tst_SavedFilters::aNameThatIsKnownIsReplacedKnowingly()
{
    WindowFixture desk(3);
    desk.start();
    own(desk).keep(u"one"_s, {});
    desk.find<QAction>(u"openBroken"_s)->trigger();
    const QDialog *ask = savingAsked(desk);
    auto *keep = ask->findChild<QPushButton *>(u"filterKeep"_s);
    QCOMPARE(keep->text().remove(u'&'), u"Save"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"one"_s);
    QCOMPARE(keep->text().remove(u'&'), u"Replace"_s);
    QVERIFY(textIn(ask, u"filterSaid"_s).contains(u"replaced"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(own(desk).filter(u"one"_s).onlyBroken);
    QCOMPARE(own(desk).names(), QStringList{u"one"_s});
}

void tst_SavedFilters::aNameThatCannotBeIsSaid()
{
    WindowFixture desk(3);
    desk.start();
    desk.find<QAction>(u"openBroken"_s)->trigger();
    const QDialog *ask = savingAsked(desk);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(ask->isVisible());
    QVERIFY(textIn(ask, u"filterTrouble"_s).contains(u"A filter needs a name."_s));
    ask->findChild<QLineEdit *>(u"filterName"_s)->setText(QString(101, u'x'));
    QCOMPARE(textIn(ask, u"filterTrouble"_s), QString());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(ask->isVisible());
    QVERIFY(textIn(ask, u"filterTrouble"_s).contains(u"100"_s));
    QVERIFY(own(desk).names().isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(own(desk).names(), QStringList{QString(100, u'x')});
}

INTRAY_TEST_MAIN(tst_SavedFilters)
#include "tst_savedfilters.moc"
