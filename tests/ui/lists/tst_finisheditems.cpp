// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historymodel.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"
#include "ui/passedrecords.h"
#include "ui/windowfixture.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The list of the desk shows finished items too; a finished record opens to be looked at.
class FinishedItems : public QObject
{
    Q_OBJECT

private slots:
    void whatIDidTodayIsListed();
    void whatAColleagueDidIsNotMine();
    void allFinishedAreListedByState();
    void theSearchNarrowsThem();
    void aFinishedRecordOpensReadOnlyWithItsHistory();
    void whatIsAskedForIsSeenAndDeclined();
    void theListIsNarrowedToThoseForMe();
    void whoeverMayReopensIt();
    void theRecordIsWorkedThroughByKeys();
    void theOpenOnesComeBack();
    void whatIFinishedComesBackOntoMyDesk();
    void itComesBackFromTheListToo();
    void theRecordInWorkStaysMineMeanwhile();
    void whereTheQueueAllowsNoneNothingIsOffered();
    void whatCannotComeBackIsSaid();
    void whatPassedUnopenedSaysSoAndIsReopenedByKeys();
    void whatPassedUnopenedIsListedAlone();
};

namespace {

void show(WindowFixture &desk, const QString &what)
{
    for (QAction *one : desk.find<ShownItems>(u"listShown"_s)->actions())
        if (one->text() == what)
            return one->trigger();
    qFatal("there are no such items");
}

QStringList keys(WindowFixture &desk)
{
    const QAbstractItemModel *model = desk.window().deskPage()->openList().table()->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts << model->index(row, 0).data().toString();
    return texts;
}

void completeOne(WindowFixture &desk)
{
    desk.takeNext();
    const QString key = desk.desk().item().key;
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.stored(key).state, State::Done);
}

void allowReopening(WindowFixture &desk)
{
    desk.elsewhere(u"boss"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.reopenOwn = std::chrono::minutes(30);
        return store.setQueue(rules).has_value();
    });
}

/// At the first row of the list, which Return opens.
QDialog *opened(WindowFixture &desk)
{
    QTableView *table = desk.window().deskPage()->openList().table();
    table->setFocus();
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_Return);
    auto *view = desk.find<QDialog>(u"finishedView"_s);
    if (!view || !isInUse(view))
        qFatal("The record was not opened.");
    return view;
}

void finishElsewhere(WindowFixture &desk, const Disposition &ending)
{
    desk.elsewhere(u"colleague"_s, [&](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        return store.finish(claim.items.constFirst().id, claim.lock, ending).has_value();
    });
}

} // namespace

void FinishedItems::whatIDidTodayIsListed()
{
    WindowFixture desk(3);
    desk.start();
    completeOne(desk);
    completeOne(desk);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), (QStringList{u"C-002"_s, u"C-001"_s}));
}

void FinishedItems::whatAColleagueDidIsNotMine()
{
    WindowFixture desk(3);
    finishElsewhere(desk, Disposition::complete());
    desk.start();
    completeOne(desk);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-002"_s});
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk), (QStringList{u"C-002"_s, u"C-001"_s}));
}

void FinishedItems::allFinishedAreListedByState()
{
    WindowFixture desk(4);
    finishElsewhere(desk, Disposition::complete());
    finishElsewhere(desk, Disposition::fail(u"unreadable"_s));
    finishElsewhere(desk, Disposition::dismiss());
    desk.start();
    for (const auto &[state, key] :
         {std::pair(u"Done"_s, u"C-001"_s), std::pair(u"Failed"_s, u"C-002"_s),
          std::pair(u"Dismissed"_s, u"C-003"_s)}) {
        show(desk, state);
        QTRY_COMPARE(keys(desk), QStringList{key});
    }
}

void FinishedItems::theSearchNarrowsThem()
{
    WindowFixture desk(3);
    finishElsewhere(desk, Disposition::complete());
    finishElsewhere(desk, Disposition::complete());
    desk.start();
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 2);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"C-001"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
}

