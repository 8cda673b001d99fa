// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emptyground.h"
#include "store/other/otherdatabase.h"
#include "support/odbcsettings.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testlines.h"

#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;

/// Databases that are not Intray's: read row by row, and never written.
class OtherDatabases : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void aTableIsReadAsItStands();
    void aViewAndATableOfASchemaAreReadToo();
    void namesThatAreWordsOfSqlAreRead();
    void aQueryGivesItsRowsInItsOrder();
    void aQueryMayHaveAnEndAndACommentBehindIt();
    void whatIsNoQueryAtAllIsTold();
    void valuesAreTheTextThatTheDatabaseShows();
    void manyRowsComeInPieces();
    void nothingIsWrittenThroughIt();
    void severalStatementsAreRefused();
    void aWrongQueryIsToldInTheDatabasesWords();
    void aLongQueryCanBeEnded();
    void nothingButASelectIsRun();
    void whatOnlyMariadbHasIsToldAsText();
    void timesKeepTheirFineParts();
    void bytesAreNoText();
    void bytesThatCouldBeTextAreNone();
    void textThatIsComparedByItsBytesIsText();
    void aFileThatIsNoneIsRefused();
    void odbcReadsAndDoesNotWrite();
    void aSourceOfOdbcIsFoundByItsName();

private:
    void run(const QString &statement) const;
    qint64 count(const QString &statement) const;
    std::unique_ptr<OtherDatabase> opened() const;
    QList<QStringList> rowsOf(OtherDatabase &database) const;
    QList<QStringList> rowsOf(const QString &query) const;
    bool is(const char *engine) const { return engineOfRow() == QLatin1StringView(engine); }

    QTemporaryDir m_folder;
    OdbcSettings m_settings{
        m_folder.path(),
        {{u"Towns"_s, odbcdriver::sqlite, {{u"Database"_s, m_folder.filePath(u"named.db"_s)}}}}};
    EmptyGround *m_ground = nullptr;
};

void OtherDatabases::init()
{
    m_ground = &emptyGroundOn(engineOfRow());
    m_ground->clear();
    run(u"CREATE TABLE town (zip VARCHAR(10), name VARCHAR(50), people INTEGER)"_s);
    run(u"INSERT INTO town VALUES ('35957', 'boaz', 9551), ('36467', 'opp', NULL), ('1010', '', 0)"_s);
}

void OtherDatabases::run(const QString &statement) const
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
}

qint64 OtherDatabases::count(const QString &statement) const
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    return query.exec(statement) && query.next() ? query.value(0).toLongLong() : -1;
}

std::unique_ptr<OtherDatabase> OtherDatabases::opened() const
{
    auto database = OtherDatabase::open(m_ground->login());
    if (!database)
        qFatal("%s", qPrintable(database.error().sentence));
    return std::move(*database);
}

QList<QStringList> OtherDatabases::rowsOf(OtherDatabase &database) const
{
    QList<QStringList> rows;
    OtherRow row;
    while (valueOf(database.next(row)))
        rows << row.values;
    return rows;
}

QList<QStringList> OtherDatabases::rowsOf(const QString &query) const
{
    const auto database = opened();
    valueOf(database->read(query));
    return rowsOf(*database);
}

void OtherDatabases::aTableIsReadAsItStands()
{
    const auto database = opened();
    valueOf(database->readTable(u"town"_s));
    QCOMPARE(database->columns(), QStringList({u"zip"_s, u"name"_s, u"people"_s}));
    const auto rows = rowsOf(*database);
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.at(0), QStringList({u"35957"_s, u"boaz"_s, u"9551"_s}));
    QVERIFY(rows.at(1).at(2).isNull());
    QVERIFY(!rows.at(2).at(1).isNull());
    QCOMPARE(rows.at(2).at(1), QString());
}

