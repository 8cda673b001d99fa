// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/realdata.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/common/signlabel.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// A spreadsheet in the window's import: its sheet is chosen, and its header can be corrected.
class ImportSheetsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSheetIsChosenByItsKey();
    void nextAsksForTheSheet();
    void theOnlySheetThatHasRowsIsRead();
    void theHeaderCanBeSaid();

private:
    static ImportDialog *opened(WindowFixture &desk, const char *file);
};

ImportDialog *ImportSheetsTest::opened(WindowFixture &desk, const char *file)
{
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    if (!dialog || !isInUse(dialog))
        qFatal("There is no dialog.");
    dialog->setFile(dataFile(file));
    return dialog;
}

void ImportSheetsTest::theSheetIsChosenByItsKey()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    auto *dialog = opened(desk, "spreadsheets/sheets.xlsx");
    auto *sheets = part<QComboBox>(dialog, u"importAccessTable"_s);
    QTRY_VERIFY(sheets->isVisible());
    QCOMPARE(sheets->count(), 3);
    QCOMPARE(sheets->currentIndex(), -1);
    QVERIFY(said(dialog, u"importSaid"_s).contains(u"Choose the sheet"_s));
    QVERIFY(!part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(QApplication::focusWidget(), sheets); // it is what is wanted next
    part<QWidget>(dialog, u"importFile"_s)->setFocus();
    press(Qt::Key_S, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), sheets);
    press(Qt::Key_End); // what has no rows stands behind the others
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"has no rows"_s));
    QTRY_VERIFY(sheets->isEnabled());
    sheets->setFocus();
    press(Qt::Key_Home);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(sheets->currentText(), u"data"_s);
    QCOMPARE(part<QComboBox>(dialog, u"importQueue"_s)->currentText(), u"sheets-data"_s);
    QCOMPARE(part<QTableWidget>(dialog, u"importTable"_s)->columnCount(),
             1 + 7); // and why some are rejected
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QTRY_VERIFY2(told->sentence().contains(u"4 record(s) were added"_s),
                 qPrintable(told->sentence()));
    QVERIFY2(told->sentence().contains(u"1 row(s) were rejected"_s), qPrintable(told->sentence()));
}

void ImportSheetsTest::nextAsksForTheSheet()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    auto *dialog = opened(desk, "spreadsheets/sheets.xlsx");
    auto *sheets = part<QComboBox>(dialog, u"importAccessTable"_s);
    QTRY_COMPARE(QApplication::focusWidget(), sheets);
    const auto *told = part<QLabel>(dialog, u"importSaid"_s);
    click(dialog, u"importNext"_s);
    QCOMPARE(told->text(), u"This is a spreadsheet. Choose the sheet to import."_s);
    QVERIFY(told->parentWidget()->findChild<SignLabel *>()->isVisible());
    QCOMPARE(QApplication::focusWidget(), sheets);
    press(Qt::Key_End); // which has no rows
    QTRY_VERIFY(told->text().contains(u"has no rows"_s));
    click(dialog, u"importNext"_s); // reads it again
    QTRY_VERIFY(told->text().contains(u"has no rows"_s));
    QVERIFY(part<QWidget>(dialog, u"importFile"_s)->isVisible());
}

void ImportSheetsTest::theOnlySheetThatHasRowsIsRead()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    auto *dialog = opened(desk, "spreadsheets/films.ods");
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(part<QComboBox>(dialog, u"importAccessTable"_s)->currentText(), u"Films"_s);
    QVERIFY(part<QWidget>(dialog, u"importEncoding"_s)->isHidden());
    QVERIFY(part<QWidget>(dialog, u"importQuote"_s)->parentWidget()->isHidden());
    dialog->setFile(dataFile("csv/csvkit/blanks.csv"));
    QTRY_VERIFY(!part<QWidget>(dialog, u"importEncoding"_s)->isHidden());
    QVERIFY(!part<QWidget>(dialog, u"importQuote"_s)->parentWidget()->isHidden());
    QVERIFY(!part<QWidget>(dialog, u"importAccessTable"_s)->isVisible());
}

void ImportSheetsTest::theHeaderCanBeSaid()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    auto *dialog = opened(desk, "spreadsheets/films.ods");
    auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    QTRY_COMPARE(rows->rowCount(), 4);
    QVERIFY(part<QCheckBox>(dialog, u"importHeader"_s)->isChecked());
    click(dialog, u"importHeader"_s);
    QTRY_COMPARE(rows->rowCount(), 5);
    QCOMPARE(rows->horizontalHeaderItem(0)->text(), u"column 1"_s);
    part<QSpinBox>(dialog, u"importSkip"_s)->setValue(3);
    QTRY_COMPARE(rows->rowCount(), 2);
}

INTRAY_TEST_MAIN(ImportSheetsTest)
#include "tst_importsheets.moc"
