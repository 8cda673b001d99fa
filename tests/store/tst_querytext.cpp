// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/querytext.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What stands behind a query, as each engine writes comments and texts.
class QueryTextTest : public QObject
{
    Q_OBJECT

private slots:
    void whatStandsBehindAQueryIsLeftOut_data();
    void whatStandsBehindAQueryIsLeftOut();
    void whatBelongsToAQueryStays_data();
    void whatBelongsToAQueryStays();
};

void QueryTextTest::whatStandsBehindAQueryIsLeftOut_data()
{
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<QString>("end");
    for (const auto &[name, dialect] :
         {std::pair("sqlite", Dialect::Sqlite), std::pair("postgresql", Dialect::Postgresql),
          std::pair("mariadb", Dialect::Mariadb)})
        for (const QString &end :
             {u""_s, u";"_s, u" ;\n;"_s, u"; -- it's the end"_s, u"-- one;\n; /* \"two */\n"_s,
              u";/**/"_s, u";--"_s, u"/* never closed"_s})
            QTest::addRow("%s: %s", name, qPrintable(end)) << dialect << end;
    QTest::newRow("sqlite, nothing nests") << Dialect::Sqlite << u"; /* /* */"_s;
    QTest::newRow("postgresql nests") << Dialect::Postgresql << u"; /* /* */ 'b */"_s;
    QTest::newRow("mariadb has another comment") << Dialect::Mariadb << u"; # it's the end"_s;
}

void QueryTextTest::whatStandsBehindAQueryIsLeftOut()
{
    QFETCH(const Dialect, dialect);
    QFETCH(const QString, end);
    const QString query = u"SELECT /* ; */ 'a;--' FROM b"_s;
    QCOMPARE(withoutEnd(query + end, dialect), query);
    QCOMPARE(withoutEnd(end, dialect), QString());
}

void QueryTextTest::whatBelongsToAQueryStays_data()
{
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<QString>("query");
    for (const auto &[name, dialect] :
         {std::pair("sqlite", Dialect::Sqlite), std::pair("postgresql", Dialect::Postgresql),
          std::pair("mariadb", Dialect::Mariadb)})
        for (const QString &query :
             {u"SELECT 1; SELECT 2"_s, u"SELECT 'it''s; -- x'"_s, u"SELECT 1 AS \"a; --\""_s,
              u"SELECT 'never closed ; -- x"_s, u"SELECT 1 -- one\n, 2"_s, u"SELECT 4 /2 - 1"_s})
            QTest::addRow("%s: %s", name, qPrintable(query)) << dialect << query;
    QTest::newRow("sqlite, brackets") << Dialect::Sqlite << u"SELECT 1 AS [a; --]"_s;
    QTest::newRow("sqlite, no backslash") << Dialect::Sqlite << u"SELECT 'a\\', '; -- x'"_s;
    QTest::newRow("postgresql, no backslash") << Dialect::Postgresql << u"SELECT 'a\\', ';--'"_s;
    QTest::newRow("postgresql, backslash") << Dialect::Postgresql << u"SELECT E'a\\'; -- x'"_s;
    QTest::newRow("postgresql, dollars") << Dialect::Postgresql << u"SELECT $b$ ; -- $$ 'x $b$"_s;
    QTest::newRow("postgresql, a name with dollars") << Dialect::Postgresql << u"SELECT a$b, c$b"_s;
    QTest::newRow("postgresql, an operator") << Dialect::Postgresql << u"SELECT 5 # 3"_s;
    QTest::newRow("mariadb, backslash") << Dialect::Mariadb << u"SELECT 'a\\'; -- x'"_s;
    QTest::newRow("mariadb, two minus signs") << Dialect::Mariadb << u"SELECT 5--3"_s;
    QTest::newRow("mariadb, what it runs") << Dialect::Mariadb << u"SELECT 1 /*! LIMIT 1 */"_s;
}

void QueryTextTest::whatBelongsToAQueryStays()
{
    QFETCH(const Dialect, dialect);
    QFETCH(const QString, query);
    QCOMPARE(withoutEnd(query, dialect), query);
    QCOMPARE(withoutEnd(query + u";\n-- end"_s, dialect),
             query.contains(u"never"_s) ? query + u";\n-- end"_s : query);
}

INTRAY_TEST_GUILESS_MAIN(QueryTextTest)
#include "tst_querytext.moc"
