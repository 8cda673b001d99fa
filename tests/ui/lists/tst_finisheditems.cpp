// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historymodel.h"
#include "ui/lists/openlist.h"
#include "ui/windowfixture.h"

#include <QComboBox>
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
    void itIsAskedForByANote();
    void whoeverMayReopensIt();
    void theOpenOnesComeBack();
};

namespace {

void show(WindowFixture &desk, const QString &what)
{
    auto *shown = desk.find<QComboBox>(u"listShown"_s);
    shown->setFocus();
    shown->setCurrentText(what);
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

/// At the first row of the list, which Return opens.
QDialog *opened(WindowFixture &desk)
{
    QTableView *table = desk.window().deskPage()->openList().table();
    table->setFocus();
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_Return);
    auto *view = desk.find<QDialog>(u"finishedView"_s);
    if (!view)
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

void FinishedItems::itIsAskedForByANote()
{
    WindowFixture desk(2);
    desk.start();
    completeOne(desk);
    show(desk, u"Done"_s);
    QTRY_COMPARE(keys(desk).size(), 1);
    QDialog *view = opened(desk);
    view->findChild<QPushButton *>(u"finishedAsk"_s)->click();
    auto *note = view->findChild<QPlainTextEdit *>(u"noteText"_s);
    QVERIFY(note);
    note->setFocus();
    QTest::keyClicks(note, u"Please open it again."_s);
    note->window()->findChild<QPushButton *>(u"noteAccept"_s)->click();
    const QAbstractItemModel *lines = view->findChild<QTableView *>(u"finishedHistory"_s)->model();
    QTRY_COMPARE(lines->index(0, HistoryModel::Why).data().toString(), u"Please open it again."_s);
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

QTEST_MAIN(FinishedItems)
#include "tst_finisheditems.moc"
