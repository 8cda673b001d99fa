// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// For whoever wants to see it.
static void keepPicture(QWidget &what, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES");
    if (!folder.isEmpty())
        what.grab().save(folder + u'/' + name + u".png"_s);
}

/// The history of rules and users in the window.
class RuleHistory : public QObject
{
    Q_OBJECT
private slots:
    void changesOfRulesAreReadByKeys();
    void whatChangedInARecordSchemaIsNamed();
    void changesOfUsersAreReadByKeys();
    void whatWasChangedPastIntrayIsCalledSo();
    void theHeadSaysWhatWasChangedLast();
    void whatWasDoneToManyQueuesIsOneLineUntilItIsOpened();
    void inALowWindowALineSaysItsChangesItself();

private:
    static QWidget *open(WindowFixture &desk)
    {
        desk.start();
        desk.press(Qt::Key_5, Qt::AltModifier);
        return part<QWidget>(part<QWidget>(&desk.window(), u"supervisorPage"_s), u"historyPage"_s);
    }
    /// The history of what stands so many further on.
    static void choose(WindowFixture &desk, int further)
    {
        auto *of = part<Segments>(&desk.window(), u"historyOf"_s);
        for (int step = 0; step < 20 && !of->isAncestorOf(QApplication::focusWidget()); ++step)
            desk.press(Qt::Key_Tab);
        QVERIFY(of->isAncestorOf(QApplication::focusWidget()));
        for (int step = 0; step < further; ++step)
            desk.press(Qt::Key_Right);
        QCOMPARE(of->chosen(), further);
    }
    static QStringList words(QTableView *table, int column)
    {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            all << table->model()->index(row, column).data().toString();
        return all;
    }
    static void changeRules(WindowFixture &desk)
    {
        desk.elsewhere(u"bert"_s, [](Store &store) {
            Queue rules = *store.queue(u"customers"_s);
            rules.lockDuration = std::chrono::minutes(10);
            rules.title = u"Clients"_s;
            return *store.setQueue(rules);
        });
    }
};

void RuleHistory::changesOfRulesAreReadByKeys()
{
    WindowFixture desk(2);
    changeRules(desk);
    QWidget *page = open(desk);
    QVERIFY(page->isVisible());
    choose(desk, 1);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(words(table, 2), QStringList({u"Changed"_s, u"Added"_s}));
    QCOMPARE(words(table, 1), QStringList({u"Clients"_s, u"Clients"_s}));
    QCOMPARE(words(table, 3).first(), u"bert"_s);
    QCOMPARE(words(table, 4).first(), u"Lock, Title"_s);
    QCOMPARE(part<QLabel>(page, u"ruleHistoryCount"_s)->text(), u"2 line(s) in all."_s);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Tab); // past the check
    QCOMPARE(desk.focusedName(), u"ruleHistoryName"_s);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Home);
    auto *values = part<QTableWidget>(page, u"ruleHistoryValues"_s);
    const auto *said = part<QLabel>(page, u"ruleHistorySaid"_s);
    QVERIFY(values->isHidden()); // nothing is chosen yet
    QCOMPARE(said->text(), u"Select a line to see what was changed."_s);
    desk.press(Qt::Key_Space);
    QTRY_COMPARE(values->rowCount(), 2);
    QVERIFY(values->isVisible());
    QCOMPARE(values->item(0, 0)->text(), u"Lock"_s);
    QCOMPARE(values->item(0, 1)->text(), u"30 minute(s)"_s);
    QCOMPARE(values->item(0, 2)->text(), u"10 minute(s)"_s);
    keepPicture(desk.window(), u"rulehistory"_s);
    desk.press(Qt::Key_U, Qt::AltModifier);
    desk.type(u"nothing"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(part<QLabel>(page, u"ruleHistoryCount"_s)->text(), u"Nothing was found."_s);
    QCOMPARE(values->rowCount(), 0);
}

void RuleHistory::whatChangedInARecordSchemaIsNamed()
{
    WindowFixture desk(2);
    desk.allowOnly(u"city"_s, {u"opp"_s, u"boaz"_s});
    QWidget *page = open(desk);
    choose(desk, 1);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    const QString told = words(table, 4).first();
    QCOMPARE(told, u"City (list of values)"_s);
    table->selectRow(0);
    auto *values = part<QTableWidget>(page, u"ruleHistoryValues"_s);
    QTRY_COMPARE(values->rowCount(), 1);
    QCOMPARE(values->item(0, 0)->text(), u"City: list of values"_s);
    QCOMPARE(values->item(0, 2)->text(), u"opp, boaz"_s);
    keepPicture(desk.window(), u"schemahistory"_s);
}

