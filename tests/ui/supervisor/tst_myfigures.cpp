// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogkeys.h"
#include "ui/supervisor/myfigures.h"
#include "ui/windowfixture.h"

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
};

static QString cell(QDialog *dialog, int row, int column)
{
    return part<QTableWidget>(dialog, u"figuresTable"_s)->item(row, column)
               ? part<QTableWidget>(dialog, u"figuresTable"_s)->item(row, column)->text()
               : QString();
}

static QDialog *opened(WindowFixture &desk)
{
    desk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QDialog>(u"myFigures"_s);
    if (!dialog || !isInUse(dialog))
        qFatal("The figures are not there.");
    return dialog;
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
    press(Qt::Key_M, Qt::AltModifier);
    QTRY_VERIFY(desk.find<QDialog>(u"ownCorrections"_s));
}

QTEST_MAIN(MyFiguresTest)
#include "tst_myfigures.moc"
