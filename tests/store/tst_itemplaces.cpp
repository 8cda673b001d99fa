// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/emptyground.h"
#include "support/store.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testlines.h"

#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// What PostgreSQL holds of items, whoever writes them: where they belong, and their place in line.
class ItemPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s}); }
    void init();
    void cleanup();

    void itemsAndWhereTheyBelongStayTogether_data();
    void itemsAndWhereTheyBelongStayTogether();
    void nobodyTakesAQueueAwayWhileAnItemIsAdded();
    void nobodyAddsAnItemWhileItsQueueIsTakenAway();
    void whatIsOpenedIsAtTheFrontOnlyBeforeTheMark_data();
    void whatIsOpenedIsAtTheFrontOnlyBeforeTheMark();
    void anImportOpensItsItemsOnTheRightSideOfTheMark();
    void whatARowLacksIsNothingButNames();

private:
    /// What the database says no with; empty: it did it.
    static QString refusal(const QSqlDatabase &database, const QString &text)
    {
        QSqlQuery query(database);
        return query.exec(text)
                   ? QString()
                   : query.lastError().nativeErrorCode() + u' ' + query.lastError().databaseText();
    }
    static QString answer(const QSqlDatabase &database, const QString &text)
    {
        QSqlQuery query(database);
        return query.exec(text) && query.next() ? query.value(0).toString()
                                                : query.lastError().text();
    }
    static QString insertion(const QString &queue, const QString &key, const QString &import)
    {
        return u"INSERT INTO intray.item (queue_id, key, rank, state, import_id, created_by, "
               "created_at) VALUES (%1, '%2', 0, 'done', %3, 'anna', now())"_s.arg(queue, key,
                                                                                   import);
    }
    static QString numberOf(const QString &queue)
    {
        return u"(SELECT id FROM intray.queue WHERE name = '%1')"_s.arg(queue);
    }
    /// An import that put one item into the queue `parcels`.
    static QString theImport() { return u"(SELECT min(id) FROM intray.import)"_s; }
    void stage(const QList<NewItem> &items);

    EmptyGround *m_ground = nullptr;
    std::unique_ptr<Connection> m_connection;
    ImportId m_import;
    QSqlDatabase m_bare;
};

void ItemPlacesTest::init()
{
    m_ground = &emptyGroundOn(engineOfRow());
    m_ground->clear();
    auto opened = Connection::open(m_ground->login(), OpenMode::AddTables);
    QVERIFY(opened.has_value());
    m_connection = std::move(*opened);
    m_bare = m_ground->bare();
    Store store(*m_connection, {u"owner"_s, u"desk"_s});
    for (const QString &name : {u"parcels"_s, u"letters"_s})
        valueOf(store.addQueue(queueNamed(name)));
    QCOMPARE(refusal(m_bare, u"UPDATE intray.\"user\" SET roles = roles || '{importer}'"_s),
             QString());
}

void ItemPlacesTest::cleanup()
{
    m_bare = {};
    m_connection.reset();
}

void ItemPlacesTest::stage(const QList<NewItem> &items)
{
    ImportStore imports(*m_connection, {u"owner"_s, u"desk"_s});
    m_import = valueOf(imports.beginImport(u"parcels"_s, u"list.csv"_s));
    for (const Staged one : valueOf(imports.stageItems(m_import, items)))
        QCOMPARE(one, Staged::Added);
}

void ItemPlacesTest::itemsAndWhereTheyBelongStayTogether_data()
{
    QTest::addColumn<QString>("text");
    const QString parcels = numberOf(u"parcels"_s);
    const QString letters = numberOf(u"letters"_s);
    QTest::newRow("no queue") << insertion(u"999999"_s, u"k"_s, u"NULL"_s);
    QTest::newRow("no import") << insertion(parcels, u"k"_s, u"999999"_s);
    QTest::newRow("an import elsewhere") << insertion(letters, u"k"_s, theImport());
    QTest::newRow("a queue that has items") << u"DELETE FROM intray.queue WHERE id = "_s + letters;
    QTest::newRow("an import that has items")
        << u"DELETE FROM intray.import WHERE id = "_s + theImport();
    QTest::newRow("another number of a queue") << u"UPDATE intray.queue SET id = DEFAULT"_s;
    QTest::newRow("another number of an import") << u"UPDATE intray.import SET id = DEFAULT"_s;
    QTest::newRow("another queue of an import")
        << u"UPDATE intray.import SET queue_id = "_s + letters;
    QTest::newRow("another queue of an item") << u"UPDATE intray.item SET queue_id = "_s + parcels;
    QTest::newRow("another import of an item")
        << u"UPDATE intray.item SET import_id = %1 WHERE import_id IS NULL"_s.arg(theImport());
    QTest::newRow("no import of an item any more") << u"UPDATE intray.item SET import_id = NULL"_s;
}

