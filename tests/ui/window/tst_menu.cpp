// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/window/menubutton.h"
#include "ui/windowfixture.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>

using namespace intray;
using namespace Qt::StringLiterals;

/// The window's menus behind a button, and as a bar while Alt is held.
class MenuTest : public QObject
{
    Q_OBJECT
private slots:
    void aKeyOpensTheMenuFromAField();
    void theHelpComesOutOfAnOpenMenu();
    void refreshingAnswersInWords();
    void theButtonHasAllMenusOfTheBar();
    void theMenusOfTheDeskAreNotOnOtherPages();
    void theBarIsThereWhileAltIsHeld();
    void nothingMovesForTheBar();
    void aLetterWithAltOpensItsMenu();
    void theBarGoesWhenAltIsLetGoInAListThatItOpened();
    void theBarGoesWhenAltIsForAnotherKey();
    void altWithAnotherKeyOfTheKeyboardShowsNothing();
    void whereTheListsAreFoldedTheButtonStandsAtTheRecord();

private:
    static QWidget *typedInto() { return QApplication::focusWidget(); }
};

void MenuTest::aKeyOpensTheMenuFromAField()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QWidget *field = typedInto();
    desk.press(Qt::Key_F10);
    auto *menu = desk.find<QMenu>(u"windowMenu"_s);
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(menu->activeAction()->text().remove(u'&'), u"File"_s);
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!menu->isVisible());
    desk.window().activateWindow(); // there is no window manager here
    QTRY_COMPARE(typedInto(), field);
}

void MenuTest::theHelpComesOutOfAnOpenMenu()
{
    WindowFixture desk(2);
    desk.start();
    desk.press(Qt::Key_F10);
    auto *menu = desk.find<QMenu>(u"windowMenu"_s);
    QTRY_VERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Return); // into the first one
    QTRY_VERIFY(QApplication::activePopupWidget() && QApplication::activePopupWidget() != menu);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_F1);
    QVERIFY(!QApplication::activePopupWidget());
    QTRY_VERIFY(desk.find<QDialog>(u"helpDialog"_s));
}

void MenuTest::refreshingAnswersInWords()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F5);
    QCOMPARE(desk.message(), u"The lists are read again."_s);
}

void MenuTest::theButtonHasAllMenusOfTheBar()
{
    WindowFixture desk(1);
    desk.start();
    QTest::mouseClick(desk.find<QWidget>(u"menuButton"_s), Qt::LeftButton);
    const auto *menu = desk.find<QMenu>(u"windowMenu"_s);
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(menu->actions(), desk.window().menuBar()->actions());
}

static QStringList menusShown(const QMenu &menu)
{
    QStringList shown;
    for (const QAction *action : menu.actions())
        if (action->isVisible())
            shown << action->text().remove(u'&');
    return shown;
}

void MenuTest::theMenusOfTheDeskAreNotOnOtherPages()
{
    WindowFixture desk(1);
    desk.start();
    const auto *menu = desk.find<QMenu>(u"windowMenu"_s);
    const QStringList all = menusShown(*menu);
    QVERIFY(all.contains(u"Item"_s) && all.contains(u"Record"_s));
    desk.press(Qt::Key_2, Qt::AltModifier);
    QStringList elsewhere = all;
    elsewhere.removeAll(u"Item"_s);
    elsewhere.removeAll(u"Record"_s);
    QCOMPARE(menusShown(*menu), elsewhere);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(menusShown(*menu), all);
}

void MenuTest::theBarIsThereWhileAltIsHeld()
{
    WindowFixture desk(1);
    desk.start();
    const QMenuBar *bar = desk.window().menuBar();
    QVERIFY(!bar->isVisible());
    QWidget *field = typedInto();
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(bar->isVisible());
    QVERIFY2(bar->actionGeometry(bar->actions().constFirst()).width() > 0, "its menus are seen");
    QTest::keyRelease(field, Qt::Key_Alt);
    QVERIFY(!bar->isVisible());
    QCOMPARE(typedInto(), field);
}

void MenuTest::nothingMovesForTheBar()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *field = typedInto();
    const QPoint before = field->mapTo(&desk.window(), QPoint());
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
    QCoreApplication::processEvents();
    QVERIFY(desk.window().menuBar()->isVisible());
    QCOMPARE(field->mapTo(&desk.window(), QPoint()), before);
    QTest::keyRelease(field, Qt::Key_Alt);
}

void MenuTest::aLetterWithAltOpensItsMenu()
{
    WindowFixture desk(1);
    desk.start();
    QMenuBar *bar = desk.window().menuBar();
    QWidget *field = typedInto();
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
    QTest::keyClick(field, Qt::Key_F, Qt::AltModifier);
    QMenu *file = bar->actions().constFirst()->menu();
    QTRY_VERIFY(file->isVisible());
    QTest::keyRelease(file, Qt::Key_Alt);
    QVERIFY2(bar->isVisible(), "as long as one of its menus is open");
    QTest::keyClick(file, Qt::Key_Escape);
    QTest::keyRelease(field, Qt::Key_Alt);
    QTRY_VERIFY(!bar->isVisible());
}

void MenuTest::theBarGoesWhenAltIsLetGoInAListThatItOpened()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *field = typedInto();
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(desk.window().menuBar()->isVisible());
    QListWidget list;
    list.setWindowFlag(Qt::Popup);
    list.show();
    QTest::keyRelease(&list, Qt::Key_Alt);
    QVERIFY(!desk.window().menuBar()->isVisible());
}

void MenuTest::theBarGoesWhenAltIsForAnotherKey()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *field = typedInto();
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(desk.window().menuBar()->isVisible());
    QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::AltModifier);
    QApplication::sendEvent(field, &down); // keyClick() would let Alt go, too
    QTRY_VERIFY2(!desk.window().menuBar()->isVisible(), "while Alt is still held");
}

// AltGr writes; on some systems it comes as Ctrl and Alt.
void MenuTest::altWithAnotherKeyOfTheKeyboardShowsNothing()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *field = typedInto();
    QKeyEvent altGr(QEvent::KeyPress, Qt::Key_AltGr, Qt::GroupSwitchModifier);
    QApplication::sendEvent(field, &altGr);
    QVERIFY(!desk.window().menuBar()->isVisible());
    QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier | Qt::ControlModifier);
    QVERIFY(!desk.window().menuBar()->isVisible());
}

void MenuTest::whereTheListsAreFoldedTheButtonStandsAtTheRecord()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_B, Qt::ControlModifier);
    const auto *button = desk.find<QWidget>(u"menuButton"_s);
    const auto *title = desk.find<QWidget>(u"recordTitle"_s);
    QVERIFY(button->isVisible());
    QVERIFY(!desk.find<QWidget>(u"search"_s)->isVisible());
    const auto inWindow = [&](const QWidget *part) {
        return QRect(part->mapTo(&desk.window(), QPoint()), part->size());
    };
    QTRY_VERIFY(!inWindow(button).intersects(inWindow(title)));
    QVERIFY(inWindow(button).right() < inWindow(title).left());
    desk.press(Qt::Key_F10);
    QTRY_VERIFY(desk.find<QMenu>(u"windowMenu"_s)->isVisible());
    QTest::keyClick(desk.find<QMenu>(u"windowMenu"_s), Qt::Key_Escape);
    desk.press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(inWindow(button).right() < inWindow(desk.find<QWidget>(u"queueChooser"_s)).left());
}

INTRAY_TEST_MAIN(MenuTest)
#include "tst_menu.moc"
