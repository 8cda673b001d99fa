// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/returndialog.h"

#include <QAbstractButton>
#include <QSpinBox>
#include <QTest>

using namespace intray;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

class tst_ReturnDialog : public QObject
{
    Q_OBJECT
private slots:
    void everyChoiceIsASpan_data();
    void everyChoiceIsASpan();
    void hoursAreAtMost72();
};

void tst_ReturnDialog::everyChoiceIsASpan_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("now") << 0 << qint64(0);
    QTest::newRow("one hour") << 1 << qint64(3600);
    QTest::newRow("four hours") << 2 << qint64(4 * 3600);
    QTest::newRow("tomorrow at eight") << 3 << qint64(18 * 3600);
    QTest::newRow("24 hours") << 4 << qint64(24 * 3600);
}

void tst_ReturnDialog::everyChoiceIsASpan()
{
    QFETCH(int, choice);
    const QDateTime now(QDate(2026, 3, 1), QTime(14, 0));
    const ReturnDialog dialog(u"C-1"_s, now);
    auto *button = dialog.findChild<QAbstractButton *>(u"returnChoice%1"_s.arg(choice));
    button->click();
    QTEST(qint64(dialog.after().count()), "seconds");
}

void tst_ReturnDialog::hoursAreAtMost72()
{
    const ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    auto *hours = dialog.findChild<QSpinBox *>(u"returnHours"_s);
    hours->setValue(500);
    QCOMPARE(dialog.after(), std::chrono::seconds(72h));
}

QTEST_MAIN(tst_ReturnDialog)
#include "tst_returndialog.moc"
