// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"
#include "transfer/jsonkeys.h"

#include <QJsonArray>
#include <QStringEncoder>

using namespace intray;
using namespace Qt::StringLiterals;

/// JSON lines come in, reject files come in again once they are corrected, and what is no text is
/// told.
class JsonLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void objectsBecomeRecords();
    void fieldsKeepTheirOrder();
    void linesInAnyOfUnicodesEncodingsAreRead_data();
    void linesInAnyOfUnicodesEncodingsAreRead();
    void linesInAChosenEncodingAreRead();
    void linesInAWesternEncodingAreReadAndTold();
    void aFileOfWhichNoLineCanBeReadSaysWhy();
    void bytesWithoutAMeaningAreRejected();
    void whatIsNoJsonInTheFirstLineIsRejectedThere();
    void recordsComeOutInTheOrderOfTheirFields();
    void moreFieldsThanAQueueCanHaveAreToldAtTheirLine();
    void aLineThatIsNoObjectIsRejected();
    void aLineThatEndsInTheMiddleIsRejected();
    void aNumberThatCannotBeKeptIsRejected();
    void aFieldThatStandsTwiceIsRejected();
    void aFieldWithoutANameIsRejected();
    void aZeroCharacterIsRejected();
    void halfOfACharacterIsRejected();
    void aCorrectedRejectFileComesInAsItIs();
    void correctedRejectsOfJsonLinesToo();
    void whatIsNoTextIsTold_data();
    void whatIsNoTextIsTold();
    void jsonThatIsNoLinesIsTold_data();
    void jsonThatIsNoLinesIsTold();

private:
    static QByteArray contentOf(const QString &path);
};

QByteArray JsonLinesTest::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void JsonLinesTest::objectsBecomeRecords()
{
    ImportGround ground;
    const QByteArray text = "{\"id\":\"1\",\"n\":1.5,\"tags\":[\"a\"]}\n\n"
                            "{\"id\":\"2\",\"n\":null}\n";
    const ImportResult result = valueOf(ground.bringIn(text));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.keyColumns, QStringList{u"id"_s});
    const QList<Item> items = ground.items();
    QCOMPARE(items.at(0).record,
             (Record{{u"id"_s, u"1"_s}, {u"n"_s, 1.5}, {u"tags"_s, QJsonArray{u"a"_s}}}));
    QCOMPARE(items.at(1).record, (Record{{u"id"_s, u"2"_s}, {u"n"_s, QJsonValue::Null}}));
    QCOMPARE(valueOf(ground.bringIn(text)).duplicate, 2);
    QCOMPARE(valueOf(ground.bringIn("{\"id\":\"1\",\"n\":\"1.5\",\"tags\":[\"a\"]}")).changed, 1);
}

void JsonLinesTest::fieldsKeepTheirOrder()
{
    QCOMPARE(jsonKeys("{\"z\":{\"q\":1},\"\\u0061\":\"b\\\":,\", \"m\" : [{\"x\":1}]}"),
             QStringList({u"z"_s, u"a"_s, u"m"_s}));
    QCOMPARE(jsonKeys("{\"key\":\"record\",\"record\":{\"b\":1,\"a\":{\"c\":2}},\"x\":{\"y\":1}}",
                      u"record"_s),
             QStringList({u"b"_s, u"a"_s}));
}

static QByteArray encoded(const QString &text, QStringEncoder::Encoding encoding, bool isMarked)
{
    QStringEncoder encoder(encoding, isMarked ? QStringEncoder::Flag::WriteBom
                                              : QStringEncoder::Flag::Default);
    return encoder.encode(text);
}

void JsonLinesTest::linesInAnyOfUnicodesEncodingsAreRead_data()
{
    QTest::addColumn<QByteArray>("lines");
    const QString first = u"{\"id\":1,\"a\":\"Köln \u20ac\"}\r\n"_s;
    const QString text = first + u"\n{\"id\":2,\"a\":\"y\"}"_s;
    using Encoding = QStringEncoder::Encoding;
    QTest::newRow("UTF-8 with a mark") << encoded(text, Encoding::Utf8, true);
    QTest::newRow("UTF-16") << encoded(text, Encoding::Utf16LE, true);
    QTest::newRow("UTF-16, big end first") << encoded(text, Encoding::Utf16BE, true);
    QTest::newRow("UTF-16 without a mark") << encoded(text, Encoding::Utf16LE, false);
    QTest::newRow("UTF-32") << encoded(text, Encoding::Utf32LE, true);
    QTest::newRow("returns as line ends")
        << encoded(QString(text).remove(u'\n'), Encoding::Utf8, false);
    QTest::newRow("returns as line ends in UTF-16")
        << encoded(QString(text).remove(u'\n'), Encoding::Utf16BE, true);
    QTest::newRow("a mark before each line")
        << encoded(first, Encoding::Utf8, true) +
               encoded(u"{\"id\":2,\"a\":\"y\"}"_s, Encoding::Utf8, true);
}

