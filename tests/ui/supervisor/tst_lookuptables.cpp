// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "store/verifying/lookupstore.h"
#include "support/realdata.h"
#include "support/testclass.h"
#include "ui/common/emptyplace.h"
#include "ui/common/linebutton.h"
#include "ui/common/tabpages.h"
#include "ui/supervisor/fieldsdialog.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// Look-up tables in the window: loaded, looked into, taken away, and given to a field.
class LookupTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsLoadedByKeys();
    void aQueryOfAnotherDatabaseIsLoaded();
    void aSheetOfAWorkbookIsNamed();
    void whatIsMissingIsSaidBeforeLoading();
    void aBadFileIsToldAndTheFormerTableStays();
    void aTableIsTakenAwayWhenConfirmed();
    void aFieldTakesItsValuesFromATable();

private:
    QString file(const QString &name, const QByteArray &content) const
    {
        QFile written(m_folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
            qFatal("The file cannot be written.");
        return written.fileName();
    }
    static QDialog *askForNew(QDialog *dialog)
    {
        auto *page = part<QWidget>(dialog, u"lookupPage"_s);
        part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(2);
        auto *empty = part<EmptyPlace>(page, u"lookupEmpty"_s);
        auto *first = part<QPushButton>(page, u"lookupNew"_s);
        if (!QTest::qWaitFor([&] { return empty->isVisible() || first->isVisible(); }))
            qFatal("Nothing leads to a new table.");
        QTest::mouseClick(empty->isVisible() ? empty->button() : first, Qt::LeftButton);
        auto *asked = part<QDialog>(page, u"lookupSourceDialog"_s);
        if (!isInUse(asked))
            qFatal("The dialog is not in use.");
        return asked;
    }
    static void load(QDialog *dialog, const QString &name, const QString &place)
    {
        QDialog *asked = askForNew(dialog);
        typeInto(asked, u"lookupName"_s, name);
        typeInto(asked, u"lookupPlace"_s, place);
        QTest::keyClick(part<QLineEdit>(asked, u"lookupPlace"_s), Qt::Key_Return);
    }
    static QString cell(QDialog *dialog, const QString &table, int row, int column)
    {
        const auto *cell = part<QTableWidget>(dialog, table)->item(row, column);
        return cell == nullptr ? QString() : cell->text();
    }

    QTemporaryDir m_folder;
};

void LookupTablesTest::aFileIsLoadedByKeys()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    load(dialog, u"places"_s, file(u"towns.csv"_s, "zip,town\n35957,boaz\n,none\n36467,opp\n"));
    QTRY_COMPARE(said(dialog, u"lookupSaid"_s),
                 u"“places” has 2 line(s). 1 row(s) without a value were left out."_s);
    QTRY_COMPARE(cell(dialog, u"lookupTables"_s, 0, 0), u"places"_s);
    QCOMPARE(cell(dialog, u"lookupTables"_s, 0, 1), u"2"_s);
    QCOMPARE(cell(dialog, u"lookupTables"_s, 0, 3), u"towns.csv"_s);
    QTRY_COMPARE(cell(dialog, u"lookupLines"_s, 1, 1), u"opp"_s);
}

void LookupTablesTest::aQueryOfAnotherDatabaseIsLoaded()
{
    const QString path = m_folder.filePath(u"geo.db"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"geo"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"CREATE TABLE town AS SELECT '35957' AS zip, 'boaz' AS name"_s));
    }
    QSqlDatabase::removeDatabase(u"geo"_s);
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QDialog *asked = askForNew(dialog);
    typeInto(asked, u"lookupName"_s, u"places"_s);
    QVERIFY(!part<QWidget>(asked, u"lookupQuery"_s)->isVisibleTo(asked));
    typeInto(asked, u"lookupPlace"_s, path);
    QVERIFY(part<QWidget>(asked, u"lookupQuery"_s)->isVisibleTo(asked));
    QVERIFY(!part<QWidget>(asked, u"lookupPassword"_s)->isVisibleTo(asked));
    auto *query = part<QPlainTextEdit>(asked, u"lookupQuery"_s);
    query->setFocus();
    QTest::keyClicks(query, u"SELECT name, zip FROM town"_s);
    click(asked, u"lookupLoad"_s);
    QTRY_COMPARE(said(dialog, u"lookupSaid"_s), u"“places” has 1 line(s)."_s);
    QTRY_COMPARE(cell(dialog, u"lookupLines"_s, 0, 0), u"boaz"_s);
}

void LookupTablesTest::aSheetOfAWorkbookIsNamed()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QDialog *asked = askForNew(dialog);
    typeInto(asked, u"lookupName"_s, u"places"_s);
    QVERIFY(!part<QWidget>(asked, u"lookupSheet"_s)->isVisibleTo(asked));
    typeInto(asked, u"lookupPlace"_s, dataFile("spreadsheets/sheets.xlsx"));
    QVERIFY(part<QWidget>(asked, u"lookupSheet"_s)->isVisibleTo(asked));
    QVERIFY(!part<QWidget>(asked, u"lookupTable"_s)->isVisibleTo(asked));
    press(Qt::Key_S, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"lookupSheet"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"data"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY2(said(dialog, u"lookupSaid"_s).contains(u"The cell H3 is beyond"_s),
                 qPrintable(said(dialog, u"lookupSaid"_s)));
}