void OtherDatabases::aViewAndATableOfASchemaAreReadToo()
{
    run(u"CREATE VIEW small AS SELECT name FROM town WHERE people IS NULL"_s);
    const auto database = opened();
    valueOf(database->readTable(u"small"_s));
    QCOMPARE(rowsOf(*database), QList<QStringList>{{u"opp"_s}});
    const QString schema = is("postgresql") ? u"public"_s : is("mariadb") ? u"intray"_s : u"main"_s;
    valueOf(database->readTable(schema + u".town"_s));
    QCOMPARE(rowsOf(*database).size(), 3);
}

void OtherDatabases::namesThatAreWordsOfSqlAreRead()
{
    const QChar quote = is("mariadb") ? u'`' : u'"';
    const auto quoted = [quote](const QString &name) { return quote + name + quote; };
    for (const QString &name : {u"Table"_s, u"select"_s, u"a b; --"_s}) {
        run(u"CREATE TABLE %1 (%2 INTEGER, %3 VARCHAR(9))"_s.arg(quoted(name), quoted(u"Group"_s),
                                                                 quoted(u"order by"_s)));
        run(u"INSERT INTO %1 VALUES (1, 'one')"_s.arg(quoted(name)));
        const auto database = opened();
        valueOf(database->readTable(name));
        QCOMPARE(database->columns(), QStringList({u"Group"_s, u"order by"_s}));
        QCOMPARE(rowsOf(*database), (QList<QStringList>{{u"1"_s, u"one"_s}}));
    }
}

void OtherDatabases::aQueryGivesItsRowsInItsOrder()
{
    QCOMPARE(
        rowsOf(u"SELECT name AS town FROM town WHERE zip <> '1010' ORDER BY name DESC -- end"_s),
        (QList<QStringList>{{u"opp"_s}, {u"boaz"_s}}));
}

void OtherDatabases::aQueryMayHaveAnEndAndACommentBehindIt()
{
    const QString query = u"SELECT zip AS \"a;b\", '; -- x' FROM town WHERE zip = '1010'"_s;
    const QString own = is("mariadb") ? QString(query).replace(u'"', u'`') : query;
    for (const QString &end : {u";"_s, u" ;; \n"_s, u"; -- the end"_s, u" -- the end\n;"_s,
                               u";/* the\nend; */ -- of it\n"_s})
        QCOMPARE(rowsOf(own + end), (QList<QStringList>{{u"1010"_s, u"; -- x"_s}}));
}

void OtherDatabases::whatIsNoQueryAtAllIsTold()
{
    for (const QString &query : {u"-- SELECT 1"_s, u" ; /* nothing */"_s}) {
        const Error error = errorIn(opened()->read(query));
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QCOMPARE(error.sentence, u"The query is empty. It must be one SELECT."_s);
    }
}

void OtherDatabases::valuesAreTheTextThatTheDatabaseShows()
{
    run(u"CREATE TABLE kinds (price NUMERIC(20, 4), big BIGINT, born DATE, seen TIMESTAMP NULL, "
        u"word VARCHAR(50))"_s);
    run(u"INSERT INTO kinds VALUES (1234567890123456.5000, 9007199254740993, '1969-02-28', "
        u"'2026-03-29 02:30:00', 'Größe 日本 it''s ?:x')"_s);
    const auto row = rowsOf(u"SELECT * FROM kinds"_s).value(0);
    QCOMPARE(row.size(), 5);
    if (!is("sqlite")) // which has no decimals
        QCOMPARE(row.at(0), u"1234567890123456.5000"_s);
    QCOMPARE(row.at(1), u"9007199254740993"_s);
    QCOMPARE(row.at(2), u"1969-02-28"_s);
    QCOMPARE(row.at(3), is("sqlite") ? u"2026-03-29 02:30:00"_s : u"2026-03-29T02:30:00"_s);
    QCOMPARE(row.at(4), u"Größe 日本 it's ?:x"_s);
    QCOMPARE(rowsOf(u"SELECT 'a?b' AS one, ':name' AS two FROM town WHERE zip = '1010'"_s),
             (QList<QStringList>{{u"a?b"_s, u":name"_s}}));
}

