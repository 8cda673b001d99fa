// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/exporter.h"
#include "transfer/workbook.h"
#include "transfer/xlsxrows.h"

#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a spreadsheet finds in an exported workbook, read by its ZIP members and their XML.
class XlsxExportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWorkbookIsWhole();
    void theHeaderIsBoldAndStays();
    void textStaysTextWhateverItLooksLike_data();
    void textStaysTextWhateverItLooksLike();
    void onlyPlainNumbersAreNumbers_data();
    void onlyPlainNumbersAreNumbers();
    void daysAreDays_data();
    void daysAreDays();
    void missingIsNoCellAndEmptyIsAText();
    void columnsAreAsWideAsTheirFirstRows();
    void aTextThatIsTooLongIsRefused();
    void aTextThatJustFitsIsWritten();
    void rowsThatDoNotFitGoOnInAnotherSheet();
    void columnsThatDoNotFitAreRefused();
    void columnsAreNamedAsSpreadsheetsDo();
    void manyItemsAreAllThere();
    void aDiskWithoutRoomIsTold();

private:
    void add(const QString &key, const Record &values);
    ExportOptions options() const;
    Outcome<ExportResult> writeOut();
    QHash<QString, WrittenCell> cellsOfExport();

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Person> m_person;
};

void XlsxExportTest::init()
{
    m_person.reset();
    m_database = std::make_unique<TestDatabase>();
    m_person = std::make_unique<Person>(*m_database, u"ann"_s);
    Queue queue = queueNamed(u"q"_s);
    queue.recordSchema = QJsonDocument::fromJson(R"({"properties":{
        "t":{},
        "n":{"type":"number"},
        "d":{"x-intray":{"kind":"date","format":"dd.MM.yyyy"}},
        "i":{"format":"date"},
        "m":{"x-intray":{"kind":"date-time","format":"yyyy-MM-dd HH:mm"}},
        "g":{"x-intray":{"kind":"number","format":"1.234,5"}},
        "w":{"x-intray":{"kind":"whole"}}},
        "x-intray":{"order":["t","n","d","i","m","g","w"]}})")
                             .object();
    valueOf(m_person->store.addQueue(queue));
}

void XlsxExportTest::add(const QString &key, const Record &values)
{
    NewItem item;
    item.key = key;
    item.record = values;
    valueOf(m_person->store.addItem(u"q"_s, item));
}

ExportOptions XlsxExportTest::options() const
{
    ExportOptions options;
    options.queue = u"q"_s;
    options.file = m_database->folder() + u"/out.xlsx"_s;
    options.format = ExportFormat::Xlsx;
    return options;
}

Outcome<ExportResult> XlsxExportTest::writeOut()
{
    return Exporter(*m_person->connection, m_person->store.identity()).writeOut(options());
}

QHash<QString, WrittenCell> XlsxExportTest::cellsOfExport()
{
    valueOf(writeOut());
    return Workbook(options().file).cells();
}

void XlsxExportTest::theWorkbookIsWhole()
{
    add(u"1"_s, {{u"t"_s, u"x"_s}});
    const ExportResult result = valueOf(writeOut());
    QCOMPARE(result.written, 1);
    QCOMPARE(result.sheets, 1);
    const Workbook workbook(options().file);
    QCOMPARE(workbook.members.keys().join(u' '),
             u"[Content_Types].xml _rels/.rels xl/_rels/workbook.xml.rels xl/styles.xml "
             "xl/workbook.xml xl/worksheets/sheet1.xml"_s);
    for (auto it = workbook.members.begin(); it != workbook.members.end(); ++it) {
        QXmlStreamReader xml(it.value());
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(it.key() + u": "_s + xml.errorString()));
    }
    QVERIFY(workbook.members.value(u"xl/workbook.xml"_s).contains("name=\"Items\""));
}

void XlsxExportTest::theHeaderIsBoldAndStays()
{
    const QHash<QString, WrittenCell> cells = cellsOfExport();
    QCOMPARE(cells.value(u"A1"_s).value, u"intray_key"_s);
    QCOMPARE(cells.value(u"C1"_s).value, u"t"_s);
    QCOMPARE(cells.value(u"C1"_s).style, int(SheetColumn::Heading));
    QVERIFY(
        Workbook(options().file)
            .sheetText(1)
            .contains(
                R"(<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>)"));
}

