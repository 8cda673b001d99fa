// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databaseurl.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class DatabaseUrlTest : public QObject
{
    Q_OBJECT

private slots:
    void aServersAddressHasItsParts();
    void severalHostsAreNamedOneAfterTheOther();
    void aSocketOrAnIpv6AddressIsAHostToo();
    void textComesBackAsItWasRead_data();
    void textComesBackAsItWasRead();
    void aPasswordIsRefused_data();
    void aPasswordIsRefused();
    void anOptionThatIsNotKnownIsRefused();
    void controlCharactersAreRefused();
    void anAddressWithoutADatabaseIsRefused();
    void anAddressOfMariadbMayNameSeveralServers();
    void aDatabaseInMemoryIsRefused();
    void anOdbcAddressKeepsItsText();
    void theLoginCanBeChanged();
};

static DatabaseUrl read(const QString &text)
{
    const auto url = DatabaseUrl::fromText(text);
    if (!url)
        qFatal("%s", qPrintable(url.error().sentence));
    return *url;
}

static QString refusal(const QString &text)
{
    const auto url = DatabaseUrl::fromText(text);
    return url ? QString() : url.error().sentence;
}

void DatabaseUrlTest::aServersAddressHasItsParts()
{
    const DatabaseUrl url =
        read(u"postgresql://an%40na@db.example.org:5433/in%2Ftray?sslmode=require"_s);
    QCOMPARE(url.engine(), DatabaseUrl::Engine::Postgresql);
    QVERIFY(url.isServer());
    QCOMPARE(url.user(), u"an@na"_s);
    QCOMPARE(url.hosts(), (QList<DatabaseUrl::Host>{{u"db.example.org"_s, 5433}}));
    QCOMPARE(url.database(), u"in/tray"_s);
    QCOMPARE(url.options().value(u"sslmode"_s), u"require"_s);
    QCOMPARE(read(u"mysql://a@h/d"_s).engine(), DatabaseUrl::Engine::Mariadb);
    QVERIFY(!read(u"sqlite:/a/b.db"_s).isServer());
}

void DatabaseUrlTest::severalHostsAreNamedOneAfterTheOther()
{
    const DatabaseUrl url = read(u"postgresql://a@one:1,two/db"_s);
    QCOMPARE(url.hosts(), (QList<DatabaseUrl::Host>{{u"one"_s, 1}, {u"two"_s, 0}}));
}

void DatabaseUrlTest::aSocketOrAnIpv6AddressIsAHostToo()
{
    QCOMPARE(read(u"postgresql://a@%2Frun%2Fpg:5432/db"_s).hosts().first().name, u"/run/pg"_s);
    QCOMPARE(read(u"postgresql://a@[::1]:5432/db"_s).hosts().first().name, u"::1"_s);
    QVERIFY(read(u"postgresql:///db"_s).hosts().isEmpty());
}

void DatabaseUrlTest::textComesBackAsItWasRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("file") << u"sqlite:"_s + QFileInfo(u"/a/b.db"_s).absoluteFilePath();
    QTest::newRow("server") << u"postgresql://anna@db:5432,two/intray?sslmode=disable"_s;
    QTest::newRow("address") << u"postgresql://a@[::1]:5432/db"_s;
    QTest::newRow("socket and port") << u"postgresql://a@%2Frun%2Fpg:5432/db"_s;
    QTest::newRow("socket") << u"mariadb://a@/db?unix_socket=%2Frun%2Fs"_s;
    QTest::newRow("odbc") << u"odbc:DSN=work;Uid=anna"_s;
}

void DatabaseUrlTest::textComesBackAsItWasRead()
{
    QFETCH(QString, text);
    QCOMPARE(read(text).text(), text);
    QCOMPARE(read(read(text).text()), read(text));
}

void DatabaseUrlTest::aPasswordIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("with the login") << u"postgresql://a:secret@h/d"_s;
    QTest::newRow("as an option") << u"postgresql://a@h/d?password=secret"_s;
    QTest::newRow("odbc pwd") << u"odbc:DSN=x;PWD=secret"_s;
    QTest::newRow("odbc password") << u"odbc:DSN=x; Password = {secret}"_s;
}

void DatabaseUrlTest::aPasswordIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(refusal(text).contains(u"password"_s));
    QVERIFY(!refusal(text).contains(u"secret"_s));
}

void DatabaseUrlTest::anOptionThatIsNotKnownIsRefused()
{
    QVERIFY(refusal(u"postgresql://a@h/d?options=-c%20x"_s).contains(u"\"options\""_s));
    QVERIFY(refusal(u"mariadb://a@h/d?MYSQL_OPT_RECONNECT=1"_s).contains(u"RECONNECT"_s));
}

void DatabaseUrlTest::controlCharactersAreRefused()
{
    QVERIFY(!refusal(u"postgresql://a@h/d\nhost=evil"_s).isEmpty());
}

void DatabaseUrlTest::anAddressWithoutADatabaseIsRefused()
{
    QVERIFY(!refusal(u"postgresql://a@h"_s).isEmpty());
    QVERIFY(!refusal(u"postgresql://a@h:notaport/d"_s).isEmpty());
    QVERIFY(refusal(u"postgresql:///?service=work"_s).isEmpty());
}

void DatabaseUrlTest::anAddressOfMariadbMayNameSeveralServers()
{
    const DatabaseUrl url = read(u"mariadb://a@one,two:3307/db"_s);
    QCOMPARE(url.hosts(), (QList<DatabaseUrl::Host>{{u"one"_s, 0}, {u"two"_s, 3307}}));
    QCOMPARE(url.at(url.hosts().last()).text(), u"mariadb://a@two:3307/db"_s);
}

void DatabaseUrlTest::aDatabaseInMemoryIsRefused()
{
    QVERIFY(refusal(u"sqlite::memory:"_s).contains(u"Name a file"_s));
    QVERIFY(refusal(u":memory:"_s).contains(u"Name a file"_s));
}

void DatabaseUrlTest::anOdbcAddressKeepsItsText()
{
    const DatabaseUrl url = read(u"odbc:Driver={PostgreSQL Unicode};Database=work;Uid=anna;;"_s);
    QCOMPARE(url.odbcText(), u"Driver={PostgreSQL Unicode};Database=work;Uid=anna"_s);
    QCOMPARE(url.user(), u"anna"_s);
    QCOMPARE(url.displayName(), u"work"_s);
}

void DatabaseUrlTest::theLoginCanBeChanged()
{
    QCOMPARE(read(u"postgresql://a@h/d"_s).as(u"b c"_s).text(), u"postgresql://b%20c@h/d"_s);
    QCOMPARE(read(u"odbc:DSN=x;Uid=a"_s).as(u"b"_s).user(), u"b"_s);
}

INTRAY_TEST_GUILESS_MAIN(DatabaseUrlTest)
#include "tst_databaseurl.moc"
