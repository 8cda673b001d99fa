// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "store/importing/importstore.h"
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/rowchoice.h"
#include "ui/showpage.h"
#include "ui/supervisor/supervisortab.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableWidget>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What came in with which file, seen and taken back by keys.
class DeliveriesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void eachDeliveryIsShown();
    void daysAreSaidAsEverywhereElse();
    void oneIsTakenBackByKeys();
    void whatItBroughtIntoOthersIsTold();
    void whatIsMissingIsDismissedByKeys();
    void rowsThatStayedOutAreToldWithTheWayToSeeThem();
    void oneKeyImportsTheFileAgainAndLeadsToItsRejectedRows();
    void aFileThatIsNotThereAnyMoreIsAskedFor();
    void whereNoRowStayedOutNothingIsImportedAgain();
    void inANarrowOneAllColumnsAreInSight();
    void aReasonIsAskedFor();
    void escapeEndsTheTakingBackAndNotTheDialog();
    void thePageTellsOfOneThatComesMeanwhile();
};

namespace {

NewItem customer(const QString &key, const QString &name)
{
    return {key, 0, {}, {{u"name"_s, name}}, {}};
}

void deliver(WindowFixture &desk, const QString &source, const QList<NewItem> &items,
             const Redelivery &redelivery = {})
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        const ImportId import = *store.beginImport(u"customers"_s, source);
        (void)store.stageItems(import, items, redelivery);
        DeliveryCounts counts;
        counts.rows = counts.added = items.size();
        counts.isWhole = redelivery.isWhole;
        (void)store.acceptImport(import, counts);
        while (*store.openStagedItems(import) > 0) {
        }
        return true;
    });
}

QDialog *openDialog(WindowFixture &desk)
{
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"queuesPage"_s);
    desk.find<QPushButton>(u"queueDeliveries"_s)->click();
    return part<QDialog>(&desk.window(), u"deliveriesDialog"_s);
}

QString said(QDialog *dialog)
{
    return part<QLabel>(dialog, u"deliveriesSaid"_s)->text();
}

} // namespace

void DeliveriesDialogTest::daysAreSaidAsEverywhereElse()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s)});
    desk.start();
    const auto *table = part<QTableWidget>(openDialog(desk), u"deliveriesTable"_s);
    QTRY_COMPARE(table->rowCount(), 1);
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    QVERIFY2(table->item(0, 0)->text().startsWith(today), qPrintable(table->item(0, 0)->text()));
}

void DeliveriesDialogTest::eachDeliveryIsShown()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s), customer(u"b"_s, u"Wells"_s)});
    deliver(desk, u"april.csv"_s, {customer(u"c"_s, u"Miller"_s)});
    desk.start();
    auto *dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    auto *table = part<QTableWidget>(dialog, u"deliveriesTable"_s);
    QTRY_COMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(0, 1)->text(), u"april.csv"_s);
    QTRY_COMPARE(said(dialog), u"Its records: 1 still waiting."_s);
    press(Qt::Key_Down);
    QTRY_COMPARE(said(dialog), u"Its records: 2 still waiting."_s);
}

void DeliveriesDialogTest::inANarrowOneAllColumnsAreInSight()
{
    const Speaking speaking(u"de"_s); // whose heads are long
    WindowFixture desk(1);
    deliver(desk, u"customers of march, as the registry sent them.csv"_s,
            {customer(u"a"_s, u"Moss"_s)});
    desk.start();
    auto *dialog = openDialog(desk);
    const auto *table = part<QTableWidget>(dialog, u"deliveriesTable"_s);
    QTRY_COMPARE(table->rowCount(), 1);
    dialog->resize(760, 328); // less than it has by itself
    QTRY_COMPARE(dialog->width(), 760);
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    for (const int column : {0, 3, 4, 5, 6}) // those that are never shortened
        QVERIFY(table->columnWidth(column) >= table->horizontalHeader()->sectionSizeHint(column));
}

void DeliveriesDialogTest::oneIsTakenBackByKeys()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s), customer(u"b"_s, u"Wells"_s)});
    desk.start();
    auto *dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY(said(dialog).startsWith(u"Its records:"_s));
    press(Qt::Key_R, Qt::AltModifier);
    QTest::keyClicks(part<QLineEdit>(dialog, u"deliveriesReason"_s), u"the wrong month"_s);
    press(Qt::Key_T, Qt::AltModifier);
    QTRY_VERIFY(said(dialog).contains(u"2 record(s) were dismissed"_s));
    QTRY_VERIFY(said(dialog).contains(u"2 taken back"_s));
    QCOMPARE(desk.stored(u"a"_s).state, State::Dismissed);
    QVERIFY(!part<QPushButton>(dialog, u"deliveriesTakeBack"_s)->isEnabled());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"deliveriesDialog"_s));
}

