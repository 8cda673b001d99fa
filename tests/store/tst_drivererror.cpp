// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databaselogin.h"
#include "store/line/drivererror.h"
#include "store/line/postgresqllogin.h"
#include "store/text/placeholders.h"
#include "support/testclass.h"

#include <QTest>

#include <cerrno>
#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace intray;
using namespace Qt::StringLiterals;

#ifdef Q_OS_WIN
static constexpr int fullDisk = ERROR_DISK_FULL;
#else
static constexpr int fullDisk = ENOSPC;
#endif

class DriverErrorTest : public QObject
{
    Q_OBJECT

private slots:
    void codesHaveTheirKind_data();
    void codesHaveTheirKind();
    void onlyWhatWasTakenBackIsRepeated();
    void noDriverTextStandsWithoutASentence();
    void whatIsNoNumberIsNotCalledACharacter();
    void noDriverTellsAPassword_data();
    void noDriverTellsAPassword();
    void libpqsWordsHaveTheirKind_data();
    void libpqsWordsHaveTheirKind();
    void placeholdersAreNumberedOnceEach();
    void castsAndQuotedTextAreNoPlaceholders();
};

using Kind = Error::Kind;

void DriverErrorTest::codesHaveTheirKind_data()
{
    QTest::addColumn<Kind>("found");
    QTest::addColumn<Kind>("expected");
    const auto state = [](const char *code, Kind expected) {
        QTest::newRow(code) << failureOfSqlState(QString::fromLatin1(code), {}).error.kind
                            << expected;
    };
    state("40P01", Kind::Busy);
    state("55P03", Kind::Busy);
    state("57014", Kind::Busy);
    state("57P01", Kind::Offline);
    state("08006", Kind::Offline);
    state("25006", Kind::ReadOnly);
    state("42501", Kind::NotPermitted);
    state("53100", Kind::DiskFull);
    state("XX000", Kind::Broken);
    const auto number = [](int code, Kind expected) {
        QTest::newRow(qPrintable(u"MariaDB %1"_s.arg(code)))
            << failureOfMariadb(code, {}).error.kind << expected;
    };
    number(1213, Kind::Busy);
    number(2013, Kind::Offline);
    number(1142, Kind::NotPermitted);
    number(1370, Kind::NotPermitted);
    const auto forbidden = [](const char *option, Kind expected) {
        QTest::newRow(option) << failureOfMariadb(1290, u"running with the %1 option"_s.arg(
                                                            QLatin1StringView(option)))
                                     .error.kind
                              << expected;
    };
    forbidden("--read-only", Kind::ReadOnly);
    forbidden("--max-session-mem-used", Kind::Invalid);
    number(1045, Kind::WrongPassword);
    number(2026, Kind::TlsRefused);
    number(1047, Kind::Busy); // a node of a cluster that is not ready
    QTest::newRow("SQLite full") << failureOfSqlite(13, {}).error.kind << Kind::DiskFull;
    QTest::newRow("SQLite, no room beside it")
        << failureOfSqlite(4874, {}, fullDisk).error.kind << Kind::DiskFull;
    QTest::newRow("SQLite, a broken disk")
        << failureOfSqlite(4874, {}, EIO).error.kind << Kind::Offline;
}

void DriverErrorTest::codesHaveTheirKind()
{
    QFETCH(Kind, found);
    QFETCH(Kind, expected);
    QCOMPARE(found, expected);
}

void DriverErrorTest::onlyWhatWasTakenBackIsRepeated()
{
    for (const QString &state : {u"40001"_s, u"40P01"_s, u"55P03"_s})
        QVERIFY(failureOfSqlState(state, {}).mayRepeat);
    for (const QString &state : {u"57014"_s, u"08006"_s, u"42501"_s, u"23505"_s})
        QVERIFY(!failureOfSqlState(state, {}).mayRepeat);
    for (const int code : {1213, 1205, 1020})
        QVERIFY(failureOfMariadb(code, {}).mayRepeat);
    QVERIFY(
        failureOfSqlState(u"23505"_s, u"unique constraint \"event_operation_once\""_s).mayRepeat);
    for (const int code : {2013, 1317, 1062})
        QVERIFY(!failureOfMariadb(code, {}).mayRepeat);
}

// Bug B18: an optimistic lock's raw text in front of the user.
void DriverErrorTest::noDriverTextStandsWithoutASentence()
{
    const Error error = failureOfSqlState(u"40001"_s, u"could not serialize access"_s).error;
    QVERIFY(!error.sentence.isEmpty());
    QVERIFY(!error.sentence.contains(u"serialize"_s));
    QCOMPARE(error.detail, u"could not serialize access"_s);
}

/// One code of MariaDB for both.
void DriverErrorTest::whatIsNoNumberIsNotCalledACharacter()
{
    const Error letters =
        failureOfMariadb(1366, u"Incorrect string value: '\\xF0' for column 'note'"_s).error;
    QCOMPARE(letters.kind, Kind::Invalid);
    QVERIFY(letters.sentence.contains(u"character"_s));
    const Error number =
        failureOfMariadb(1366, u"Incorrect integer value: '499x string' for column 'doubt'"_s)
            .error;
    QCOMPARE(number.kind, Kind::Invalid);
    QVERIFY2(number.sentence.contains(u"another kind"_s), qPrintable(number.sentence));
}

