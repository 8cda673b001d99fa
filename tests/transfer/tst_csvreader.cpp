// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/csvreader.h"

#include <QBuffer>
#include <QTest>

using namespace intray;

/// Gives a text again and again, so that a test can be long without memory.
class EndlessLine : public QIODevice
{
public:
    explicit EndlessLine(qint64 size)
        : m_left(size)
    {
        open(QIODevice::ReadOnly);
    }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_left == 0; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 size = std::min(most, m_left);
        memset(data, 'x', size_t(size));
        m_left -= size;
        return size;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    qint64 m_left;
};

/// Gives one byte at a time, so that every record is cut everywhere.
class Dripping : public QIODevice
{
public:
    explicit Dripping(const QByteArray &bytes)
        : m_bytes(bytes)
    {
        open(ReadOnly | Unbuffered);
    }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_at == m_bytes.size(); }

protected:
    qint64 readData(char *data, qint64) override
    {
        if (m_at == m_bytes.size())
            return 0;
        *data = m_bytes.at(m_at++);
        return 1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qsizetype m_at = 0;
};

class FailingDisk : public QIODevice
{
public:
    FailingDisk() { open(ReadOnly | Unbuffered); }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return false; }

protected:
    qint64 readData(char *, qint64) override
    {
        setErrorString(QStringLiteral("bad sector"));
        return -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }
};

class TestCsvReader : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreReadAsSpreadsheetsDo_data();
    void recordsAreReadAsSpreadsheetsDo();
    void theCutOfTheBlocksChangesNothing_data() { recordsAreReadAsSpreadsheetsDo_data(); }
    void theCutOfTheBlocksChangesNothing();
    void physicalLinesAreCounted_data();
    void physicalLinesAreCounted();
    void blanksAroundValuesAreTrimmedOnlyWhenAsked();
    void anyDelimiterAndQuoteWillDo();
    void withoutAQuoteCharacterQuotesAreText();
    void notesInFrontAreSkipped();
    void innerQuotesAreReadWhereTheirEndIsPlain_data();
    void innerQuotesAreReadWhereTheirEndIsPlain();
    void doubtfulQuotesAreReported_data();
    void doubtfulQuotesAreReported();
    void anUnclosedQuoteIsToldWithTheLineOfItsOpening();
    void anEscapedQuoteAtTheEndLeavesTheQuoteOpen();
    void aZeroByteIsReportedWithItsPlace();
    void meaninglessBytesAreReportedWithTheirPlace();
    void aReplacementCharacterInTheFileIsNoFault();
    void anOverlongLineIsRefused();
    void anOverlongQuoteNamesItsOpening();
    void tooManyValuesAreRefused();
    void anUnreadableDeviceIsTold();
    void anUnknownEncodingIsRefused();
    void bytesReadGrowToTheWhole();
};

/// Records as "line:value|value" lines, with what was odd in brackets.
static QString printed(QIODevice &device, const CsvFormat &format)
{
    QStringList lines;
    auto reader = CsvReader::open(device, format);
    CsvRow row;
    while (true) {
        const auto more = reader->next(row);
        if (!more)
            return (lines << QStringLiteral("! ") + more.error().sentence).join(u'\n');
        if (!*more)
            return lines.join(u'\n');
        QString line = QString::number(row.line) + u':' + row.values().join(u'|');
        if (row.isBlank)
            line += QStringLiteral("[blank]");
        if (row.hasInnerQuotes)
            line += QStringLiteral("[inner]");
        if (row.problem == CsvRow::Problem::StrayQuote)
            line += QStringLiteral("[stray]");
        line.replace(QStringLiteral("\r"), QStringLiteral("\\r"));
        lines << line.replace(QStringLiteral("\n"), QStringLiteral("\\n"));
    }
}

static QString printed(QByteArray text, const CsvFormat &format = {})
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return printed(buffer, format);
}

static CsvRow firstRow(QByteArray text, const CsvFormat &format = {})
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    auto reader = CsvReader::open(buffer, format);
    CsvRow row;
    if (!reader->next(row).value_or(false))
        qFatal("no row");
    return row;
}

static QString failureIn(QIODevice &device, Error::Kind kind)
{
    auto reader = CsvReader::open(device, {});
    CsvRow row;
    while (true) {
        const auto more = reader->next(row);
        if (!more)
            return more.error().kind == kind ? more.error().sentence : QStringLiteral("other kind");
        if (!*more)
            return QStringLiteral("no failure");
    }
}

