// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/emptyplace.h"
#include "ui/common/segments.h"
#include "ui/passedrecords.h"
#include "ui/showpage.h"
#include "ui/supervisor/quality/warrantypage.h"
#include "ui/writtenwords.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The page that says how much may still be wrong in a delivery.
class WarrantyPageTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasOpenedAndWhatPassedIsSaid();
    void withoutANumberItSaysWhatIsMissingAndLeadsThere();
    void eachDeliveryHasItsOwnStatement();
    void aBoundIsHeldAgainstWhatWasWished();
    void howTheBoundFellIsShownAndWhatAnHourWouldBuy();
    void theLineHasTheNumbersOfItsEndsAndIsTheOnlyScale();
    void whereNobodyWishesAnythingTheLineHasNoSuchNumber();
    void ofALineThatBeginsFarAboveTheWishOnlyTheRestIsSeen();
    void whatWaitsAndWhatEndedHaveSignsOfTheirOwn();
    void inALowWindowItOpensAtItsTop();
    void whatIsNoticedOfPlantedSlipsIsShownByField();
    void theStatementIsCopiedWithWhatItRestsOn();
    void withoutDeliveriesThePageLeadsToAnImport();
    void whatIsNotReadIsNotAnsweredByAnotherQueue();
};

namespace {

QTableWidget *openPage(WindowFixture &desk)
{
    desk.window().actions().of(WindowAction::ShowQuality)->trigger();
    QTest::mouseClick(desk.find<Segments>(u"qualityView"_s)->at(3), Qt::LeftButton);
    return desk.find<QTableWidget>(u"warrantyTable"_s);
}

QString sentence(const WindowFixture &desk)
{
    return desk.find<QLabel>(u"warrantySentence"_s)->text();
}

QString pictured(const WindowFixture &desk, const QString &bar)
{
    return desk.find<QWidget>(bar)->accessibleDescription();
}

QString row(const QTableWidget *table, int row)
{
    QStringList texts;
    for (const int column : {0, 2, 3, 4, 5, 6})
        texts << table->item(row, column)->text();
    return texts.join(u' ');
}

} // namespace

void WarrantyPageTest::whatWasOpenedAndWhatPassedIsSaid()
{
    WindowFixture desk(1);
    const PassedPiece passed = letPass(desk, deliver(desk, u"march.csv"_s, 10, 49), 250'000);
    desk.start();
    openPage(desk);
    QTRY_COMPARE(sentence(desk), u"Of 40 records 0 were opened, and %1 passed. How many of their "
                                 "fields are still wrong cannot be stated. Found: 0 wrong "
                                 "field(s)."_s.arg(passed.passed));
    QCOMPARE(pictured(desk, u"warrantyRecords"_s),
             u"%1 passed unopened; %2 still waiting"_s.arg(passed.passed).arg(passed.drawn));
    QCOMPARE(pictured(desk, u"warrantyBound"_s), u"0.5 % wished"_s);
}

void WarrantyPageTest::withoutANumberItSaysWhatIsMissingAndLeadsThere()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 19);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->isVisible() && table->rowCount() == 2);
    const QString reasons = desk.find<QLabel>(u"warrantyReasons"_s)->text();
    QVERIFY2(reasons.contains(u"0 of 100 planted slips"_s), qPrintable(reasons));
    QVERIFY2(reasons.contains(u"10 record(s) wait to be opened"_s), qPrintable(reasons));
    QVERIFY(!pictured(desk, u"warrantyBound"_s).contains(u"wished"_s)); // somebody opens every one
    QVERIFY(!desk.find<QWidget>(u"warrantyBound"_s)->isVisible());
    auto *rules = desk.find<QPushButton>(u"warrantyRules"_s);
    rules->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_VERIFY(desk.find<QWidget>(u"queuesPage"_s)->isVisible());
    QTRY_VERIFY(desk.find<QTreeWidget>(u"queueList"_s)->currentItem());
}

void WarrantyPageTest::eachDeliveryHasItsOwnStatement()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 19);
    deliver(desk, u"april.csv"_s, 20, 22);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 3);
    QCOMPARE(row(table, 0), u"All of them 13 0 0 0 not known"_s);
    QCOMPARE(row(table, 1), u"april.csv 3 0 0 0 not known"_s);
    QVERIFY(sentence(desk).startsWith(u"Of 13 records"_s));
    table->setFocus();
    desk.press(Qt::Key_Down);
    QVERIFY2(sentence(desk).startsWith(u"Of 3 records"_s), qPrintable(sentence(desk)));
    desk.press(Qt::Key_Down);
    QVERIFY2(sentence(desk).startsWith(u"Of 10 records"_s), qPrintable(sentence(desk)));
}

