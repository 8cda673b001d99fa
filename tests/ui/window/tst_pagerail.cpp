// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/partlooks.h"
#include "ui/window/pagebutton.h"
#include "ui/window/pagerail.h"
#include "ui/windowfixture.h"

#include <QAccessible>
#include <QAction>
#include <QMainWindow>

using namespace intray;
using namespace Qt::StringLiterals;

/// The pages of the window at its leading edge.
class PageRails : public QObject
{
    Q_OBJECT
private slots:
    void eachPageHasItsKey();
    void theNextPageAndTheOneBefore();
    void pageKeysGiveTheKeyboardToThePage();
    void whereOneWasMayHaveGoneMeanwhile();
    void arrowsGoFromPageToPageAndReturnOpensIt();
    void itIsSeenBesideEveryPage();
    void aNarrowWindowIsThePages();
    void inASmallWindowTheOtherPagesKeepIt();
    void aScreenReaderHearsWhichPageIsInView();
    void whoHasTheDeskAloneSeesNone();
    void itIsPaintedInEveryLook();
    void itGoesToTheOtherSide();
    void noWordIsCut();
    void itIsAboutAsNarrowInEveryLanguage();
};

/// A rail of its own, with all pages, or with some of them.
struct Rail
{
    explicit Rail(const QList<WindowAction> &some = PageRail::pages())
    {
        for (const WindowAction page : PageRail::pages()) {
            actions.of(page)->setVisible(some.contains(page));
            actions.setReason(page, {});
        }
    }
    QMainWindow window;
    Actions actions{&window};
    PageRail rail{actions};
};

static PageButton *buttonOf(QWidget *parent, const QString &page)
{
    return part<PageButton>(parent, u"rail."_s + page);
}

/// A window with room for a rail.
static void startWide(WindowFixture &desk)
{
    desk.start();
    desk.window().resize(1600, 800);
}

static QString inView(WindowFixture &desk)
{
    for (const auto *button : desk.window().findChildren<PageButton *>())
        if (button->isChecked())
            return button->text();
    return {};
}

void PageRails::eachPageHasItsKey()
{
    WindowFixture desk(1);
    startWide(desk);
    const QList<std::pair<Qt::Key, QString>> keys{{Qt::Key_2, u"Today"_s},
                                                  {Qt::Key_3, u"Queues"_s},
                                                  {Qt::Key_4, u"Quality"_s},
                                                  {Qt::Key_5, u"History"_s},
                                                  {Qt::Key_1, u"Desk"_s}};
    for (const auto &[key, page] : keys) {
        desk.press(key, Qt::AltModifier);
        QCOMPARE(inView(desk), page);
        QVERIFY(desk.window().windowTitle().startsWith(page == u"Desk"_s ? u"Customers"_s : page));
    }
}

void PageRails::theNextPageAndTheOneBefore()
{
    WindowFixture desk(1);
    startWide(desk);
    for (const QString &page : {u"Today"_s, u"Queues"_s, u"Quality"_s, u"History"_s, u"Desk"_s}) {
        desk.press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(inView(desk), page);
    }
    desk.press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(inView(desk), u"History"_s);
}

/// What has the keyboard, if it is seen and on the page; empty: it is not.
static QString workedOn(WindowFixture &desk)
{
    const QWidget *used = QApplication::focusWidget();
    const auto *rail = part<PageRail>(&desk.window(), u"pageRail"_s);
    if (!used || !used->isVisible() || !used->isEnabled() || used == &desk.window() ||
        rail->isAncestorOf(used))
        return {};
    return used->objectName().isEmpty() ? QString::fromLatin1(used->metaObject()->className())
                                        : used->objectName();
}

void PageRails::pageKeysGiveTheKeyboardToThePage()
{
    WindowFixture desk(1);
    startWide(desk);
    for (int round = 0; round < 2; ++round) {
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_1}) {
            buttonOf(&desk.window(), u"showDesk"_s)->setFocus();
            desk.press(key, Qt::AltModifier);
            QVERIFY2(!workedOn(desk).isEmpty(),
                     qPrintable(inView(desk) + u": "_s + desk.focusedName()));
        }
        for (int page = 0; page < 5; ++page) {
            desk.press(Qt::Key_Tab, Qt::ControlModifier);
            QVERIFY2(!workedOn(desk).isEmpty(), qPrintable(inView(desk)));
        }
    }
}

