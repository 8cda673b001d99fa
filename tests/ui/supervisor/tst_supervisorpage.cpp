// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/linebutton.h"
#include "ui/common/messageline.h"
#include "ui/common/pagehead.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/supervisor/supervisortab.h"
#include "ui/windowfixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The way between desk and supervisor's page.
class tst_SupervisorPage : public QObject
{
    Q_OBJECT
private slots:
    void theKeysLeadThereAndBack();
    void theTextOnTheDeskStaysMeanwhile();
    void nothingIsDoneAtADeskThatIsNotInView();
    void theLastPageComesBackAtTheNextStart();
    void everythingIsReachedByKeysAndHasAName();
    void inANarrowWindowTheListIsAChoiceInTheFirstLine();
    void inANarrowWindowWhatIsPressedStandsBelowTheWords();
    void daysAreAskedForOnlyWhereTheyCount();
    void whatNeedsAChoiceComesWithIt();
    void aMessageStandsAtTheFootWhereNothingIsWritten();
    void aLongMessageHidesNothingInANarrowWindow();
    void allSheetsEndAtTheWindowsEdge();
    void headsBeginWhereTheirSheetDoesInAMirroredWindow();
    void allSheetsBeginAtOneHeight();
    void theKeyboardComesToTheFirstListOfEachPage();
    void aLowWindowHasNoEmptyFoot();
};

static QWidget *supervisor(WindowFixture &desk)
{
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = desk.find<QWidget>(u"supervisorPage"_s);
    return page && page->isVisible() ? page : nullptr;
}

void tst_SupervisorPage::theKeysLeadThereAndBack()
{
    WindowFixture desk(1);
    desk.start();
    QVERIFY(supervisor(desk));
    QVERIFY(!desk.window().deskPage()->isVisible());
    QCOMPARE(desk.window().windowTitle(), u"Today - test.db - Intray"_s);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(desk.window().deskPage()->isVisible());
    QCOMPARE(desk.window().windowTitle(), u"Customers - test.db - Intray"_s);
    QVERIFY(supervisor(desk));
    desk.window().resize(1600, 800); // with room for the rail
    click(&desk.window(), u"rail.showDesk"_s);
    QVERIFY(desk.window().deskPage()->isVisible());
}

void tst_SupervisorPage::theTextOnTheDeskStaysMeanwhile()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u" and more"_s);
    QVERIFY(supervisor(desk));
    desk.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.desk().record().text(u"name"_s), u" and more"_s);
}

void tst_SupervisorPage::nothingIsDoneAtADeskThatIsNotInView()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QVERIFY(supervisor(desk));
    const QAction *complete = desk.window().actions().of(Action::CompleteAndNext);
    QVERIFY(!complete->isEnabled());
    QCOMPARE(complete->statusTip(), u"Go to the desk first."_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(complete->isEnabled());
}

void tst_SupervisorPage::theLastPageComesBackAtTheNextStart()
{
    WindowFixture desk(1);
    desk.start();
    QVERIFY(supervisor(desk));
    desk.stop();
    desk.start();
    QVERIFY(desk.find<QWidget>(u"supervisorPage"_s)->isVisible());
    desk.press(Qt::Key_1, Qt::AltModifier);
    desk.stop();
    desk.start();
    QVERIFY(desk.window().deskPage()->isVisible());
}

void tst_SupervisorPage::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *page = supervisor(desk);
    for (const QString &name : allParts())
        QCOMPARE(outOfReach(showPart(&desk.window(), name)).join(u", "_s), QString());
    QVERIFY(page->isVisible());
}

static int topOf(const QWidget &part)
{
    return part.mapTo(part.window(), QPoint(0, 0)).y();
}

