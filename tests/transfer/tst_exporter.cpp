// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/exporter.h"
#include "transfer/importer.h"

#include <QJsonDocument>

using namespace intray;

class TestExporter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void csvHasAHeaderAndEveryItem();
    void missingAndEmptyStayApart();
    void fieldsOutsideTheSchemaAreColumnsToo();
    void formulasAreGuardedInCsvOnlyAndOnlyWhenAsked();
    void oneStateCanBeChosen();
    void manyItemsAreWrittenOverManyPages();
    void typedValuesAreWrittenAsShown();
    void whatIsExportedComesBackTheSame();
    void cancellingWritesNoFile();
    void aFolderThatIsNotThereIsTold();
    void anUnknownQueueIsTold();
    void progressCountsTheItems();
    void formatsHaveNames();

private:
    void add(const QString &key, const Record &record, const QString &queue = QStringLiteral("q"));
    void addMany(int count);
    ExportOptions options(ExportFormat format = ExportFormat::Csv) const;
    Outcome<ExportResult> writeOut(const ExportOptions &options, const ProgressReport &report = {},
                                   const Cancellation &cancellation = {});
    QString written();

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Person> m_person;
};

static Record record(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

void TestExporter::init()
{
    m_person.reset();
    m_database = std::make_unique<TestDatabase>();
    m_person = std::make_unique<Person>(*m_database, QStringLiteral("ann"));
    Queue queue = queueNamed(QStringLiteral("q"));
    queue.recordSchema = record(R"({"properties":{"a":{},"b":{}},"x-intray-order":["b","a"]})");
    valueOf(m_person->store.addQueue(queue));
}

void TestExporter::add(const QString &key, const Record &values, const QString &queue)
{
    NewItem item;
    item.key = key;
    item.record = values;
    valueOf(m_person->store.addItem(queue, item));
}

/// Brought in, because adding one by one waits for the disk each time.
void TestExporter::addMany(int count)
{
    QByteArray text = "a\n";
    for (int i = 0; i < count; ++i)
        text += 'k' + QByteArray::number(i) + '\n';
    const WrittenFile file(text);
    ImportOptions import;
    import.queue = QStringLiteral("q");
    import.file = file.path();
    import.newColumns = NewColumns::Ignore;
    valueOf(Importer(*m_person->connection, m_person->store.identity()).bringIn(import));
}

ExportOptions TestExporter::options(ExportFormat format) const
{
    ExportOptions options;
    options.queue = QStringLiteral("q");
    options.file = m_database->folder() + QStringLiteral("/out");
    options.format = format;
    return options;
}

Outcome<ExportResult> TestExporter::writeOut(const ExportOptions &options,
                                             const ProgressReport &report,
                                             const Cancellation &cancellation)
{
    return Exporter(*m_person->connection, m_person->store.identity())
        .writeOut(options, report, cancellation);
}

QString TestExporter::written()
{
    QFile file(options().file);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestExporter::csvHasAHeaderAndEveryItem()
{
    add(QStringLiteral("1"), record(R"({"a":"x, y","b":"é"})"));
    QCOMPARE(valueOf(writeOut(options())).written, 1);
    QCOMPARE(written(), QStringLiteral("intray_key,intray_state,b,a\r\n1,open,é,\"x, y\"\r\n"));
}

void TestExporter::missingAndEmptyStayApart()
{
    add(QStringLiteral("1"), record(R"({"a":""})"));
    QVERIFY(writeOut(options()).has_value());
    QVERIFY(written().endsWith(QStringLiteral("1,open,,\"\"\r\n")));
    QVERIFY(writeOut(options(ExportFormat::JsonLines)).has_value());
    const QJsonObject line = QJsonDocument::fromJson(written().toUtf8()).object();
    QCOMPARE(line.value(QStringLiteral("record")).toObject(), record(R"({"a":""})"));
    QCOMPARE(line.keys().join(u' '), QStringLiteral("key priority record state"));
}

void TestExporter::fieldsOutsideTheSchemaAreColumnsToo()
{
    add(QStringLiteral("1"), record(R"({"a":"x"})"));
    valueOf(m_person->store.widenFields(QStringLiteral("q"), {QStringLiteral("z")}));
    add(QStringLiteral("2"), record(R"({"z":"y"})"));
    QVERIFY(writeOut(options()).has_value());
    QCOMPARE(written(),
             QStringLiteral("intray_key,intray_state,b,a,z\r\n1,open,,x,\r\n2,open,,,y\r\n"));
}

void TestExporter::formulasAreGuardedInCsvOnlyAndOnlyWhenAsked()
{
    add(QStringLiteral("1"), record(R"({"a":"=1+1"})"));
    QVERIFY(writeOut(options()).has_value());
    QVERIFY(written().contains(QStringLiteral(",'=1+1")));
    ExportOptions plain = options();
    plain.guardFormulas = false;
    QVERIFY(writeOut(plain).has_value());
    QVERIFY(written().contains(QStringLiteral(",=1+1")));
    QVERIFY(writeOut(options(ExportFormat::JsonLines)).has_value());
    QVERIFY(written().contains(QStringLiteral("\"=1+1\"")));
}

void TestExporter::oneStateCanBeChosen()
{
    add(QStringLiteral("1"), {});
    add(QStringLiteral("2"), {});
    const Claim claim = valueOf(m_person->store.claimNext({QStringLiteral("q")}));
    valueOf(m_person->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    ExportOptions done = options();
    done.state = State::Done;
    QCOMPARE(valueOf(writeOut(done)).written, 1);
    QVERIFY(written().contains(QStringLiteral("1,done")));
    QCOMPARE(valueOf(writeOut(options())).written, 2);
    QVERIFY(written().contains(QStringLiteral("2,open")));
}

void TestExporter::manyItemsAreWrittenOverManyPages()
{
    addMany(1234);
    QCOMPARE(valueOf(writeOut(options(ExportFormat::JsonLines))).written, 1234);
    const QStringList lines = written().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1234);
    QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), 1234);
}