void LookupTablesTest::whatIsMissingIsSaidBeforeLoading()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QDialog *asked = askForNew(dialog);
    const auto *button = part<QPushButton>(asked, u"lookupLoad"_s);
    const auto expect = [&](const QString &sentence) {
        QCOMPARE(said(asked, u"lookupFault"_s), sentence);
        QCOMPARE(button->isEnabled(), sentence.isEmpty());
    };
    expect(u"Enter a name for the table; fields refer to it."_s);
    typeInto(asked, u"lookupName"_s, u"places"_s);
    expect(u"Choose where to load it from."_s);
    typeInto(asked, u"lookupPlace"_s, m_folder.filePath(u"nowhere.csv"_s));
    expect(u"There is no such file."_s);
    typeInto(asked, u"lookupPlace"_s, u"postgresql://reader@host/geo"_s);
    QVERIFY(part<QWidget>(asked, u"lookupPassword"_s)->isVisibleTo(asked));
    expect(u"Enter a table or a query."_s);
    typeInto(asked, u"lookupTable"_s, u"town"_s);
    expect(QString());
}

void LookupTablesTest::aBadFileIsToldAndTheFormerTableStays()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    load(dialog, u"places"_s, file(u"towns.csv"_s, "zip,town\n35957,boaz\n"));
    QTRY_COMPARE(cell(dialog, u"lookupTables"_s, 0, 1), u"1"_s);
    load(dialog, u"places"_s,
         file(u"bad.csv"_s, "zip,town\n1,one\n" + QByteArray(300, '2') + ",two\n"));
    QTRY_VERIFY2(said(dialog, u"lookupSaid"_s).endsWith(u"Nothing has changed."_s),
                 qPrintable(said(dialog, u"lookupSaid"_s)));
    QTRY_VERIFY(part<QPushButton>(dialog, u"lookupNew"_s)->isEnabled());
    QCOMPARE(cell(dialog, u"lookupTables"_s, 0, 1), u"1"_s);
}

void LookupTablesTest::aTableIsTakenAwayWhenConfirmed()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    load(dialog, u"places"_s, file(u"towns.csv"_s, "zip,town\n35957,boaz\n"));
    QTRY_VERIFY(part<QPushButton>(dialog, u"lookupRemove"_s)->isEnabled());
    click(dialog, u"lookupRemove"_s);
    auto *box = part<QMessageBox>(dialog, u"removeLookupBox"_s);
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!dialog->findChild<QMessageBox *>(u"removeLookupBox"_s));
    QCOMPARE(part<QTableWidget>(dialog, u"lookupTables"_s)->rowCount(), 1);
    click(dialog, u"lookupRemove"_s);
    click(part<QMessageBox>(dialog, u"removeLookupBox"_s), u"removeLookupYes"_s);
    QTRY_COMPARE(part<QTableWidget>(dialog, u"lookupTables"_s)->rowCount(), 0);
    QCOMPARE(said(dialog, u"lookupSaid"_s),
             u"“places” was removed. Fields that use it are now typed without it."_s);
    QVERIFY(!part<QPushButton>(dialog, u"lookupAgain"_s)->isEnabled());
}

void LookupTablesTest::aFieldTakesItsValuesFromATable()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    load(dialog, u"places"_s, file(u"towns.csv"_s, "name,town\nx,boaz\n"));
    auto *tables = part<QComboBox>(dialog, u"settingLookup"_s);
    QTRY_VERIFY(tables->findText(u"places"_s) >= 0);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(0);
    auto *list = part<QListWidget>(dialog, u"fieldList"_s);
    list->setFocus();
    while (list->currentItem()->data(Qt::UserRole) != u"note"_s &&
           list->currentRow() + 1 < list->count())
        QTest::keyClick(list, Qt::Key_Down);
    openFold(dialog, u"advanced"_s);
    tables->setFocus();
    QTest::keyClicks(tables, u"places"_s);
    auto *fills = part<QPlainTextEdit>(dialog, u"settingLookupFills"_s);
    fills->setFocus();
    QTest::keyClicks(fills, u"city = town"_s);
    QTRY_VERIFY(part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    dialog->activateWindow(); // as a window manager does when the question is gone
    QVERIFY(isInUse(dialog));
    QTest::keyClick(dialog, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    const QJsonObject schema = desk.elsewhere(
        u"looker"_s, [&](Store &store) { return store.queue(u"customers"_s)->recordSchema; });
    const QJsonObject note = schema[u"properties"_s][u"note"_s].toObject();
    QCOMPARE(intrayWords(note)[u"lookup"_s].toObject(),
             (QJsonObject{{u"table"_s, u"places"_s},
                          {u"fills"_s, QJsonObject{{u"city"_s, u"town"_s}}}}));
}

INTRAY_TEST_MAIN(LookupTablesTest)
#include "tst_lookuptables.moc"
