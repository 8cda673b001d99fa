// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/emptyplace.h"
#include "ui/common/messageline.h"
#include "ui/common/segments.h"
#include "ui/common/tokens.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The page of corrections: added up, narrowed, and brought up to date.
class LedgerPageTest : public QObject
{
    Q_OBJECT

private slots:
    void correctionsAreAddedUpAsChosen();
    void theSpanNarrowsThem();
    void whatIsNewIsReadAgain();
    void whatIsCorrectedInBulkIsCounted();
    void onASmallScreenAllOfWhatIsCountedIsRead();
    void anEmptyPageLeadsToTheValues();
    void theDatabaseIsNotReplacedByWhatIsSaved();
    void aClerkSeesTheirOwnByAKey();
    void inALowWindowOnlyRowsScrollAndSavingIsInSight();
    void questionsBeginWhereTheWordsOfTheTableDo();
    void whatIsNotReadIsNotAnsweredByAnotherQueue();
};

namespace {

void correct(WindowFixture &desk, const Record &right)
{
    desk.elsewhere(u"cleo"_s, [&](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        return store.finishAll(claim.lock, Disposition::complete(right)).has_value();
    });
}

QTableWidget *openPage(WindowFixture &desk)
{
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"ledgerPage"_s);
    return desk.find<QTableWidget>(u"ledgerTable"_s);
}

QStringList names(const QTableWidget *table)
{
    QStringList texts;
    for (int row = 0; row < table->rowCount(); ++row)
        texts << table->item(row, 0)->text() + u' ' + table->item(row, 1)->text();
    return texts;
}

} // namespace

void LedgerPageTest::correctionsAreAddedUpAsChosen()
{
    WindowFixture desk(4);
    correct(desk, {{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}});
    correct(desk, {{u"name"_s, u"Moss"_s}});
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(names(table).contains(u"Name 2"_s));
    double shares = 0;
    for (int row = 0; row < table->rowCount(); ++row)
        shares += table->item(row, 2)->data(Qt::UserRole).toDouble();
    QVERIFY(table->rowCount() > 1 && qFuzzyCompare(shares, 1.0)); // of all, not of the largest
    auto *by = desk.find<QComboBox>(u"ledgerBy"_s);
    by->setCurrentText(u"person"_s);
    QVERIFY(table->rowCount() == 1 && table->item(0, 0)->text() == u"cleo"_s);
    QTRY_VERIFY(desk.find<QLabel>(u"ledgerSum"_s)->text().startsWith(u"2 of 2"_s));
}

void LedgerPageTest::inALowWindowOnlyRowsScrollAndSavingIsInSight()
{
    const Speaking speaking(u"de"_s); // whose questions take two lines
    WindowFixture desk(4);
    correct(desk, {{u"name"_s, u"Moss"_s}});
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->rowCount() > 0);
    desk.window().resize(683, 384); // a small screen at 200 %
    const auto *save = desk.find<QWidget>(u"ledgerSave"_s);
    QTRY_COMPARE(save->visibleRegion().boundingRect(), save->rect());
    for (const QWidget *one = table->parentWidget(); one; one = one->parentWidget())
        if (const auto *place = qobject_cast<const QScrollArea *>(one))
            QTRY_VERIFY(!place->verticalScrollBar()->isVisible());
}

void LedgerPageTest::questionsBeginWhereTheWordsOfTheTableDo()
{
    WindowFixture desk(4);
    correct(desk, {{u"name"_s, u"Moss"_s}});
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->rowCount() > 0);
    const QWidget *question = desk.find<QComboBox>(u"ledgerQueue"_s)->parentWidget();
    const auto left = [&desk](const QWidget *part) {
        return part->mapTo(&desk.window(), QPoint()).x();
    };
    QTRY_COMPARE(left(question), left(table) + room::beside);
}

void LedgerPageTest::theSpanNarrowsThem()
{
    WindowFixture desk(2);
    correct(desk, {{u"name"_s, u"Miller"_s}});
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->rowCount() > 0);
    desk.find<QDateEdit>(u"ledgerSince"_s)->setDate(QDate::currentDate().addDays(2));
    QTRY_COMPARE(table->rowCount(), 0);
}

void LedgerPageTest::whatIsNewIsReadAgain()
{
    WindowFixture desk(3);
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(desk.find<QLabel>(u"ledgerSum"_s)->text().startsWith(u"No record was completed"_s));
    correct(desk, {{u"name"_s, u"Miller"_s}});
    desk.window().actions().of(WindowAction::Refresh)->trigger();
    QTRY_VERIFY(table->rowCount() > 0);
}

