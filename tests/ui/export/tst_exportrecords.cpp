// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"
#include "store/importing/templatestore.h"
#include "store/rules/filterstore.h"
#include "support/testclass.h"
#include "ui/cutrows.h"
#include "ui/export/exporting.h"
#include "ui/showpage.h"

#include <QCheckBox>
#include <QClipboard>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

#include <filesystem>

using namespace intray;
using namespace Qt::StringLiterals;

/// What somebody chooses in the window is what stands in the file.
class ExportRecords : public QObject
{
    Q_OBJECT

private slots:
    void whatTheListShowsIsWritten();
    void whatAFilterOfTheTeamShowsIsCopiedAndWrittenByKeys();
    void theListOfTheFinishedIsWrittenWithWhoFinishedThem();
    void theWholeQueueIsWrittenWhereTheListIsNotWanted();
    void fieldsAreTickedAndMovedByKeys();
    void fieldsAreShownInWholeRows();
    void aQueueWithoutATickedFieldCannotBeWritten();
    void changesAreALineForEachField();
    void theFormatGivesTheFileItsName();
    void aFileThatIsThereIsAskedAbout();
    void whereNothingCanBeWrittenIsSaid();
    void theChoicesOfAQueueAreRemembered();
    void whatIsChosenIsKeptAsATemplate();
    void aTemplateOfOtherFieldsIsTold();
    void theSupervisorExportsTheQueueInView();
    void everythingIsReachedByKeys();
    void noTwoThingsHaveTheSameKey();

private:
    static void keepTemplate(const WindowFixture &desk, const QString &name, const QString &json)
    {
        auto connection = Connection::open(desk.url(), OpenMode::Existing);
        const Identity boss{u"boss"_s, u"elsewhere"_s};
        QVERIFY(TemplateStore(**connection, boss)
                    .keep({name, json, {}, {}, TemplateKind::Export})
                    .has_value());
    }
    static void completeOne(WindowFixture &desk, const QString &city)
    {
        desk.elsewhere(u"dora"_s, [&](Store &store) {
            const Claim claim = *store.claimNext({u"customers"_s});
            Record corrected = claim.items.constFirst().record;
            corrected.insert(u"city"_s, city);
            return store.finishAll(claim.lock, Disposition::complete(corrected)).has_value();
        });
    }
};

void ExportRecords::whatTheListShowsIsWritten()
{
    WindowFixture desk(12);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"Name 1"_s);
    auto *table = desk.find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 4);
    ExportDialog *dialog = openExport(desk);
    QCOMPARE(part<QComboBox>(dialog, u"exportWhat"_s)->currentText(),
             u"what the list shows: Open, as filtered"_s);
    QVERIFY(!part<QComboBox>(dialog, u"exportState"_s)->isVisible());
    exportTo(dialog, desk.path(u"some.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to some.csv: 4 item(s) were written."_s);
    QCOMPARE(linesIn(desk.path(u"some.csv"_s)),
             (QStringList{u"intray_key,intray_state,name,city,note"_s,
                          u"C-001,open,Name 1,opp,\"\""_s, u"C-010,open,Name 10,boaz,\"\""_s,
                          u"C-011,open,Name 11,opp,\"\""_s, u"C-012,open,Name 12,boaz,\"\""_s}));
}