void tst_SupervisorPage::inANarrowWindowTheListIsAChoiceInTheFirstLine()
{
    WindowFixture desk(1);
    desk.start();
    Queue second;
    second.name = u"second"_s;
    desk.elsewhere(u"importer"_s, [&](Store &store) { return store.addQueue(second).has_value(); });
    desk.press(Qt::Key_3, Qt::AltModifier);
    desk.window().resize(667, 360);
    auto *choice = desk.find<QComboBox>(u"queueChoice"_s);
    const auto *list = desk.find<QTreeWidget>(u"queueList"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QTRY_VERIFY(choice->isVisible() && !list->isVisible());
    const auto *title = desk.find<QWidget>(u"queueTitle"_s);
    QTRY_VERIFY(topOf(*title) - topOf(*choice) < 80);
    const auto *menu = desk.find<QWidget>(u"menuButton"_s);
    QVERIFY(menu->isVisible());
    QVERIFY(std::abs(topOf(*menu) - topOf(*choice)) < 10);
    QCOMPARE(choice->currentText(), u"Customers"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    desk.window().resize(1366, 720);
    QTRY_VERIFY(list->isVisible() && !choice->isVisible());
    QVERIFY(list->hasFocus());
    for (const QSize &size : {QSize(900, 720), QSize(1366, 720)}) // there and back
        desk.window().resize(size);
    QTRY_VERIFY2(list->width() > 250, qPrintable(QString::number(list->width())));
    const auto *add = desk.find<QWidget>(u"queueNew"_s);
    QTRY_VERIFY2(add->y() < add->height() / 2, "title and button in one line");
}

void tst_SupervisorPage::inANarrowWindowWhatIsPressedStandsBelowTheWords()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_5, Qt::AltModifier);
    const auto *sentence = desk.find<QWidget>(u"historySentence"_s);
    const auto *choice = desk.find<QWidget>(u"historyOf"_s);
    desk.window().resize(1366, 720);
    QTRY_VERIFY(std::abs(topOf(*sentence) - topOf(*choice)) < 12);
    desk.window().resize(667, 360);
    QTRY_VERIFY(topOf(*choice) >= topOf(*sentence) + sentence->height());
    QTRY_COMPARE(desk.window().size(), QSize(667, 360));
}

void tst_SupervisorPage::daysAreAskedForOnlyWhereTheyCount()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_5, Qt::AltModifier);
    const auto *from = desk.find<QWidget>(u"historyFrom"_s);
    auto *period = desk.find<QComboBox>(u"historyPeriod"_s);
    QVERIFY(!from->isVisible());
    desk.press(Qt::Key_N, Qt::AltModifier);
    QVERIFY(period->hasFocus());
    QTest::keyClick(period, Qt::Key_End);
    QVERIFY(from->isVisible());
    QTest::keyClick(period, Qt::Key_Home);
    QVERIFY(!from->isVisible());
}

void tst_SupervisorPage::whatNeedsAChoiceComesWithIt()
{
    WindowFixture desk(3);
    desk.start();
    desk.press(Qt::Key_5, Qt::AltModifier);
    auto *lines = desk.find<QTableView>(u"historyTable"_s);
    QTRY_VERIFY(lines->model()->rowCount() > 0);
    QVERIFY(!desk.find<QWidget>(u"historyValues"_s)->isVisible());
    showPart(&desk.window(), u"valuesPage"_s);
    auto *values = desk.find<QTableView>(u"valuesTable"_s);
    QTRY_VERIFY(values->model()->rowCount() > 0);
    values->clearSelection();
    for (const QString &part : {u"valuesHow"_s, u"valuesChanges"_s, u"valuesCorrect"_s})
        QTRY_VERIFY2(!desk.find<QWidget>(part)->isVisible(), qPrintable(part));
    const QRect first = values->visualRect(values->model()->index(0, 0));
    QTest::mouseClick(values->viewport(), Qt::LeftButton, {}, first.center());
    for (const QString &part : {u"valuesHow"_s, u"valuesChanges"_s, u"valuesCorrect"_s})
        QTRY_VERIFY2(desk.find<QWidget>(part)->isVisible(), qPrintable(part));
}

static QRect placeOf(const QWidget &part)
{
    return {part.mapTo(part.window(), QPoint(0, 0)), part.size()};
}

/// What is seen of it: a low page scrolls.
static QRect seenOf(const QWidget &part)
{
    QRect seen = placeOf(part);
    for (const QWidget *around = part.parentWidget(); around; around = around->parentWidget())
        seen &= placeOf(*around);
    return seen;
}