void LedgerPageTest::whatIsCorrectedInBulkIsCounted()
{
    WindowFixture desk(4);
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    QVERIFY(CorrectionStore(**connection, Identity{u"sue"_s, u"elsewhere"_s})
                .correct(u"customers"_s, CorrectionWish{u"city"_s, u"boaz"_s, u"opp"_s}));
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(names(table).contains(u"City 2"_s));
    QVERIFY(table->isVisible());
    const QString sum = desk.find<QLabel>(u"ledgerSum"_s)->text();
    QVERIFY2(sum.contains(u"2 record(s) that are not finished"_s), qPrintable(sum));
}

void LedgerPageTest::onASmallScreenAllOfWhatIsCountedIsRead()
{
    WindowFixture desk(4);
    correct(desk, {{u"name"_s, u"Miller"_s}});
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    QVERIFY(CorrectionStore(**connection, Identity{u"sue"_s, u"elsewhere"_s})
                .correct(u"customers"_s, CorrectionWish{u"city"_s, u"boaz"_s, u"opp"_s}));
    desk.start();
    const QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->rowCount() > 0);
    desk.window().resize(683, 384); // a small screen at 200 %
    const auto *sum = desk.find<ElidedLabel>(u"ledgerSum"_s);
    QTRY_VERIFY2(sum->isVisible() && !sum->isCut(), qPrintable(sum->text()));
}

void LedgerPageTest::anEmptyPageLeadsToTheValues()
{
    WindowFixture desk(2);
    desk.start();
    QTableWidget *table = openPage(desk);
    const auto *empty = desk.find<EmptyPlace>(u"ledgerEmpty"_s);
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!table->isVisible());
    desk.find<Segments>(u"qualityView"_s)->at(2)->setFocus();
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.find<QWidget>(u"valuesPage"_s)->isVisible());
}

void LedgerPageTest::theDatabaseIsNotReplacedByWhatIsSaved()
{
    WindowFixture desk(2);
    correct(desk, {{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}});
    desk.start();
    QTableWidget *table = openPage(desk);
    QTRY_VERIFY(table->rowCount() > 0);
    desk.find<QPushButton>(u"ledgerSave"_s)->click();
    auto *dialog = desk.find<QFileDialog>(u"ledgerSaveDialog"_s);
    emit dialog->fileSelected(desk.url().path());
    dialog->reject();
    auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY2(line->sentence().contains(u"a file of the database that is in use"_s),
                 qPrintable(line->sentence()));
    QFile database(desk.url().path());
    QVERIFY(database.open(QIODevice::ReadOnly));
    QVERIFY(database.read(15) == "SQLite format 3");
}

void LedgerPageTest::aClerkSeesTheirOwnByAKey()
{
    WindowFixture desk(4);
    correct(desk, {{u"name"_s, u"Miller"_s}});
    desk.elsewhere(u"clerk1"_s, [&](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        return store.finishAll(claim.lock, Disposition::complete(Record{{u"name"_s, u"Mona"_s}}))
            .has_value();
    });
    desk.start();
    desk.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QDialog>(u"ownWork"_s);
    QVERIFY(dialog);
    const auto *table = dialog->findChild<QTableWidget *>(u"ledgerTable"_s);
    QTRY_VERIFY(names(table).contains(u"Name 1"_s)); // cleo has one too
    QCOMPARE(dialog->findChild<QComboBox *>(u"ledgerBy"_s)->findText(u"person"_s), -1);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"ownWork"_s));
}

void LedgerPageTest::whatIsNotReadIsNotAnsweredByAnotherQueue()
{
    WindowFixture desk(2);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        Queue gone;
        gone.name = u"gone"_s;
        return store.addQueue(gone).has_value();
    });
    correct(desk, {{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}});
    desk.start();
    const auto *table = openPage(desk);
    QTRY_VERIFY(table->isVisible() && table->rowCount() > 0);
    desk.elsewhere(u"anna"_s, [](Store &store) { return store.removeQueue(u"gone"_s); });
    auto *queue = desk.find<QComboBox>(u"ledgerQueue"_s);
    queue->setCurrentIndex(queue->findData(u"gone"_s));
    const auto *said = desk.find<QLabel>(u"ledgerSum"_s);
    QTRY_VERIFY2(said->text().startsWith(u"The corrections were not read."_s),
                 qPrintable(said->text()));
    QVERIFY(!table->isVisible());
    QVERIFY(!desk.find<QPushButton>(u"ledgerSave"_s)->isVisible());
}

INTRAY_TEST_MAIN(LedgerPageTest)
#include "tst_ledgerpage.moc"