void ExportRecords::whatAFilterOfTheTeamShowsIsCopiedAndWrittenByKeys()
{
    WindowFixture desk(12);
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    const ListFilter filter{u"open"_s, {}, false, {{u"field.city"_s, u"boaz"_s}}, u"key"_s, true};
    QVERIFY(FilterStore(**connection, Identity{u"boss"_s, u"elsewhere"_s})
                .share({u"customers"_s, u"In Boaz"_s}, textOf(filter), false));
    desk.start();
    desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isInUse(desk.find<QDialog>(u"paletteDialog"_s)));
    desk.type(u"in boaz"_s);
    press(Qt::Key_Return);
    auto *table = desk.find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 6);
    desk.window().activateWindow();
    QVERIFY(isInUse(&desk.window()));
    table->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.press(Qt::Key_C, Qt::ControlModifier);
    const QStringList copied = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(copied.size(), 7 + (copied.last().isEmpty() ? 1 : 0));
    QVERIFY2(copied.at(0).startsWith(u"Key\tName\tCity"_s), qPrintable(copied.at(0)));
    QVERIFY2(copied.at(1).startsWith(u"C-012\tName 12\tboaz"_s), qPrintable(copied.at(1)));
    ExportDialog *dialog = openExport(desk);
    QCOMPARE(part<QComboBox>(dialog, u"exportWhat"_s)->currentText(),
             u"what the list shows: Open, as filtered"_s);
    exportTo(dialog, desk.path(u"boaz.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to boaz.csv: 6 item(s) were written."_s);
    const QStringList lines = linesIn(desk.path(u"boaz.csv"_s));
    QVERIFY2(lines.at(1).startsWith(u"C-012,"_s), qPrintable(lines.at(1)));
    QVERIFY2(lines.last().startsWith(u"C-002,"_s), qPrintable(lines.last()));
}

void ExportRecords::theListOfTheFinishedIsWrittenWithWhoFinishedThem()
{
    WindowFixture desk(3);
    completeOne(desk, u"florence"_s);
    completeOne(desk, u"florence"_s);
    desk.start();
    desk.find<QAction>(u"listShown.done"_s)->trigger();
    QTRY_COMPARE(desk.find<QTableView>(u"openTable"_s)->model()->rowCount(), 2);
    ExportDialog *dialog = openExport(desk);
    part<QCheckBox>(dialog, u"exportEndings"_s)->setChecked(true);
    exportTo(dialog, desk.path(u"done.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to done.csv: 2 item(s) were written."_s);
    const QStringList lines = linesIn(desk.path(u"done.csv"_s));
    QVERIFY2(lines.at(1).startsWith(u"C-002,done,dora,2"_s), qPrintable(lines.at(1)));
    QVERIFY2(lines.at(2).startsWith(u"C-001,done,dora,2"_s), "The list has the newest first.");
}

void ExportRecords::theWholeQueueIsWrittenWhereTheListIsNotWanted()
{
    WindowFixture desk(3);
    completeOne(desk, u"florence"_s);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    chooseIn(dialog, "exportWhat", u"all items of the queue"_s);
    exportTo(dialog, desk.path(u"all.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to all.csv: 3 item(s) were written."_s);
    dialog = openExport(desk);
    chooseIn(dialog, "exportWhat", u"all items of the queue"_s);
    chooseIn(dialog, "exportState", u"done"_s);
    typeInto(dialog, u"exportBy"_s, u"nobody"_s);
    exportTo(dialog, desk.path(u"nothing.csv"_s));
    QTRY_COMPARE(toldOf(desk),
                 u"Export to nothing.csv: Nothing matches, so the file has no rows."_s);
}

void ExportRecords::fieldsAreTickedAndMovedByKeys()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    auto *fields = part<QListWidget>(dialog, u"exportFields"_s);
    fields->setFocus();
    QTest::keyClick(fields, Qt::Key_Down, Qt::AltModifier); // the name behind the city
    QTest::keyClick(fields, Qt::Key_Down);
    QTest::keyClick(fields, Qt::Key_Space); // no note
    exportTo(dialog, desk.path(u"fields.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to fields.csv: 1 item(s) were written."_s);
    QCOMPARE(linesIn(desk.path(u"fields.csv"_s)),
             (QStringList{u"intray_key,intray_state,city,name"_s, u"C-001,open,opp,Name 1"_s}));
}

void ExportRecords::fieldsAreShownInWholeRows()
{
    WindowFixture desk(1);
    desk.elsewhere(u"dora"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject fields = rules.recordSchema[u"properties"_s].toObject();
        for (int i = 0; i < 40; ++i)
            fields[u"field%1"_s.arg(i)] = QJsonObject();
        rules.recordSchema[u"properties"_s] = fields;
        return store.setQueue(rules).has_value();
    });
    desk.start();
    ExportDialog *dialog = openExport(desk);
    const auto *fields = part<QListWidget>(dialog, u"exportFields"_s);
    QVERIFY(fields->count() > 40);
    QCOMPARE(heightsThatCut(dialog, fields), QString());
}

void ExportRecords::aQueueWithoutATickedFieldCannotBeWritten()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    auto *fields = part<QListWidget>(dialog, u"exportFields"_s);
    for (int row = 0; row < fields->count(); ++row)
        fields->item(row)->setCheckState(Qt::Unchecked);
    QCOMPARE(said(dialog, u"exportSaid"_s), u"Tick at least one field."_s);
    QVERIFY(!part<QPushButton>(dialog, u"exportStart"_s)->isEnabled());
}