void OtherDatabases::manyRowsComeInPieces()
{
    const auto rows =
        rowsOf(u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50) "
               u"SELECT (a.i - 1) * 50 + b.i AS number FROM n AS a CROSS JOIN n AS b ORDER BY 1"_s);
    QCOMPARE(rows.size(), 2500);
    QCOMPARE(rows.constFirst(), QStringList{u"1"_s});
    QCOMPARE(rows.constLast(), QStringList{u"2500"_s});
}

void OtherDatabases::nothingIsWrittenThroughIt()
{
    for (const QString &statement :
         {u"DELETE FROM town"_s, u"INSERT INTO town VALUES ('x', 'y', 1)"_s, u"DROP TABLE town"_s,
          u"DELETE FROM town RETURNING zip"_s,
          u"WITH gone AS (DELETE FROM town RETURNING zip) SELECT zip FROM gone"_s}) {
        const auto database = opened();
        OtherRow row;
        const auto read = database->read(statement);
        const bool isRefused = !read || !database->next(row);
        QVERIFY2(isRefused, qPrintable(statement));
        QCOMPARE(count(u"SELECT count(*) FROM town"_s), 3);
    }
}

void OtherDatabases::severalStatementsAreRefused()
{
    for (const QString &statement : {u"SELECT zip FROM town; DELETE FROM town"_s,
                                     u"SELECT zip FROM town; COMMIT; DROP TABLE town"_s}) {
        const auto database = opened();
        QCOMPARE(errorIn(database->read(statement)).kind, Error::Kind::Invalid);
        QCOMPARE(count(u"SELECT count(*) FROM town"_s), 3);
    }
}

void OtherDatabases::aWrongQueryIsToldInTheDatabasesWords()
{
    const Error error = errorIn(opened()->read(u"SELECT zipcode FROM town"_s));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"zipcode"_s), qPrintable(error.sentence));
    QVERIFY2(error.sentence.startsWith(u"The database does not accept"_s),
             qPrintable(error.sentence));
    QVERIFY2(!error.sentence.contains(u"QMYSQL"_s), qPrintable(error.sentence));
    const Error missing = errorIn(opened()->readTable(u"nowhere"_s));
    QCOMPARE(missing.kind, Error::Kind::Invalid);
    QVERIFY2(missing.sentence.startsWith(u"The table “nowhere” cannot be read: "_s),
             qPrintable(missing.sentence));
}

void OtherDatabases::aLongQueryCanBeEnded()
{
    const QString endless =
        is("sqlite") ? u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT "
                       u"count(*) FROM n"_s
        : is("postgresql") ? u"SELECT pg_sleep(600)"_s
                           : u"SELECT count(*) FROM town WHERE sleep(600) = 0"_s;
    Cancellation cancellation;
    const auto database = OtherDatabase::open(m_ground->login(), cancellation);
    QVERIFY(database);
    std::thread ending([&] { cancellation.cancel(); });
    OtherRow row;
    const auto read = (*database)->read(endless);
    const Error::Kind kind = read ? errorIn((*database)->next(row)).kind : read.error().kind;
    ending.join();
    QCOMPARE(kind, Error::Kind::Cancelled);
}

void OtherDatabases::nothingButASelectIsRun()
{
    run(u"CREATE TABLE other (id INTEGER)"_s);
    QStringList statements{u"SET GLOBAL max_connections = 99"_s, u"FLUSH TABLES"_s,
                           u"SELECT 1 AS id INTO OUTFILE '%1'"_s.arg(m_folder.filePath(u"out"_s))};
    if (is("mariadb"))
        statements << u"BEGIN NOT ATOMIC SET SESSION TRANSACTION READ WRITE; COMMIT; INSERT INTO "
                      u"other VALUES (77); SELECT 1 AS id; END"_s
                   << u"SET SESSION TRANSACTION READ WRITE"_s << u"CALL nothing()"_s
                   << u"SELECT 1) AS a; DROP TABLE other; SELECT * FROM (SELECT 1"_s;
    for (const QString &statement : statements) {
        const auto database = opened();
        QCOMPARE(errorIn(database->read(statement)).kind, Error::Kind::Invalid);
        QVERIFY(!database->read(u"INSERT INTO other VALUES (1)"_s));
    }
    QCOMPARE(count(u"SELECT count(*) FROM other"_s), 0);
    QVERIFY(!QFileInfo::exists(m_folder.filePath(u"out"_s)));
}