void PageRails::whereOneWasMayHaveGoneMeanwhile()
{
    WindowFixture desk(1);
    startWide(desk);
    desk.window().resize(700, 700);
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *choice = desk.find<QWidget>(u"todayPart"_s); // of what has room here
    QTRY_VERIFY(choice->isVisible());
    choice->setFocus();
    desk.press(Qt::Key_3, Qt::AltModifier);
    desk.window().resize(1600, 800);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(!choice->isVisible());
    QCOMPARE(workedOn(desk), u"glanceTable"_s);
    desk.press(Qt::Key_1, Qt::AltModifier);
    desk.press(Qt::Key_F, Qt::ControlModifier); // in the lists, which have room here
    desk.press(Qt::Key_2, Qt::AltModifier);
    desk.window().resize(700, 700);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(workedOn(desk), u"emptyDeskButton"_s);
}

void PageRails::arrowsGoFromPageToPageAndReturnOpensIt()
{
    WindowFixture desk(1);
    startWide(desk);
    desk.press(Qt::Key_2, Qt::AltModifier);
    buttonOf(&desk.window(), u"showToday"_s)->setFocus();
    desk.press(Qt::Key_Down);
    QCOMPARE(desk.focusedName(), u"rail.showQueues"_s);
    QCOMPARE(inView(desk), u"Today"_s);
    desk.press(Qt::Key_End);
    QCOMPARE(desk.focusedName(), u"rail.showHistory"_s);
    desk.press(Qt::Key_Down);
    QCOMPARE(desk.focusedName(), u"rail.showHistory"_s);
    desk.press(Qt::Key_Up);
    desk.press(Qt::Key_Return);
    QCOMPARE(inView(desk), u"Quality"_s);
}

void PageRails::itIsSeenBesideEveryPage()
{
    WindowFixture desk(1);
    startWide(desk);
    auto *rail = part<PageRail>(&desk.window(), u"pageRail"_s);
    QVERIFY(rail->width() >= 72);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_5}) {
        desk.press(key, Qt::AltModifier);
        QVERIFY(rail->isVisible());
        QCOMPARE(rail->mapTo(&desk.window(), QPoint()).x(), 0);
    }
    QTest::mouseClick(buttonOf(&desk.window(), u"showQuality"_s), Qt::LeftButton);
    QCOMPARE(inView(desk), u"Quality"_s);
}

void PageRails::aNarrowWindowIsThePages()
{
    WindowFixture desk(1);
    startWide(desk);
    const auto *rail = part<PageRail>(&desk.window(), u"pageRail"_s);
    const int wide = desk.window().width();
    desk.window().resize(700, desk.window().height());
    QVERIFY(!rail->isVisible());
    desk.press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(inView(desk), u"Queues"_s);
    desk.window().resize(wide, desk.window().height());
    QVERIFY(rail->isVisible());
}

/// Where the desk needs all of the window for its lists and the record.
void PageRails::inASmallWindowTheOtherPagesKeepIt()
{
    WindowFixture desk(1);
    startWide(desk);
    desk.window().resize(1024, 600);
    const auto *rail = part<PageRail>(&desk.window(), u"pageRail"_s);
    const auto *menu = part<QWidget>(&desk.window(), u"menuButton"_s);
    QVERIFY(!rail->isVisible() && menu->isVisible());
    desk.press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(rail->isVisible() && rail->isAncestorOf(menu) && menu->isVisible());
    QTest::mouseClick(buttonOf(&desk.window(), u"showDesk"_s), Qt::LeftButton);
    QVERIFY(!rail->isVisible() && !rail->isAncestorOf(menu) && menu->isVisible());
    QVERIFY2(!rail->isAncestorOf(QApplication::focusWidget()), "the keyboard goes on at the desk");
}

