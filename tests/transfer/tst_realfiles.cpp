// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "realtable.h"
#include "support/testclass.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QList<RealTable> &realTables()
{
    static const QList<RealTable> tables{
        {"beers/clean.csv",
         nullptr,
         2410,
         0,
         {{1, "ounces", "12"}, {1, "ibu", ""}, {2410, "beer-name", "Rail Yard Ale (2009)"}}},
        {"beers/dirty.csv",
         nullptr,
         2410,
         0,
         {{1, "ounces", "12.0 oz"}, {1, "ibu", "N/A"}, {2409, "abv", "0.055%"}}},

        {"csv/csvkit/blanks.csv", nullptr, 1, 0, {{1, "a", ""}, {1, "b", "NA"}, {1, "f", "."}}},
        {"csv/csvkit/dummy_col_shuffled_ragged.csv", nullptr, 1, 0, {{1, "b", "2"}, {1, "d", "4"}}},
        {"csv/csvkit/mac_newlines.csv", nullptr, 2, 0, {{2, "a", "Once upon\ra time"}}},
        {"csv/csvkit/null_byte.csv", nullptr, 0, 1},
        {"csv/csvkit/test_empty_columns.csv", nullptr, 1, 2, {{1, "a", "a"}}},
        {"csv/csvkit/test_header_newline.csv", nullptr, 1, 0, {{1, "start end", "d"}}},
        {"csv/csvkit/test_latin1.csv", nullptr, 2, 0, {{2, "c", "©"}}},
        {"csv/csvkit/test_utf16_little.csv", nullptr, 2, 0, {{2, "c", "ʤ"}}},
        {"csv/csvkit/test_utf8_bom.csv", nullptr, 2, 0, {{1, "foo", "1"}, {2, "baz", "ʤ"}}},

        {"csv/duckdb/banklist.csv",
         nullptr,
         568,
         0,
         {{1, "Bank Name", "Citizens Bank"},
          {5, "Acquiring Institution", "First–Citizens Bank & Trust Company"}}},
        {"csv/duckdb/csv_quoted_newline_odd.csv",
         nullptr,
         2,
         0,
         {{2, "content", "84,hello world"}}},
        {"csv/duckdb/duplicate_header_columns.csv", nullptr, 2, 0, {{2, "column 13", "value2"}}},
        {"csv/duckdb/latin1.csv", nullptr, 12, 0, {{1, "name", "José Álvarez"}}},
        {"csv/duckdb/leading_zeros.csv", nullptr, 6, 0, {{1, "CODGEO", "09001"}}},
        {"csv/duckdb/multiple_skip_row.csv", nullptr, 1, 0, {{1, "text", "TEST4"}}},
        {"csv/duckdb/nightmare.csv", nullptr, 44, 3, {{1, "c", "pedro"}}},
        {"csv/duckdb/pipe_delim_quote.csv", nullptr, 3, 0, {{2, "column 3", "text2|"}}},
        {"csv/duckdb/semicolon_quote.csv", nullptr, 3, 0, {{3, "column 3", "te;xt3"}}},
        {"csv/duckdb/shift_jis.csv", nullptr, 20, 0, {{1, "年齢", "25"}}},
        {"csv/duckdb/stops.csv", nullptr, 0, 0, {}, "“stop_id” looks as if it should"},

        {"csv/frictionless/table-with-accents.csv",
         nullptr,
         638,
         0,
         {{1, "Année", "2013"}, {1, "Occupancy rate", "0,611553068"}}},

        {"csv/openrefine/example-latin1.tsv", nullptr, 2, 0, {{1, "Start", "02042003"}}},
        {"csv/openrefine/example-utf16le-bom.tsv", nullptr, 2, 0, {{1, "Country", "Algeria"}}},
        {"csv/openrefine/example-utf8.tsv",
         nullptr,
         2,
         0,
         {{1, "Location", "Tizi Ouzou, Béjaïa, (Kaby ..."}}},
        {"csv/openrefine/example-linebreaks-in-cells.csv",
         nullptr,
         2,
         0,
         {{1, "yearOfBirth", " 1662"},
          {1, "description",
           "Mary II was Queen regnant of England, Scotland, and Ireland from \n1689 until her "
           "death."}}},

        {"csv/spectrum/comma_in_quotes.csv", nullptr, 1, 0, {{1, "city", "Anytown, WW"}}},
        {"csv/spectrum/empty.csv", nullptr, 2, 0, {{1, "a", "1"}, {1, "b", ""}, {2, "c", "4"}}},
        {"csv/spectrum/empty_crlf.csv", nullptr, 2, 0, {{1, "c", ""}, {2, "b", "3"}}},
        {"csv/spectrum/escaped_quotes.csv", nullptr, 2, 0, {{1, "b", "ha \"ha\" ha"}}},
        {"csv/spectrum/json.csv",
         nullptr,
         1,
         0,
         {{1, "val", "{\"type\": \"Point\", \"coordinates\": [102.0, 0.5]}"}}},
        {"csv/spectrum/location_coordinates.csv", nullptr, 1, 0, {{1, "Cities", "Modesto"}}},
        {"csv/spectrum/newlines.csv", nullptr, 3, 0, {{2, "a", "Once upon \na time"}}},
        {"csv/spectrum/newlines_crlf.csv", nullptr, 3, 0, {{2, "b", "5"}}},
        {"csv/spectrum/quotes_and_newlines.csv", nullptr, 2, 0, {{1, "b", "ha \n\"ha\" \nha"}}},
        {"csv/spectrum/simple.csv", nullptr, 1, 0, {{1, "c", "3"}}},
        {"csv/spectrum/simple_crlf.csv", nullptr, 1, 0, {{1, "c", "3"}}},
        {"csv/spectrum/utf8.csv", nullptr, 2, 0, {{2, "c", "ʤ"}}},

        {"hospital/hospital.csv",
         nullptr,
         1000,
         0,
         {{1, "HospitalName", "callahan eye foundation hospital"},
          {1, "Address2", ""},
          {1000, "ProviderNumber", "10050"}}},
        {"hospital/hospital_clean.csv", nullptr, 19000, 0, {{1, "correct_val", "10018"}}},
        {"people/febrl_dataset1.csv",
         nullptr,
         1000,
         0,
         {{1, "rec_id", "rec-223-org"}, {1, "given_name", ""}, {1, "surname", "waller"}}},
        {"restaurants/restaurant-1.csv", nullptr, 112, 0, {{112, "name", "rose pistola"}}},
        {"restaurants/restaurant-2.csv",
         nullptr,
         752,
         0,
         {{1, "name", "arnie morton's of chicago"}, {1, "unique_id", "'0'"}}},
        {"restaurants/restaurant-nophone-training.csv",
         nullptr,
         864,
         0,
         {{864, "name", "wa-ha-ka oaxaca mexican grill"}}},

        {"spreadsheets/films.ods",
         nullptr,
         4,
         0,
         {{1, "Release Date", "2012-03-28"}, {2, "Title", "Booster"}, {2, "Gross", nullptr}}},
        {"spreadsheets/ne_1033_data.xlsx",
         nullptr,
         1036,
         0,
         {{1, "fips", "31001"}, {1, "ship_date", "2008-07-11T00:00:00"}}},
        {"spreadsheets/sheets.xlsx",
         "data",
         4,
         1,
         {{1, "text", "Chicago Reader"}, {1, "date", "1971-01-01"}, {4, "text", "Unicode! Σ"}}},
        {"spreadsheets/sheets.xlsx", "ʤ", 1, 0, {{1, "c", "3"}}},
        {"spreadsheets/sheets.xlsx", "not this one", 0, 0, {}, "no rows"},
        {"spreadsheets/sheets.xlsx", nullptr, 0, 0, {}, "Choose the sheet"},
        {"spreadsheets/test.xlsx",
         nullptr,
         4,
         1,
         {{2, "float", "41800000.01"}, {2, "boolean", "false"}}},
    };
    return tables;
}