void TestCsvReader::recordsAreReadAsSpreadsheetsDo_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, QByteArray text, const char *rows) {
        QTest::newRow(name) << text << QString::fromUtf8(rows);
    };
    row("nothing", "", "");
    row("one value", "a", "1:a");
    row("line feeds", "a,b\nc,d\n", "1:a|b\n2:c|d");
    row("returns", "a,b\rc,d\r", "1:a|b\n2:c|d");
    row("both", "a,b\r\nc,d\r\n", "1:a|b\n2:c|d");
    row("mixed", "a\nb\rc\r\nd", "1:a\n2:b\n3:c\n4:d");
    row("no end", "a,b\nc,d", "1:a|b\n2:c|d");
    row("empty values", ",\n\"\",", "1:|\n2:|");
    row("delimiter at the end of the file", "a,", "1:a|");
    row("quoted delimiter", "\"a,b\",c", "1:a,b|c");
    row("doubled quotes", "\"a \"\"b\"\" c\"", "1:a \"b\" c");
    row("only a doubled quote", "\"\"\"\"", "1:\"");
    row("quoted line feed", "\"a\nb\",c\nd,e", "1:a\\nb|c\n3:d|e");
    row("quoted return and feed", "\"a\r\nb\",c\r\nd,e", "1:a\\r\\nb|c\n3:d|e");
    row("quoted return", "\"a\rb\",c\rd,e", "1:a\\rb|c\n3:d|e");
    row("quoted empty lines", "\"a\n\n\r\rb\"\nc", "1:a\\n\\n\\r\\rb\n6:c");
    row("blank lines", "a\n\n\r\nb\n", "1:a\n2:[blank]\n3:[blank]\n4:b");
    row("a quoted nothing is no blank line", "\"\"\n", "1:");
    row("quote in plain text", "a\"b,5\"", "1:a\"b|5\"");
    row("blank before a quote", "a, \"b\"", "1:a| \"b\"");
    row("a letter beyond the basic plane", "\xF0\x9F\x90\xB6,\"\xF0\x9F\x90\xB6\"",
        "1:\xF0\x9F\x90\xB6|\xF0\x9F\x90\xB6");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a,b",
        "1:a|b");
}

void TestCsvReader::recordsAreReadAsSpreadsheetsDo()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rows);
    QCOMPARE(printed(text), rows);
}

void TestCsvReader::theCutOfTheBlocksChangesNothing()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rows);
    Dripping device(text);
    QCOMPARE(printed(device, {}), rows);
}

void TestCsvReader::physicalLinesAreCounted_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("line feed") << QByteArray("\n");
    QTest::newRow("return") << QByteArray("\r");
    QTest::newRow("both") << QByteArray("\r\n");
}

void TestCsvReader::physicalLinesAreCounted()
{
    QFETCH(QByteArray, end);
    const QByteArray text = "h" + end + "\"a" + end + end + "b\"" + end + end + "c";
    QStringList lines;
    for (const QString &line : printed(text).split(u'\n'))
        lines << line.section(u':', 0, 0);
    QCOMPARE(lines.join(u' '), QStringLiteral("1 2 5 6"));
}

void TestCsvReader::blanksAroundValuesAreTrimmedOnlyWhenAsked()
{
    CsvFormat trimming;
    trimming.trimBlanks = true;
    QCOMPARE(printed("a, b , \"c\" ,\" d \"\n , \n   \n", trimming),
             QStringLiteral("1:a|b|c| d \n2:|\n3:[blank]"));
    QCOMPARE(printed("a, b "), QStringLiteral("1:a| b "));
}

void TestCsvReader::anyDelimiterAndQuoteWillDo()
{
    CsvFormat format;
    format.delimiter = QChar(u'§');
    format.quote = u'\'';
    QCOMPARE(printed("a§'b§''c'§\"d\"", format), QStringLiteral("1:a|b§'c|\"d\""));
}

void TestCsvReader::withoutAQuoteCharacterQuotesAreText()
{
    CsvFormat format;
    format.quote = QChar();
    QCOMPARE(printed("\"a,b\"\n\"", format), QStringLiteral("1:\"a|b\"\n2:\""));
}

void TestCsvReader::notesInFrontAreSkipped()
{
    CsvFormat format;
    format.skipLines = 2;
    QCOMPARE(printed("a \"note\r\nanother\r\na,b\r\n", format), QStringLiteral("3:a|b"));
    QCOMPARE(printed("too\nshort", format), QString());
}

void TestCsvReader::innerQuotesAreReadWhereTheirEndIsPlain_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, QByteArray text, const char *rows) {
        QTest::newRow(name) << text << QString::fromUtf8(rows);
    };
    row("a word", "\"a \"b\" c\",d\ne,f", "1:a \"b\" c|d[inner]\n2:e|f");
    row("a word at the end", "\"a \"b\"\",d\ne,f", "1:a \"b\"|d[inner]\n2:e|f");
    row("a word at the end of the line", "\"a \"b\"\"\ne", "1:a \"b\"[inner]\n2:e");
    row("a word at the end of the file", "\"a \"b\"\"", "1:a \"b\"[inner]");
    row("inches", "\"5\" pipe\",d", "1:5\" pipe|d[inner]");
    row("a doubled quote among them", "\"a \"b\" \"\"c\"\" d\"", "1:a \"b\" \"c\" d[inner]");
}

void TestCsvReader::innerQuotesAreReadWhereTheirEndIsPlain()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rows);
    QCOMPARE(printed(text), rows);
    Dripping device(text);
    QCOMPARE(printed(device, {}), rows);
}