void XlsxExportTest::textStaysTextWhateverItLooksLike_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {u"=1+1"_s,
                                u"@x"_s,
                                u"https://example.org/a?b&c"_s,
                                u"0012"_s,
                                u"1e5"_s,
                                u"TRUE"_s,
                                u"<b>&amp;</b> ]]>"_s,
                                u" blanks "_s,
                                u"\ttab\n"_s,
                                u"two\nlines"_s,
                                u"a\r\nb"_s,
                                u"\u0001\u001f\u007f"_s,
                                u"_x0041_"_s,
                                u"_x005F_x0041_"_s,
                                u"__x0041__"_s,
                                u"_x004_"_s,
                                u"\uFFFE\uFFFF\uFFFD"_s,
                                u"🐶 é \u202E"_s,
                                u"'=1"_s,
                                u"_"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void XlsxExportTest::textStaysTextWhateverItLooksLike()
{
    QFETCH(QString, text);
    add(u"1"_s, {{u"t"_s, text}});
    const WrittenCell cell = cellsOfExport().value(u"C2"_s);
    QVERIFY(cell.isText);
    QCOMPARE(cell.value, text);
    QCOMPARE(cell.style, int(SheetColumn::Text));
}

void XlsxExportTest::onlyPlainNumbersAreNumbers_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    for (const char *number : {"0", "7", "-12.5", "0.001", "123456789012345", "-0.5"})
        QTest::newRow(number) << u"n"_s << QString::fromLatin1(number) << true;
    for (const char *text : {"012", "1.50", "1e5", "+1", "-0", ".5", "5.", "1,5",
                             "1234567890123456", " 1", "0x10", "NaN", "-", "1.2.3"})
        QTest::newRow(text) << u"n"_s << QString::fromLatin1(text) << false;
    QTest::newRow("a thousand in a form of its own") << u"g"_s << u"1.234"_s << false;
    QTest::newRow("plain in a form of its own") << u"g"_s << u"12"_s << true;
    QTest::newRow("whole") << u"w"_s << u"12"_s << true;
    QTest::newRow("not whole") << u"w"_s << u"1.5"_s << false;
    QTest::newRow("no number field") << u"t"_s << u"12"_s << false;
}

static QString placeOf(const QString &column)
{
    const QStringList columns{u"t"_s, u"n"_s, u"d"_s, u"i"_s, u"m"_s, u"g"_s, u"w"_s};
    return QString::fromLatin1(lettersOf(columns.indexOf(column) + 2)) + u'2';
}

void XlsxExportTest::onlyPlainNumbersAreNumbers()
{
    QFETCH(QString, column);
    QFETCH(QString, text);
    QFETCH(bool, isNumber);
    add(u"1"_s, {{column, text}});
    const WrittenCell cell = cellsOfExport().value(placeOf(column));
    QCOMPARE(cell.value, text);
    QCOMPARE(cell.isText, !isNumber);
}

void XlsxExportTest::daysAreDays_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("style");
    const auto row = [](const char *name, const QString &column, const QString &text,
                        const QString &value,
                        int style) { QTest::newRow(name) << column << text << value << style; };
    row("a day", u"d"_s, u"31.01.2026"_s, u"46053"_s, SheetColumn::Day);
    row("by JSON Schema's word", u"i"_s, u"2026-01-31"_s, u"46053"_s, SheetColumn::Day);
    row("the first that all agree on", u"d"_s, u"01.03.1900"_s, u"61"_s, SheetColumn::Day);
    row("before it", u"d"_s, u"28.02.1900"_s, u"28.02.1900"_s, SheetColumn::Text);
    row("the last", u"d"_s, u"31.12.9999"_s, u"2958465"_s, SheetColumn::Day);
    row("no day", u"d"_s, u"30.02.2026"_s, u"30.02.2026"_s, SheetColumn::Text);
    row("in another form", u"d"_s, u"2026-01-31"_s, u"2026-01-31"_s, SheetColumn::Text);
    row("with its time", u"m"_s, u"2026-01-31 12:00"_s, u"46053.5"_s, SheetColumn::DayAndTime);
    row("no day field", u"t"_s, u"31.01.2026"_s, u"31.01.2026"_s, SheetColumn::Text);
}

void XlsxExportTest::daysAreDays()
{
    QFETCH(QString, column);
    QFETCH(QString, text);
    add(u"1"_s, {{column, text}});
    const WrittenCell cell = cellsOfExport().value(placeOf(column));
    QTEST(cell.value, "value");
    QTEST(cell.style, "style");
    QCOMPARE(cell.isText, cell.style == SheetColumn::Text);
}

void XlsxExportTest::missingIsNoCellAndEmptyIsAText()
{
    add(u"1"_s, {{u"t"_s, u""_s}});
    const QHash<QString, WrittenCell> cells = cellsOfExport();
    QVERIFY(cells.contains(u"C2"_s) && cells.value(u"C2"_s).isText);
    QCOMPARE(cells.value(u"C2"_s).value, u""_s);
    QVERIFY(!cells.contains(u"D2"_s));
}