void OtherDatabases::whatOnlyMariadbHasIsToldAsText()
{
    if (!is("mariadb"))
        return;
    run(u"SET GLOBAL sql_mode = ''"_s);
    run(u"CREATE TABLE odd (flag BIT(1), mask BIT(12), at DATETIME(6), day DATE, span TIME, y YEAR)"_s);
    run(u"INSERT INTO odd VALUES (b'1', b'111111111111', '2024-03-31 02:30:00.123456', "
        u"'2024-00-00', '-838:59:59', 1999), (b'0', NULL, '0000-00-00', '0000-00-00', NULL, NULL)"_s);
    const auto rows = rowsOf(u"SELECT * FROM odd ORDER BY flag DESC"_s);
    QCOMPARE(rows.value(0), QStringList({u"1"_s, u"4095"_s, u"2024-03-31T02:30:00.123456"_s,
                                         u"2024-00-00"_s, u"-838:59:59"_s, u"1999"_s}));
    QCOMPARE(rows.value(1).at(0), u"0"_s);
    QVERIFY(rows.value(1).at(1).isNull());
    QCOMPARE(rows.value(1).at(3), u"0000-00-00"_s);
    QCOMPARE(rowsOf(u"SELECT y FROM odd ORDER BY flag DESC LIMIT 1; "_s),
             QList<QStringList>{{u"1999"_s}});
}

void OtherDatabases::timesKeepTheirFineParts()
{
    if (!is("postgresql"))
        return;
    QCOMPARE(
        rowsOf(u"SELECT timestamp '2024-03-31 02:30:00.123456', timestamptz '0044-03-15 "
               u"12:00:00+00 BC'"_s),
        (QList<QStringList>{{u"2024-03-31T02:30:00.123456"_s, u"0044-03-15T12:00:00+00 BC"_s}}));
}

void OtherDatabases::bytesAreNoText()
{
    const QString bytes = is("postgresql") ? u"BYTEA"_s : u"BLOB"_s;
    run(u"CREATE TABLE scan (name VARCHAR(10), page %1)"_s.arg(bytes));
    run(is("postgresql") ? u"INSERT INTO scan VALUES ('a', '\\x00ff')"_s
                         : u"INSERT INTO scan VALUES ('a', x'00ff')"_s);
    const auto database = opened();
    valueOf(database->readTable(u"scan"_s));
    QCOMPARE(database->columns(), QStringList{u"name"_s});
    QCOMPARE(database->leftOut(), QStringList{u"page"_s});
    QCOMPARE(rowsOf(*database), QList<QStringList>{{u"a"_s}});
    valueOf(database->read(u"SELECT name, page, page AS again FROM scan"_s));
    QCOMPARE(database->leftOut(), QStringList({u"page"_s, u"again"_s}));
    QCOMPARE(rowsOf(*database), QList<QStringList>{{u"a"_s}});
    const Error error = errorIn(database->read(u"SELECT page FROM scan"_s));
    QVERIFY2(error.sentence.startsWith(u"All columns hold bytes"), qPrintable(error.sentence));
}

void OtherDatabases::bytesThatCouldBeTextAreNone()
{
    if (!is("sqlite"))
        QSKIP("only there a column keeps values of each kind");
    run(u"CREATE TABLE scan (name TEXT, page TEXT, note TEXT, free)"_s);
    run(u"INSERT INTO scan VALUES ('a', x'C3A9', 'n', 1), ('b', x'4142', x'43', 2), "
        "('c', NULL, 'o', 3)"_s);
    const auto database = opened();
    valueOf(database->readTable(u"scan"_s));
    QCOMPARE(database->leftOut(), QStringList{u"page"_s});
    QCOMPARE(database->columns(), QStringList({u"name"_s, u"note"_s, u"free"_s}));
    OtherRow row;
    QVERIFY(valueOf(database->next(row)));
    QCOMPARE(row.values, QStringList({u"a"_s, u"n"_s, u"1"_s}));
    QVERIFY(valueOf(database->next(row)));
    QCOMPARE(row.bytesAt, 1);
    QVERIFY(row.values.at(1).isNull());
}