void TestExporter::typedValuesAreWrittenAsShown()
{
    add(QStringLiteral("1"), record(R"({"a":1.5,"b":true})"));
    add(QStringLiteral("2"), record(R"({"a":{"c":[1]},"b":null})"));
    QVERIFY(writeOut(options()).has_value());
    QVERIFY(written().contains(QStringLiteral("1,open,true,1.5\r\n")));
    QVERIFY(written().contains(QStringLiteral("2,open,,\"{\"\"c\"\":[1]}\"\r\n")));
}

void TestExporter::whatIsExportedComesBackTheSame()
{
    add(QStringLiteral("7"), record(R"({"a":"line\nbreak, \"quoted\"","b":" blanks "})"));
    add(QStringLiteral("8"), record(R"({"a":"","b":"0012"})"));
    QVERIFY(writeOut(options()).has_value());
    const QString first = written();
    ImportOptions import;
    import.queue = QStringLiteral("again");
    import.file = options().file;
    const auto result =
        valueOf(Importer(*m_person->connection, m_person->store.identity()).bringIn(import));
    QCOMPARE(result.added, 2);
    ExportOptions again = options();
    again.queue = QStringLiteral("again");
    QVERIFY(writeOut(again).has_value());
    QCOMPARE(written(), first);
}

void TestExporter::cancellingWritesNoFile()
{
    add(QStringLiteral("1"), {});
    Cancellation cancellation;
    cancellation.cancel();
    QCOMPARE(errorIn(writeOut(options(), {}, cancellation)).kind, Error::Kind::Cancelled);
    QVERIFY(!QFile::exists(options().file));
}

void TestExporter::aFolderThatIsNotThereIsTold()
{
    ExportOptions nowhere = options();
    nowhere.file = QStringLiteral("/no/such/folder/out.csv");
    QCOMPARE(errorIn(writeOut(nowhere)).kind, Error::Kind::Unreadable);
}

void TestExporter::anUnknownQueueIsTold()
{
    ExportOptions unknown = options();
    unknown.queue = QStringLiteral("nothing");
    QCOMPARE(errorIn(writeOut(unknown)).kind, Error::Kind::NotFound);
    QVERIFY(!QFile::exists(options().file));
}

void TestExporter::progressCountsTheItems()
{
    addMany(600);
    QList<TransferProgress> told;
    QVERIFY(writeOut(options(), [&](const TransferProgress &p) { told << p; }).has_value());
    QCOMPARE(told.last().rows, 600);
    QVERIFY(told.last().bytes > 0);
}

void TestExporter::formatsHaveNames()
{
    QVERIFY(exportFormatNamed(QStringLiteral("csv")) == ExportFormat::Csv);
    QVERIFY(exportFormatNamed(QStringLiteral("jsonl")) == ExportFormat::JsonLines);
    QVERIFY(!exportFormatNamed(QStringLiteral("pdf")));
}

INTRAY_TEST_GUILESS_MAIN(TestExporter)
#include "tst_exporter.moc"
