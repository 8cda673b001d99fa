// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/windowfixture.h"

#include <QLineEdit>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What stands beside the record, and how it is folded away.
class SidePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutPagesThereIsNoPanel();
    void aKeyUnfoldsAndFolds();
    void itsRoomGoesToTheRecordWhileItIsFolded();
    void tabsChooseThePageAndTheCrossFolds();
    void theRecordsHeadOffersItWhileItIsFolded();
    void pagesOfAnotherQueueGoWithoutATrace();
    void thePageThatComesAloneIsInView();
    void theNextWindowIsAsThisOneWasLeft();
    void f6GoesThroughThePanelOnlyWhileItIsOpen();
    void whoeverFoldsItGoesOnInTheFieldTheyWereIn();
    void theRecordKeepsItsPlaceWhileATitleChanges();
    void aSmallScreenHasRoomForAllThree();
    void noRowMovesWhileItComesOnAUsualScreen();
    void fieldsAreWholeBeforeItIsWide();
    void theListsGetBackWhatASmallWindowTook();
    void theListsAreWiderWhereThereIsRoomUnlessSomebodyMadeThemSo();
};

namespace {

/// Without the pages that the window offers in this queue.
SidePanel &panelOf(WindowFixture &desk)
{
    SidePanel &panel = desk.window().deskPage()->sidePanel();
    for (const QString &name : {u"duplicates"_s, u"history"_s, u"notes"_s})
        panel.setOffered(name, false);
    return panel;
}

SidePanel &panelWithPages(WindowFixture &desk)
{
    SidePanel &panel = panelOf(desk);
    for (const QString &name : {u"twins"_s, u"scan"_s}) {
        auto *page = new QLineEdit(name);
        page->setObjectName(name);
        panel.addPage(name, name, page);
    }
    panel.setOffered(u"twins"_s, true);
    panel.setOffered(u"scan"_s, true);
    return panel;
}

QWidget *page(WindowFixture &desk, const QString &name)
{
    return desk.find<QLineEdit>(name);
}

QWidget *pages(WindowFixture &desk)
{
    return desk.find<QWidget>(u"sidePages"_s);
}

/// Of the tabs that are shown: the window has pages of its own, for other queues.
int shownTab(WindowFixture &desk, int number)
{
    auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    int tab = 0;
    for (int before = 0; tab < tabs->count(); ++tab)
        if (tabs->isTabVisible(tab) && before++ == number)
            break;
    return tab;
}

void click(WindowFixture &desk, int number)
{
    auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    const int tab = shownTab(desk, number);
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
}

} // namespace

void SidePanelTest::withoutPagesThereIsNoPanel()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelOf(desk);
    panel.addPage(u"twins"_s, u"Twins"_s, new QWidget);
    QVERIFY(!panel.isVisible());
    desk.press(Qt::Key_F4);
    QVERIFY(!panel.isVisible());
    QVERIFY2(desk.message().contains(u"no side panel"_s), qPrintable(desk.message()));
}

void SidePanelTest::aKeyUnfoldsAndFolds()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    QVERIFY(panel.isFolded());
    QVERIFY2(!panel.isVisible(), "folded, nothing is left of it");
    const QString before = desk.focusedName();
    desk.press(Qt::Key_F4);
    QVERIFY(pages(desk)->isVisible());
    QCOMPARE(desk.focusedName(), before);
    desk.press(Qt::Key_F4);
    QVERIFY(!pages(desk)->isVisible());
}

void SidePanelTest::itsRoomGoesToTheRecordWhileItIsFolded()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1500, 900); // room for all three, but folded
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    const auto *split = desk.find<QSplitter>(u"deskSplit"_s);
    QTRY_COMPARE(split->sizes().last(), 0);
    const int record = split->sizes().at(1);
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(split->sizes().at(1) < record);
    const int unfolded = panel.width();
    desk.press(Qt::Key_F4);
    QTRY_COMPARE(split->sizes().at(1), record);
    desk.press(Qt::Key_F4);
    QTRY_COMPARE(panel.width(), unfolded);
}

void SidePanelTest::tabsChooseThePageAndTheCrossFolds()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    desk.press(Qt::Key_F4);
    click(desk, 1);
    QVERIFY(page(desk, u"scan"_s)->isVisible());
    click(desk, 0);
    QVERIFY(page(desk, u"twins"_s)->isVisible());
    click(desk, 0);
    QVERIFY2(page(desk, u"twins"_s)->isVisible(), "what is in view stays");
    QTest::mouseClick(desk.find<QWidget>(u"sideClose"_s), Qt::LeftButton);
    QVERIFY(panel.isFolded());
    panel.showPage(u"scan"_s);
    QVERIFY(page(desk, u"scan"_s)->isVisible());
}

void SidePanelTest::theRecordsHeadOffersItWhileItIsFolded()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    auto *offer = desk.find<QWidget>(u"showPanel"_s);
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(panel.isVisible());
    QVERIFY(!offer->isVisible());
    desk.press(Qt::Key_F4);
    QVERIFY(offer->isVisible());
    panel.setOffered(u"twins"_s, false);
    panel.setOffered(u"scan"_s, false);
    QVERIFY2(!offer->isVisible(), "where there is nothing, nothing is offered");
}

void SidePanelTest::pagesOfAnotherQueueGoWithoutATrace()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    panel.showPage(u"scan"_s);
    panel.setOffered(u"scan"_s, false);
    QVERIFY(page(desk, u"twins"_s)->isVisible());
    panel.setOffered(u"twins"_s, false);
    QVERIFY(!panel.isVisible());
    panel.setOffered(u"twins"_s, true);
    panel.setOffered(u"scan"_s, true);
    QVERIFY(panel.isVisible());
    QVERIFY2(page(desk, u"scan"_s)->isVisible(), "the page that was chosen comes back");
}

