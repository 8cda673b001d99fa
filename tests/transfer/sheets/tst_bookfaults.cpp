// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/importground.h"
#include "transfer/sheets/writtenbook.h"

#include <QtEndian>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is no spreadsheet that can be read, or is made to harm, is refused with a sentence of its
/// own, and nothing comes in.
class TestBookFaults : public QObject
{
    Q_OBJECT

private slots:
    void oldAndLockedKindsSayWhatToDo_data();
    void oldAndLockedKindsSayWhatToDo();
    void aLockedOdsSaysWhatToDo();
    void aLockedPartSaysWhatToDo();
    void aBinaryWorkbookSaysWhatToDo();
    void anotherOfficeDocumentIsNoSpreadsheet();
    void aFileThatIsCutIsDamaged();
    void aWrongChecksumIsFoundBeforeTheEnd();
    void aMissingPartIsNamed_data();
    void aMissingPartIsNamed();
    void xmlThatBreaksOffIsDamaged();
    void aDocumentTypeIsRefused();
    void elementsTooDeepAreRefused();
    void aPartThatBurstsIsRefused();
    void manyPartsAreRefused();
    void twoPartsWithOneNameAreRefused();
    void oneElementOfAllMemoryIsRefused();
    void rowsOutOfOrderAreDamaged_data();
    void rowsOutOfOrderAreDamaged();
    void repetitionsThatBurstAreRefused_data();
    void repetitionsThatBurstAreRefused();
    void aFileThatChangesWhileItIsReadIsSaid();
    void nothingOfABrokenSheetComesIn();
};

static QByteArray filler(int rows)
{
    QByteArray all = "<row><c t=\"str\"><v>id</v></c></row>";
    for (int i = 0; i < rows; ++i)
        all += "<row><c><v>" + QByteArray::number(i * 7919) + "</v></c></row>";
    return all;
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static void overwrite(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// A file of the compound kind with one sector of directory.
static QByteArray compound(const QString &stream)
{
    QByteArray file("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8);
    file.append(QByteArray(504, '\0'));
    file[30] = 9;
    QByteArray entry;
    for (const QChar c : stream)
        entry.append(char(c.unicode())).append('\0');
    return file + entry.leftJustified(512, '\0');
}

void TestBookFaults::oldAndLockedKindsSayWhatToDo_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    QTest::newRow("old") << compound(u"Workbook"_s) << u"(.xls)"_s;
    QTest::newRow("very old") << compound(u"Book"_s) << u"(.xls)"_s;
    QTest::newRow("locked") << compound(u"EncryptedPackage"_s) << u"without the password"_s;
    QTest::newRow("a letter") << compound(u"WordDocument"_s) << u"not a spreadsheet"_s;
    QTest::newRow("cut") << compound(u"Workbook"_s).first(100) << u"not a spreadsheet"_s;
}

static Error errorOf(const QString &path)
{
    ImportOptions options;
    options.file = path;
    const auto table = RecordTable::open(options);
    if (!table)
        return table.error();
    TableRow row;
    for (;;) {
        const auto more = (*table)->next(row);
        if (!more)
            return more.error();
        if (!*more)
            return {Error::Kind::Broken, u"It was read to its end."_s, {}};
    }
}

static Error errorOf(const WrittenXlsx &book)
{
    WrittenZip zip;
    book.writeInto(zip);
    return errorOf(zip.path());
}

static Error errorOfOds(const QByteArray &tables)
{
    WrittenZip zip;
    writeOds(zip, tables);
    return errorOf(zip.path());
}

#define SAYS(error, words)                                                                         \
    QVERIFY2((error).sentence.contains(words),                                                     \
             qPrintable((error).sentence + u" / "_s + (error).detail))

void TestBookFaults::oldAndLockedKindsSayWhatToDo()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, said);
    const WrittenFile file(content);
    const Error error = errorOf(file.path());
    QCOMPARE(error.kind, Error::Kind::Invalid);
    SAYS(error, said);
}

void TestBookFaults::aLockedOdsSaysWhatToDo()
{
    WrittenZip zip;
    zip.with("mimetype", "application/vnd.oasis.opendocument.spreadsheet", ZIP_CM_STORE)
        .with("META-INF/manifest.xml",
              "<manifest:manifest "
              "xmlns:manifest=\"m\"><manifest:file-entry><manifest:encryption-data/>"
              "</manifest:file-entry></manifest:manifest>")
        .with("content.xml", "\x01\x02 not readable");
    SAYS(errorOf(zip.path()), u"protected by a password"_s);
    WrittenZip whole;
    whole.with("mimetype", "application/vnd.oasis.opendocument.spreadsheet", ZIP_CM_STORE)
        .with("encrypted-package", "\x01\x02 not readable");
    SAYS(errorOf(whole.path()), u"protected by a password"_s);
}

void TestBookFaults::aLockedPartSaysWhatToDo()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(3)).writeInto(zip);
    SAYS(errorOf(zip.locked().path()), u"protected by a password"_s);
}