void FinishedItems::aFinishedRecordOpensReadOnlyWithItsHistory()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.editor(u"name"_s)->selectAll();
    desk.type(u"Corrected"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Done);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    QDialog *view = opened(desk);
    auto *fields = view->findChild<QTableWidget *>(u"finishedFields"_s);
    QTRY_VERIFY(fields->rowCount() >= 3);
    QCOMPARE(fields->item(0, 2)->text(), u"Corrected"_s);
    QVERIFY(fields->item(0, 1)->text() != u"Corrected"_s);
    QCOMPARE(fields->editTriggers(), QAbstractItemView::NoEditTriggers);
    const QAbstractItemModel *lines = view->findChild<QTableView *>(u"finishedHistory"_s)->model();
    QTRY_COMPARE(lines->rowCount(), 3);
    QCOMPARE(lines->index(0, HistoryModel::What).data().toString(),
             wordForKind(EventKind::Completed));
    QVERIFY(view->findChild<QLabel *>(u"finishedHead"_s)->text().contains(u"finished by"_s));
    QVERIFY(!desk.desk().item().id.isValid()); // nothing is taken
}

/// Writes into the dialog that the view has opened, and ends it by its button.
void writeNote(QDialog *view, const QString &text)
{
    QTRY_VERIFY(view->findChild<QPlainTextEdit *>(u"noteText"_s));
    auto *note = view->findChild<QPlainTextEdit *>(u"noteText"_s);
    note->setFocus();
    QTest::keyClicks(note, text);
    note->window()->findChild<QPushButton *>(u"noteAccept"_s)->click();
}

void FinishedItems::whatIsAskedForIsSeenAndDeclined()
{
    WindowFixture desk(2);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 1);
    QDialog *view = opened(desk);
    auto *head = view->findChild<QLabel *>(u"finishedHead"_s);
    auto *ask = view->findChild<QPushButton *>(u"finishedAsk"_s);
    auto *decline = view->findChild<QPushButton *>(u"finishedDecline"_s);
    QTRY_VERIFY(head->text().contains(u"finished by"_s));
    QVERIFY(!decline->isVisible());
    QTest::keyClick(view, Qt::Key_Q, Qt::AltModifier);
    writeNote(view, u"Wrong street."_s);
    const QAbstractItemModel *lines = view->findChild<QTableView *>(u"finishedHistory"_s)->model();
    QTRY_COMPARE(lines->index(0, HistoryModel::Details).data().toString(),
                 u"Wrong street. (reopening requested)"_s);
    QTRY_VERIFY(head->text().contains(u"Wrong street."_s));
    QVERIFY(!ask->isEnabled());
    QVERIFY(decline->isVisible());
    show(desk, u"Reopening requested"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    decline->setFocus();
    QTest::keyClick(decline, Qt::Key_Space);
    QTRY_VERIFY(view->findChildren<QDialog *>(u"noteDialog"_s).size() == 1);
    writeNote(view, u"It is sent."_s);
    QTRY_VERIFY(head->text().contains(u"declined"_s));
    QVERIFY(head->text().contains(u"It is sent."_s));
    QVERIFY(ask->isEnabled());
    QTRY_VERIFY(keys(desk).isEmpty());
}

void FinishedItems::theListIsNarrowedToThoseForMe()
{
    WindowFixture desk(3);
    desk.start();
    const QString user = u"clerk1"_s;
    desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.assign({desk.stored(u"C-002"_s).id}, {user, {}}).has_value() &&
               store.assign({desk.stored(u"C-003"_s).id}, {u"@french"_s, {}}).has_value();
    });
    show(desk, u"Open, for me"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-002"_s});
    const QAbstractItemModel *model = desk.window().deskPage()->openList().table()->model();
    QCOMPARE(model->index(0, model->columnCount() - 1).data().toString(), user);
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(desk.find<QLabel>(u"recordFrom"_s)->text().contains(u"for you"_s));
}

void FinishedItems::whoeverMayReopensIt()
{
    WindowFixture desk(2);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 1);
    opened(desk)->findChild<QPushButton *>(u"finishedReopen"_s)->click();
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Open);
    QTRY_VERIFY(keys(desk).isEmpty());
}

void FinishedItems::theRecordIsWorkedThroughByKeys()
{
    WindowFixture desk(2);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 1);
    QDialog *view = opened(desk);
    QTRY_VERIFY(view->findChild<QTableWidget *>(u"finishedFields"_s)->rowCount() > 0);
    const QStringList missed = outOfReach(view);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

void FinishedItems::theOpenOnesComeBack()
{
    WindowFixture desk(3);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    show(desk, u"Open"_s);
    QTRY_COMPARE(keys(desk), (QStringList{u"C-002"_s, u"C-003"_s}));
}