void SidePanelTest::thePageThatComesAloneIsInView()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    panel.setOffered(u"twins"_s, false);
    panel.setOffered(u"scan"_s, false);
    panel.setOffered(u"scan"_s, true);
    desk.press(Qt::Key_F4);
    QVERIFY(page(desk, u"scan"_s)->isVisible());
    panel.setOffered(u"scan"_s, false);
    panel.setOffered(u"twins"_s, true);
    QVERIFY(page(desk, u"twins"_s)->isVisible());
}

void SidePanelTest::theNextWindowIsAsThisOneWasLeft()
{
    WindowFixture desk(1);
    desk.start();
    panelWithPages(desk).showPage(u"scan"_s);
    desk.stop();
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    QVERIFY(!panel.isFolded());
    QVERIFY(page(desk, u"scan"_s)->isVisible());
}

void SidePanelTest::fieldsAreWholeBeforeItIsWide()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1440, 768);
    desk.takeNext();
    const int whole = desk.editor(u"name"_s)->width();
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(pages(desk)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(desk.editor(u"name"_s)->width(), whole);
    QVERIFY(desk.window().deskPage()->sidePanel().width() >= 248);
}

void SidePanelTest::theListsGetBackWhatASmallWindowTook()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const auto *lists = desk.find<QWidget>(u"listColumn"_s);
    desk.window().resize(1280, 800);
    QTRY_COMPARE(desk.window().width(), 1280);
    QCoreApplication::processEvents();
    const int before = lists->width();
    QVERIFY(before >= 290);
    for (int time = 0; time < 2; ++time)
        for (const int width : {1920, 1024, 1280}) {
            desk.window().resize(width, 800);
            QTRY_COMPARE(desk.window().width(), width);
            QCoreApplication::processEvents();
        }
    QCOMPARE(lists->width(), before);
}

void SidePanelTest::theListsAreWiderWhereThereIsRoomUnlessSomebodyMadeThemSo()
{
    WindowFixture desk(2);
    desk.start();
    const auto *lists = desk.find<QWidget>(u"listColumn"_s);
    const auto widthIn = [&](int window) {
        desk.window().resize(window, 900);
        QCoreApplication::processEvents();
        return lists->width();
    };
    QCOMPARE(widthIn(1366), 300);
    QCOMPARE(widthIn(1920), 352);
    QCOMPARE(widthIn(1366), 300);
    auto *handle = desk.find<QSplitter>(u"deskSplit"_s)->handle(1);
    const QPoint middle = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, middle);
    QTest::mouseMove(handle, middle + QPoint(30, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, middle + QPoint(30, 0));
    const int made = lists->width();
    QVERIFY2(made > 310, qPrintable(QString::number(made)));
    QCOMPARE(widthIn(1920), made);
}

void SidePanelTest::f6GoesThroughThePanelOnlyWhileItIsOpen()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    QTRY_VERIFY(desk.find<QWidget>(u"myTable"_s)->isVisible());
    desk.press(Qt::Key_F6);
    QVERIFY(!panel.isAncestorOf(QApplication::focusWidget()));
    desk.press(Qt::Key_F6, Qt::ShiftModifier);
    panel.setFolded(false);
    desk.press(Qt::Key_F6);
    QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
}

void SidePanelTest::whoeverFoldsItGoesOnInTheFieldTheyWereIn()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    desk.takeNext();
    for (const bool byKey : {true, false}) {
        panel.setFolded(false);
        desk.editor(u"note"_s)->setFocus();
        panel.focusPage();
        QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
        if (byKey)
            desk.press(Qt::Key_F4);
        else
            QTest::mouseClick(desk.find<QToolButton>(u"sideClose"_s), Qt::LeftButton);
        QVERIFY(!panel.isVisible());
        QCOMPARE(desk.focusedName(), u"editor.note"_s);
    }
}

void SidePanelTest::theRecordKeepsItsPlaceWhileATitleChanges()
{
    WindowFixture desk(1);
    desk.start();
    SidePanel &panel = panelWithPages(desk);
    panel.setFolded(false);
    desk.takeNext();
    QCoreApplication::processEvents();
    const QRect before = desk.window().deskPage()->record().geometry();
    panel.setTitle(u"twins"_s, u"Twins (12)"_s);
    QCoreApplication::processEvents();
    QCOMPARE(desk.window().deskPage()->record().geometry(), before);
    QCOMPARE(desk.find<QTabBar>(u"sideTabs"_s)->tabText(shownTab(desk, 0)), u"Twins (12)"_s);
}

void SidePanelTest::aSmallScreenHasRoomForAllThree()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1024, 600);
    desk.takeNext();
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(pages(desk)->isVisible());
    QCoreApplication::processEvents();
    QVERIFY2(desk.window().minimumSizeHint().width() <= 1024,
             qPrintable(QString::number(desk.window().minimumSizeHint().width())));
    QCOMPARE(desk.window().size(), QSize(1024, 600));
}

// What is said of a field goes on standing behind it.
void SidePanelTest::noRowMovesWhileItComesOnAUsualScreen()
{
    WindowFixture desk(1);
    desk.allowOnly(u"name"_s, {u"Jack"_s});
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    QTRY_VERIFY(!desk.faultBeside(u"name"_s).isEmpty());
    const auto place = [&] {
        return desk.editor(u"city"_s)->mapTo(desk.find<QWidget>(u"fieldsForm"_s), QPoint()).y();
    };
    const int before = place();
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(pages(desk)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(place(), before);
}

INTRAY_TEST_MAIN(SidePanelTest)
#include "tst_sidepanel.moc"
