// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/importer.h"
#include "ui/export/exporting.h"
#include "ui/export/exportline.h"

#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// An export runs beside the work: it holds up nobody, can be cancelled, and leaves what was there
/// as it was unless it is whole.
class ExportBeside : public QObject
{
    Q_OBJECT

private slots:
    void theDeskGoesOnAndTheOlderFileStaysAfterCancelling();
    void closingTheWindowAsks();
    void theSystemIsNotAsked();
    void aDiskErrorIsASentence();

private:
    static ExportLine &lineOf(const WindowFixture &desk)
    {
        return *desk.find<ExportLine>(u"exportLine"_s);
    }
};

namespace {

/// So many that nobody waits for the end of a list of them.
void addMany(WindowFixture &desk)
{
    QFile file(desk.path(u"many.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("key;name\n");
    for (int row = 1; row <= 200'000; ++row)
        file.write("M-" + QByteArray::number(row) + ";Name of a person\n");
    file.close();
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    ImportOptions options;
    options.queue = u"customers"_s;
    options.file = file.fileName();
    options.keyColumns = {u"key"_s};
    options.newColumns = NewColumns::Ignore;
    const auto added =
        Importer(**connection, Identity{u"importer"_s, u"elsewhere"_s}).bringIn(options, {}, {});
    QVERIFY2(added && added->added == 200'000, added ? "" : qPrintable(added.error().sentence));
}

void writeOlder(const QString &path)
{
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly) && older.write("older") == 5);
}

void beginLong(WindowFixture &desk)
{
    addMany(desk);
    desk.start();
    writeOlder(desk.path(u"long.csv"_s));
    // An order in which the items did not come in, so that each is read by itself.
    desk.find<QTableView>(u"openTable"_s)
        ->horizontalHeader()
        ->setSortIndicator(0, Qt::DescendingOrder);
    ExportDialog *dialog = openExport(desk);
    exportTo(dialog, desk.path(u"long.csv"_s));
    QTRY_VERIFY(dialog->findChild<QPushButton *>(u"exportReplaceYes"_s));
    click(dialog, u"exportReplaceYes"_s);
    desk.window().activateWindow(); // as a desktop does by itself
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    auto *words = desk.find<QLabel>(u"exportLineWords"_s);
    QTRY_VERIFY(words->isVisible() && words->text().contains(u"item(s)"_s));
}

} // namespace

void ExportBeside::theDeskGoesOnAndTheOlderFileStaysAfterCancelling()
{
    WindowFixture desk(2);
    beginLong(desk);
    QAction *action = desk.window().actions().of(WindowAction::ExportRecords);
    QVERIFY(!action->isEnabled() && action->statusTip().startsWith(u"Another export is running"_s));
    desk.takeNext();
    desk.editor(u"name"_s)->setFocus();
    desk.type(u"x"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.numberOf(State::Done), 1);
    QVERIFY2(lineOf(desk).isRunning(), "The record was completed while the export ran.");
    QTest::mouseClick(desk.find<QToolButton>(u"exportLineCancel"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!lineOf(desk).isVisible(), 30000);
    QCOMPARE(toldOf(desk), u"Export to long.csv: The export was cancelled. No file was written."_s);
    QCOMPARE(linesIn(desk.path(u"long.csv"_s)), QStringList{u"older"_s});
    QCOMPARE(QDir(desk.path({})).entryList({u"long.csv*"_s}), QStringList{u"long.csv"_s});
    QVERIFY(action->isEnabled());
}

void ExportBeside::closingTheWindowAsks()
{
    WindowFixture desk(1);
    beginLong(desk);
    desk.window().close();
    auto *box = desk.find<QMessageBox>(u"closeWhileExporting"_s);
    QVERIFY(box && desk.window().isVisible());
    QTest::mouseClick(box->defaultButton(), Qt::LeftButton);
    QVERIFY(desk.window().isVisible() && lineOf(desk).isRunning());
    QTRY_VERIFY(!desk.find<QMessageBox>(u"closeWhileExporting"_s));
    desk.window().close();
    box = desk.find<QMessageBox>(u"closeWhileExporting"_s);
    QVERIFY(box);
    for (QAbstractButton *button : box->buttons())
        if (button != box->defaultButton())
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.window().isVisible(), 30000);
    desk.stop();
    QCOMPARE(linesIn(desk.path(u"long.csv"_s)), QStringList{u"older"_s});
}

void ExportBeside::theSystemIsNotAsked()
{
    WindowFixture desk(1);
    beginLong(desk);
    desk.window().closeUnasked();
    QVERIFY(!desk.window().isVisible());
    desk.stop();
    QCOMPARE(linesIn(desk.path(u"long.csv"_s)), QStringList{u"older"_s});
}

void ExportBeside::aDiskErrorIsASentence()
{
    WindowFixture desk(1);
    desk.start();
    ExportDialog *dialog = openExport(desk);
    const QString tooLong(300, u'x');
    exportTo(dialog, desk.path(tooLong + u".csv"_s));
    QTRY_VERIFY2(toldOf(desk).contains(u"cannot be written. Please check the folder"_s),
                 qPrintable(toldOf(desk)));
    QVERIFY(desk.window().actions().of(WindowAction::ExportRecords)->isEnabled());
}

INTRAY_TEST_MAIN(ExportBeside)
#include "tst_exportbeside.moc"