void ItemPlacesTest::itemsAndWhereTheyBelongStayTogether()
{
    QFETCH(const QString, text);
    stage({{u"a"_s, 0, {}, {{u"town"_s, u"Bath"_s}}, {}}});
    QCOMPARE(refusal(m_bare, insertion(numberOf(u"letters"_s), u"b"_s, u"NULL"_s)), QString());
    const QString said = refusal(m_bare, text);
    QVERIFY2(said.contains(u"item_belongs"_s) || said.contains(u"place_stays"_s), qPrintable(said));
}

void ItemPlacesTest::nobodyTakesAQueueAwayWhileAnItemIsAdded()
{
    QSqlDatabase other = m_ground->bare();
    QVERIFY(m_bare.transaction());
    QCOMPARE(refusal(m_bare, insertion(numberOf(u"letters"_s), u"b"_s, u"NULL"_s)), QString());
    const QString removal = u"DELETE FROM intray.queue WHERE name = 'letters'"_s;
    QCOMPARE(refusal(other, u"SET lock_timeout = '100ms'"_s), QString());
    QVERIFY(refusal(other, removal).startsWith(u"55P03"_s));
    QVERIFY(m_bare.commit());
    QVERIFY(refusal(other, removal).contains(u"item_belongs"_s));
}

void ItemPlacesTest::nobodyAddsAnItemWhileItsQueueIsTakenAway()
{
    QSqlDatabase other = m_ground->bare();
    const QString letters = answer(m_bare, u"SELECT "_s + numberOf(u"letters"_s));
    QVERIFY(m_bare.transaction());
    QCOMPARE(refusal(m_bare, u"DELETE FROM intray.queue WHERE id = "_s + letters), QString());
    QCOMPARE(refusal(other, u"SET lock_timeout = '100ms'"_s), QString());
    const QString addition = insertion(letters, u"b"_s, u"NULL"_s);
    QVERIFY(refusal(other, addition).startsWith(u"55P03"_s));
    QVERIFY(m_bare.commit());
    QVERIFY(!refusal(other, addition).isEmpty());
}

void ItemPlacesTest::whatIsOpenedIsAtTheFrontOnlyBeforeTheMark_data()
{
    QTest::addColumn<QString>("rank");
    QTest::addColumn<QString>("front");
    QTest::newRow("the mark is beyond") << u"5"_s << u"true"_s;
    QTest::newRow("the mark is before") << u"-5"_s << u"false"_s;
}

/// Whatever opens it, unless it says that it looked at the mark itself.
void ItemPlacesTest::whatIsOpenedIsAtTheFrontOnlyBeforeTheMark()
{
    QFETCH(const QString, rank);
    QFETCH(const QString, front);
    stage({{u"a"_s, 0, {}, {{u"town"_s, u"Bath"_s}}, {}}});
    QCOMPARE(refusal(m_bare, u"UPDATE intray.mark SET rank = "_s + rank), QString());
    QCOMPARE(answer(m_bare, u"UPDATE intray.item SET state = 'open' RETURNING front"_s), front);
}

void ItemPlacesTest::anImportOpensItsItemsOnTheRightSideOfTheMark()
{
    const Record record{{u"town"_s, u"Bath"_s}};
    stage({{u"a"_s, 0, {}, record, {}}, {u"b"_s, 9, {}, record, {}}, {u"c"_s, 5, {}, record, {}}});
    QCOMPARE(refusal(m_bare, u"UPDATE intray.mark SET rank = -5000, item_id = (SELECT max(id) FROM "
                             "intray.item)"_s),
             QString());
    ImportStore imports(*m_connection, {u"owner"_s, u"desk"_s});
    valueOf(imports.acceptImport(m_import));
    QCOMPARE(valueOf(imports.openStagedItems(m_import)), 3);
    QCOMPARE(answer(m_bare, u"SELECT string_agg(key || front::text, ' ' ORDER BY key) FROM "
                            "intray.item WHERE state = 'open'"_s),
             u"afalse btrue cfalse"_s);
}

/// A row could say by it what no limit of the queue is held against.
void ItemPlacesTest::whatARowLacksIsNothingButNames()
{
    const auto fields = [this](const QString &absent) {
        return answer(m_bare, u"SELECT intray.absent_fields('%1')"_s.arg(absent));
    };
    QCOMPARE(fields(u"{\"zip\": null}"_s), u"{\"zip\": null}"_s);
    QCOMPARE(fields(u"{\"zip\": {\"a\": null}}"_s), u"{}"_s);
    QCOMPARE(fields(u"{\"zip\": \"12345\"}"_s), u"{}"_s);
    QCOMPARE(fields(u"[1]"_s), u"{}"_s);
    QCOMPARE(fields(u"{\"%1\": null}"_s.arg(QString(1'100'000, u'x'))), u"{}"_s);
    QCOMPARE(answer(m_bare, u"SELECT intray.absent_fields(NULL)"_s), u"{}"_s);
}

INTRAY_TEST_GUILESS_MAIN(ItemPlacesTest)
#include "tst_itemplaces.moc"