void TestBookFaults::aBinaryWorkbookSaysWhatToDo()
{
    WrittenZip zip;
    zip.with("[Content_Types].xml", "<Types/>").with("xl/workbook.bin", "\x01\x02");
    SAYS(errorOf(zip.path()), u"(.xlsb)"_s);
}

void TestBookFaults::anotherOfficeDocumentIsNoSpreadsheet()
{
    WrittenZip letter;
    letter.with("[Content_Types].xml", "<Types/>").with("word/document.xml", "<d/>");
    SAYS(errorOf(letter.path()), u"an office document, not a spreadsheet"_s);
    WrittenZip text;
    text.with("mimetype", "application/vnd.oasis.opendocument.text", ZIP_CM_STORE)
        .with("content.xml", "<d/>");
    SAYS(errorOf(text.path()), u"an office document, not a spreadsheet"_s);
    WrittenZip other;
    other.with("in.csv", "a,b\n1,2\n");
    SAYS(errorOf(other.path()), u"not a text file"_s);
}

void TestBookFaults::aFileThatIsCutIsDamaged()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(5000)).writeInto(zip);
    const QString path = zip.path();
    const QByteArray whole = contentOf(path);
    for (const qsizetype size :
         {qsizetype(4), qsizetype(100), whole.size() / 2, whole.size() - 1}) {
        overwrite(path, whole.first(size));
        const Error error = errorOf(path);
        QCOMPARE(error.kind, Error::Kind::Invalid);
        SAYS(error, u"damaged or incomplete"_s);
    }
}

/// Stored and not packed, so that only the checksum can tell.
void TestBookFaults::aWrongChecksumIsFoundBeforeTheEnd()
{
    const QByteArray content =
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" "
        "xmlns:text=\"x\"><office:body>"
        "<office:spreadsheet><table:table table:name=\"S\"><table:table-row><table:table-cell "
        "office:value-type=\"string\"><text:p>a</text:p></table:table-cell></table:table-row>"
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>genuine</text:p>"
        "</table:table-cell></table:table-row></table:table></office:spreadsheet></office:body>"
        "</office:document-content>";
    WrittenZip stored;
    stored.with("mimetype", "application/vnd.oasis.opendocument.spreadsheet", ZIP_CM_STORE)
        .with("content.xml", content, ZIP_CM_STORE);
    const QString path = stored.path();
    QByteArray bytes = contentOf(path);
    QCOMPARE(readSheet(path).rows.size(), 1);
    overwrite(path, bytes.replace("genuine", "swapped"));
    SAYS(errorOf(path), u"damaged in its part “content.xml”"_s);
}

void TestBookFaults::aMissingPartIsNamed_data()
{
    QTest::addColumn<QByteArray>("part");
    for (const char *part : {"xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml"})
        QTest::newRow(part) << QByteArray(part);
}

void TestBookFaults::aMissingPartIsNamed()
{
    QFETCH(QByteArray, part);
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(3)).writeInto(zip);
    zip.without(part);
    const Error error = errorOf(zip.path());
    QCOMPARE(error.kind, Error::Kind::Invalid);
    SAYS(error, u"lacks its part “%1”"_s.arg(QString::fromLatin1(part)));
}

void TestBookFaults::xmlThatBreaksOffIsDamaged()
{
    WrittenXlsx book = WrittenXlsx::ofRows(filler(3) + "<row><c>");
    SAYS(errorOf(book), u"damaged in its part “xl/worksheets/sheet1.xml”"_s);
    book = WrittenXlsx::ofRows(filler(3) + "<row><c t=\"str\"><v>&nosuch;</v></c></row>");
    SAYS(errorOf(book), u"damaged in its part “xl/worksheets/sheet1.xml”"_s);
}

void TestBookFaults::aDocumentTypeIsRefused()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(3)).writeInto(zip);
    zip.without("xl/worksheets/sheet1.xml")
        .with(
            "xl/worksheets/sheet1.xml",
            "<!DOCTYPE worksheet [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;\">]>"
            "<worksheet><sheetData><row><c t=\"str\"><v>&b;</v></c></row></sheetData></worksheet>");
    const Error error = errorOf(zip.path());
    SAYS(error, u"no spreadsheet program writes"_s);
    QCOMPARE(error.detail, u"a document type"_s);
}

void TestBookFaults::elementsTooDeepAreRefused()
{
    const QByteArray deep = QByteArray("<x>").repeated(300) + QByteArray("</x>").repeated(300);
    SAYS(errorOf(WrittenXlsx::ofRows(filler(3) + "<row>" + deep + "</row>")),
         u"no spreadsheet program writes"_s);
    SAYS(errorOfOds("<table:table table:name=\"S\"><table:table-row><table:table-cell>" +
                    QByteArray("<text:p><text:span>").repeated(300) +
                    QByteArray("</text:span></text:p>").repeated(300) +
                    "</table:table-cell></table:table-row></table:table>"),
         u"no spreadsheet program writes"_s);
}

void TestBookFaults::aPartThatBurstsIsRefused()
{
    const Error error =
        errorOf(WrittenXlsx::ofRows(filler(3) + QByteArray(101 * 1024 * 1024, ' ')));
    SAYS(error, u"unpacks to far more"_s);
    QCOMPARE(error.detail, u"a part of 200 times its packed size"_s);
}

