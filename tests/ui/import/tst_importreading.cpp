// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/fold.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// How a file is read is said once, and can be changed where it is told that it may be wrong.
class ImportReading : public QObject
{
    Q_OBJECT
private slots:
    void aMarkThatIsNeverClosedIsTakenAsTextInTheFirstQuestion();
    void whoeverTypesTheFileIsLedToTheMarkByReturn();
    void aQueueThatChangesWithTheWayToReadIsTold();
    void aNameOfAColumnThatMayBeAValueIsOneInTheFirstQuestion();
    void aFileThatIsNoTextCannotBeReadOtherwise();
    void anotherFileIsNotDoubted();
    void howTheFileIsReadIsSaidOnce();
    void noColumnIsMarkedBeforeTheKeyIsAsked();
    void rowsThatCannotBeReadAreToldWithTheKey();
};

static bool isSeen(QDialog *dialog, const QString &name)
{
    return part<QWidget>(dialog, name)->isVisible();
}

static int timesSaid(QDialog *dialog, const QString &words)
{
    const auto labels = dialog->findChildren<QLabel *>();
    return int(std::ranges::count_if(labels, [&](const QLabel *label) {
        return label->isVisible() && label->text().contains(words);
    }));
}

void ImportReading::aMarkThatIsNeverClosedIsTakenAsTextInTheFirstQuestion()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,name\n1,\"Ann\"\n2,\"Bob\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"is never closed"_s));
    QVERIFY(isSeen(dialog, u"importFile"_s));
    auto *quote = part<QLineEdit>(dialog, u"importQuote"_s);
    QTRY_VERIFY(quote->isVisible());
    QCOMPARE(quote->text(), u"\""_s);
    QVERIFY(said(dialog, u"importSaid"_s).contains(u"“Quote”"_s));
    QVERIFY(quote->hasFocus());
    press(Qt::Key_Delete);
    QTRY_VERIFY(isSeen(dialog, u"importTable"_s));
    QCOMPARE(said(dialog, u"importSaid"_s), QString());
    QVERIFY(quote->isVisible() && quote->hasFocus()); // nothing goes away under the hands
    press(Qt::Key_Return);
    QTRY_VERIFY(isSeen(dialog, u"importKeyColumns"_s));
    QVERIFY(!isSeen(dialog, u"importFormat"_s));
    click(dialog, u"importNext"_s);
    QVERIFY(isSeen(dialog, u"importFormat"_s));
    QVERIFY(!part<Fold>(dialog, u"importFormat"_s)->isOpen());
}

void ImportReading::whoeverTypesTheFileIsLedToTheMarkByReturn()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,name\n1,\"Ann\"\n2,\"Bob\n");
    desk.start();
    QDialog *dialog = openedAgain(desk);
    QVERIFY(isInUse(dialog));
    auto *typed = part<QLineEdit>(dialog, u"importFile"_s);
    QTest::keyClicks(typed, file.path());
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"is never closed"_s));
    QVERIFY(typed->hasFocus()); // the name may be longer
    press(Qt::Key_Return);
    QTRY_VERIFY(part<QLineEdit>(dialog, u"importQuote"_s)->hasFocus());
}

void ImportReading::aQueueThatChangesWithTheWayToReadIsTold()
{
    WindowFixture desk(1);
    const DeliveredFile file("name,city,note\n\"Ann\",Opp,x\n\"Bob,Boaz,y\n");
    QDialog *dialog = file.openedIn(desk);
    auto *quote = part<QLineEdit>(dialog, u"importQuote"_s);
    QTRY_VERIFY(quote->hasFocus());
    const auto *queue = part<QComboBox>(dialog, u"importQueue"_s);
    QCOMPARE(queue->currentText(), u"delivery"_s);
    press(Qt::Key_Delete);
    QTRY_COMPARE(said(dialog, u"importOfQueue"_s),
                 u"It has the columns of the file, so it was chosen in place of delivery."_s);
    QVERIFY(queue->currentText() != u"delivery"_s);
}