void ExportRecords::changesAreALineForEachField()
{
    WindowFixture desk(2);
    completeOne(desk, u"florence"_s);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    chooseIn(dialog, "exportWhat", u"all items of the queue"_s);
    chooseIn(dialog, "exportRecord", u"only corrected fields, a line for each"_s);
    QVERIFY(!part<QCheckBox>(dialog, u"exportEndings"_s)->isVisible());
    exportTo(dialog, desk.path(u"changes.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to changes.csv: 1 change(s) were written."_s);
    QVERIFY(
        linesIn(desk.path(u"changes.csv"_s)).at(1).startsWith(u"C-001,city,opp,florence,dora"_s));
}

void ExportRecords::theFormatGivesTheFileItsName()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    auto *file = part<QLineEdit>(dialog, u"exportFile"_s);
    QVERIFY2(file->text().endsWith(u"customers.csv"_s), qPrintable(file->text()));
    dialog->setFile(desk.path(u"a.b.csv"_s));
    chooseIn(dialog, "exportFormat", u"Excel workbook"_s);
    QCOMPARE(file->text(), QDir::toNativeSeparators(desk.path(u"a.b.xlsx"_s)));
    QVERIFY(!part<QLineEdit>(dialog, u"exportMissing"_s)->isVisible());
    typeInto(dialog, u"exportFile"_s, desk.path(u"a.ods"_s));
    QVERIFY2(said(dialog, u"exportSaid"_s).startsWith(u"The file would contain something other"_s),
             qPrintable(said(dialog, u"exportSaid"_s)));
    QVERIFY(!part<QPushButton>(dialog, u"exportStart"_s)->isEnabled());
    exportTo(dialog, desk.path(u"a.xlsx"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to a.xlsx: 1 item(s) were written."_s);
    QVERIFY(linesIn(desk.path(u"a.xlsx"_s)).constFirst().startsWith(u"PK"_s));
}

void ExportRecords::aFileThatIsThereIsAskedAbout()
{
    WindowFixture desk(1);
    desk.start();
    QFile older(desk.path(u"older.csv"_s));
    QVERIFY(older.open(QIODevice::WriteOnly) && older.write("older") == 5);
    older.close();
    ExportDialog *dialog = openExport(desk);
    exportTo(dialog, older.fileName());
    QTRY_VERIFY(dialog->findChild<QMessageBox *>(u"exportReplaceBox"_s));
    QTest::keyClick(dialog->findChild<QMessageBox *>(u"exportReplaceBox"_s), Qt::Key_Escape);
    QTRY_VERIFY(!dialog->findChild<QMessageBox *>(u"exportReplaceBox"_s));
    QCOMPARE(linesIn(older.fileName()), QStringList{u"older"_s});
    exportTo(dialog, older.fileName());
    QTRY_VERIFY(dialog->findChild<QPushButton *>(u"exportReplaceYes"_s));
    click(dialog, u"exportReplaceYes"_s);
    QTRY_COMPARE(toldOf(desk), u"Export to older.csv: 1 item(s) were written."_s);
    QCOMPARE(linesIn(older.fileName()).size(), 2);
}

void ExportRecords::whereNothingCanBeWrittenIsSaid()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    exportTo(dialog, desk.path(u"nowhere/a.csv"_s));
    QTRY_COMPARE(said(dialog, u"exportSaid"_s), u"There is no such folder. Choose another one."_s);
    QVERIFY(QDir(desk.path({})).mkdir(u"folder.csv"_s));
    exportTo(dialog, desk.path(u"folder.csv"_s));
    QTRY_COMPARE(said(dialog, u"exportSaid"_s), u"This is a folder or a device. Choose a file."_s);
    std::filesystem::create_hard_link(QFileInfo(desk.url().path()).filesystemFilePath(),
                                      QFileInfo(desk.path(u"twin.csv"_s)).filesystemFilePath());
    exportTo(dialog, desk.path(u"twin.csv"_s));
    QTRY_COMPARE(said(dialog, u"exportSaid"_s),
                 u"This is a file of the database that is open. Choose another name."_s);
    QVERIFY(dialog->isVisible());
    typeInto(dialog, u"exportFile"_s, u"a.csv"_s);
    QCOMPARE(said(dialog, u"exportSaid"_s), u"Choose the folder of the file."_s);
}

void ExportRecords::theChoicesOfAQueueAreRemembered()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    chooseIn(dialog, "exportWhat", u"all items of the queue"_s);
    chooseIn(dialog, "exportState", u"open"_s);
    chooseIn(dialog, "exportRecord", u"both, side by side"_s);
    chooseIn(dialog, "exportFormat", u"JSON lines"_s);
    part<QListWidget>(dialog, u"exportFields"_s)->item(0)->setCheckState(Qt::Unchecked);
    exportTo(dialog, desk.path(u"kept.jsonl"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to kept.jsonl: 1 item(s) were written."_s);
    desk.stop();
    desk.start();
    dialog = openExport(desk);
    chooseIn(dialog, "exportWhat", u"all items of the queue"_s);
    QCOMPARE(part<QComboBox>(dialog, u"exportState"_s)->currentText(), u"open"_s);
    QCOMPARE(part<QComboBox>(dialog, u"exportRecord"_s)->currentText(), u"both, side by side"_s);
    QCOMPARE(part<QComboBox>(dialog, u"exportFormat"_s)->currentText(), u"JSON lines"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"exportFile"_s)->text(),
             QDir::toNativeSeparators(desk.path(u"kept.jsonl"_s)));
    auto *fields = part<QListWidget>(dialog, u"exportFields"_s);
    QCOMPARE(fields->item(0)->text(), u"City (city)"_s);
    QCOMPARE(fields->item(2)->checkState(), Qt::Unchecked);
}

/// By keys alone, and chosen again in a window that knows nothing else of it.
void ExportRecords::whatIsChosenIsKeptAsATemplate()
{
    WindowFixture desk(2);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    chooseIn(dialog, "exportRecord", u"both, side by side"_s);
    chooseIn(dialog, "exportFormat", u"JSON lines"_s);
    part<QCheckBox>(dialog, u"exportEndings"_s)->setChecked(true);
    QTest::keyClick(dialog, Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(
        desk.find<QDialog>(u"templateKeeping"_s)); // Qt shows the button pressed for a moment
    auto *asked = desk.find<QDialog>(u"templateKeeping"_s);
    QVERIFY(isInUse(asked));
    typeInto(asked, u"templateName"_s, u"for the bank"_s);
    QTest::keyClick(part<QLineEdit>(asked, u"templateName"_s), Qt::Key_Return);
    auto *templates = part<QComboBox>(dialog, u"exportTemplate"_s);
    QTRY_COMPARE(templates->currentText(), u"for the bank"_s);
    chooseIn(dialog, "exportFormat", u"CSV"_s);
    chooseIn(dialog, "exportRecord", u"as it is now"_s);
    part<QCheckBox>(dialog, u"exportEndings"_s)->setChecked(false);
    exportTo(dialog, desk.path(u"plain.csv"_s));
    QTRY_COMPARE(linesIn(desk.path(u"plain.csv"_s)).size(), 3);

    dialog = openExport(desk);
    templates = part<QComboBox>(dialog, u"exportTemplate"_s);
    QTRY_COMPARE(templates->count(), 2);
    QCOMPARE(templates->currentText(), u"none"_s);
    templates->setFocus();
    QTest::keyClick(templates, Qt::Key_Down);
    QTRY_COMPARE(templates->currentText(), u"for the bank"_s);
    QVERIFY(part<QCheckBox>(dialog, u"exportEndings"_s)->isChecked());
    QVERIFY(part<QLineEdit>(dialog, u"exportFile"_s)->text().endsWith(u"plain.jsonl"_s));
    QTest::keyClick(part<QWidget>(dialog, u"exportFile"_s), Qt::Key_Return);
    QTRY_COMPARE(linesIn(desk.path(u"plain.jsonl"_s)).size(), 2);
    const QString line = linesIn(desk.path(u"plain.jsonl"_s)).constFirst();
    QVERIFY2(line.contains(u"\"original\""_s) && line.contains(u"\"finished_by\""_s),
             qPrintable(line));
}

void ExportRecords::aTemplateOfOtherFieldsIsTold()
{
    WindowFixture desk(2);
    keepTemplate(desk, u"old"_s, u"{\"for\":\"export\",\"fields\":[\"city\",\"fax\"]}"_s);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    auto *templates = part<QComboBox>(dialog, u"exportTemplate"_s);
    QTRY_COMPARE(templates->count(), 2);
    templates->setFocus();
    QTest::keyClick(templates, Qt::Key_Down);
    QCOMPARE(part<QLabel>(dialog, u"exportSaid"_s)->text(),
             u"The template names fields that this queue does not have: fax. They are left out."_s);
    exportTo(dialog, desk.path(u"some.csv"_s));
    QTRY_COMPARE(linesIn(desk.path(u"some.csv"_s)).value(0), u"intray_key,intray_state,city"_s);
}

void ExportRecords::theSupervisorExportsTheQueueInView()
{
    WindowFixture desk(2);
    desk.elsewhere(u"boss"_s, [](Store &store) {
        Queue other;
        other.name = u"other"_s;
        return store.addQueue(other).has_value();
    });
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = showPart(&desk.window(), u"queuesPage"_s);
    auto *queues = part<QTreeWidget>(page, u"queueList"_s);
    QTRY_COMPARE(queues->topLevelItemCount(), 2);
    queues->setCurrentItem(queues->topLevelItem(1));
    QTRY_VERIFY(part<QPushButton>(page, u"queueExport"_s)->isEnabled());
    click(page, u"queueExport"_s);
    auto *dialog = desk.find<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog && isInUse(dialog));
    QCOMPARE(part<QComboBox>(dialog, u"exportQueue"_s)->currentData().toString(), u"other"_s);
    QCOMPARE(part<QComboBox>(dialog, u"exportWhat"_s)->count(), 1);
    chooseIn(dialog, "exportQueue", u"Customers"_s);
    exportTo(dialog, desk.path(u"queue.csv"_s));
    QTRY_COMPARE(toldOf(desk), u"Export to queue.csv: 2 item(s) were written."_s);
}

void ExportRecords::everythingIsReachedByKeys()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    QCOMPARE(outOfReach(dialog), QStringList());
}

void ExportRecords::noTwoThingsHaveTheSameKey()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    QStringList keys;
    const auto note = [&](const QString &text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(text));
        keys << key;
    };
    for (const auto *label : dialog->findChildren<QLabel *>())
        if (label->buddy())
            note(label->text());
    for (const auto *button : dialog->findChildren<QAbstractButton *>())
        note(button->text());
}

INTRAY_TEST_MAIN(ExportRecords)
#include "tst_exportrecords.moc"
