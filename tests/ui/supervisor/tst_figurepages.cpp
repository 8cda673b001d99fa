// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/emptyplace.h"
#include "ui/common/linebutton.h"
#include "ui/common/messageline.h"
#include "ui/supervisor/figureground.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The history, as a supervisor sees it.
class tst_FigurePages : public QObject
{
    Q_OBJECT
private slots:
    void theHistoryIsFilteredByKeys();
    void whereNothingIsFoundTheSearchIsClearedByKeyOrButton();
    void aLineShowsWhatWasChanged();
    void anOlderEndingShowsWhatItHadChanged();
    void theHistoryIsReadOnAsOneScrolls();
    void whatIsFoundIsSaved();
    void theDatabaseIsNotReplacedByWhatIsSaved();
};

void tst_FigurePages::theHistoryIsFilteredByKeys()
{
    WindowFixture desk(3);
    correctOne(desk);
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    auto *table = part<QTableView>(page, u"historyTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QCOMPARE(columnWords(table, 3).constFirst(), u"Completed"_s);
    desk.press(Qt::Key_W, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"historyUser"_s);
    desk.type(u"bert"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(columnWords(table, 3), QStringList({u"Completed"_s, u"Taken"_s}));
    QCOMPARE(columnWords(table, 4), QStringList({u"bert"_s, u"bert"_s}));
    part<QLineEdit>(page, u"historyItem"_s)->setFocus();
    desk.type(u"C-002"_s);
    press(Qt::Key_Return);
    const auto *empty = desk.find<EmptyPlace>(u"historyEmpty"_s);
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!table->horizontalHeader()->isVisible());
    QCOMPARE(desk.find<QLabel>(u"historyOfItem"_s)->text(), QString());
    QCOMPARE(desk.find<QLabel>(u"historyCount"_s)->text(), QString());
}

void tst_FigurePages::whereNothingIsFoundTheSearchIsClearedByKeyOrButton()
{
    WindowFixture desk(3);
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    const auto *table = part<QTableView>(page, u"historyTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    const QStringList all = columnWords(table, 3);
    const auto *empty = desk.find<EmptyPlace>(u"historyEmpty"_s);
    const auto findNothing = [&] {
        desk.press(Qt::Key_W, Qt::AltModifier);
        desk.type(u"nobody"_s);
        press(Qt::Key_Return);
        desk.press(Qt::Key_F, Qt::ControlModifier);
        desk.type(u"C-999"_s);
        press(Qt::Key_Return);
        return QTest::qWaitFor([&] { return empty->isVisible(); });
    };
    QVERIFY(findNothing());
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(columnWords(table, 3), all);
    QVERIFY(!empty->isVisible() && table->horizontalHeader()->isVisible());
    QCOMPARE(part<QLineEdit>(page, u"historyItem"_s)->text(), QString());
    QVERIFY(findNothing());
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QTRY_COMPARE(columnWords(table, 3), all);
    QVERIFY(table->hasFocus());
}

void tst_FigurePages::aLineShowsWhatWasChanged()
{
    WindowFixture desk(2);
    correctOne(desk);
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    auto *table = part<QTableView>(page, u"historyTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 4);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *values = part<QTableWidget>(page, u"historyValues"_s);
    QTRY_COMPARE(values->rowCount(), 1);
    QCOMPARE(values->item(0, 0)->text(), u"Note"_s);
    QCOMPARE(values->item(0, 2)->text(), u"called back"_s);
    QCOMPARE(values->horizontalHeaderItem(1)->text(), u"Before"_s);
    desk.press(Qt::Key_Down);
    QTRY_COMPARE(values->horizontalHeaderItem(1)->text(), u"As imported"_s);
}

void tst_FigurePages::anOlderEndingShowsWhatItHadChanged()
{
    WindowFixture desk(2);
    correctOne(desk);
    FinishedQuery finished;
    finished.queue = u"customers"_s;
    const ItemId item = desk.elsewhere(u"anna"_s, [&](Store &store) {
        return store.finishedItems(finished, {}, 1)->constFirst();
    });
    desk.elsewhere(u"anna"_s, [item](Store &store) { return *store.reopen(item); });
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        Record record = claim.items.constFirst().record;
        record.insert(u"note"_s, u"moved"_s);
        return *store.finish(claim.items.constFirst().id, claim.lock,
                             Disposition::complete(record));
    });
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    auto *table = part<QTableView>(page, u"historyTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 7);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *values = part<QTableWidget>(page, u"historyValues"_s);
    QTRY_COMPARE(values->rowCount(), 1);
    QCOMPARE(values->item(0, 1)->text(), u"called back"_s);
    QCOMPARE(values->item(0, 2)->text(), u"moved"_s);
    table->setCurrentIndex(table->model()->index(3, 0));
    QCOMPARE(columnWords(table, 3).at(3), u"Completed"_s);
    QTRY_VERIFY(values->item(0, 2) && values->item(0, 2)->text() == u"called back");
}

void tst_FigurePages::theHistoryIsReadOnAsOneScrolls()
{
    WindowFixture desk(150);
    for (int round = 0; round < 150; ++round) // lines that tell different things
        desk.elsewhere(u"cleo"_s, [](Store &store) {
            const Claim claim = *store.claimNext({u"customers"_s});
            return store.finishAll(claim.lock, Disposition::returnLater()).has_value();
        });
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    auto *table = part<QTableView>(page, u"historyTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 200);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    desk.press(Qt::Key_End, Qt::ControlModifier);
    QTRY_COMPARE(table->model()->rowCount(), 301); // and all that were added in one
    desk.press(Qt::Key_End, Qt::ControlModifier);
    QTRY_COMPARE(table->model()->index(300, 2).data().toString(), u"150 item(s)"_s);
    QTRY_VERIFY(!table->model()->canFetchMore({}));
}

void tst_FigurePages::whatIsFoundIsSaved()
{
    WindowFixture desk(3);
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    QTRY_COMPARE(part<QTableView>(page, u"historyTable"_s)->model()->rowCount(), 3);
    part<QAbstractButton>(page, u"historyWithValues"_s)->click();
    click(page, u"historySave"_s);
    auto *dialog = part<QFileDialog>(page, u"historySaveDialog"_s);
    emit dialog->fileSelected(desk.path(u"history.csv"_s));
    dialog->reject();
    auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY(line->sentence().contains(u"3 line(s)"_s));
    QFile csv(desk.path(u"history.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray text = csv.readAll();
    QCOMPARE(text.count('\n'), 4);
    QVERIFY(text.startsWith("event,") && text.contains(",before,after"));
}

void tst_FigurePages::theDatabaseIsNotReplacedByWhatIsSaved()
{
    WindowFixture desk(1);
    QWidget *page = openSupervisorPage(desk, u"historyPage"_s);
    QTRY_COMPARE(part<QTableView>(page, u"historyTable"_s)->model()->rowCount(), 1);
    click(page, u"historySave"_s);
    auto *dialog = part<QFileDialog>(page, u"historySaveDialog"_s);
    emit dialog->fileSelected(desk.url().path());
    dialog->reject();
    auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY2(line->sentence().contains(u"a file of the database that is in use"_s),
                 qPrintable(line->sentence()));
    QFile database(desk.url().path());
    QVERIFY(database.open(QIODevice::ReadOnly));
    QVERIFY(database.read(15) == "SQLite format 3");
}

INTRAY_TEST_MAIN(tst_FigurePages)
#include "tst_figurepages.moc"
