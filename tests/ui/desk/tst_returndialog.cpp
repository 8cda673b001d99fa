// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/dialoglook.h"
#include "ui/common/dialogroom.h"
#include "ui/common/roomyscreen.h"
#include "ui/desk/returndialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QSignalSpy>
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
    void theQuestionStandsInTheHeadAndNotInTheNarrowTitle();
    void hoursAreAtMost72();
    void aReasonIsOfferedAndSent();
    void whereItIsRequiredNothingIsReturnedWithoutIt();
    void whatIsTypedAtAChoiceIsTheReason();
    void whereTheLettersAreLargeTheChoiceHasTheFocus();
    void whatWasNarrowForAMomentIsNotLow();
    void aLowScreenIsUsed();
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

void tst_ReturnDialog::theQuestionStandsInTheHeadAndNotInTheNarrowTitle()
{
    ReturnDialog dialog(u"10018-scip-inf-6"_s, QDateTime::currentDateTime());
    DialogLook::give(dialog);
    const auto *head = dialog.findChild<QLabel *>(u"dialogHead"_s);
    QCOMPARE(head->text(), u"When should 10018-scip-inf-6 be open for everybody again?"_s);
    QCOMPARE(dialog.accessibleName(), head->text());
    QCOMPARE(dialog.windowTitle(), u"Return"_s);
}

void tst_ReturnDialog::hoursAreAtMost72()
{
    const ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    auto *hours = dialog.findChild<QSpinBox *>(u"returnHours"_s);
    hours->setValue(500);
    QCOMPARE(dialog.after(), std::chrono::seconds(72h));
}

void tst_ReturnDialog::aReasonIsOfferedAndSent()
{
    QPointer<ReturnDialog> dialog = new ReturnDialog(u"C-1"_s, QDateTime::currentDateTime());
    dialog->askWhy({u"to be clarified"_s}, false);
    auto *accept = dialog->findChild<QAbstractButton *>(u"returnAccept"_s);
    QVERIFY(accept->isEnabled());
    auto *usual = dialog->findChild<QComboBox *>(u"returnUsual"_s);
    QTest::keyClick(usual, Qt::Key_Down);
    QSignalSpy chosen(dialog.data(), &ReturnDialog::chosen);
    accept->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(1).toString(), u"to be clarified"_s);
    delete dialog;
}

void tst_ReturnDialog::whereItIsRequiredNothingIsReturnedWithoutIt()
{
    ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    dialog.askWhy({}, true);
    auto *accept = dialog.findChild<QAbstractButton *>(u"returnAccept"_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(dialog.findChild<QWidget *>(u"returnReason"_s), u" "_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(dialog.findChild<QWidget *>(u"returnReason"_s), u"no page 2"_s);
    QVERIFY(accept->isEnabled());
}

void tst_ReturnDialog::whereTheLettersAreLargeTheChoiceHasTheFocus()
{
    ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    QFont large = dialog.font();
    large.setPixelSize(120);
    dialog.setFont(large);
    DialogRoom::give(dialog);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.findChild<QWidget *>(u"lowDialog"_s));
    QTRY_COMPARE(dialog.focusWidget()->objectName(), u"returnChoice0"_s);
}

void tst_ReturnDialog::whatIsTypedAtAChoiceIsTheReason()
{
    QPointer<ReturnDialog> dialog = new ReturnDialog(u"C-1"_s, QDateTime::currentDateTime());
    QSignalSpy chosen(dialog.data(), &ReturnDialog::chosen);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_COMPARE(dialog->focusWidget()->objectName(), u"returnChoice0"_s);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);
    for (const QChar letter : u"no page 2"_s)
        QTest::keyClick(dialog->focusWidget(), letter.toLatin1());
    dialog->findChild<QAbstractButton *>(u"returnAccept"_s)->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(1).toString(), u"no page 2"_s);
    QCOMPARE(chosen.first().at(0).value<std::chrono::seconds>(), 1h);
}

/// As if much had been typed.
static void say(ReturnDialog &dialog, qsizetype words)
{
    dialog.tellTyped(1, true);
    dialog.findChild<QLabel *>(u"returnTyped"_s)->setText(u"words "_s.repeated(words));
    dialog.resize(20, 20);
    DialogRoom::give(dialog);
    dialog.show();
}

void tst_ReturnDialog::whatWasNarrowForAMomentIsNotLow()
{
    ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    const QLabel words(u"words "_s);
    const int lines = roomOnScreen(dialog).height() / words.sizeHint().height();
    say(dialog, lines * 7); // too high in the least width, and not in the usual one
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(!dialog.findChild<QWidget *>(u"lowDialog"_s));
}

void tst_ReturnDialog::aLowScreenIsUsed()
{
    ReturnDialog dialog(u"C-1"_s, QDateTime::currentDateTime());
    say(dialog, 4000);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.findChild<QWidget *>(u"lowDialog"_s));
    QTRY_COMPARE(dialog.height(), roomOnScreen(dialog).height());
}

INTRAY_TEST_MAIN(tst_ReturnDialog)
#include "tst_returndialog.moc"