void DeliveriesDialogTest::whatItBroughtIntoOthersIsTold()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s)});
    deliver(desk, u"april.csv"_s, {customer(u"a"_s, u"Wells"_s), customer(u"b"_s, u"Miller"_s)},
            {true, false});
    desk.start();
    auto *dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY(said(dialog).startsWith(u"Its records:"_s));
    press(Qt::Key_R, Qt::AltModifier);
    QTest::keyClicks(part<QLineEdit>(dialog, u"deliveriesReason"_s), u"the wrong month"_s);
    press(Qt::Key_T, Qt::AltModifier);
    QTRY_VERIFY(said(dialog).contains(u"1 record(s) keep the values that it brought."_s));
    QCOMPARE(desk.stored(u"a"_s).state, State::Open);
    QCOMPARE(desk.stored(u"b"_s).state, State::Dismissed);
}

void DeliveriesDialogTest::rowsThatStayedOutAreToldWithTheWayToSeeThem()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        const ImportId import = *store.beginImport(u"customers"_s, u"march.csv"_s);
        (void)store.stageItems(import, {customer(u"a"_s, u"Moss"_s)});
        DeliveryCounts counts;
        counts.rows = 4;
        counts.added = 1;
        counts.rejected = 3;
        (void)store.acceptImport(import, counts);
        return store.openStagedItems(import).has_value();
    });
    desk.start();
    auto *dialog = openDialog(desk);
    QTRY_VERIFY(said(dialog).contains(u"3 row(s) were rejected."_s));
    QVERIFY(said(dialog).contains(u"import the same file again"_s));
}

namespace {

/// The queue's deliveries after the file came in through the window.
QDialog *deliveriesOf(const DeliveredFile &file, WindowFixture &desk)
{
    ImportDialog *dialog = file.openedIn(desk);
    if (!QTest::qWaitFor([&] { return dialog->findChild<QRadioButton *>(u"importKey.id"_s); }))
        qFatal("The file was not read.");
    dialog->findChild<QRadioButton *>(u"importKey.id"_s)->click();
    answerAll(dialog);
    part<QPushButton>(dialog, u"importStart"_s)->click();
    const auto isThere = [&] { return desk.window().session()->queueNamed(u"delivery"_s).id; };
    if (!QTest::qWaitFor([&] { return isThere().isValid(); }))
        qFatal("The file did not come in.");
    desk.window().activateWindow();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    static_cast<SupervisorTab *>(showPart(&desk.window(), u"queuesPage"_s))
        ->showQueue(u"delivery"_s);
    desk.find<QPushButton>(u"queueDeliveries"_s)->click();
    auto *deliveries = part<QDialog>(&desk.window(), u"deliveriesDialog"_s);
    if (!isInUse(deliveries) ||
        !QTest::qWaitFor([&] { return said(deliveries).contains(u"Its records"_s); }))
        qFatal("The delivery is not shown.");
    return deliveries;
}

// What is there already is not rejected, whatever the file says twice; a row without a key is.
const QByteArray oneWithoutId = "town;id\nBoaz;1\nOpp;2\nElba;\n";

} // namespace

void DeliveriesDialogTest::oneKeyImportsTheFileAgainAndLeadsToItsRejectedRows()
{
    WindowFixture desk(1);
    const DeliveredFile file(oneWithoutId);
    QDialog *deliveries = deliveriesOf(file, desk);
    QCOMPARE(part<QPushButton>(deliveries, u"deliveriesAgain"_s)->text(),
             u"&Import delivery.csv again..."_s);
    press(Qt::Key_I, Qt::AltModifier);
    QTRY_VERIFY(desk.find<ImportDialog>(u"importDialog"_s));
    auto *import = desk.find<ImportDialog>(u"importDialog"_s);
    QTRY_COMPARE(part<RowChoice>(import, u"importRows"_s)->chosen(), 1);
    QTRY_COMPARE(part<QTableWidget>(import, u"importTable"_s)->rowCount(), 1);
    QCOMPARE(rowOf(import, u"importTable"_s, 0).value(1), u"Elba"_s);
    QVERIFY(!desk.find<QDialog>(u"deliveriesDialog"_s));
    part<QCheckBox>(import, u"importRejects"_s)->click();
    QTRY_VERIFY(part<QPushButton>(import, u"importStart"_s)->isVisible());
    part<QPushButton>(import, u"importStart"_s)->click();
    QTRY_VERIFY(QFile::exists(file.path() + u".rejects.csv"_s));
}

void DeliveriesDialogTest::aFileThatIsNotThereAnyMoreIsAskedFor()
{
    WindowFixture desk(1);
    const DeliveredFile file(oneWithoutId);
    QDialog *deliveries = deliveriesOf(file, desk);
    QVERIFY(QFile::rename(file.path(), file.path() + u".old"_s));
    part<QPushButton>(deliveries, u"deliveriesAgain"_s)->click();
    QTRY_VERIFY(desk.find<ImportDialog>(u"importDialog"_s));
    auto *import = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(isInUse(import));
    QVERIFY(intray::said(import, u"importSaid"_s).startsWith(u"Choose delivery.csv"_s));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"importFile"_s);
    QCOMPARE(part<QComboBox>(import, u"importQueue"_s)->currentText(), u"delivery"_s);
}