void DriverErrorTest::noDriverTellsAPassword_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QString &words, const QString &told) {
        QTest::newRow(name) << words << told;
    };
    row("ODBC's text", u"no DBQ in 'DSN=a;Pwd={se}}s;ame 7};Uid=b'"_s,
        u"no DBQ in 'DSN=a;Pwd=...;Uid=b'"_s);
    row("a source's own", u"bad text: UID=b;password = 0penUp;DB=c"_s,
        u"bad text: UID=b;password = ...;DB=c"_s);
    row("in braces", u"PWD={a;b}};c};DB=c"_s, u"PWD=...;DB=c"_s);
    row("libpq's text", u"host=h password='it\\'s me' user=b"_s, u"host=h password=... user=b"_s);
    row("of a key", u"sslpassword=open&sslmode=x"_s, u"sslpassword=...&sslmode=x"_s);
    row("by itself", u"near \"se}s;ame 7\": syntax error"_s, u"near \"...\": syntax error"_s);
    row("in an address", u"postgresql://b:se%7Ds%3Bame%207@h/d"_s, u"postgresql://b:...@h/d"_s);
    row("a short one", u"b:ab7@h, cab72, ab7"_s, u"b:...@h, cab72, ..."_s);
    row("none", u"password authentication failed for user \"b\""_s,
        u"password authentication failed for user \"b\""_s);
}

/// Whatever a driver repeats of what it was given, and whoever shows it.
void DriverErrorTest::noDriverTellsAPassword()
{
    QFETCH(QString, words);
    QFETCH(QString, told);
    const Password given(u"se}s;ame 7"_s);
    const Password shortOne(u"ab7"_s);
    QCOMPARE(failureOfSqlState(u"08001"_s, words).error.detail, told);
    QCOMPARE(failureOfMariadb(2013, words).error.detail, told);
    QCOMPARE(SqlFailure{nobodyCanWrite(words)}.error.detail, told);
}

void DriverErrorTest::libpqsWordsHaveTheirKind_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<Kind>("expected");
    QTest::newRow("name") << u"could not translate host name \"x\" to address: Unknown"_s
                          << Kind::NameUnknown;
    QTest::newRow("port") << u"connection to server at \"h\", port 1 failed: Connection refused"_s
                          << Kind::PortClosed;
    QTest::newRow("password") << u"FATAL:  password authentication failed for user \"a\""_s
                              << Kind::WrongPassword;
    QTest::newRow("password, pgbouncer")
        << u"FATAL:  SASL authentication failed"_s << Kind::WrongPassword;
    QTest::newRow("login, pgbouncer") << u"FATAL:  no such user: anna"_s << Kind::WrongPassword;
    QTest::newRow("none to write") << u"session is read-only"_s << Kind::ReadOnly;
    QTest::newRow("none given") << u"fe_sendauth: no password supplied"_s << Kind::WrongPassword;
    QTest::newRow("database") << u"FATAL:  database \"x\" does not exist"_s << Kind::NoSuchDatabase;
    QTest::newRow("tls") << u"SSL error: certificate verify failed"_s << Kind::TlsRefused;
    QTest::newRow("no tls") << u"server does not support SSL, but SSL was required"_s
                            << Kind::TlsRefused;
    QTest::newRow("starting") << u"FATAL:  the database system is starting up"_s << Kind::Offline;
    QTest::newRow("silence") << u"timeout expired"_s << Kind::Offline;
}

void DriverErrorTest::libpqsWordsHaveTheirKind()
{
    QFETCH(QString, words);
    QFETCH(Kind, expected);
    QCOMPARE(kindOfPostgresqlTrouble(words), expected);
}

void DriverErrorTest::placeholdersAreNumberedOnceEach()
{
    QList<QByteArray> names;
    QCOMPARE(withNumberedPlaceholders(u"SELECT :a, :b_2, :a"_s, names),
             QByteArray("SELECT $1, $2, $1"));
    QCOMPARE(names, (QList<QByteArray>{":a", ":b_2"}));
}

void DriverErrorTest::castsAndQuotedTextAreNoPlaceholders()
{
    QList<QByteArray> names;
    QCOMPARE(withNumberedPlaceholders(u"SELECT ':x'::text, \":y\", :z::jsonb, 'it''s :w'"_s, names),
             QByteArray("SELECT ':x'::text, \":y\", $1::jsonb, 'it''s :w'"));
    QCOMPARE(names, QList<QByteArray>{":z"});
    QCOMPARE(withNumberedPlaceholders(u"SELECT `it's :w`, :z"_s, names),
             QByteArray("SELECT `it's :w`, $1"));
}

INTRAY_TEST_GUILESS_MAIN(DriverErrorTest)
#include "tst_drivererror.moc"