void FinishedItems::whatIFinishedComesBackOntoMyDesk()
{
    WindowFixture desk(2);
    allowReopening(desk);
    desk.start();
    completeOne(desk);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    QDialog *view = opened(desk);
    auto *reopen = view->findChild<QPushButton *>(u"finishedReopen"_s);
    QTRY_VERIFY(reopen->toolTip().contains(u"your desk"_s));
    QVERIFY(!view->findChild<QPushButton *>(u"finishedAsk"_s)->isVisible());
    QTest::keyClick(view, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Locked);
    QTRY_VERIFY(keys(desk).isEmpty());
}

void FinishedItems::itComesBackFromTheListToo()
{
    WindowFixture desk(2);
    allowReopening(desk);
    desk.start();
    completeOne(desk);
    auto *reopen = desk.find<QPushButton>(u"listReopen"_s);
    QVERIFY(!reopen->isVisible());
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    QVERIFY(reopen->isVisible());
    QVERIFY(!reopen->isEnabled());
    desk.window().deskPage()->openList().table()->selectRow(0);
    QVERIFY(reopen->isEnabled());
    reopen->setFocus();
    QTest::keyClick(reopen, Qt::Key_Space);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
}

void FinishedItems::theRecordInWorkStaysMineMeanwhile()
{
    WindowFixture desk(3);
    allowReopening(desk);
    desk.start();
    completeOne(desk);
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"C-002"_s);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    desk.window().deskPage()->openList().table()->selectRow(0);
    desk.find<QPushButton>(u"listReopen"_s)->click();
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Locked);
}

void FinishedItems::whereTheQueueAllowsNoneNothingIsOffered()
{
    WindowFixture desk(2);
    desk.start();
    completeOne(desk);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    QVERIFY(!desk.find<QPushButton>(u"listReopen"_s)->isVisible());
    QDialog *view = opened(desk);
    QTRY_VERIFY(view->findChild<QLabel *>(u"finishedHead"_s)->text().contains(u"finished by"_s));
    QVERIFY(view->findChild<QPushButton *>(u"finishedAsk"_s)->isVisible());
}

void FinishedItems::whatCannotComeBackIsSaid()
{
    WindowFixture desk(3);
    allowReopening(desk);
    desk.start();
    completeOne(desk);
    show(desk, u"Done by me today"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-001"_s});
    desk.elsewhere(u"boss"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.reopenOwn.reset();
        return store.setQueue(rules).has_value();
    });
    desk.window().deskPage()->openList().table()->selectRow(0);
    desk.find<QPushButton>(u"listReopen"_s)->click();
    QTRY_VERIFY(desk.desk().message() &&
                desk.desk().message()->sentence.contains(u"does not let people reopen"_s));
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
}

void FinishedItems::whatPassedUnopenedSaysSoAndIsReopenedByKeys()
{
    WindowFixture desk(1);
    letPass(desk, deliver(desk, u"march.csv"_s, 10, 10), 1);
    desk.start();
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk), QStringList{u"C-010"_s});
    QDialog *view = opened(desk);
    QTRY_VERIFY(
        view->findChild<QLabel *>(u"finishedHead"_s)->text().contains(u"passed unopened"_s));
    auto *reopen = view->findChild<QPushButton *>(u"finishedReopen"_s);
    QTRY_VERIFY(reopen->isEnabled());
    const auto *lines = view->findChild<QTableView *>(u"finishedHistory"_s);
    QVERIFY(lines->columnWidth(HistoryModel::What) >
            lines->fontMetrics().horizontalAdvance(u"Ungeöffnet durchgegangen..."_s));
    QTest::keyClick(view, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(desk.stored(u"C-010"_s).state, State::Open);
    QTRY_VERIFY(keys(desk).isEmpty());
    QVERIFY(!desk.stored(u"C-010"_s).hasPassed);
}

void FinishedItems::whatPassedUnopenedIsListedAlone()
{
    WindowFixture desk(1);
    letPass(desk, deliver(desk, u"march.csv"_s, 10, 11), 1);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 3);
    show(desk, u"Passed unopened"_s);
    QTRY_COMPARE(keys(desk), (QStringList{u"C-011"_s, u"C-010"_s}));
}

INTRAY_TEST_MAIN(FinishedItems)
#include "tst_finisheditems.moc"