void JsonLinesTest::linesInAnyOfUnicodesEncodingsAreRead()
{
    QFETCH(QByteArray, lines);
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(lines, QStringList{u"id"_s}));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 0);
    QCOMPARE(ground.items().at(0).record, (Record{{u"id"_s, 1}, {u"a"_s, u"Köln €"_s}}));
}

void JsonLinesTest::linesInAChosenEncodingAreRead()
{
    ImportGround ground;
    ImportOptions options;
    options.format.encoding = u"windows-1252"_s;
    valueOf(ground.bringIn("{\"id\":\"1\",\"a\":\"K\xF6ln\"}\n", options));
    QCOMPARE(ground.items().at(0).record.value(u"a"_s), u"Köln"_s);
    options.format.encoding = u"klingon"_s;
    QCOMPARE(errorIn(ground.bringIn("{\"id\":\"1\"}\n", options)).kind, Error::Kind::Invalid);
}

void JsonLinesTest::linesInAWesternEncodingAreReadAndTold()
{
    ImportGround ground;
    const QByteArray lines =
        "{\"id\":\"1\",\"a\":\"K\xF6ln\"}\n{\"id\":\"2\",\"a\":\"M\xFCnchen\"}\n";
    const ImportResult result = valueOf(ground.bringIn(lines, QStringList{u"id"_s}));
    QCOMPARE(result.added, 2);
    QCOMPARE(ground.items().at(0).record.value(u"a"_s), u"Köln"_s);
    QVERIFY2(result.notes.join(u'\n').contains(u"windows-1252 is a guess"),
             qPrintable(result.notes.join(u'\n')));
}

void JsonLinesTest::aFileOfWhichNoLineCanBeReadSaysWhy()
{
    ImportGround ground;
    ImportOptions options;
    options.format.encoding = u"UTF-8"_s;
    const Error error = errorIn(ground.bringIn("{\"id\":\"1\",\"a\":\"K\xF6ln\"}\n", options));
    QVERIFY2(error.sentence.contains(
                 u"can be read. Line 1: There are bytes in the line that are not UTF-8."),
             qPrintable(error.sentence));
}

void JsonLinesTest::bytesWithoutAMeaningAreRejected()
{
    ImportGround ground;
    const QByteArray lines = "{\"id\":\"1\",\"a\":\"\xC3\xB6\"}\n{\"id\":\"2\",\"a\":\"\xF6\"}\n";
    const ImportResult result = valueOf(ground.bringIn(lines));
    QCOMPARE(result.rejected, 1);
    QCOMPARE(result.rejects.constFirst().reason,
             u"There are bytes in the line that are not UTF-8."_s);
    QByteArray wide = encoded(u"{\"id\":\"3\"}\n{\"id\":\"4\",\"a\":\"x\"}\n"_s,
                              QStringEncoder::Encoding::Utf16LE, true);
    wide.replace(QByteArray("x\0", 2), QByteArray("\0\xD8", 2)); // half of a character
    QCOMPARE(valueOf(ground.bringIn(wide)).rejected, 1);
}