void XlsxExportTest::columnsAreAsWideAsTheirFirstRows()
{
    add(u"1"_s, {{u"t"_s, QString(30, u'x')}, {u"n"_s, QString(300, u'x')}});
    valueOf(writeOut());
    const QByteArray sheet = Workbook(options().file).sheetText(1);
    QVERIFY(sheet.contains(R"(<col min="3" max="3" width="32")"));
    QVERIFY(sheet.contains(R"(<col min="4" max="4" width="60")"));
    QVERIFY(sheet.contains(R"(<col min="5" max="5" width="8")"));
}

void XlsxExportTest::aTextThatIsTooLongIsRefused()
{
    add(u"short"_s, {{u"t"_s, u"x"_s}});
    add(u"the long one"_s, {{u"t"_s, QString(32'768, u'é')}});
    const Error error = errorIn(writeOut());
    QCOMPARE(error.kind, Error::Kind::Invalid);
    for (const QString &said : {u"“t”"_s, u"“the long one”"_s, u"CSV"_s})
        QVERIFY2(error.sentence.contains(said), qPrintable(error.sentence));
    QVERIFY(!QFile::exists(options().file));
}

void XlsxExportTest::aTextThatJustFitsIsWritten()
{
    const QString text = QString(32'765, u'é') + u"🐶"_s; // which counts as two
    add(u"1"_s, {{u"t"_s, text}});
    QCOMPARE(cellsOfExport().value(u"C2"_s).value, text);
}

/// A workbook of rows "0", "1" ... with these limits.
static Outcome<Done> writeRows(const QString &path, int rows, int columns,
                               const SheetLimits &limits)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(path));
    XlsxRows table(file, path, limits);
    table.begin(QList<Field>(columns));
    for (int row = 0; row < rows; ++row) {
        const QByteArray text = QByteArray::number(row);
        table.write(QList<Cell>(columns, Cell::ofText(text)));
    }
    return table.finish().map([&](Done) {
        file.commit();
        return Done();
    });
}

void XlsxExportTest::rowsThatDoNotFitGoOnInAnotherSheet()
{
    const QString path = m_database->folder() + u"/rows.xlsx"_s;
    SheetLimits limits;
    limits.rows = 4;
    valueOf(writeRows(path, 7, 1, limits));
    const Workbook workbook(path);
    QCOMPARE(workbook.cells(1).size(), 4);
    QCOMPARE(workbook.cells(1).value(u"A4"_s).value, u"2"_s);
    QCOMPARE(workbook.cells(2).value(u"A1"_s).style, int(SheetColumn::Heading));
    QCOMPARE(workbook.cells(2).value(u"A2"_s).value, u"3"_s);
    QCOMPARE(workbook.cells(3).value(u"A2"_s).value, u"6"_s);
    QCOMPARE(workbook.cells(3).size(), 2);
    QVERIFY(workbook.members.value(u"xl/workbook.xml"_s).contains("name=\"Items 3\""));
}

void XlsxExportTest::columnsThatDoNotFitAreRefused()
{
    const QString path = m_database->folder() + u"/columns.xlsx"_s;
    SheetLimits limits;
    limits.columns = 3;
    valueOf(writeRows(path, 1, 3, limits));
    const Error error = errorIn(writeRows(path, 1, 4, limits));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"4 columns"), qPrintable(error.sentence));
}

void XlsxExportTest::columnsAreNamedAsSpreadsheetsDo()
{
    QCOMPARE(lettersOf(0), QByteArray("A"));
    QCOMPARE(lettersOf(25), QByteArray("Z"));
    QCOMPARE(lettersOf(26), QByteArray("AA"));
    QCOMPARE(lettersOf(701), QByteArray("ZZ"));
    QCOMPARE(lettersOf(702), QByteArray("AAA"));
    QCOMPARE(lettersOf(16'383), QByteArray("XFD"));
}

void XlsxExportTest::manyItemsAreAllThere()
{
    const QString path = m_database->folder() + u"/many.xlsx"_s;
    valueOf(writeRows(path, 20'000, 5, {}));
    const QHash<QString, WrittenCell> cells = Workbook(path).cells();
    QCOMPARE(cells.size(), 20'001 * 5);
    QCOMPARE(cells.value(u"E20001"_s).value, u"19999"_s);
}

/// A disk that takes so much and no more.
class FullDisk : public QIODevice
{
public:
    explicit FullDisk(qint64 room)
        : m_room(room)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 bytes) override
    {
        m_room -= bytes;
        return m_room < 0 ? -1 : bytes;
    }

private:
    qint64 m_room;
};

void XlsxExportTest::aDiskWithoutRoomIsTold()
{
    for (const qint64 room : {0, 30, 200}) {
        FullDisk disk(room);
        ZipWriter zip(disk);
        zip.add("a", QByteArray(1000, 'x'));
        zip.add("b", "y");
        QCOMPARE(zip.finish(), false);
        QVERIFY(zip.hasFailed());
    }
}

INTRAY_TEST_GUILESS_MAIN(XlsxExportTest)
#include "tst_xlsxexport.moc"