void TestCsvReader::doubtfulQuotesAreReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, QByteArray text, const char *rows) {
        QTest::newRow(name) << text << QString::fromUtf8(rows);
    };
    row("text after the quote", "1,\"a\"b\n2,c\n", "1:1|a\"b[inner][stray]\n2:2|c");
    row("at the end of the file", "1,\"a\"b", "1:1|a\"b[inner][stray]");
    row("over a line break", "\"a\nb\"c\",d\ne,f", "1:a\\nb\"c|d[inner][stray]\n3:e|f");
}

void TestCsvReader::doubtfulQuotesAreReported()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rows);
    QCOMPARE(printed(text), rows);
}

void TestCsvReader::anUnclosedQuoteIsToldWithTheLineOfItsOpening()
{
    QByteArray text = "a,b\n1,2\n3,\"4\n5,6\n7,8\n";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    const QString sentence = failureIn(buffer, Error::Kind::Invalid);
    QVERIFY2(sentence.contains(QStringLiteral("opened in line 3")), qPrintable(sentence));
}

void TestCsvReader::anEscapedQuoteAtTheEndLeavesTheQuoteOpen()
{
    QVERIFY(printed("\"a\"\"").startsWith(QStringLiteral("! ")));
    QVERIFY(printed("\"a\"\"\n").startsWith(QStringLiteral("! ")));
}

void TestCsvReader::aZeroByteIsReportedWithItsPlace()
{
    for (const QByteArray &text : {QByteArray("a,b\0c\nd", 7), QByteArray("a,\"b\0c\"\nd", 9)}) {
        const CsvRow row = firstRow(text);
        QCOMPARE(row.problem, CsvRow::Problem::NulByte);
        QCOMPARE(row.problemLine, 1);
        QCOMPARE(row.problemField, 1);
        QCOMPARE(row.at(1).size(), 3);
    }
}

void TestCsvReader::meaninglessBytesAreReportedWithTheirPlace()
{
    const CsvRow row = firstRow("a,\"b\nc\xFF\",d");
    QCOMPARE(row.problem, CsvRow::Problem::InvalidBytes);
    QCOMPARE(row.problemLine, 2);
    QCOMPARE(row.problemField, 1);
    QCOMPARE(withVisibleBytes(row.at(1)), QStringLiteral("b\nc\\xFF"));
    const CsvRow cut = firstRow("a,b\xC3");
    QCOMPARE(cut.problem, CsvRow::Problem::InvalidBytes);
}

void TestCsvReader::aReplacementCharacterInTheFileIsNoFault()
{
    QCOMPARE(firstRow("a\xEF\xBF\xBD").problem, CsvRow::Problem::None);
    QCOMPARE(firstRow("a\xF0\x9F\x90\xB6\xFF").problem, CsvRow::Problem::InvalidBytes);
}

void TestCsvReader::anOverlongLineIsRefused()
{
    EndlessLine line(100 * 1024 * 1024);
    const QString sentence = failureIn(line, Error::Kind::Invalid);
    QVERIFY2(sentence.contains(QStringLiteral("begins in line 1")), qPrintable(sentence));
    QVERIFY(!line.atEnd()); // it gave up long before the end
}

void TestCsvReader::anOverlongQuoteNamesItsOpening()
{
    QByteArray text = "a\nb,\"c\n" + QByteArray(17 * 1024 * 1024, 'x');
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    const QString sentence = failureIn(buffer, Error::Kind::Invalid);
    QVERIFY2(sentence.contains(QStringLiteral("opened in line 2")), qPrintable(sentence));
}

void TestCsvReader::tooManyValuesAreRefused()
{
    QByteArray text(1024 * 1024, ',');
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(failureIn(buffer, Error::Kind::Invalid).contains(QStringLiteral("too long")));
}

void TestCsvReader::anUnreadableDeviceIsTold()
{
    FailingDisk disk;
    QVERIFY(failureIn(disk, Error::Kind::Unreadable).contains(QStringLiteral("could not be read")));
}

void TestCsvReader::anUnknownEncodingIsRefused()
{
    CsvFormat format;
    format.encoding.name = QStringLiteral("klingon");
    QBuffer buffer;
    buffer.open(QIODevice::ReadOnly);
    const auto reader = CsvReader::open(buffer, format);
    QVERIFY(!reader);
    QVERIFY(reader.error().sentence.contains(QStringLiteral("klingon")));
}

void TestCsvReader::bytesReadGrowToTheWhole()
{
    QByteArray text;
    while (text.size() < 1'000'000)
        text += "one,two,three\n";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    auto reader = CsvReader::open(buffer, {});
    CsvRow row;
    QVERIFY(reader->next(row).value_or(false));
    QVERIFY(reader->bytesRead() < text.size());
    while (reader->next(row).value_or(false)) {
    }
    QCOMPARE(reader->bytesRead(), text.size());
}

INTRAY_TEST_APPLESS_MAIN(TestCsvReader)
#include "tst_csvreader.moc"