void TestBookFaults::manyPartsAreRefused()
{
    WrittenZip zip;
    for (int i = 0; i <= 10'000; ++i)
        zip.with("xl/p" + QByteArray::number(i), {}, ZIP_CM_STORE);
    const QString path = zip.path();
    QCOMPARE(errorOf(path).detail, u"more than 10,000 parts"_s);
}

/// libzip writes no such file, so the second name is made the first one's afterwards.
void TestBookFaults::twoPartsWithOneNameAreRefused()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(3)).writeInto(zip);
    const QString path = zip.with("xl/worksheets/sheet9.xml", "<worksheet/>").path();
    overwrite(path, contentOf(path).replace("sheet9.xml", "SHEET1.xml"));
    QCOMPARE(errorOf(path).detail, u"two parts with one name"_s);
}

/// Packed by itself it would go beyond the ratio, so the noise around it makes up for that.
void TestBookFaults::oneElementOfAllMemoryIsRefused()
{
    QByteArray noise(1024 * 1024, Qt::Uninitialized);
    for (qsizetype i = 0; i < noise.size(); ++i)
        noise[i] = char('a' + (quint64(i) * 2654435761u >> 13) % 26);
    const Error error =
        errorOf(WrittenXlsx::ofRows(filler(3) + "<!--" + noise + "--><row><c r=\"" +
                                    QByteArray(70 * 1024 * 1024, 'A') + "\"/></row>"));
    SAYS(error, u"unpacks to far more"_s);
    QCOMPARE(error.detail, u"one element of more than 64 MB"_s);
}

void TestBookFaults::rowsOutOfOrderAreDamaged_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::newRow("rows") << QByteArray("<row r=\"5\"><c><v>1</v></c></row><row r=\"4\"/>");
    QTest::newRow("a row twice") << QByteArray("<row r=\"5\"/><row r=\"5\"/>");
    QTest::newRow("no number") << QByteArray("<row r=\"x\"/>");
    QTest::newRow("beyond") << QByteArray("<row r=\"99999999999\"/>");
    QTest::newRow("cells") << QByteArray("<row><c r=\"B2\"/><c r=\"A2\"/></row>");
    QTest::newRow("a cell twice") << QByteArray("<row><c r=\"B2\"/><c r=\"B2\"/></row>");
    QTest::newRow("no cell") << QByteArray("<row><c r=\"2B\"/></row>");
}

void TestBookFaults::rowsOutOfOrderAreDamaged()
{
    QFETCH(QByteArray, rows);
    SAYS(errorOf(WrittenXlsx::ofRows("<row><c t=\"str\"><v>id</v></c></row>" + rows)),
         u"damaged in its part “xl/worksheets/sheet1.xml”"_s);
}

void TestBookFaults::repetitionsThatBurstAreRefused_data()
{
    QTest::addColumn<QByteArray>("rows");
    const QByteArray x = " office:value-type=\"string\"><text:p>x</text:p></table:table-cell>";
    QTest::newRow("columns") << "<table:table-row><table:table-cell "
                                "table:number-columns-repeated=\"1000000\"" +
                                    x + "</table:table-row>";
    QTest::newRow("rows") << "<table:table-row table:number-rows-repeated=\"2000000\">"
                             "<table:table-cell" +
                                 x + "</table:table-row>";
    QTest::newRow("blanks") << QByteArray(
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>"
        "<text:s text:c=\"60000000\"/><text:s text:c=\"60000000\"/></text:p></table:table-cell>"
        "</table:table-row>");
}

void TestBookFaults::repetitionsThatBurstAreRefused()
{
    QFETCH(QByteArray, rows);
    SAYS(errorOfOds("<table:table table:name=\"S\">" + rows + "</table:table>"),
         u"unpacks to far more"_s);
}

void TestBookFaults::aFileThatChangesWhileItIsReadIsSaid()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(50'000)).writeInto(zip);
    const QString path = zip.path();
    auto table = SheetTable::open(path, {}, {});
    QVERIFY(table.has_value());
    TableRow row;
    QVERIFY((*table)->next(row).value_or(false));
    overwrite(path, "something else");
    auto more = (*table)->next(row);
    while (more && *more)
        more = (*table)->next(row);
    QVERIFY(!more.has_value());
    QCOMPARE(more.error().kind, Error::Kind::Unreadable);
    SAYS(more.error(), u"was changed while it was read"_s);
    table->reset();
    QVERIFY(QFile::remove(path));
    QCOMPARE(errorOf(path).kind, Error::Kind::Unreadable);
}

void TestBookFaults::nothingOfABrokenSheetComesIn()
{
    WrittenZip zip;
    WrittenXlsx::ofRows(filler(30'000) + "<row>").writeInto(zip);
    ImportGround ground;
    const auto result = ground.bringIn(contentOf(zip.path()), QStringList{u"id"_s});
    QVERIFY(!result.has_value());
    SAYS(result.error(), u"damaged"_s);
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(TestBookFaults)
#include "tst_bookfaults.moc"
