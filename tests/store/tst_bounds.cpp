// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rules/filterstore.h"
#include "store/sql.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// On servers nobody can add without end what no queue limits: notes, questions what became of an
/// operation, filters, names of workstations.
class BoundsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init()
    {
        beginOn(engineOfRow());
        administer(u"DELETE FROM "_s + table(u"allowance"_s)); // of the tests before
    }

    void aUserWritesSoManyNotesOnADay();
    void anotherDayBeginsAnew();
    void anItemHasSoManyNotesAndShowsTheNewest();
    void aUserAsksSoOftenWhatBecameOfSomething();
    void aUserSharesSoManyFiltersInAQueue();
    void ofAUserTheNewestWorkstationsAreKnown();

private:
    bool isPostgresql() const { return engineOfRow() == u"postgresql"; }
    QString table(const QString &name) const
    {
        return isPostgresql() ? u"intray."_s + name : name + u"_all"_s;
    }
    void administer(const QString &statement) { database->administer(statement); }
    /// As if the users had added as much today already.
    void haveAdded(const QString &much)
    {
        administer(u"UPDATE %1 SET n = %2"_s.arg(table(u"allowance"_s), much));
    }
    /// A list of numbers as this server makes one.
    QString numbers(int most) const
    {
        return isPostgresql() ? u"generate_series(1, %1) AS made (n)"_s.arg(most)
                              : u"(WITH RECURSIVE up AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM "
                                "up WHERE n < %1) SELECT n FROM up) AS made"_s.arg(most);
    }
};

void BoundsTest::aUserWritesSoManyNotesOnADay()
{
    const ItemId item = add(u"a"_s);
    valueOf(bert->store.note(item, u"first"_s));
    haveAdded(u"2000"_s);
    const auto refused = bert->store.note(item, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"2000 notes today"_s),
             qPrintable(refused.error().sentence));
    valueOf(anna->store.note(item, u"another's"_s));
    QCOMPARE(valueOf(anna->store.detail(item)).notes.size(), 2);
}

void BoundsTest::anotherDayBeginsAnew()
{
    const ItemId item = add(u"a"_s);
    valueOf(bert->store.note(item, u"first"_s));
    haveAdded(u"2000"_s);
    administer(u"UPDATE %1 SET day = '2026-01-01'"_s.arg(table(u"allowance"_s)));
    valueOf(bert->store.note(item, u"second"_s));
}

void BoundsTest::anItemHasSoManyNotesAndShowsTheNewest()
{
    const ItemId item = add(u"a"_s);
    administer(
        u"INSERT INTO %1 (item_id, queue_id, at, kind, %2, workstation, detail) SELECT i.id, "
        "i.queue_id, '2026-11-01', 'noted', 'bert', '', '{\"note\":\"before\"}' FROM %3 AS i, "
        "%4"_s.arg(table(u"event"_s), isPostgresql() ? u"\"user\""_s : u"user_name"_s,
                   table(u"item"_s), numbers(999)));
    valueOf(bert->store.note(item, u"the last"_s));
    const QList<Note> notes = valueOf(anna->store.detail(item)).notes;
    QCOMPARE(notes.size(), 200);
    QCOMPARE(notes.constLast().text, u"the last"_s);
    QCOMPARE(notes.constFirst().text, u"before"_s);
    const auto refused = anna->store.note(item, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"1000 notes already"_s),
             qPrintable(refused.error().sentence));
}

void BoundsTest::aUserAsksSoOftenWhatBecameOfSomething()
{
    valueOf(bert->store.outcomeOf(newId()));
    haveAdded(u"20000"_s);
    const auto refused = bert->store.outcomeOf(newId());
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"20000 times today"_s),
             qPrintable(refused.error().sentence));
}

void BoundsTest::aUserSharesSoManyFiltersInAQueue()
{
    const auto share = [&](Person &person, const QString &name) {
        return FilterStore(*person.connection, person.store.identity())
            .share({q, name}, u"{}"_s, false);
    };
    for (int n = 0; n < 100; ++n)
        valueOf(share(*bert, u"filter %1"_s.arg(n)));
    const auto refused = share(*bert, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"100 filters"_s),
             qPrintable(refused.error().sentence));
    valueOf(FilterStore(*bert->connection, bert->store.identity())
                .share({q, u"filter 7"_s}, u"{}"_s, true));
    valueOf(share(*anna, u"another's"_s));
}

void BoundsTest::ofAUserTheNewestWorkstationsAreKnown()
{
    administer(u"INSERT INTO %1 (%2, workstation, seen_at) SELECT 'bert', CONCAT('desk ', made.n), "
               "CURRENT_TIMESTAMP FROM %3"_s.arg(table(u"client"_s),
                                                 isPostgresql() ? u"\"user\""_s : u"user_name"_s,
                                                 numbers(100)));
    valueOf(bert->store.beat());
    const auto known = attempt(*database->connectAsOwner(), [&](Sql &sql) -> Outcome<QStringList> {
        return sql.allOfText(u"SELECT COUNT(*) AS n FROM %1"_s.arg(table(u"client"_s)), {},
                             [](const Row &row) { return row.text("n"); });
    });
    QVERIFY(valueOf(known).constFirst().toInt() <= 100);
}

QTEST_GUILESS_MAIN(BoundsTest)
#include "tst_bounds.moc"