void PageRails::aScreenReaderHearsWhichPageIsInView()
{
    Rail of;
    of.rail.choose(WindowAction::ShowQueues);
    auto *list = QAccessible::queryAccessibleInterface(&of.rail);
    QCOMPARE(list->role(), QAccessible::PageTabList);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    for (const QString &page : {u"showToday"_s, u"showQueues"_s}) {
        auto *face = QAccessible::queryAccessibleInterface(buttonOf(&of.rail, page));
        QCOMPARE(face->role(), QAccessible::PageTab);
        QVERIFY(!face->text(QAccessible::Name).isEmpty());
        QVERIFY(face->state().selectable);
        QCOMPARE(bool(face->state().selected), page == u"showQueues"_s);
    }
}

void PageRails::whoHasTheDeskAloneSeesNone()
{
    Rail alone({WindowAction::ShowDesk});
    QVERIFY(!alone.rail.isWorthShowing());
    Rail auditor({WindowAction::ShowDesk, WindowAction::ShowHistory});
    QVERIFY(auditor.rail.isWorthShowing());
    QCOMPARE(auditor.rail.further(1), WindowAction::ShowHistory);
    QVERIFY(!buttonOf(&auditor.rail, u"showToday"_s)->isVisibleTo(&auditor.rail));
}

void PageRails::itIsPaintedInEveryLook()
{
    for (const PartLook &look : everyTheme()) {
        Rail of;
        of.rail.setPalette(look.palette);
        of.rail.choose(WindowAction::ShowToday);
        of.actions.setReason(WindowAction::ShowHistory, u"Not now."_s);
        for (const double scale : {1.0, 1.5, 2.0}) {
            const QImage all = paintedPart(of.rail, scale);
            QImage pictures[3];
            const QString names[] = {u"showToday"_s, u"showQueues"_s, u"showHistory"_s};
            for (int at = 0; at < 3; ++at)
                pictures[at] = paintedPart(*buttonOf(&of.rail, names[at]), scale);
            QVERIFY2(!all.isNull() && pictures[0] != pictures[1] && pictures[1] != pictures[2],
                     look.name);
        }
        const QColor accent = colourOf(ColourRole::Accent, look.palette);
        const QImage chosen = paintedPart(*buttonOf(&of.rail, u"showToday"_s), 1);
        const QImage other = paintedPart(*buttonOf(&of.rail, u"showQueues"_s), 1);
        QVERIFY2(chosen.pixel(1, chosen.height() / 2) == accent.rgb(), look.name);
        QVERIFY2(other.pixel(1, other.height() / 2) != accent.rgb(), look.name);
    }
}

void PageRails::itGoesToTheOtherSide()
{
    Rail of;
    of.rail.setLayoutDirection(Qt::RightToLeft);
    const QColor accent = colourOf(ColourRole::Accent, of.rail.palette());
    const QImage chosen = paintedPart(*buttonOf(&of.rail, u"showDesk"_s), 1);
    QCOMPARE(chosen.pixel(chosen.width() - 2, chosen.height() / 2), accent.rgb());
    QVERIFY(chosen.pixel(1, chosen.height() / 2) != accent.rgb());
}

void PageRails::noWordIsCut()
{
    for (const double points : {8.0, 10.0, 20.0}) {
        Rail of;
        QFont font = of.rail.font();
        font.setPointSizeF(points);
        of.rail.setFont(font);
        for (const auto *button : of.rail.findChildren<PageButton *>()) {
            QFont word = lettersFor(LetterSize::Small, font);
            word.setWeight(QFont::DemiBold);
            QVERIFY(button->sizeHint().width() >=
                    QFontMetrics(word).horizontalAdvance(button->text()));
        }
    }
}

void PageRails::itIsAboutAsNarrowInEveryLanguage()
{
    const int english = Rail().rail.sizeHint().width();
    for (const QString &language : {u"de"_s, u"es"_s, u"fr"_s, u"pl"_s}) {
        const Speaking speaking(language);
        const int across = Rail().rail.sizeHint().width();
        QVERIFY2(across <= english + room::edge,
                 qPrintable(language + u": "_s + QString::number(across)));
    }
}

INTRAY_TEST_MAIN(PageRails)
#include "tst_pagerail.moc"