/// Lists of objects, which are told to be made lines of JSON; these give so many records.
const QList<QPair<const char *, int>> &realLists()
{
    static const QList<QPair<const char *, int>> lists{
        {"csv/spectrum/comma_in_quotes.json", 1},
        {"csv/spectrum/empty.json", 2},
        {"csv/spectrum/empty_crlf.json", 2},
        {"csv/spectrum/escaped_quotes.json", 2},
        {"csv/spectrum/json.json", 1},
        {"csv/spectrum/location_coordinates.json", 1},
        {"csv/spectrum/newlines.json", 3},
        {"csv/spectrum/newlines_crlf.json", 3},
        {"csv/spectrum/quotes_and_newlines.json", 2},
        {"csv/spectrum/simple.json", 1},
        {"csv/spectrum/simple_crlf.json", 1},
        {"csv/spectrum/utf8.json", 2},
    };
    return lists;
}

/// What lies beside the records, and Access files, which tst_realaccessfiles brings in.
bool isNoTable(const QString &file)
{
    return file.startsWith(u"access/"_s) || file.startsWith(u"licences/"_s) ||
           file == u"SOURCES.md" || file == u"SHA256SUMS" ||
           file == u"hospital/hospital_constraints.txt";
}

} // namespace

/// Every file of the real records, brought in: how many records, how many rejected rows, and some
/// cells.
class RealFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { REQUIRE_DATA(); }

    void noFileIsLeftOut();
    void aTableComesIn_data();
    void aTableComesIn();
    void aListOfObjectsComesInAsLines_data();
    void aListOfObjectsComesInAsLines();
};