/// Of a label the words, which begin at its leading side.
static QRect wordsOf(const QWidget &part)
{
    QRect seen = seenOf(part);
    if (const auto *label = qobject_cast<const QLabel *>(&part); label)
        seen.setWidth(
            std::min(seen.width(), label->contentsMargins().left() +
                                       label->fontMetrics().horizontalAdvance(label->text())));
    return seen;
}

/// All that has words or figures or can be pressed, but for what is noted at a sheet's foot, which
/// is read when the message is gone.
static QStringList under(WindowFixture &desk, const QString &name)
{
    const auto *line = desk.find<MessageLine>(name);
    QStringList hidden;
    for (const auto *part : desk.window().findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(part);
        const bool isSeen = qobject_cast<const QAbstractButton *>(part) ||
                            qobject_cast<const QAbstractItemView *>(part) ||
                            part->objectName() == u"glanceChart" ||
                            (label && !label->text().isEmpty());
        if (isSeen && part->isVisible() && !part->objectName().endsWith(u"Note"_s) &&
            !line->isAncestorOf(part) && wordsOf(*part).intersects(placeOf(*line)))
            hidden << QString::fromLatin1(part->metaObject()->className()) + part->objectName();
    }
    return hidden;
}

static const auto longSentence =
    u"The queue was changed elsewhere, and what was changed there stays as it is."_s;

void tst_SupervisorPage::aMessageStandsAtTheFootWhereNothingIsWritten()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(supervisor(desk));
    for (const QString &name : allParts()) {
        QWidget *part = showPart(&desk.window(), name);
        desk.window().resize(1366, 768);
        QCoreApplication::processEvents();
        const auto placesNow = [&] {
            QList<QRect> places;
            for (const auto *button : part->findChildren<QAbstractButton *>())
                places << placeOf(*button);
            return places;
        };
        const auto before = placesNow();
        emit static_cast<SupervisorTab *>(part)->told({Message::Kind::Problem, longSentence, {}});
        const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
        QVERIFY2(line->isVisible(), qPrintable(name));
        QTRY_VERIFY2(under(desk, u"supervisorMessage"_s).isEmpty(),
                     qPrintable(name + under(desk, u"supervisorMessage"_s).join(u' ')));
        QVERIFY(placeOf(*line).bottom() > desk.window().height() - 56); // the lowest line
        QCOMPARE(placesNow(), before);
    }
}

static QList<Sheet *> sheetsInView(WindowFixture &desk)
{
    QList<Sheet *> seen;
    for (auto *sheet : desk.find<QWidget>(u"supervisorPage"_s)->findChildren<Sheet *>())
        if (sheet->isVisible() && !sheet->visibleRegion().isEmpty())
            seen << sheet;
    return seen;
}

void tst_SupervisorPage::aLongMessageHidesNothingInANarrowWindow()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(supervisor(desk));
    desk.window().resize(683, 384);
    auto *page = static_cast<SupervisorTab *>(showPart(&desk.window(), u"historyPage"_s));
    emit page->told({Message::Kind::Problem, longSentence + u' ' + longSentence, {}});
    QTRY_VERIFY2(under(desk, u"supervisorMessage"_s).isEmpty(),
                 qPrintable(under(desk, u"supervisorMessage"_s).join(u' ')));
    const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QVERIFY(line->isVisible() && placeOf(*line).bottom() < desk.window().height());
    for (const Sheet *sheet : sheetsInView(desk)) // they gave way
        QVERIFY(!placeOf(*sheet).intersects(placeOf(*line)));
    emit page->told({});
    for (const Sheet *sheet : sheetsInView(desk))
        QTRY_COMPARE(placeOf(*sheet).bottom(), desk.window().height() - 8 - 1);
}

void tst_SupervisorPage::allSheetsEndAtTheWindowsEdge()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(supervisor(desk));
    desk.window().resize(1366, 768);
    for (const QString &name : allParts()) {
        showPart(&desk.window(), name);
        int lowest = 0;
        for (const Sheet *sheet : sheetsInView(desk))
            lowest = std::max(lowest, placeOf(*sheet).bottom());
        QVERIFY2(lowest == desk.window().height() - 8 - 1, qPrintable(name));
    }
}

