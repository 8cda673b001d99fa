// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/locksmodel.h"
#include "lists/myitemsmodel.h"
#include "store/adopted/adopting.h"
#include "store/line/sql.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/showlocks.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// For whoever wants to see it.
static void keepPicture(QWidget &what, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES");
    if (!folder.isEmpty())
        what.grab().save(folder + u'/' + name + u".png"_s);
}

/// Rows that an old program locked by itself, in the window: a supervisor sees whose they are and
/// releases them, and whoever holds one there is led back to it here.
class ForeignLocksInTheWindow : public QObject
{
    Q_OBJECT
private slots:
    void theSupervisorSeesWhoseTheyAreAndReleasesOne();
    void theReasonNamesTheOtherProgram();
    void myOwnIsAmongMyItemsAndIsFinished();
    void theTableIsGivenBack();

private:
    static constexpr int rows = 4;
    /// A table of that many orders, put to work.
    static void adopt(const WindowFixture &desk);
    static int run(const WindowFixture &desk, const QString &sql);
    static QString value(const WindowFixture &desk, const QString &sql);
    static void takes(const WindowFixture &desk, int order, const QString &user)
    {
        run(desk, u"UPDATE Orders SET LockUser = '%1', LockTime = datetime('now', '-3 minutes') "
                  "WHERE ID = %2"_s.arg(user)
                      .arg(order));
    }
    static QWidget *locksPage(WindowFixture &desk);
    static void choose(QTableView *table, int row);
};

void ForeignLocksInTheWindow::adopt(const WindowFixture &desk)
{
    auto connection = *Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    connection.reset();
    run(desk, u"CREATE TABLE Orders (ID INTEGER PRIMARY KEY, Customer TEXT, City VARCHAR(20), "
              "Status TEXT NOT NULL DEFAULT 'open', LockUser TEXT, LockTime DATETIME)"_s);
    for (int order = 1; order <= rows; ++order)
        run(desk,
            u"INSERT INTO Orders (Customer, City) VALUES ('Customer %1', 'City %1')"_s.arg(order));
    connection = *Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    Adopting adopting(*connection, Identity{u"owner"_s, u"elsewhere"_s});
    AdoptionWish wish;
    wish.queue = u"orders"_s;
    wish.table = u"Orders"_s;
    wish.key = u"ID"_s;
    wish.layout.lockUser = u"LockUser"_s;
    wish.layout.lockTime = u"LockTime"_s;
    wish.layout.state = u"Status"_s;
    wish.layout.openValue = u"open"_s;
    wish.layout.doneValue = u"done"_s;
    const auto plan = adopting.plan(wish);
    QVERIFY(plan.has_value());
    QVERIFY(adopting.adopt(*plan).has_value());
}

int ForeignLocksInTheWindow::run(const WindowFixture &desk, const QString &sql)
{
    auto connection = *Connection::open(desk.url(), OpenMode::Existing);
    return attempt(*connection,
                   [&](Sql &with) -> Outcome<int> {
                       const Turn turn(connection->d());
                       return with.changeText(sql, {});
                   })
        .value_or(-1);
}

QString ForeignLocksInTheWindow::value(const WindowFixture &desk, const QString &sql)
{
    auto connection = *Connection::open(desk.url(), OpenMode::Existing);
    return attempt(*connection,
                   [&](Sql &with) -> Outcome<QStringList> {
                       return with.allOfText(sql, {}, [](const Row &row) { return row.text("v"); });
                   })
        .value_or(QStringList())
        .value(0);
}

QWidget *ForeignLocksInTheWindow::locksPage(WindowFixture &desk)
{
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = showPart(&desk.window(), u"todayPage"_s);
    showLocksAsTable(&desk.window());
    return page;
}

