// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QTabBar>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// One's own figures in the window.
class MyFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIDidIsCountedAndNobodyElse();
    void theCorrectionsAreAKeyAway();
    void eachChordLeadsToItsTab();
    void bothAreFoundInFindAnything_data();
    void bothAreFoundInFindAnything();
};

static QString cell(QDialog *dialog, int row, int column)
{
    return part<QTableWidget>(dialog, u"figuresTable"_s)->item(row, column)
               ? part<QTableWidget>(dialog, u"figuresTable"_s)->item(row, column)->text()
               : QString();
}

static QDialog *inUse(WindowFixture &desk)
{
    auto *dialog = desk.find<QDialog>(u"ownWork"_s);
    if (!dialog || !isInUse(dialog))
        qFatal("One's own work is not there.");
    return dialog;
}

static QDialog *opened(WindowFixture &desk)
{
    desk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    return inUse(desk);
}

static QString tabOf(QDialog *dialog)
{
    const auto *tabs = part<QTabBar>(dialog, u"ownTabs"_s);
    return tabs->tabText(tabs->currentIndex()).remove(u'&');
}

void MyFiguresTest::whatIDidIsCountedAndNobodyElse()
{
    WindowFixture desk(6);
    const auto work = [&](const QString &user, int corrected, int returned) {
        desk.elsewhere(user, [&](Store &store) {
            for (int n = 0; n < corrected + returned; ++n) {
                const Claim claim = *store.claimNext({u"customers"_s});
                const Disposition ending =
                    n < corrected ? Disposition::complete(
                                        Record{{u"name"_s, u"Put right"_s}, {u"city"_s, u"opp"_s}})
                                  : Disposition::returnLater(std::chrono::hours(2));
                (void)store.finish(claim.items.constFirst().id, claim.lock, ending);
            }
            return 0;
        });
    };
    work(u"dora"_s, 1, 1);
    work(u"clerk1"_s, 2, 1);
    desk.start();
    QDialog *dialog = opened(desk);
    QTRY_COMPARE(cell(dialog, 0, 1), u"2"_s);
    QTRY_COMPARE(cell(dialog, 2, 1), u"2"_s);
    QCOMPARE(cell(dialog, 3, 1), u"1"_s);
    QTRY_COMPARE(cell(dialog, 2, 2), u"2"_s);
    QVERIFY(said(dialog, u"figuresSaid"_s).contains(u"Nobody is compared"_s));
}

void MyFiguresTest::theCorrectionsAreAKeyAway()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *dialog = opened(desk);
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    auto *ledger = part<QTableWidget>(dialog, u"ledgerTable"_s);
    QVERIFY(!ledger->isVisible());
    press(Qt::Key_M, Qt::AltModifier);
    QTRY_VERIFY(ledger->isVisible());
    QVERIFY(!part<QTableWidget>(dialog, u"figuresTable"_s)->isVisible());
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    press(Qt::Key_F, Qt::AltModifier);
    QTRY_VERIFY(!ledger->isVisible());
}

void MyFiguresTest::eachChordLeadsToItsTab()
{
    for (const auto &[key, tab] :
         {std::pair(Qt::Key_E, u"My figures"_s), std::pair(Qt::Key_V, u"My corrections"_s)}) {
        WindowFixture desk(1);
        desk.start();
        desk.press(key, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tabOf(inUse(desk)), tab);
    }
}

void MyFiguresTest::bothAreFoundInFindAnything_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("tab");
    QTest::newRow("figures") << u"my figures"_s << u"My figures"_s;
    QTest::newRow("corrections") << u"my corrections"_s << u"My corrections"_s;
}

void MyFiguresTest::bothAreFoundInFindAnything()
{
    QFETCH(QString, typed);
    QFETCH(QString, tab);
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = desk.find<QDialog>(u"paletteDialog"_s);
    QVERIFY(palette && isInUse(palette));
    QTest::keyClicks(QApplication::focusWidget(), typed);
    press(Qt::Key_Return);
    QTRY_VERIFY(desk.window().findChild<QDialog *>(u"ownWork"_s));
    QCOMPARE(tabOf(inUse(desk)), tab);
}

INTRAY_TEST_MAIN(MyFiguresTest)
#include "tst_myfigures.moc"
