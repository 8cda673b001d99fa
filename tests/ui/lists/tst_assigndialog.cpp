// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/lists/openlist.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// A supervisor says from the list of open items for whom some of them are.
class tst_AssignDialog : public QObject
{
    Q_OBJECT
private slots:
    void theSelectedItemsAreAssignedByKeys();
    void usersAndTagsOfTheQueueAreOffered();
    void aTagThatNobodyHasIsTold();
    void whatIsNoTagIsNotAccepted();
    void everybodyGetsThemBack();
    void whatWasTakenMeanwhileIsToldPerItem();
    void everythingIsReachedByKeysAndHasAName();

private:
    static void addPeople(WindowFixture &desk)
    {
        desk.elsewhere(u"boss"_s, [](Store &store) {
            return store.setUser({u"anna"_s, {}, true, {Role::Clerk}, {}}).has_value() &&
                   store.setUser({u"bert"_s, {}, true, {Role::Clerk}, {}}).has_value() &&
                   store.setUser({u"mover"_s, {}, true, {Role::Importer}, {}}).has_value() &&
                   store.setTags(u"anna"_s, u"customers"_s, {u"french"_s}).has_value();
        });
    }
    static QDialog *openOn(WindowFixture &desk, int from, int to)
    {
        auto *table = desk.find<QTableView>(u"openTable"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(from, 0));
        for (int row = from; row < to; ++row)
            QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        desk.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = part<QDialog>(&desk.window(), u"assignDialog"_s);
        if (!isInUse(dialog))
            qFatal("The dialog gets no keys.");
        return dialog;
    }
    static QComboBox *whom(QDialog *dialog) { return part<QComboBox>(dialog, u"assignTo"_s); }
    static void waitForNames(QDialog *dialog) { QTRY_VERIFY(whom(dialog)->count() > 1); }
};

void tst_AssignDialog::theSelectedItemsAreAssignedByKeys()
{
    WindowFixture desk(6);
    desk.start();
    QDialog *dialog = openOn(desk, 2, 3);
    QVERIFY(said(dialog, u"assignPreview"_s).startsWith(u"2 item(s) will come first"_s));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"assignTo"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"bert"_s);
    typeInto(dialog, u"assignReason"_s, u"knows them"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.message(), u"2 item(s) are now for bert."_s);
    QCOMPARE(desk.stored(u"C-003"_s).assignedTo, u"bert"_s);
    QCOMPARE(desk.stored(u"C-004"_s).assignedTo, u"bert"_s);
    const auto taken = desk.elsewhere(u"bert"_s, [](Store &store) {
        return store.claimNext({u"customers"_s}).value_or(Claim());
    });
    QCOMPARE(taken.items.first().key, u"C-003"_s);
}

void tst_AssignDialog::usersAndTagsOfTheQueueAreOffered()
{
    WindowFixture desk(3);
    addPeople(desk);
    desk.start();
    QDialog *dialog = openOn(desk, 0, 0);
    waitForNames(dialog);
    QStringList offered;
    for (int place = 0; place < whom(dialog)->count(); ++place)
        offered << whom(dialog)->itemText(place);
    QCOMPARE(offered, QStringList({u"anna"_s, u"bert"_s, u"@french"_s, u"Everybody"_s}));
    QVERIFY(!part<QPushButton>(dialog, u"assignAccept"_s)->isEnabled());
    press(Qt::Key_Escape);
}

void tst_AssignDialog::aTagThatNobodyHasIsTold()
{
    WindowFixture desk(3);
    addPeople(desk);
    desk.start();
    QDialog *dialog = openOn(desk, 0, 0);
    waitForNames(dialog);
    whom(dialog)->setEditText(u"@french"_s);
    QVERIFY(!said(dialog, u"assignNews"_s).contains(u"Nobody"_s));
    whom(dialog)->setEditText(u"@legal"_s);
    QVERIFY(said(dialog, u"assignNews"_s).startsWith(u"Nobody has this tag"_s));
    click(dialog, u"assignAccept"_s);
    QTRY_COMPARE(desk.stored(u"C-001"_s).assignedTo, u"@legal"_s);
}

void tst_AssignDialog::whatIsNoTagIsNotAccepted()
{
    WindowFixture desk(3);
    desk.start();
    QDialog *dialog = openOn(desk, 0, 0);
    auto *accept = part<QPushButton>(dialog, u"assignAccept"_s);
    QVERIFY(!accept->isEnabled());
    whom(dialog)->setEditText(u"@two words"_s);
    QVERIFY(!accept->isEnabled());
    QVERIFY2(accept->toolTip().contains(u"tag"_s), qPrintable(accept->toolTip()));
    whom(dialog)->setEditText(u"anna"_s);
    QVERIFY(accept->isEnabled());
    press(Qt::Key_Escape);
}

void tst_AssignDialog::everybodyGetsThemBack()
{
    WindowFixture desk(2);
    desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.assign({desk.stored(u"C-001"_s).id}, {u"bert"_s, {}}).has_value();
    });
    desk.start();
    QDialog *dialog = openOn(desk, 0, 1);
    whom(dialog)->setEditText(u"Everybody"_s);
    click(dialog, u"assignAccept"_s);
    QTRY_COMPARE(desk.message(), u"2 item(s) are now for everybody."_s);
    QCOMPARE(desk.stored(u"C-001"_s).assignedTo, QString());
}

void tst_AssignDialog::whatWasTakenMeanwhileIsToldPerItem()
{
    WindowFixture desk(4);
    desk.start();
    QDialog *dialog = openOn(desk, 0, 1);
    desk.elsewhere(u"anna"_s,
                   [](Store &store) { return store.claimNext({u"customers"_s}).has_value(); });
    whom(dialog)->setEditText(u"bert"_s);
    click(dialog, u"assignAccept"_s);
    auto *report = part<QPlainTextEdit>(dialog, u"assignReport"_s);
    QTRY_VERIFY(report->isVisible());
    QVERIFY2(report->toPlainText().startsWith(u"C-001: anna has held"_s),
             qPrintable(report->toPlainText()));
    QCOMPARE(desk.stored(u"C-002"_s).assignedTo, u"bert"_s);
    press(Qt::Key_Escape);
}

void tst_AssignDialog::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(3);
    desk.start();
    QDialog *dialog = openOn(desk, 0, 0);
    whom(dialog)->setEditText(u"bert"_s);
    QCOMPARE(outOfReach(dialog), QStringList());
}

INTRAY_TEST_MAIN(tst_AssignDialog)
#include "tst_assigndialog.moc"