void ImportReading::aNameOfAColumnThatMayBeAValueIsOneInTheFirstQuestion()
{
    WindowFixture desk(1);
    const DeliveredFile file("Ann,Boaz\nBob,Opp\n");
    QDialog *dialog = file.openedIn(desk);
    auto *header = part<QCheckBox>(dialog, u"importHeader"_s);
    QTRY_VERIFY(header->isVisible());
    QVERIFY(isSeen(dialog, u"importFile"_s));
    QCOMPARE(part<QTableWidget>(dialog, u"importTable"_s)->rowCount(), 1);
    header->click();
    QTRY_COMPARE(part<QTableWidget>(dialog, u"importTable"_s)->rowCount(), 2);
    QVERIFY(header->isVisible());
}

void ImportReading::aFileThatIsNoTextCannotBeReadOtherwise()
{
    WindowFixture desk(1);
    const DeliveredFile file(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(!said(dialog, u"importSaid"_s).isEmpty() &&
                !said(dialog, u"importSaid"_s).startsWith(u"Choose a file"_s));
    QVERIFY(!isSeen(dialog, u"importFormat"_s));
}

void ImportReading::anotherFileIsNotDoubted()
{
    WindowFixture desk(1);
    const DeliveredFile doubtful("Ann,Boaz\nBob,Opp\n");
    const DeliveredFile other("id,town\n1,Boaz\n2,Opp\n");
    ImportDialog *dialog = doubtful.openedIn(desk);
    QTRY_VERIFY(isSeen(dialog, u"importFormat"_s));
    dialog->setFile(other.path());
    QTRY_VERIFY(isSeen(dialog, u"importKeyColumns"_s));
    click(dialog, u"importBack"_s);
    QVERIFY(isSeen(dialog, u"importFile"_s));
    QVERIFY(!isSeen(dialog, u"importFormat"_s));
}

void ImportReading::howTheFileIsReadIsSaidOnce()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,town\n1,Boaz\n2,Opp\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isSeen(dialog, u"importKeyColumns"_s));
    QCOMPARE(timesSaid(dialog, u"Separated by comma"_s), 1);
    click(dialog, u"importNext"_s);
    QTRY_VERIFY(isSeen(dialog, u"importFormat"_s));
    QCOMPARE(timesSaid(dialog, u"Separated by comma"_s), 0);
    const auto *format = part<Fold>(dialog, u"importFormat"_s)->head();
    QVERIFY(format->accessibleDescription().contains(u"Separated by comma"_s));
}

void ImportReading::noColumnIsMarkedBeforeTheKeyIsAsked()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,town\n1,Boaz\n2,Opp\n");
    desk.start();
    QDialog *dialog = openedAgain(desk);
    QVERIFY(isInUse(dialog));
    QTest::keyClicks(part<QLineEdit>(dialog, u"importFile"_s), file.path());
    const auto *table = part<QTableWidget>(dialog, u"importTable"_s);
    const auto isMarked = [table] { return table->horizontalHeaderItem(0)->font().bold(); };
    QTRY_VERIFY(table->isVisible());
    QVERIFY(!isMarked());
    press(Qt::Key_Return);
    QTRY_VERIFY(isSeen(dialog, u"importKeyColumns"_s));
    QVERIFY(isMarked());
    click(dialog, u"importBack"_s);
    QVERIFY(!isMarked());
}

void ImportReading::rowsThatCannotBeReadAreToldWithTheKey()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,town\n1,Boaz\n1,Opp\n,Arab\n4,Ozark,1,2\n5,Elba\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isSeen(dialog, u"importKeyColumns"_s));
    QTRY_COMPARE(timesSaid(dialog, u"2 row(s) would be rejected"_s), 1);
    QCOMPARE(timesSaid(dialog, u"1 row(s) cannot be read and would be rejected, too."_s), 1);
}

INTRAY_TEST_MAIN(ImportReading)
#include "tst_importreading.moc"
