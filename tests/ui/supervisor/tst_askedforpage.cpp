// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// What people ask for, on the supervisor's page.
class tst_AskedForPage : public QObject
{
    Q_OBJECT
private slots:
    void itSaysHowManyAndLeadsThere();
    void openedAgainTheLineGoes();
    void declinedItSaysSo();
    void everythingIsReachedByKeys();

private:
    static ItemId ask(WindowFixture &desk)
    {
        return desk.elsewhere(u"anna"_s, [](Store &store) {
            const Claim claim = *store.claimNext({u"customers"_s});
            const ItemId item = claim.items.constFirst().id;
            (void)store.finish(item, claim.lock, Disposition::complete());
            (void)store.askBack(item, u"Wrong street."_s);
            return item;
        });
    }
    static QDialog *opened(WindowFixture &desk)
    {
        desk.press(Qt::Key_2, Qt::AltModifier);
        auto *line = desk.find<QWidget>(u"askedLine"_s);
        if (!QTest::qWaitFor([&] { return line->isVisible(); }))
            qFatal("Nobody is told.");
        desk.find<QPushButton>(u"askedShow"_s)->setFocus();
        press(Qt::Key_Space);
        auto *dialog = desk.find<QDialog>(u"askedBackDialog"_s);
        if (!dialog || !isInUse(dialog))
            qFatal("The dialog is not shown.");
        if (!QTest::qWaitFor(
                [&] { return part<QTableWidget>(dialog, u"askedTable"_s)->rowCount() > 0; }))
            qFatal("Nothing is listed.");
        return dialog;
    }
};

void tst_AskedForPage::itSaysHowManyAndLeadsThere()
{
    WindowFixture desk(2);
    ask(desk);
    desk.start();
    QDialog *dialog = opened(desk);
    QCOMPARE(desk.find<QLabel>(u"askedWords"_s)->text(), u"1 reopening request(s)."_s);
    const auto *table = part<QTableWidget>(dialog, u"askedTable"_s);
    QStringList texts;
    for (const int column : {1, 2, 4})
        texts << table->item(0, column)->text();
    QCOMPARE(texts, (QStringList{u"C-001"_s, u"anna"_s, u"Wrong street."_s}));
}

void tst_AskedForPage::openedAgainTheLineGoes()
{
    WindowFixture desk(2);
    ask(desk);
    desk.start();
    QDialog *dialog = opened(desk);
    QTest::keyClick(dialog, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Open);
    QCOMPARE(desk.stored(u"C-001"_s).assignedTo, u"anna"_s);
    QTRY_COMPARE(part<QTableWidget>(dialog, u"askedTable"_s)->rowCount(), 0);
    QTRY_VERIFY(!desk.find<QWidget>(u"askedLine"_s)->isVisible());
}

void tst_AskedForPage::declinedItSaysSo()
{
    WindowFixture desk(2);
    const ItemId item = ask(desk);
    desk.start();
    QDialog *dialog = opened(desk);
    QTest::keyClick(dialog, Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<QDialog *>(u"noteDialog"_s));
    auto *note = part<QPlainTextEdit>(dialog, u"noteText"_s);
    QVERIFY(isInUse(note->window()));
    QTest::keyClicks(note, u"It is sent."_s);
    part<QPushButton>(dialog, u"noteAccept"_s)->click();
    QTRY_COMPARE(part<QTableWidget>(dialog, u"askedTable"_s)->rowCount(), 0);
    const auto history =
        desk.elsewhere(u"anna"_s, [&](Store &store) { return *store.history(item); });
    QCOMPARE(askedState(item, history).asking, Asking::Declined);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
}

void tst_AskedForPage::everythingIsReachedByKeys()
{
    WindowFixture desk(2);
    ask(desk);
    desk.start();
    const QStringList missed = outOfReach(opened(desk));
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

INTRAY_TEST_MAIN(tst_AskedForPage)
#include "tst_askedforpage.moc"
