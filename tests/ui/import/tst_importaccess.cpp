// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/realdata.h"
#include "support/testclass.h"
#include "transfer/importpreview.h"
#include "ui/common/messageline.h"
#include "ui/common/signlabel.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QPushButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// An Access file in the window's import.
class ImportAccess : public QObject
{
    Q_OBJECT
private slots:
    void aTableOfAnAccessFileIsChosen();
    void daysAndNumbersAreShownAsPeopleWriteThem();
    void theOnlyTableOfAnAccessFileIsRead();
    void eachTableIsReachedByArrows();
    void nextAsksForTheTable();
};

static ImportDialog *openImport(WindowFixture &desk)
{
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    return dialog && isInUse(dialog) ? dialog : nullptr;
}

void ImportAccess::aTableOfAnAccessFileIsChosen()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    ImportDialog *dialog = openImport(desk);
    QVERIFY(dialog);
    auto *tables = part<QComboBox>(dialog, u"importAccessTable"_s);
    QVERIFY(!tables->isVisible());
    dialog->setFile(dataFile("access/testV2007.accdb"));
    QTRY_VERIFY(tables->isVisible());
    QCOMPARE(tables->count(), 4);
    QCOMPARE(tables->currentIndex(), -1);
    QVERIFY(said(dialog, u"importSaid"_s).contains(u"Choose the table"_s));
    QVERIFY(!part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QVERIFY(!part<QWidget>(dialog, u"importEncoding"_s)->isVisible());
    press(Qt::Key_A, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), tables);
    press(Qt::Key_Down);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(tables->currentText(), u"Table1"_s);
    QCOMPARE(part<QTableWidget>(dialog, u"importTable"_s)->columnCount(), 9);
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QTRY_VERIFY2(told->sentence().contains(u"2 record(s) were added"_s),
                 qPrintable(told->sentence()));
}

void ImportAccess::daysAndNumbersAreShownAsPeopleWriteThem()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    ImportDialog *dialog = openImport(desk);
    QVERIFY(dialog);
    QFile text(desk.path(u"days.csv"_s));
    QVERIFY(text.open(QIODevice::WriteOnly) &&
            text.write("id;day;at;zip;amount\n"
                       "A1;2008-07-11T00:00:00;2008-07-11T14:30:00;01612;12.5\n"
                       "A2;2008-07-12T00:00:00;2008-07-11T14:30:07;60601;-3\n") > 0);
    text.close();
    dialog->setFile(text.fileName());
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    const auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    const auto shown = [&](int row, int column) { return rows->item(row, column)->text(); };
    QCOMPARE(shown(0, 1), u"2008-07-11"_s);
    QCOMPARE(shown(0, 2), u"2008-07-11 14:30"_s);
    QCOMPARE(shown(1, 2), u"2008-07-11 14:30:07"_s);
    QVERIFY(rows->item(0, 4)->textAlignment() & Qt::AlignRight);
    QVERIFY2(!(rows->item(1, 3)->textAlignment() & Qt::AlignRight), "A postcode is no number.");
}

void ImportAccess::theOnlyTableOfAnAccessFileIsRead()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    ImportDialog *dialog = openImport(desk);
    QVERIFY(dialog);
    dialog->setFile(dataFile("access/testUnicodeCompV2003.mdb"));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(part<QComboBox>(dialog, u"importAccessTable"_s)->currentText(), u"Table"_s);
    QFile text(desk.path(u"people.csv"_s));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("id;name\n1;Ann\n2;Bob\n") > 0);
    text.close();
    dialog->setFile(text.fileName());
    QTRY_VERIFY(!part<QWidget>(dialog, u"importAccessTable"_s)->isVisible());
    QTRY_VERIFY(!part<QWidget>(dialog, u"importEncoding"_s)->isHidden()); // how a text is read
}

static QStringList columnsOf(const QTableWidget &rows)
{
    QStringList columns;
    for (int column = 0; column < rows.columnCount(); ++column)
        columns << rows.horizontalHeaderItem(column)->text();
    return columns;
}

// A key cannot be changed later: nobody may come to that question by an arrow.
void ImportAccess::eachTableIsReachedByArrows()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    ImportDialog *dialog = openImport(desk);
    QVERIFY(dialog);
    dialog->setFile(dataFile("access/testIndexPropertiesV2010.accdb"));
    auto *tables = part<QComboBox>(dialog, u"importAccessTable"_s);
    auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    QTRY_COMPARE(QApplication::focusWidget(), tables);
    QVERIFY(tables->count() > 2);
    ImportOptions options;
    options.file = dataFile("access/testIndexPropertiesV2010.accdb");
    for (int table = 0; table < tables->count(); ++table) {
        press(Qt::Key_Down);
        QCOMPARE(tables->currentIndex(), table);
        options.table = tables->currentText();
        QTRY_VERIFY(rows->isVisible());
        QTRY_COMPARE(columnsOf(*rows), lookAtFile(options).fileColumns);
        QTRY_VERIFY(part<QPushButton>(dialog, u"importNext"_s)->isEnabled());
        QCOMPARE(QApplication::focusWidget(), tables);
        QVERIFY(part<QWidget>(dialog, u"importFile"_s)->isVisible());
    }
    press(Qt::Key_Home); // it has rows
    options.table = tables->itemText(0);
    QTRY_COMPARE(columnsOf(*rows), lookAtFile(options).fileColumns);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importNext"_s)->isEnabled());
    press(Qt::Key_Return);
    QTRY_VERIFY(part<QWidget>(dialog, u"importKeyColumns"_s)->isVisible());
    QVERIFY(!part<QWidget>(dialog, u"importFile"_s)->isVisible());
}

void ImportAccess::nextAsksForTheTable()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    ImportDialog *dialog = openImport(desk);
    QVERIFY(dialog);
    dialog->setFile(dataFile("access/testV2007.accdb"));
    auto *tables = part<QComboBox>(dialog, u"importAccessTable"_s);
    QTRY_COMPARE(QApplication::focusWidget(), tables);
    const auto *sign =
        part<QLabel>(dialog, u"importSaid"_s)->parentWidget()->findChild<SignLabel *>();
    QVERIFY(!sign->isVisible());
    part<QWidget>(dialog, u"importQueue"_s)->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(said(dialog, u"importSaid"_s),
             u"This is an Access file. Choose the table to import."_s);
    QVERIFY(sign->isVisible());
    QCOMPARE(QApplication::focusWidget(), tables);
    press(Qt::Key_Down);
    QTRY_VERIFY(part<QTableWidget>(dialog, u"importTable"_s)->isVisible());
    QVERIFY(!sign->isVisible());
    press(Qt::Key_Return);
    QTRY_VERIFY(part<QWidget>(dialog, u"importKeyColumns"_s)->isVisible());
}

INTRAY_TEST_MAIN(ImportAccess)
#include "tst_importaccess.moc"
