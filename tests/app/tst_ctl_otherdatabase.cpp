// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `import` and `lookup load` from a table or query of a database that is not Intray's.
class CtlOtherDatabaseTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aTableIsBroughtInOnce();
    void aQueryIsBroughtIn();
    void aQueryThatIsAskedAgainBringsOnlyWhatIsNew();
    void aFileWithTheQueryMustBeReadable();
    void aFileWithTheQueryMustBeText();
    void aTableOrQueryIsLoadedForLookingUp();
    void whatIsReadOfADatabaseMustBeSaid();

private:
    Ran load(const QString &place, const QStringList &more) const;
    QJsonArray found(const QString &beginning) const;

    std::unique_ptr<CtlFixture> m_ctl;
    QString m_other; ///< A file of SQLite with a table of towns.
};

static void changeTowns(const QString &path, const QString &statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"towns"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(statement));
    }
    QSqlDatabase::removeDatabase(u"towns"_s);
}

static void makeTowns(const QString &path)
{
    changeTowns(path, u"CREATE TABLE town (zip TEXT, name TEXT, people INTEGER)"_s);
    changeTowns(path, u"INSERT INTO town VALUES ('35957', 'boaz', 9551), ('36467', 'opp', NULL)"_s);
}

void CtlOtherDatabaseTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    m_other = m_ctl->path(u"geo.db"_s);
    makeTowns(m_other);
}

Ran CtlOtherDatabaseTest::load(const QString &place, const QStringList &more) const
{
    return m_ctl->ctl(QStringList{u"lookup"_s, u"load"_s, u"towns"_s, place} + more);
}

QJsonArray CtlOtherDatabaseTest::found(const QString &beginning) const
{
    const Ran ran = m_ctl->ctl({u"lookup"_s, u"find"_s, u"towns"_s, beginning});
    return ran.json().value(u"lines"_s).toArray();
}

void CtlOtherDatabaseTest::aTableIsBroughtInOnce()
{
    const QStringList command{u"import"_s, u"towns"_s, m_other, u"--table"_s, u"town"_s};
    QCOMPARE(m_ctl->ctl(command).json().value(u"added"_s), 2);
    QCOMPARE(m_ctl->ctl(command).json().value(u"duplicate"_s), 2);
    const QJsonArray items = m_ctl->ctl({u"list"_s, u"towns"_s}).json().value(u"items"_s).toArray();
    QCOMPARE(items.at(0).toObject().value(u"record"_s).toObject().value(u"name"_s), u"boaz"_s);
    const QJsonObject second = items.at(1).toObject().value(u"record"_s).toObject();
    QVERIFY2(!second.contains(u"people"_s), "a value that is not there is missing");
}

void CtlOtherDatabaseTest::aQueryIsBroughtIn()
{
    const Ran ran = m_ctl->ctl({u"import"_s, u"large"_s, u"sqlite:"_s + m_other, u"--query"_s,
                                u"SELECT name AS town, people FROM town WHERE people > 0"_s,
                                u"--key"_s, u"town"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"added"_s), 1);
}

/// As the timers do that come with Intray.
void CtlOtherDatabaseTest::aQueryThatIsAskedAgainBringsOnlyWhatIsNew()
{
    const QString query = m_ctl->file(u"towns.sql"_s, "SELECT zip, name\n  FROM town;\n");
    const QStringList command{u"import"_s,       u"towns"_s,   u"sqlite:"_s + m_other,
                              u"--query-file"_s, query,        u"--key"_s,
                              u"zip"_s,          u"--update"_s};
    const auto deliveries = [&] {
        return m_ctl->ctl({u"deliveries"_s}).json().value(u"deliveries"_s).toArray().size();
    };
    const Ran first = m_ctl->ctl(command);
    QVERIFY2(first.exit == 0, first.err);
    QCOMPARE(first.json().value(u"added"_s), 2);
    const Ran second = m_ctl->ctl(command);
    QVERIFY2(second.exit == 0, second.err);
    QCOMPARE(second.json().value(u"duplicate"_s), 2);
    QVERIFY(second.json().value(u"delivery"_s).isNull());
    QCOMPARE(deliveries(), 1);
    changeTowns(m_other, u"UPDATE town SET name = 'Opp' WHERE zip = '36467'"_s);
    changeTowns(m_other, u"INSERT INTO town VALUES ('36301', 'dothan', 1)"_s);
    const Ran third = m_ctl->ctl(command);
    QVERIFY2(third.exit == 0, third.err);
    QCOMPARE(third.json().value(u"added"_s), 1);
    QCOMPARE(third.json().value(u"updates"_s), 1);
    QCOMPARE(deliveries(), 2);
    const QJsonArray items = m_ctl->ctl({u"list"_s, u"towns"_s}).items();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items.at(1).toObject().value(u"record"_s).toObject().value(u"name"_s), u"Opp"_s);
}