void DeliveriesDialogTest::whereNoRowStayedOutNothingIsImportedAgain()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;2\n");
    QDialog *deliveries = deliveriesOf(file, desk);
    QVERIFY(!part<QPushButton>(deliveries, u"deliveriesAgain"_s)->isVisible());
}

void DeliveriesDialogTest::whatIsMissingIsDismissedByKeys()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s), customer(u"b"_s, u"Wells"_s)});
    deliver(desk, u"april.csv"_s, {customer(u"a"_s, u"Moss"_s)}, {true, true});
    desk.start();
    auto *dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY2(said(dialog).contains(u", b."_s), qPrintable(said(dialog)));
    press(Qt::Key_R, Qt::AltModifier);
    QTest::keyClicks(part<QLineEdit>(dialog, u"deliveriesReason"_s), u"sold"_s);
    press(Qt::Key_D, Qt::AltModifier);
    QTRY_COMPARE(desk.stored(u"b"_s).state, State::Dismissed);
    QCOMPARE(desk.stored(u"a"_s).state, State::Open);
}

void DeliveriesDialogTest::aReasonIsAskedFor()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s)});
    desk.start();
    auto *dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY(said(dialog).startsWith(u"Its records:"_s));
    const auto *button = part<QPushButton>(dialog, u"deliveriesTakeBack"_s);
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), u"Enter a reason first."_s);
    QCOMPARE(intray::said(dialog, u"deliveriesMissing"_s), u"Enter a reason first."_s);
    QTest::keyClicks(part<QLineEdit>(dialog, u"deliveriesReason"_s), u"the wrong month"_s);
    QVERIFY(button->isEnabled());
    QCOMPARE(intray::said(dialog, u"deliveriesMissing"_s), QString());
}

namespace {

/// Writes to the database's file, so that everybody else waits.
class Holding
{
public:
    explicit Holding(const QString &file)
        : m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, u"holding"_s))
    {
        m_database.setDatabaseName(file);
        if (!m_database.open() || !QSqlQuery(m_database).exec(u"BEGIN IMMEDIATE"_s))
            qFatal("The database cannot be held.");
    }
    ~Holding()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(u"holding"_s);
    }
    Q_DISABLE_COPY_MOVE(Holding)

private:
    QSqlDatabase m_database;
};

} // namespace

void DeliveriesDialogTest::escapeEndsTheTakingBackAndNotTheDialog()
{
    constexpr int many = 3000; // of which several pieces are made
    WindowFixture desk(1);
    QList<NewItem> items;
    for (int i = 0; i < many; ++i)
        items << customer(u"k%1"_s.arg(i), u"Moss"_s);
    deliver(desk, u"march.csv"_s, items);
    desk.start();
    QPointer<QDialog> dialog = openDialog(desk);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY(said(dialog).startsWith(u"Its records:"_s));
    press(Qt::Key_R, Qt::AltModifier);
    QTest::keyClicks(part<QLineEdit>(dialog, u"deliveriesReason"_s), u"the wrong month"_s);
    {
        const Holding holding(desk.url().path());
        press(Qt::Key_T, Qt::AltModifier);
        QTRY_VERIFY(!part<QPushButton>(dialog, u"deliveriesTakeBack"_s)->isEnabled());
        press(Qt::Key_Escape);
        QVERIFY(dialog && dialog->isVisible());
    }
    QTRY_VERIFY2(said(dialog).startsWith(u"This was cancelled"_s), qPrintable(said(dialog)));
    QTRY_VERIFY(part<QPushButton>(dialog, u"deliveriesTakeBack"_s)->isEnabled());
    QCOMPARE(part<QLineEdit>(dialog, u"deliveriesReason"_s)->text(), u"the wrong month"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
}

void DeliveriesDialogTest::thePageTellsOfOneThatComesMeanwhile()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, {customer(u"a"_s, u"Moss"_s)});
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"queuesPage"_s);
    const auto *head = desk.find<QToolButton>(u"ruleFoldHead.deliveries"_s);
    QTRY_VERIFY2(head->accessibleDescription().contains(u"march.csv"_s),
                 qPrintable(head->accessibleDescription() + head->accessibleName()));
    deliver(desk, u"april.csv"_s, {customer(u"c"_s, u"Miller"_s)});
    QTRY_VERIFY(head->accessibleDescription().contains(u"april.csv"_s));
}

INTRAY_TEST_MAIN(DeliveriesDialogTest)
#include "tst_deliveriesdialog.moc"