void ForeignLocksInTheWindow::choose(QTableView *table, int row)
{
    const QRect cell = table->visualRect(table->model()->index(row, 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
}

void ForeignLocksInTheWindow::theSupervisorSeesWhoseTheyAreAndReleasesOne()
{
    WindowFixture desk(0);
    adopt(desk);
    takes(desk, 2, u"oldie"_s);
    desk.start();
    QWidget *page = locksPage(desk);
    auto *table = part<QTableView>(page, u"locksTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    const auto cell = [&](int column) {
        return table->model()->index(0, column).data().toString();
    };
    QCOMPARE(cell(LocksModel::Key), u"2"_s);
    QCOMPARE(cell(LocksModel::User), u"oldie"_s);
    QCOMPARE(cell(LocksModel::Workstation), u"another program"_s);
    choose(table, 0);
    click(page, u"locksRelease"_s);
    QTRY_VERIFY(page->findChild<QDialog *>(u"takeAwayDialog"_s));
    auto *asked = part<QDialog>(page, u"takeAwayDialog"_s);
    QVERIFY(isInUse(asked));
    const QString preview = said(asked, u"takeAwayPreview"_s);
    keepPicture(desk.window(), u"foreign-locks"_s);
    keepPicture(*asked, u"foreign-release"_s);
    QVERIFY2(preview.contains(u"oldie"_s) && preview.contains(u"Another program"_s) &&
                 !preview.contains(u"notified at once"_s),
             qPrintable(preview));
    typeInto(asked, u"takeAwayReason"_s, u"went home"_s);
    click(asked, u"takeAwayAccept"_s);
    QTRY_COMPARE(value(desk, u"SELECT coalesce(LockUser, 'free') AS v FROM Orders WHERE ID = 2"_s),
                 u"free"_s);
    QTRY_COMPARE(table->model()->rowCount(), 0);
}

void ForeignLocksInTheWindow::theReasonNamesTheOtherProgram()
{
    WindowFixture desk(0);
    adopt(desk);
    takes(desk, 2, u"oldie"_s);
    desk.start();
    QWidget *page = locksPage(desk);
    QTRY_COMPARE(part<QTableView>(page, u"locksTable"_s)->model()->rowCount(), 1);
    press(Qt::Key_W, Qt::AltModifier);
    QTRY_VERIFY(page->findChild<QDialog *>(u"whyDialog"_s));
    auto *asked = part<QDialog>(page, u"whyDialog"_s);
    QVERIFY(isInUse(asked));
    typeInto(asked, u"whyItem"_s, u"2"_s);
    press(Qt::Key_Return);
    const auto *answer = part<QPlainTextEdit>(asked, u"whyAnswer"_s);
    QTRY_VERIFY2(answer->toPlainText().contains(u"oldie has held it in another program"_s),
                 qPrintable(answer->toPlainText()));
    keepPicture(*asked, u"foreign-why"_s);
}

void ForeignLocksInTheWindow::myOwnIsAmongMyItemsAndIsFinished()
{
    WindowFixture desk(0);
    adopt(desk);
    takes(desk, 3, u"clerk1"_s);
    desk.start();
    auto *mine = desk.find<QTableView>(u"myTable"_s);
    QTRY_COMPARE(mine->model()->rowCount(), 1);
    const QRect cell = mine->visualRect(mine->model()->index(0, 0));
    QTest::mouseClick(mine->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(mine->viewport(), Qt::LeftButton, {}, cell.center());
    QTRY_VERIFY(desk.editor(u"City"_s));
    QTRY_COMPARE(desk.editor(u"City"_s)->text(), u"City 3"_s);
    desk.look();
    keepPicture(desk.window(), u"foreign-mine"_s);
    desk.editor(u"City"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"Bonn"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(value(desk, u"SELECT City || ' ' || Status AS v FROM Orders WHERE ID = 3"_s),
                 u"Bonn done"_s);
    QTRY_COMPARE(value(desk, u"SELECT coalesce(LockUser, 'free') AS v FROM Orders WHERE ID = 3"_s),
                 u"free"_s);
}

void ForeignLocksInTheWindow::theTableIsGivenBack()
{
    WindowFixture desk(1);
    adopt(desk);
    takes(desk, 2, u"oldie"_s);
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = showPart(&desk.window(), u"queuesPage"_s);
    auto *list = part<QTreeWidget>(page, u"queueList"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    auto *giveBack = part<QPushButton>(page, u"queueUndoAdoption"_s);
    list->setCurrentItem(list->topLevelItem(0));
    QVERIFY(giveBack->isHidden());
    list->setCurrentItem(list->topLevelItem(1));
    QVERIFY(!giveBack->isHidden() && giveBack->isEnabled());
    click(page, u"queueUndoAdoption"_s);
    auto *box = desk.find<QMessageBox>(u"undoAdoptionBox"_s);
    QVERIFY(box->informativeText().contains(u"The table stays as it is"_s));
    keepPicture(desk.window(), u"given-back"_s);
    keepPicture(*box, u"give-back"_s);
    click(box, u"undoAdoptionYes"_s);
    const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY2(line->sentence().contains(u"no longer has a table"_s),
                 qPrintable(line->sentence()));
    QTRY_VERIFY(part<QLabel>(page, u"queuePauseWords"_s)->text().contains(u"Orders"_s));
    QCOMPARE(value(desk, u"SELECT LockUser AS v FROM Orders WHERE ID = 2"_s), u"oldie"_s);
    QCOMPARE(value(desk, u"SELECT count(*) AS v FROM adopted"_s), u"0"_s);
}

INTRAY_TEST_MAIN(ForeignLocksInTheWindow)
#include "tst_foreignlocks.moc"
