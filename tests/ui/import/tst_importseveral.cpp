// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/deliverystore.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/common/runline.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/windowfixture.h"

#include <QFile>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// Several files of one delivery, brought in by the window.
class ImportSeveralTest : public QObject
{
    Q_OBJECT

private slots:
    void filesAreTypedOneAfterTheOther();
    void rowsTellTheirFiles();
    void aFileThatDoesNotFitIsNamed();
    void aNameMayHaveAComma();
    void aRunTellsHowLongItGoesOn();

private:
    QString file(const QString &name, const QByteArray &content) const;
    static ImportDialog *opened(WindowFixture &desk);
    static void type(ImportDialog *dialog, const QStringList &files);

    QTemporaryDir m_folder;
};

QString ImportSeveralTest::file(const QString &name, const QByteArray &content) const
{
    QFile written(m_folder.filePath(name));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        qFatal("The file cannot be written.");
    return written.fileName();
}

ImportDialog *ImportSeveralTest::opened(WindowFixture &desk)
{
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    if (!dialog || !isInUse(dialog))
        qFatal("There is no dialog.");
    return dialog;
}

void ImportSeveralTest::type(ImportDialog *dialog, const QStringList &files)
{
    typeInto(dialog, u"importFile"_s, files.join(u", "_s));
    press(Qt::Key_Tab);
}

void ImportSeveralTest::filesAreTypedOneAfterTheOther()
{
    WindowFixture desk(1);
    ImportDialog *dialog = opened(desk);
    type(dialog, {file(u"north.csv"_s, "id;name\n1;Ann\n2;Bob\n"),
                  file(u"south.csv"_s, "name;id\nCid;3\n")});
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(part<QTableWidget>(dialog, u"importTable"_s)->rowCount(), 3);
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    const auto *line = desk.find<MessageLine>(u"windowMessage"_s);
    QTRY_VERIFY2(
        line->sentence().startsWith(u"Import of north.csv, south.csv: 3 record(s) were added"_s),
        qPrintable(line->sentence()));
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    DeliveryStore store(**connection, {u"boss"_s, u"elsewhere"_s});
    QCOMPARE(store.deliveries(u"north"_s)->at(0).counts.files,
             (QStringList{u"north.csv"_s, u"south.csv"_s}));
}

void ImportSeveralTest::rowsTellTheirFiles()
{
    WindowFixture desk(1);
    ImportDialog *dialog = opened(desk);
    type(dialog,
         {file(u"north.csv"_s, "id;name\n1;Ann\n"), file(u"south.csv"_s, "id;name\n2;Bob\n3\n")});
    const auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    QTRY_COMPARE(rows->rowCount(), 3);
    QCOMPARE(rows->verticalHeaderItem(0)->text(), u"2 (north.csv)"_s);
    QCOMPARE(rows->verticalHeaderItem(1)->text(), u"2 (south.csv)"_s);
    QCOMPARE(rows->verticalHeaderItem(2)->text(), u"3 (south.csv), rejected"_s);
}

void ImportSeveralTest::aFileThatDoesNotFitIsNamed()
{
    WindowFixture desk(1);
    ImportDialog *dialog = opened(desk);
    type(dialog,
         {file(u"north.csv"_s, "id;name\n1;Ann\n"), file(u"south.csv"_s, "id;town\n2;Opp\n")});
    QTRY_VERIFY2(said(dialog, u"importSaid"_s).contains(u"“south.csv” has other columns"_s),
                 qPrintable(said(dialog, u"importSaid"_s)));
    QVERIFY(!part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
}

void ImportSeveralTest::aNameMayHaveAComma()
{
    WindowFixture desk(1);
    ImportDialog *dialog = opened(desk);
    type(dialog, {file(u"north, south.csv"_s, "id;name\n1;Ann\n")});
    QTRY_COMPARE(part<QTableWidget>(dialog, u"importTable"_s)->rowCount(), 1);
    const QString quoted = u'"' + m_folder.filePath(u"north, south.csv"_s) + u'"';
    type(dialog, {quoted, file(u"west.csv"_s, "id;name\n2;Bob\n")});
    QTRY_COMPARE(part<QTableWidget>(dialog, u"importTable"_s)->rowCount(), 2);
}

void ImportSeveralTest::aRunTellsHowLongItGoesOn()
{
    RunLine line(u"run"_s, u"progress"_s, u"cancel"_s, nullptr);
    line.begin(u"Importing"_s, {});
    line.tellAfter(std::chrono::minutes(1), u"Importing: 5 rows"_s, 25, 100);
    QCOMPARE(part<QLabel>(&line, u"runWords"_s)->text(), u"Importing: 5 rows, about 3 min left"_s);
}

INTRAY_TEST_MAIN(ImportSeveralTest)
#include "tst_importseveral.moc"
