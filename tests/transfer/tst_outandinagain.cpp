// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "transfer/exporter.h"
#include "transfer/importer.h"

#include <QDirIterator>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is written out comes in again unchanged: export, import into a new queue and export give
/// the same bytes.
class OutAndInAgainTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void oddValues();
    void missingStaysApartFromEmpty_data();
    void missingStaysApartFromEmpty();
    void valuesKeepTheirTypes();
    void allRealRecords();

private:
    Outcome<ImportResult> bringIn(const QString &queue, const QString &file,
                                  const CsvChoices &format = {});
    QByteArray writtenOut(const QString &queue, ExportFormat format, const QString &missing = {});
    /// Writes the queue out, brings that into another, and writes it out again.
    void roundTrip(const QString &queue, ExportFormat format, const QString &missing = {});

    QList<Item> itemsOf(const QString &queue);

    QTemporaryDir m_folder;
    int m_files = 0;
    int m_queues = 0;
};

Outcome<ImportResult> OutAndInAgainTest::bringIn(const QString &queue, const QString &file,
                                                 const CsvChoices &format)
{
    ImportOptions options;
    options.queue = queue;
    options.file = file;
    options.format = format;
    return Importer(*anna->connection, anna->store.identity()).bringIn(options);
}

QByteArray OutAndInAgainTest::writtenOut(const QString &queue, ExportFormat format,
                                         const QString &missing)
{
    ExportOptions options;
    options.queue = queue;
    options.file = m_folder.filePath(QString::number(++m_files));
    options.format = format;
    options.missing = missing;
    valueOf(Exporter(*anna->connection, anna->store.identity()).writeOut(options));
    QFile file(options.file);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void OutAndInAgainTest::roundTrip(const QString &queue, ExportFormat format, const QString &missing)
{
    const QByteArray once = writtenOut(queue, format, missing);
    const WrittenFile file(once);
    CsvChoices choices;
    if (!missing.isEmpty())
        choices.missing = missing;
    const QString again = u"again-%1"_s.arg(++m_queues);
    const ImportResult result = valueOf(bringIn(again, file.path(), choices));
    QCOMPARE(result.rejected, 0);
    QCOMPARE(result.added, result.read);
    QCOMPARE(writtenOut(again, format, missing), once);
}

QList<Item> OutAndInAgainTest::itemsOf(const QString &queue)
{
    ItemQuery query;
    query.queue = queue;
    return valueOf(anna->store.page(query, {})).items;
}

void OutAndInAgainTest::oddValues()
{
    const QStringList values{u"=1+1"_s,
                             u"'=1+1"_s,
                             u"''@x"_s,
                             u"'"_s,
                             u"'tis"_s,
                             u"-5,5"_s,
                             u"'-5"_s,
                             u"+49 30 1234"_s,
                             u"\n=x"_s,
                             u"x;=cmd"_s,
                             u"- one\r\n- two\n'- three"_s,
                             u"\uFF1Dx"_s,
                             u"a \"b\", c"_s,
                             u"  a  "_s,
                             u"🐶\u202E\\N\\"_s};
    for (const QString &value : values) {
        NewItem item = newItem(value);
        item.record = {{u"name"_s, value}, {u"b"_s, u"x"_s}};
        valueOf(anna->store.addItem(q, item));
    }
    roundTrip(q, ExportFormat::Csv);
    roundTrip(q, ExportFormat::JsonLines);
    const QByteArray written = writtenOut(q, ExportFormat::Csv);
    for (const char *formula : {",=", ";=", "\n=", ",@", "\"="})
        QVERIFY2(!written.contains(formula), formula);
}

void OutAndInAgainTest::missingStaysApartFromEmpty_data()
{
    QTest::addColumn<QString>("mark");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a word") << u"NULL"_s;
    QTest::newRow("as MySQL has it") << u"\\N"_s;
}

void OutAndInAgainTest::missingStaysApartFromEmpty()
{
    QFETCH(QString, mark);
    const QList<Record> records{{{u"a"_s, u""_s}, {u"b"_s, u"x"_s}},
                                {{u"b"_s, u"y"_s}},
                                {{u"a"_s, u"NULL"_s}, {u"b"_s, u"\\N"_s}}};
    for (const Record &record : records) {
        NewItem item = newItem(u"k"_s);
        item.key = u"k%1"_s.arg(records.indexOf(record));
        item.record = record;
        valueOf(anna->store.addItem(q, item));
    }
    roundTrip(q, ExportFormat::Csv, mark);
    const QString again = u"again-%1"_s.arg(m_queues);
    const QList<Item> items = itemsOf(again);
    QCOMPARE(items.size(), records.size());
    for (qsizetype i = 0; i < records.size(); ++i)
        QCOMPARE(items.at(i).record, records.at(i));
}

void OutAndInAgainTest::valuesKeepTheirTypes()
{
    NewItem item = newItem(u"k"_s, 7);
    item.record = {{u"n"_s, 12.5},
                   {u"yes"_s, true},
                   {u"none"_s, QJsonValue::Null},
                   {u"list"_s, QJsonArray{1, u"two"_s, QJsonObject{{u"a"_s, u"b"_s}}}},
                   {u"large"_s, qint64(9'007'199'254'740'993)}};
    valueOf(anna->store.addItem(q, item));
    roundTrip(q, ExportFormat::JsonLines);
    const Item again = itemsOf(u"again-%1"_s.arg(m_queues)).constFirst();
    QCOMPARE(again.record, item.record);
    QCOMPARE(again.priority, 7);
}

/// On servers one set, because it takes long.
void OutAndInAgainTest::allRealRecords()
{
    REQUIRE_DATA();
    const bool isFile = engineOfRow() == u"sqlite";
    QDirIterator files(dataFolder() + (isFile ? u""_s : u"/restaurants"_s),
                       {u"*.csv"_s, u"*.tsv"_s, u"*.txt"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    int sets = 0;
    while (files.hasNext()) {
        const QString queue = u"set-%1"_s.arg(++sets);
        const auto result = bringIn(queue, files.next());
        if (!result || result->added == 0)
            continue;
        qInfo("%s: %lld", qPrintable(files.filePath()), result->added);
        roundTrip(queue, ExportFormat::Csv);
        roundTrip(queue, ExportFormat::JsonLines);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(files.filePath()));
    }
    QVERIFY(sets > 2);
}

INTRAY_TEST_GUILESS_MAIN(OutAndInAgainTest)
#include "tst_outandinagain.moc"