void WarrantyPageTest::aBoundIsHeldAgainstWhatWasWished()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    WarrantyRead read;
    read.all.sums = {.records = 12400, .opened = 5150, .drawn = 140, .passed = 7250};
    read.all.statement = Statement{.wrongFields = 0.0021, .confidence = 0.95};
    read.deliveries = {DeliverySaid{Delivery(), read.all}};
    auto *page = desk.find<WarrantyPage>(u"warrantyPage"_s);
    page->showRead(read);
    QCOMPARE(pictured(desk, u"warrantyRecords"_s),
             u"5,010 opened; 140 drawn at random and opened; 7,250 passed unopened"_s.remove(u','));
    QCOMPARE(pictured(desk, u"warrantyBound"_s), u"0.21 % at most, as stated; 0.5 % wished"_s);
    QCOMPARE(table->item(0, 6)->text(), u"0.21 %"_s);
    QVERIFY(!desk.find<QPushButton>(u"warrantyRules"_s)->isVisible());
}

void WarrantyPageTest::howTheBoundFellIsShownAndWhatAnHourWouldBuy()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    QVERIFY(!desk.find<QWidget>(u"warrantyCourse"_s)->isVisible());
    WarrantyRead read;
    read.all.sums = {.records = 1000, .opened = 460, .drawn = 40, .passed = 540};
    read.all.statement = Statement{.wrongFields = 0.0047, .confidence = 0.95};
    read.all.course = {{100, 0.05}, {300, 0.02}, {460, 0.0047}};
    read.all.ahead = {{485, 0.0041}};
    read.deliveries = {DeliverySaid{Delivery(), read.all}};
    desk.find<WarrantyPage>(u"warrantyPage"_s)->showRead(read);
    auto *course = desk.find<QWidget>(u"warrantyCourse"_s);
    QVERIFY(course->isVisible());
    QCOMPARE(pictured(desk, u"warrantyCourse"_s),
             u"5 % after 100 opened records, 0.47 % after 460. Wished: 0.5 %."_s);
    const QString ahead = desk.find<QLabel>(u"warrantyAhead"_s)->text();
    QVERIFY2(ahead.contains(u"25 more of those that passed"_s) && ahead.contains(u"0.41"_s),
             qPrintable(ahead));
}

namespace {

/// What was found is shown, of a delivery that is over.
void showLine(WindowFixture &desk, const QList<CoursePoint> &course,
              const QList<CoursePoint> &ahead, bool isWished = true)
{
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    WarrantyRead read;
    read.all.sums = {.records = 1000, .opened = 463, .drawn = 40, .passed = 537};
    read.all.statement = Statement{.wrongFields = 0.0047, .confidence = 0.95};
    read.all.course = course;
    read.all.ahead = ahead;
    read.all.isWished = isWished;
    read.deliveries = {DeliverySaid{Delivery(), read.all}};
    desk.find<WarrantyPage>(u"warrantyPage"_s)->showRead(read);
    QTRY_VERIFY(desk.find<QWidget>(u"warrantyCourse"_s)->isVisible());
}

QStringList atTheLine(const WindowFixture &desk)
{
    return writtenOn(*desk.find<QWidget>(u"warrantyCourse"_s));
}

} // namespace

void WarrantyPageTest::theLineHasTheNumbersOfItsEndsAndIsTheOnlyScale()
{
    WindowFixture desk(1);
    showLine(desk, {{120, 0.018}, {300, 0.009}, {463, 0.0047}}, {{558, 0.0041}, {653, 0.0031}});
    const QStringList written = atTheLine(desk);
    for (const QString &number :
         {u"1.8 %"_s, u"0.47 %"_s, u"0.31 %"_s, u"0.5 % wished"_s, u"463 opened"_s, u"653"_s})
        QVERIFY2(written.contains(number), qPrintable(number + u" in "_s + written.join(u'|')));
    QVERIFY(!desk.find<QWidget>(u"warrantyBound"_s)->isVisible());
}

/// Somebody opens every record.
void WarrantyPageTest::whereNobodyWishesAnythingTheLineHasNoSuchNumber()
{
    WindowFixture desk(1);
    showLine(desk, {{20, 1}, {120, 0.018}, {300, 0.009}, {463, 0.0047}}, {}, false);
    const QString written = atTheLine(desk).join(u'|');
    QVERIFY2(!written.contains(u"wished"_s) && written.contains(u"0.47 %"_s), qPrintable(written));
    QVERIFY2(written.contains(u"1.8 %"_s) && !written.contains(u"100 %"_s), qPrintable(written));
    const QString said = pictured(desk, u"warrantyCourse"_s);
    QVERIFY2(!said.contains(u"ished"_s), qPrintable(said));
}

void WarrantyPageTest::ofALineThatBeginsFarAboveTheWishOnlyTheRestIsSeen()
{
    WindowFixture desk(1);
    showLine(desk, {{20, 1}, {60, 0.2}, {120, 0.018}, {300, 0.009}, {463, 0.0047}}, {});
    const QStringList written = atTheLine(desk);
    QVERIFY2(written.contains(u"1.8 %"_s) && written.contains(u"120"_s),
             qPrintable(written.join(u'|')));
    QVERIFY2(!written.contains(u"100 %"_s) && !written.contains(u"20"_s),
             qPrintable(written.join(u'|')));
}