void JsonLinesTest::whatIsNoJsonInTheFirstLineIsRejectedThere()
{
    ImportGround ground;
    const ImportResult result =
        valueOf(ground.bringIn("{\"id\":\"1\",\"n\":NaN}\n{\"id\":\"2\",\"n\":2}\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.rejects.constFirst().line, 1);
    QVERIFY(result.rejects.constFirst().reason.startsWith(u"The line is not JSON"));
}

void JsonLinesTest::recordsComeOutInTheOrderOfTheirFields()
{
    ImportGround ground;
    valueOf(ground.bringIn("{\"z\":\"1\",\"a\":\"x\",\"m\":2}\n{\"z\":\"2\",\"b\":null}\n"));
    const QTemporaryDir folder;
    ExportOptions options;
    options.queue = u"q"_s;
    options.file = folder.filePath(u"out.jsonl"_s);
    options.format = ExportFormat::JsonLines;
    ground.writeOut(options);
    const QByteArray out = contentOf(options.file);
    QVERIFY2(out.contains("\"record\":{\"z\":\"1\",\"a\":\"x\",\"m\":2}"), out.constData());
    QVERIFY2(out.contains("\"record\":{\"z\":\"2\",\"b\":null}"), out.constData());
}

void JsonLinesTest::moreFieldsThanAQueueCanHaveAreToldAtTheirLine()
{
    const auto lines = [](int count) {
        QByteArray text;
        for (int i = 0; i < count; ++i)
            text += "{\"field " + QByteArray::number(i) + "\":\"x\"}\n";
        return text;
    };
    ImportGround ground;
    ImportOptions rows;
    rows.keyIsRow = true;
    const Error error = errorIn(ground.bringIn(lines(10'000), rows));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"With line 2001 "), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
    QCOMPARE(valueOf(ground.bringIn(lines(2000), rows)).added, 2000);
}

void JsonLinesTest::aLineThatIsNoObjectIsRejected()
{
    ImportGround ground;
    const ImportResult result =
        valueOf(ground.bringIn("{\"id\":\"1\"}\n[1]\n{\"id\":\n{}\n{\"id\":\"2\"}\n"));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 3);
    QCOMPARE(result.rejects.at(1).line, 3);
}

void JsonLinesTest::aLineThatEndsInTheMiddleIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn("{\"a\":1}\n{\"\n{\"a\":\"\\\n{\"a\":2}\n"));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 2);
    QVERIFY(result.rejects.constFirst().reason.startsWith(u"The line is not JSON"));
}

void JsonLinesTest::aNumberThatCannotBeKeptIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(
        ground.bringIn("{\"id\":\"1\",\"n\":9007199254740993}\n{\"id\":\"2\",\"n\":0.1}\n"
                       "{\"id\":\"3\",\"n\":123456789012345678901}\n"
                       "{\"id\":\"4\",\"n\":0.12345678901234567890}\n{\"id\":\"5\",\"n\":1.50}\n"));
    QCOMPARE(result.added, 3);
    QCOMPARE(result.rejected, 2);
    QVERIFY2(result.rejects.at(0).reason.contains(u"123456789012345678901"),
             qPrintable(result.rejects.at(0).reason));
}

