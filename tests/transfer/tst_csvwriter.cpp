// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "transfer/csvwriter.h"
#include "transfer/rejectfile.h"

#include <QBuffer>
#include <QRandomGenerator>

using namespace intray;

class TestCsvWriter : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreQuotedOnlyWhereNeeded();
    void missingIsNothingAndEmptyIsTwoQuotes();
    void formulasAreGuardedOnlyWhenAsked();
    void formulasBehindWhatNobodySeesAreGuarded();
    void whatIsWrittenIsReadAgain();
    void rejectsAppearOnlyWhenCommitted();
    void meaninglessBytesAreShownInRejects();
    void aFolderThatIsNotThereIsTold();
};

static QByteArray written(const QStringList &values, bool guard = false)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer);
    writer.setGuardFormulas(guard);
    writer.writeRow(values);
    writer.flush();
    return buffer.data();
}

void TestCsvWriter::valuesAreQuotedOnlyWhereNeeded()
{
    QCOMPARE(written({QStringLiteral("a"), QStringLiteral("b,c"), QStringLiteral("d\"e"),
                      QStringLiteral("f\ng")}),
             QByteArray("a,\"b,c\",\"d\"\"e\",\"f\ng\"\r\n"));
    QCOMPARE(written({QStringLiteral(" a"), QStringLiteral("é")}),
             QByteArray("\" a\",\xC3\xA9\r\n"));
}

void TestCsvWriter::missingIsNothingAndEmptyIsTwoQuotes()
{
    QCOMPARE(written({QString(), QStringLiteral(""), QString()}), QByteArray(",\"\",\r\n"));
}

void TestCsvWriter::formulasAreGuardedOnlyWhenAsked()
{
    QCOMPARE(written({QStringLiteral("=1+1")}, true), QByteArray("'=1+1\r\n"));
    QCOMPARE(written({QStringLiteral("=1+1")}, false), QByteArray("=1+1\r\n"));
    QCOMPARE(written({QStringLiteral("-5"), QStringLiteral("+49")}, true),
             QByteArray("-5,+49\r\n"));
}

/// The quick way for values that need nothing lets none of them by.
void TestCsvWriter::formulasBehindWhatNobodySeesAreGuarded()
{
    for (const char16_t unseen : {u'\u00A0', u'\u00AD', u'\u200B', u'\u2060', u'\u3000', u'\uFEFF',
                                  u'\u3164', u'\u061C', u'\u1680', u'\u0001'}) {
        const QByteArray text = (QString(QChar(unseen)) + QStringLiteral("=1")).toUtf8();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        CsvWriter writer(buffer);
        writer.setGuardFormulas(true);
        writer.writeCells({Cell::ofText(text)});
        writer.flush();
        QCOMPARE(buffer.data(), '\'' + text + "\r\n");
    }
}

void TestCsvWriter::whatIsWrittenIsReadAgain()
{
    QRandomGenerator random(5);
    const QString letters = QStringLiteral("ab,;\"'\r\n \té🐶=");
    QList<QStringList> rows;
    QByteArray text = written({QStringLiteral("k"), QStringLiteral("v"), QStringLiteral("w")});
    for (int i = 0; i < 500; ++i) {
        QStringList row{QStringLiteral("k%1").arg(i)};
        for (int column = 0; column < 2; ++column) {
            QString value = QStringLiteral("");
            for (int length = random.bounded(0, 8); length > 0; --length)
                value += letters.at(random.bounded(int(letters.size())));
            row << QString::fromUtf8(value.toUtf8()).remove(QChar(0xFFFD));
        }
        rows << row;
        text += written(row);
    }
    CsvChoices choices;
    choices.encoding = QStringLiteral("UTF-8");
    choices.trimBlanks = false;
    choices.delimiter = u',';
    const ReadTable table = readText(text, choices);
    QVERIFY(!table.failed);
    QVERIFY(table.bad.isEmpty());
    QCOMPARE(table.rows, rows);
}

void TestCsvWriter::rejectsAppearOnlyWhenCommitted()
{
    const WrittenFile file("x");
    const QString path = file.beside(QStringLiteral("rejects.csv"));
    auto rejects = RejectFile::open(path, {QStringLiteral("a")});
    rejects->add({7, QStringLiteral("too short"), {QStringLiteral("1")}, {}});
    QVERIFY(!QFile::exists(path));
    QVERIFY(rejects->commit().has_value());
    const ReadTable table = readTable(path);
    QCOMPARE(table.columns.join(u'|'), QStringLiteral("intray_line|intray_reason|a"));
    QCOMPARE(table.rows.first().join(u'|'), QStringLiteral("7|too short|1"));
}

void TestCsvWriter::meaninglessBytesAreShownInRejects()
{
    TableRow row;
    row.row.text = QStringLiteral("a") + QChar(0xDCFF);
    row.row.ends = {2};
    row.row.problem = CsvRow::Problem::InvalidBytes;
    QCOMPARE(rejectOf(row, {}).values, QStringList{QStringLiteral("a\\xFF")});
}

void TestCsvWriter::aFolderThatIsNotThereIsTold()
{
    const auto rejects = RejectFile::open(QStringLiteral("/no/such/folder/rejects.csv"), {});
    QVERIFY(!rejects);
    QCOMPARE(rejects.error().kind, Error::Kind::Unreadable);
}

INTRAY_TEST_APPLESS_MAIN(TestCsvWriter)
#include "tst_csvwriter.moc"