void RealFilesTest::noFileIsLeftOut()
{
    QSet<QString> named;
    for (const RealTable &table : realTables())
        named << QString::fromUtf8(table.file);
    for (const auto &[file, records] : realLists())
        named << QString::fromUtf8(file);
    const QDir folder(dataFolder());
    QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int found = 0;
    while (files.hasNext()) {
        const QString file = folder.relativeFilePath(files.next());
        found += named.contains(file) ? 1 : 0;
        QVERIFY2(named.contains(file) || isNoTable(file), qPrintable(file));
    }
    QCOMPARE(found, named.size());
}

void RealFilesTest::aTableComesIn_data()
{
    QTest::addColumn<int>("place");
    nameRows(realTables());
}

void RealFilesTest::aTableComesIn()
{
    QFETCH(const int, place);
    compareWithFile(realTables().at(place));
}

void RealFilesTest::aListOfObjectsComesInAsLines_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("records");
    for (const auto &[file, records] : realLists())
        QTest::newRow(file) << dataFile(file) << records;
}

/// They have the records of the table beside them.
void RealFilesTest::aListOfObjectsComesInAsLines()
{
    QFETCH(const QString, file);
    QFETCH(const int, records);
    ImportGround ground;
    ImportOptions options;
    options.file = file;
    const Error refused = errorIn(ground.bringInFile(options));
    QCOMPARE(refused.kind, Error::Kind::Invalid);
    QVERIFY2(refused.sentence.contains(u"JSON"_s), qPrintable(refused.sentence));
    QFile list(file);
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QJsonDocument document = QJsonDocument::fromJson(list.readAll());
    const QJsonArray objects =
        document.isArray() ? document.array() : QJsonArray{document.object()};
    QByteArray lines;
    for (const QJsonValue object : objects)
        lines += QJsonDocument(object.toObject()).toJson(QJsonDocument::Compact) + '\n';
    const ImportResult result = valueOf(ground.bringIn(lines));
    QCOMPARE(result.added, records);
    QCOMPARE(result.rejected, 0);
    for (qsizetype i = 0; i < objects.size(); ++i)
        QCOMPARE(ground.items().at(i).record, objects.at(i).toObject());
}

INTRAY_TEST_GUILESS_MAIN(RealFilesTest)
#include "tst_realfiles.moc"