void JsonLinesTest::aFieldThatStandsTwiceIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(
        ground.bringIn("{\"id\":\"1\",\"a\":\"id\"}\n{\"id\":\"2\",\"a\":\"x\",\"a\":\"y\"}\n"
                       "{\"id\":\"3\",\"a\":[{\"b\":1,\"c\":1},{\"b\":1,\"\\u0062\":2}]}\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.rejected, 2);
    QCOMPARE(result.rejects.at(0).reason, u"The field “a” occurs twice in the line."_s);
    QCOMPARE(result.rejects.at(1).reason, u"The field “b” occurs twice in the line."_s);
}

void JsonLinesTest::aFieldWithoutANameIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn("{\"a\":1}\n{\"a\":2,\"\":3}\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.rejects.constFirst().line, 2);
    QCOMPARE(result.rejects.constFirst().reason, u"A field of the line has no name."_s);
}

void JsonLinesTest::aZeroCharacterIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(
        ground.bringIn("{\"id\":\"1\",\"a\":\"\\\\u0000\"}\n{\"id\":\"2\",\"a\":[\"\\u0000\"]}\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.rejected, 1);
    QVERIFY2(result.rejects.at(0).reason.contains(u"“a” has a character with the number 0"),
             qPrintable(result.rejects.at(0).reason));
}

void JsonLinesTest::halfOfACharacterIsRejected()
{
    ImportGround ground;
    const ImportResult result = valueOf(
        ground.bringIn("{\"id\":\"1\",\"a\":\"\\\\ud800\"}\n{\"id\":\"2\",\"a\":[\"\\ud83d\"]}\n"
                       "{\"id\":\"3\",\"a\":\"\\ud83d\\ude00\"}\n"));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 1);
    QCOMPARE(result.rejects.at(0).line, 2);
    QVERIFY2(result.rejects.at(0).reason.contains(u"“a” has half of a character"_s),
             qPrintable(result.rejects.at(0).reason));
    QVERIFY(!result.rejects.at(0).reason.contains(u"Nothing was changed"_s)); // others came in
}

void JsonLinesTest::aCorrectedRejectFileComesInAsItIs()
{
    ImportGround ground;
    QTemporaryDir folder;
    ImportOptions options;
    options.rejectsFile = folder.filePath(u"bad.csv"_s);
    options.keyColumns = QStringList{u"id"_s};
    valueOf(ground.bringIn("id;a;b\n1;x;y\n;=1;z\n3;;w;surplus\n", options));
    QByteArray rejects = contentOf(options.rejectsFile);
    QVERIFY2(rejects.startsWith("intray_line,intray_reason,id,a,b\r\n3,"), rejects.constData());
    QVERIFY2(rejects.contains("'=1"), rejects.constData());
    rejects.replace(",\"\",'=1,z", ",2,'=1,z").replace("w,surplus", "w");
    const ImportResult again = valueOf(ground.bringIn(rejects));
    QCOMPARE(again.added, 2);
    QCOMPARE(again.rejected, 0);
    const QList<Item> items = ground.items();
    QCOMPARE(items.at(1).record, (Record{{u"id"_s, u"2"_s}, {u"a"_s, u"=1"_s}, {u"b"_s, u"z"_s}}));
    QCOMPARE(items.at(2).record, (Record{{u"id"_s, u"3"_s}, {u"a"_s, u""_s}, {u"b"_s, u"w"_s}}));
}

void JsonLinesTest::correctedRejectsOfJsonLinesToo()
{
    ImportGround ground;
    QTemporaryDir folder;
    ImportOptions options;
    options.rejectsFile = folder.filePath(u"bad.jsonl"_s);
    options.keyColumns = QStringList{u"id"_s};
    valueOf(ground.bringIn("{\"id\":\"1\",\"n\":1}\n{\"n\":2.5}\n", options));
    QByteArray rejects = contentOf(options.rejectsFile);
    QVERIFY2(rejects.startsWith("{\"intray_line\":2,\"intray_reason\":"), rejects.constData());
    rejects.replace("\"n\":2.5", "\"id\":\"2\",\"n\":2.5");
    QCOMPARE(valueOf(ground.bringIn(rejects)).added, 1);
    QCOMPARE(ground.items().at(1).record, (Record{{u"id"_s, u"2"_s}, {u"n"_s, 2.5}}));
}

void JsonLinesTest::whatIsNoTextIsTold_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("pdf") << QByteArray("%PDF-1.4\n%x\n1 0 obj");
    QTest::newRow("zip") << QByteArray("PK\x03\x04\x14\0\0\0abc", 11);
    QTest::newRow("old spreadsheet") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1xxxx");
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1A\n");
    QTest::newRow("packed") << QByteArray("\x1F\x8B\x08\0", 4);
    QTest::newRow("web page") << QByteArray("\n<!DOCTYPE html>\n<html><body>Sign in</body>");
    QTest::newRow("xml") << QByteArray("\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<rows/>\n");
    QTest::newRow("noise")
        << QByteArray("\x01\x02\x03\x04\x05\x06\x0E\x0F\x10\x11\x12\x13").repeated(9);
}

void JsonLinesTest::whatIsNoTextIsTold()
{
    QFETCH(QByteArray, content);
    ImportGround ground;
    const Error error = errorIn(ground.bringIn(content));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"not a text file") || error.sentence.contains(u"spreadsheet"),
             qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

void JsonLinesTest::jsonThatIsNoLinesIsTold_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("list") << QByteArray("[\n  {\n    \"a\": \"1\"\n  }\n]");
    QTest::newRow("empty list") << QByteArray("[]\n");
    QTest::newRow("object on lines") << QByteArray("{\n  \"rows\": []\n}");
}

void JsonLinesTest::jsonThatIsNoLinesIsTold()
{
    QFETCH(QByteArray, content);
    ImportGround ground;
    const Error error = errorIn(ground.bringIn(content));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"one complete object per line"), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(JsonLinesTest)
#include "tst_jsonlines.moc"