void RuleHistory::changesOfUsersAreReadByKeys()
{
    WindowFixture desk(1);
    desk.elsewhere(u"bert"_s, [](Store &store) {
        return *store.setUser({u"carl"_s, u"carl"_s, true, {Role::Clerk}, {}});
    });
    desk.elsewhere(u"bert"_s, [](Store &store) {
        return *store.setUser({u"carl"_s, u"carl"_s, true, {Role::Supervisor}, {}});
    });
    QWidget *page = open(desk);
    choose(desk, 2);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(words(table, 1), QStringList({u"carl"_s, u"carl"_s}));
    QCOMPARE(words(table, 4).first(), u"Roles: supervisor"_s);
    QCOMPARE(words(table, 2), QStringList({u"Changed"_s, u"Added"_s}));
    QVERIFY2(words(table, 4).last().contains(u"Roles: clerk"_s),
             qPrintable(words(table, 4).last()));
    QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), u"User"_s);
    desk.press(Qt::Key_Left);
    desk.press(Qt::Key_Left);
    QVERIFY(part<QTableView>(page, u"historyTable"_s)->isVisible());
}

void RuleHistory::whatWasChangedPastIntrayIsCalledSo()
{
    WindowFixture desk(1);
    const auto connection = Connection::open(desk.url(), OpenMode::Existing);
    (*connection)->d().execute(u"UPDATE queue SET attempts = 7"_s);
    changeRules(desk);
    QWidget *page = open(desk);
    choose(desk, 1);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(words(table, 2),
                 QStringList({u"Changed"_s, u"Changed outside Intray"_s, u"Added"_s}));
    QCOMPARE(words(table, 3).at(1), QString());
    QCOMPARE(words(table, 4).at(1), u"Attempts"_s);
}

void RuleHistory::theHeadSaysWhatWasChangedLast()
{
    WindowFixture desk(2);
    changeRules(desk);
    QWidget *page = open(desk);
    const auto *head = part<QLabel>(page, u"historySentence"_s);
    const QString ofItems = head->text();
    choose(desk, 1);
    QTRY_VERIFY2(head->text().startsWith(u"The last change was made to Clients by bert on "_s),
                 qPrintable(head->text()));
    desk.press(Qt::Key_Left);
    QCOMPARE(head->text(), ofItems);
}

void RuleHistory::whatWasDoneToManyQueuesIsOneLineUntilItIsOpened()
{
    WindowFixture desk(2);
    desk.elsewhere(u"bert"_s, [](Store &store) {
        for (const QString &name : {u"w"_s, u"x"_s, u"y"_s, u"z"_s}) {
            Queue queue = customerQueue();
            queue.name = name;
            queue.title = u"Queue "_s + name;
            if (!store.addQueue(queue))
                return false;
        }
        return true;
    });
    QWidget *page = open(desk);
    choose(desk, 1);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(words(table, 1), QStringList({u"4 queue(s)"_s, u"Customers"_s}));
    table->setFocus();
    table->selectRow(0);
    QCOMPARE(part<QLabel>(page, u"ruleHistorySaid"_s)->text(),
             u"4 queue(s): Queue z; Queue y; Queue x; Queue w."_s);
    QVERIFY(part<QWidget>(page, u"ruleHistoryValues"_s)->isHidden());
    for (const auto &[opens, folds] :
         {std::pair(Qt::Key_Right, Qt::Key_Left), std::pair(Qt::Key_Return, Qt::Key_Return)}) {
        desk.press(opens);
        QCOMPARE(words(table, 1), QStringList({u"4 queue(s)"_s, u"Queue z"_s, u"Queue y"_s,
                                               u"Queue x"_s, u"Queue w"_s, u"Customers"_s}));
        desk.press(folds);
        QCOMPARE(table->model()->rowCount(), 2);
    }
    click(page, u"ruleHistoryTurn"_s);
    QCOMPARE(table->model()->rowCount(), 6);
}

void RuleHistory::inALowWindowALineSaysItsChangesItself()
{
    WindowFixture desk(2);
    changeRules(desk);
    QWidget *page = open(desk);
    choose(desk, 1);
    desk.window().resize(683, 300);
    auto *table = part<QTableView>(page, u"ruleHistoryTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->selectRow(0);
    QTRY_COMPARE(part<QLabel>(page, u"ruleHistorySaid"_s)->text(),
                 u"Lock: 30 minute(s) → 10 minute(s); Title: Customers → Clients"_s);
    QVERIFY(!part<QWidget>(page, u"ruleHistoryValues"_s)->isVisible());
}

INTRAY_TEST_MAIN(RuleHistory)
#include "tst_rulehistory.moc"