void WarrantyPageTest::whatWaitsAndWhatEndedHaveSignsOfTheirOwn()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    auto *records = desk.find<QWidget>(u"warrantyRecords"_s);
    const auto sign = [&](qint64 waiting) {
        WarrantyRead read;
        read.all.sums = {.records = 10, .left = waiting};
        read.deliveries = {DeliverySaid{Delivery(), read.all}};
        desk.find<WarrantyPage>(u"warrantyPage"_s)->showRead(read);
        const int line = records->fontMetrics().height();
        return records->grab().toImage().copy(0, records->height() - line, line / 2, line);
    };
    const QImage ofWaiting = sign(10);
    QCOMPARE(pictured(desk, u"warrantyRecords"_s), u"10 still waiting"_s);
    const QImage ofEnded = sign(0);
    QCOMPARE(pictured(desk, u"warrantyRecords"_s), u"10 ended another way"_s);
    QVERIFY(ofWaiting != ofEnded);
}

void WarrantyPageTest::inALowWindowItOpensAtItsTop()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 49);
    desk.start();
    openPage(desk);
    desk.stop();
    desk.start();
    desk.window().resize(683, 384);
    desk.window().actions().of(WindowAction::ShowQuality)->trigger();
    const auto *table = desk.find<QTableWidget>(u"warrantyTable"_s);
    QTRY_COMPARE(table->rowCount(), 2);
    const QWidget *around = table;
    while (around && !qobject_cast<const QScrollArea *>(around))
        around = around->parentWidget();
    const auto *place = qobject_cast<const QScrollArea *>(around);
    QVERIFY(place);
    QTRY_VERIFY(place->verticalScrollBar()->maximum() > 0);
    QCOMPARE(place->verticalScrollBar()->value(), 0);
}

void WarrantyPageTest::whatIsNoticedOfPlantedSlipsIsShownByField()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    auto *head = desk.find<QAbstractButton>(u"noticedHead"_s);
    QVERIFY(!head->isVisible());
    WarrantyRead read;
    read.deliveries = {DeliverySaid()};
    read.caught = {{u"city"_s, {}, {120, 90}}, {u"name"_s, {}, {200, 190}}};
    desk.find<WarrantyPage>(u"warrantyPage"_s)->showRead(read);
    QVERIFY(head->isVisible());
    QVERIFY2(head->accessibleName().contains(u"90 of 120"_s) ||
                 head->accessibleDescription().contains(u"90 of 120"_s),
             qPrintable(head->accessibleName() + head->accessibleDescription()));
}

void WarrantyPageTest::theStatementIsCopiedWithWhatItRestsOn()
{
    WindowFixture desk(1);
    const ImportId march = deliver(desk, u"march.csv"_s, 10, 19);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_COMPARE(table->rowCount(), 2);
    auto *copy = desk.find<QPushButton>(u"warrantyCopy"_s);
    QTest::mouseClick(copy, Qt::LeftButton);
    QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(u"Warranty: Customers\nOf 10 records"_s), qPrintable(text));
    QVERIFY2(text.contains(u"planted slips"_s), qPrintable(text));
    QVERIFY2(text.contains(u"by clerk1"_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"intrayctl warranty customers"_s), qPrintable(text));
    table->setFocus();
    desk.press(Qt::Key_Down);
    QTest::mouseClick(copy, Qt::LeftButton);
    text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(u"Warranty: Customers, march.csv"_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"intrayctl warranty %1"_s.arg(march.value())), qPrintable(text));
}

void WarrantyPageTest::withoutDeliveriesThePageLeadsToAnImport()
{
    WindowFixture desk(2);
    desk.start();
    openPage(desk);
    const auto *empty = desk.find<EmptyPlace>(u"warrantyEmpty"_s);
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!desk.find<QTableWidget>(u"warrantyTable"_s)->isVisible());
    QSignalSpy imported(desk.window().actions().of(WindowAction::ImportRecords),
                        &QAction::triggered);
    desk.find<Segments>(u"qualityView"_s)->at(3)->setFocus();
    desk.press(Qt::Key_Return);
    QCOMPARE(imported.count(), 1);
}

void WarrantyPageTest::whatIsNotReadIsNotAnsweredByAnotherQueue()
{
    WindowFixture desk(2);
    deliver(desk, u"march.csv"_s, 10, 12);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        Queue gone;
        gone.name = u"gone"_s;
        return store.addQueue(gone).has_value();
    });
    desk.start();
    const QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->isVisible() && table->rowCount() > 0);
    desk.elsewhere(u"anna"_s, [](Store &store) { return store.removeQueue(u"gone"_s); });
    desk.find<WarrantyPage>(u"warrantyPage"_s)->showQueue(u"gone"_s);
    const auto *said = desk.find<QLabel>(u"warrantyRule"_s);
    QTRY_VERIFY2(said->text().startsWith(u"The deliveries were not read."_s),
                 qPrintable(said->text()));
    QVERIFY(!table->isVisible());
    QVERIFY(!desk.find<QPushButton>(u"warrantyPrint"_s)->isVisible());
}

INTRAY_TEST_MAIN(WarrantyPageTest)
#include "tst_warrantypage.moc"