/// From the leading edge of what it stands in.
static int leadingRoom(const PageHead &head)
{
    const QLabel *title = head.title();
    const int left = title->mapTo(&head, QPoint(0, 0)).x();
    return head.layoutDirection() == Qt::RightToLeft ? head.width() - left - title->width() : left;
}

void tst_SupervisorPage::headsBeginWhereTheirSheetDoesInAMirroredWindow()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(supervisor(desk));
    desk.window().resize(1366, 768);
    const auto heads = [&desk] {
        QMap<QString, int> rooms;
        for (const auto *head : desk.find<QWidget>(u"supervisorPage"_s)->findChildren<PageHead *>())
            if (head->isVisible() && head->title()->isVisible() && !head->title()->text().isEmpty())
                rooms[head->title()->text()] = leadingRoom(*head);
        return rooms;
    };
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
        desk.press(key, Qt::AltModifier);
        QCoreApplication::processEvents();
        if (key == Qt::Key_4)
            QTRY_VERIFY(heads().contains(u"Name"_s)); // its field is read
        const QMap<QString, int> before = heads();
        QVERIFY(!before.isEmpty());
        desk.window().setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        QCOMPARE(heads(), before);
        desk.window().setLayoutDirection(Qt::LeftToRight);
    }
}

void tst_SupervisorPage::allSheetsBeginAtOneHeight()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1366, 768);
    const auto top = [&desk] {
        int highest = desk.window().height();
        for (const Sheet *sheet : sheetsInView(desk))
            highest = std::min(highest, sheet->mapTo(&desk.window(), QPoint()).y());
        return highest;
    };
    desk.press(Qt::Key_2, Qt::AltModifier);
    const auto below = [&desk](const QString &part) {
        return desk.find<QWidget>(part)->mapTo(&desk.window(), QPoint()).y();
    };
    QTRY_COMPARE(below(u"needs"_s), below(u"holders"_s)); // laid out
    const int first = top();
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
        desk.press(key, Qt::AltModifier);
        QTRY_COMPARE(top(), first);
    }
    desk.press(Qt::Key_4, Qt::AltModifier);
    const auto *views = desk.find<Segments>(u"qualityView"_s);
    for (int view = 0; view < 4; ++view) {
        QTest::mouseClick(views->at(view), Qt::LeftButton);
        QTRY_COMPARE(top(), first);
    }
}

void tst_SupervisorPage::theKeyboardComesToTheFirstListOfEachPage()
{
    WindowFixture desk(2);
    desk.start();
    desk.window().resize(1366, 768);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"glanceTable"_s);
    const auto *queues = desk.find<QTableView>(u"glanceTable"_s);
    QTRY_COMPARE(queues->currentIndex().row(), 0); // read later than it was shown
    QVERIFY(queues->selectionModel()->selectedRows().isEmpty());
    desk.press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"queueList"_s);
    desk.press(Qt::Key_4, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"valuesField"_s);
    desk.press(Qt::Key_5, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"historyTable"_s);
    QTRY_COMPARE(desk.find<QTableView>(u"historyTable"_s)->currentIndex().row(), 0);
    desk.find<QWidget>(u"historyItem"_s)->setFocus();
    desk.press(Qt::Key_2, Qt::AltModifier);
    desk.press(Qt::Key_5, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"historyItem"_s); // where somebody was before
}

void tst_SupervisorPage::aLowWindowHasNoEmptyFoot()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(683, 384);
    desk.press(Qt::Key_3, Qt::AltModifier);
    const auto lowest = [&desk] {
        int y = 0;
        for (const Sheet *sheet : sheetsInView(desk))
            y = std::max(y, sheet->mapTo(&desk.window(), QPoint(0, sheet->height())).y());
        return y;
    };
    QTRY_COMPARE(lowest(), desk.window().height() - room::between);
}

INTRAY_TEST_MAIN(tst_SupervisorPage)
#include "tst_supervisorpage.moc"