void CtlOtherDatabaseTest::aFileWithTheQueryMustBeReadable()
{
    QCOMPARE(load(m_other, {u"--query-file"_s, m_ctl->path(u"none.sql"_s)}).exit, 1);
    QCOMPARE(load(m_other, {u"--query-file"_s, m_ctl->path(u"."_s)}).exit, 1);
    const QString query = m_ctl->file(u"towns.sql"_s, "SELECT zip FROM town");
    QCOMPARE(load(m_other, {u"--query-file"_s, query, u"--query"_s, u"SELECT 1"_s}).exit, 2);
    QCOMPARE(load(m_other, {u"--query-file"_s, query, u"--table"_s, u"town"_s}).exit, 2);
    QCOMPARE(load(m_other, {u"--query-file"_s, query}).json().value(u"lines"_s), 2);
}

void CtlOtherDatabaseTest::aFileWithTheQueryMustBeText()
{
    const QString latin =
        m_ctl->file(u"latin.sql"_s, "SELECT zip\n  FROM town WHERE name <> 'M\xFCnchen'");
    const Ran ran = load(m_other, {u"--query-file"_s, latin});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.sentence(), u"The file \"%1\" has bytes in line 2, column 29, that are not UTF-8. "
                             u"Save it as UTF-8, and try again."_s.arg(latin));
    const QString commented =
        m_ctl->file(u"commented.sql"_s, "\xEF\xBB\xBFSELECT zip FROM town; -- all\n");
    QCOMPARE(load(m_other, {u"--query-file"_s, commented}).json().value(u"lines"_s), 2);
    const QString nothing = m_ctl->file(u"nothing.sql"_s, "\n");
    const Ran empty = load(m_other, {u"--query-file"_s, nothing});
    QCOMPARE(empty.exit, 1);
    QCOMPARE(empty.sentence(),
             u"The file \"%1\" is empty. It must hold one SELECT."_s.arg(nothing));
}

void CtlOtherDatabaseTest::aTableOrQueryIsLoadedForLookingUp()
{
    const Ran table = load(m_other, {u"--table"_s, u"town"_s});
    QVERIFY2(table.exit == 0, table.err);
    QCOMPARE(table.json().value(u"lines"_s), 2);
    QCOMPARE(found(u"364"_s).at(0).toObject().value(u"name"_s), u"opp"_s);
    const Ran query = load(u"sqlite:"_s + m_other,
                           {u"--query"_s, u"SELECT name, zip FROM town WHERE people > 0"_s});
    QVERIFY2(query.exit == 0, query.err);
    QCOMPARE(query.json().value(u"columns"_s), (QJsonArray{u"name"_s, u"zip"_s}));
    QCOMPARE(found(u"b"_s).at(0).toObject().value(u"zip"_s), u"35957"_s);
    const Ran listed = m_ctl->ctl({u"lookup"_s, u"list"_s});
    QCOMPARE(listed.json().value(u"lookups"_s).toArray().at(0).toObject().value(u"source"_s),
             u"a query of geo.db"_s);
}

void CtlOtherDatabaseTest::whatIsReadOfADatabaseMustBeSaid()
{
    QCOMPARE(load(m_other, {}).exit, 2);
    QCOMPARE(load(m_other, {u"--table"_s, u"town"_s, u"--query"_s, u"SELECT 1"_s}).exit, 2);
    QCOMPARE(load(m_other, {u"--table"_s, u"city"_s}).exit, 1);
    const Ran deleting = load(m_other, {u"--query"_s, u"DELETE FROM town"_s});
    QCOMPARE(deleting.exit, 1);
    QVERIFY2(deleting.sentence().contains(u"one SELECT"_s), qPrintable(deleting.sentence()));
    QCOMPARE(load(m_other, {u"--query"_s, u"SELECT zip FROM town; SELECT 1"_s}).exit, 1);
    QVERIFY(found(QString()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlOtherDatabaseTest)
#include "tst_ctl_otherdatabase.moc"