void OtherDatabases::textThatIsComparedByItsBytesIsText()
{
    if (!is("mariadb"))
        QSKIP("only there such text comes as bytes");
    run(u"CREATE TABLE letter (name TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, rest JSON, "
        "page VARBINARY(9), place POINT, flags BIT(3))"_s);
    run(u"INSERT INTO letter VALUES ('é', '[1]', x'C3A9', ST_PointFromText('POINT(1 2)'), b'101')"_s);
    const auto database = opened();
    for (const QString &query : {u"SELECT * FROM letter"_s, u"SELECT * FROM letter WHERE 0"_s}) {
        valueOf(database->read(query));
        QCOMPARE(database->leftOut(), QStringList({u"page"_s, u"place"_s}));
    }
    valueOf(database->readTable(u"letter"_s));
    QCOMPARE(database->leftOut(), QStringList({u"page"_s, u"place"_s}));
    QCOMPARE(rowsOf(*database), (QList<QStringList>{{u"é"_s, u"[1]"_s, u"5"_s}}));
}

void OtherDatabases::aFileThatIsNoneIsRefused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"towns.csv"_s);
    const auto open = [&] { return OtherDatabase::open(DatabaseUrl::sqlite(path)); };
    QCOMPARE(errorIn(open()).kind, Error::Kind::NotFound);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("zip,town\n");
    file.close();
    QCOMPARE(errorIn(open()).kind, Error::Kind::Invalid);
}

void OtherDatabases::odbcReadsAndDoesNotWrite()
{
    if (is("mariadb"))
        return; // its driver is refused
    if (!testEngines().contains(u"psqlodbc"_s))
        QSKIP("The tests set up no driver of ODBC here.");
    DatabaseLogin login = m_ground->loginOf(u"reader"_s);
    const bool isFile = is("sqlite");
    if (!isFile)
        run(u"GRANT ALL ON town TO reader"_s);
    const QString text =
        isFile ? u"Driver={%1};Database=%2"_s.arg(odbcdriver::sqlite, login.url.path())
               : u"Driver={%1};Servername=127.0.0.1;Port=%2;Database=intray;Uid=reader"_s
                     .arg(odbcdriver::postgres)
                     .arg(login.url.hosts().constFirst().port);
    login.url = DatabaseUrl::odbc(text);
    auto opened = OtherDatabase::open(login);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence));
    valueOf((*opened)->readTable(u"town"_s));
    const auto rows = rowsOf(**opened);
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.at(0), QStringList({u"35957"_s, u"boaz"_s, u"9551"_s}));
    QVERIFY(rows.at(1).at(2).isNull());
    QVERIFY(!(*opened)->read(u"DELETE FROM town"_s));
    QVERIFY(!(*opened)->read(u"SELECT 1; COMMIT; DELETE FROM town"_s) || isFile);
    opened->reset();
    QCOMPARE(count(u"SELECT count(*) FROM town"_s), 3);
}

void OtherDatabases::aSourceOfOdbcIsFoundByItsName()
{
    if (!is("sqlite"))
        return;
    if (!testEngines().contains(u"sqliteodbc"_s))
        QSKIP("The tests set up no driver of ODBC here.");
    QVERIFY(QFile::copy(m_ground->login().url.path(), m_folder.filePath(u"named.db"_s)));
    const auto opened = OtherDatabase::open(DatabaseUrl::odbc(u"DSN=Towns"_s));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence));
    valueOf((*opened)->readTable(u"town"_s));
    QCOMPARE(rowsOf(**opened).size(), 3);
}

INTRAY_TEST_GUILESS_MAIN(OtherDatabases)
#include "tst_otherdatabase.moc"
