// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

/// What somebody who may write everything changes past Intray, and what the audit says of it.
class Forgeries : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void nothingIsFoundWhereNothingWasForged();
    void oneIsFoundAndNamed_data();
    void oneIsFoundAndNamed();
    void aForgedPairIsFoundAndNamed_data();
    void aForgedPairIsFoundAndNamed();
    void aForgedTakingBackIsFoundAndNamed_data();
    void aForgedTakingBackIsFoundAndNamed();
    void aForgedAssignmentIsFoundAndNamed_data();
    void aForgedAssignmentIsFoundAndNamed();
    void whatAForgedPairExcusesIsFound();
    void aForgedCorrectionIsFoundAndNamed_data();
    void aForgedCorrectionIsFoundAndNamed();
    void aLockIdOfOnesOwnThatComesAgainIsNone();
    void aClockThatWasPutBackIsNone();
    void anEndingThatDoesNotTellItsRecordIsNamed();
    void aRecordThatBreaksItsSchemaIsNamed();
    void aRecordIsHeldAgainstTheSchemaOfItsTime();

private:
    void forge(const QString &statements) { intray::forge(*database, statements); }
    void mergeAndTellApart();
    QStringList found() { return valueOf(anna->store.audit()).violations; }
    Finished end(const Disposition &disposition);
};

Finished Forgeries::end(const Disposition &disposition)
{
    const Claim claim = take(*anna);
    return valueOf(anna->store.finish(claim.items.first().id, claim.lock, disposition));
}

// Items 1 to 7: completed with a correction, completed as it was, failed, dismissed, reopened, held
// by anna, open.
void Forgeries::init()
{
    beginOn(engineOfRow());
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s})
        add(key);
    end(Disposition::complete(Record{{u"name"_s, u"corrected"_s}}));
    end(Disposition::complete());
    end(Disposition::fail(u"torn"_s));
    end(Disposition::dismiss());
    const Finished fifth = end(Disposition::complete(Record{{u"name"_s, u"hasty"_s}}));
    take(*anna);
    valueOf(bert->store.reopen(fifth.item, u"look again"_s));
    setRules([](Queue &rules) { rules.attempts = 5; });
}

void Forgeries::nothingIsFoundWhereNothingWasForged()
{
    QCOMPARE(found().join(u'\n'), QString());
}

void Forgeries::oneIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString completed = u" WHERE item_id = #1 AND kind = 'completed'"_s;
    const QString ofFirst = u" WHERE item_id = #1"_s;
    // Who.
    row("completed by another", u"UPDATE {event} SET {user} = 'bert'"_s + completed,
        u"done by bert while anna held it"_s);
    row("failed by another",
        u"UPDATE {event} SET {user} = 'bert' WHERE item_id = #3 AND kind = 'failed'"_s,
        u"done by bert while anna held it"_s);
    row("claimed by another in the history",
        u"UPDATE {event} SET {user} = 'bert' WHERE item_id = #6 AND kind = 'claimed'"_s,
        u"anna holds the item, its history says bert"_s);
    row("the holder swapped", u"UPDATE {item} SET lock_user = 'bert' WHERE id = #6"_s,
        u"bert holds the item, its history says anna"_s);
    row("finished by another", u"UPDATE {record} SET finished_by = 'bert'"_s + ofFirst,
        u"it was finished by bert, its history says anna"_s);
    row("finished by nobody",
        u"UPDATE {record} SET finished_by = NULL, finished_at = NULL"_s + ofFirst,
        u"it was finished by , its history says anna"_s);
    // When.
    row("completed before the claim", u"UPDATE {event} SET at = {then}"_s + completed,
        u"told for 2001-02-03"_s);
    row("claimed after the completion",
        u"UPDATE {event} SET at = {then} WHERE item_id = #1 AND kind = 'added';"
        "UPDATE {event} SET at = {then} WHERE item_id = #1 AND kind = 'completed'"_s,
        u" 2001-02-03"_s);
    row("finished at another time", u"UPDATE {record} SET finished_at = {then}"_s + ofFirst,
        u"it was finished at 2001-02-03"_s);
    row("the end of a lock moved on", u"UPDATE {item} SET {end of lock} = {later} WHERE id = #6"_s,
        u"its lock, of anna, ends at 2099-01-01"_s);
    row("the end of a lock moved back", u"UPDATE {item} SET {end of lock} = {then} WHERE id = #6"_s,
        u"its lock, of anna, ends at 2001-02-03"_s);
    // The record.
    const QString other = u"'{\"name\":\"forged\"}'"_s;
    for (const char *number : {"1", "2", "3", "4"})
        QTest::newRow(qPrintable(u"the record of item %1 changed"_s.arg(QLatin1StringView(number))))
            << u"UPDATE {record} SET current = %1 WHERE item_id = #%2"_s.arg(
                   other, QLatin1StringView(number))
            << u"its record is not the one"_s;
    row("the correction taken out", u"UPDATE {record} SET current = NULL"_s + ofFirst,
        u"its record is not the one"_s);
    row("what came in changed",
        u"UPDATE {record} SET imported = %1 WHERE item_id = #2"_s.arg(other),
        u"its record is not the one"_s);
    row("the digest changed", u"UPDATE {event} SET {digest of zeros}"_s + completed,
        u"its record is not the one"_s);
    // Gaps.
    row("a claim deleted", u"DELETE FROM {event} WHERE item_id = #1 AND kind = 'claimed'"_s,
        u"nobody held the item"_s);
    row("a completion deleted", u"DELETE FROM {event}"_s + completed,
        u"the item is done, its history says locked"_s);
    row("claim and completion deleted, and opened again",
        u"DELETE FROM {event} WHERE item_id = #1 AND kind <> 'added';"
        "UPDATE {item} SET state = 'open' WHERE id = #1"_s,
        u"the item was taken 1 times, its history tells of 0"_s);
    row("the history of an item deleted", u"DELETE FROM {event}"_s + ofFirst,
        u"the item has no history"_s);
    row("an item deleted",
        u"DELETE FROM {record} WHERE item_id = #7;"
        "DELETE FROM {item} WHERE {key} = '7'"_s,
        u"the item is gone"_s);
    row("a reopening deleted", u"DELETE FROM {event} WHERE item_id = #5 AND kind = 'reopened'"_s,
        u"the item is open, its history says done"_s);
    // States.
    row("open made done", u"UPDATE {item} SET state = 'done' WHERE id = #7"_s,
        u"the item is done, its history says open"_s);
    row("failed made done", u"UPDATE {item} SET state = 'done' WHERE id = #3"_s,
        u"the item is done, its history says failed"_s);
    row("done made open", u"UPDATE {item} SET state = 'open' WHERE id = #2"_s,
        u"the item is open, its history says done"_s);
    row("a completion made a dismissal", u"UPDATE {event} SET kind = 'dismissed'"_s + completed,
        u"the item is done, its history says dismissed"_s);
    row("taken more often than told", u"UPDATE {item} SET attempts = 4 WHERE id = #6"_s,
        u"the item was taken 4 times, its history tells of 1"_s);
    // Locks.
    const QString lock = u"'0c49da61-4af2-41ad-aed0-7f7878c18b4d'"_s;
    row("another lock on the item", u"UPDATE {item} SET lock_id = %1 WHERE id = #6"_s.arg(lock),
        u"lock \"0c49da61-4af2-41ad-aed0-7f7878c18b4d\" holds the item"_s);
    row("another lock in the history", u"UPDATE {event} SET lock_id = %1"_s.arg(lock) + completed,
        u"done under lock 0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s);
    row("a claim by another told besides",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, lock_id) "
        "SELECT {queue}item_id, at, kind, 'bert', workstation, lock_id FROM {event} "
        "WHERE item_id = #6 AND kind = 'claimed'"_s,
        u"taken while lock"_s);
    row("a second completion told",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, lock_id) "
        "SELECT {queue}item_id, at, kind, {user}, workstation, lock_id FROM {event}"_s +
            completed,
        u"nobody held the item"_s);
    row("brought in twice",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation) "
        "SELECT {queue}item_id, at, kind, {user}, workstation FROM {event} "
        "WHERE item_id = #7 AND kind = 'added'"_s,
        u"the item was brought in twice"_s);
}

void Forgeries::oneIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    forge(forgery);
    const QStringList all = found();
    QVERIFY2(all.join(u'\n').contains(words), qPrintable(words + u": "_s + all.join(u'\n')));
    QVERIFY2(all.first().startsWith(u"Item "_s), qPrintable(all.first()));
}

// Items 8 to 10 besides: 8 was merged into 9 with a field, 9 and 10 are told apart, 10 has a note.
void Forgeries::mergeAndTellApart()
{
    const ItemId item = add(u"8"_s);
    const ItemId kept = add(u"9"_s);
    const ItemId other = add(u"10"_s);
    DuplicateStore store(*anna->connection, anna->store.identity());
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"both"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    valueOf(store.mergeInto(item, merge));
    valueOf(store.tellApart(kept, other));
    valueOf(anna->store.note(other, u"as on the form"_s));
}

void Forgeries::aForgedPairIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const auto told = [](const QString &kind, const QString &item, const QString &detail) {
        return u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, detail) "
               "SELECT {queue}item_id, at, '%1', {user}, workstation, '%3' FROM {event} "
               "WHERE item_id = %2 AND kind = 'added'"_s.arg(kind, item, detail);
    };
    const QString alone = u": no line in the history of item "_s;
    row("a duplicate that nobody merged", told(u"absorbed"_s, u"#7"_s, u"{\"from\":1}"_s), alone);
    row("told apart on one side", told(u"told_apart"_s, u"#7"_s, u"{\"from\":1}"_s), alone);
    row("told apart on both sides by nothing",
        told(u"told_apart"_s, u"#7"_s, u"{\"from\":6}"_s) + u';' +
            told(u"told_apart"_s, u"#6"_s, u"{\"from\":7}"_s),
        alone);
    row("merged into another",
        u"UPDATE {event} SET detail = json_set(detail, '$.into', 7) "
        "WHERE kind = 'merged'"_s,
        alone);
    row("merged from another",
        u"UPDATE {event} SET detail = json_set(detail, '$.from', 7) WHERE kind = 'absorbed'"_s,
        alone);
    row("merged by another on one side",
        u"UPDATE {event} SET {user} = 'bert' WHERE kind = 'absorbed'"_s, alone);
    row("merged at another time on one side",
        u"UPDATE {event} SET at = {later} WHERE kind = 'absorbed'"_s, alone);
    row("a side of a merge deleted", u"DELETE FROM {event} WHERE kind = 'absorbed'"_s, alone);
    row("a side of what was told apart deleted",
        u"DELETE FROM {event} WHERE kind = 'told_apart' AND operation_id IS NULL"_s, alone);
    row("taken back on one side",
        u"UPDATE {event} SET detail = json_set(detail, '$.alike', 1) "
        "WHERE kind = 'told_apart' AND operation_id IS NULL"_s,
        alone);
    row("merged under no operation",
        u"UPDATE {event} SET operation_id = NULL WHERE kind = 'merged'"_s,
        u"(merged): no operation is named"_s);
    row("the record that a merge left",
        u"UPDATE {record} SET current = '{\"name\":\"forged\"}' "
        "WHERE item_id = (SELECT e.item_id FROM {event} AS e WHERE e.kind = 'absorbed')"_s,
        u"now: its record is not the one that event "_s);
    row("the record that a merge kept",
        u"UPDATE {earlier_record} SET record = '{\"name\":\"forged\"}' "
        "WHERE item_id = (SELECT e.item_id FROM {event} AS e WHERE e.kind = 'absorbed')"_s,
        u" tells of is not among its earlier records"_s);
    row("the record before a merge",
        u"UPDATE {record} SET imported = '{\"name\":\"forged\"}' "
        "WHERE item_id = (SELECT e.item_id FROM {event} AS e WHERE e.kind = 'absorbed')"_s,
        u" tells of is not among its earlier records"_s);
    row("the digests of a merge",
        u"UPDATE {event} SET {digests of zeros} WHERE kind = 'absorbed'"_s,
        u"now: its record is not the one that event "_s);
    row("a note under no operation",
        u"UPDATE {event} SET operation_id = NULL WHERE kind = 'noted'"_s,
        u"(noted): no operation is named"_s);
    row("a note that says nothing",
        u"UPDATE {event} SET detail = '{\"note\":\" \"}' WHERE kind = 'noted'"_s,
        u"(noted): it is no note"_s);
    row("a note under a lock",
        u"UPDATE {event} SET lock_id = '0c49da61-4af2-41ad-aed0-7f7878c18b4d' WHERE kind = 'noted'"_s,
        u"(noted): it names a lock"_s);
}

void Forgeries::aForgedPairIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    mergeAndTellApart();
    QCOMPARE(found().join(u'\n'), QString());
    if (database->connectAsOwner()->d().dialect == Dialect::Postgresql)
        forgery.replace(u"json_set(detail, '$.into', 7)"_s, u"'{\"into\":7}'"_s)
            .replace(u"json_set(detail, '$.from', 7)"_s, u"'{\"from\":7}'"_s)
            .replace(u"json_set(detail, '$.alike', 1)"_s, u"detail || '{\"alike\":1}'"_s);
    forge(forgery);
    const QString all = found().join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void Forgeries::aForgedTakingBackIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString alone = u": no line in the history of item "_s;
    const QString back =
        u" WHERE item_id = #9 AND kind = 'absorbed' AND id > (SELECT x.first FROM (SELECT "
        "MIN(e.id) AS first FROM {event} AS e WHERE e.item_id = #9 AND e.kind = 'absorbed') AS x)"_s;
    row("its side of the kept one deleted", u"DELETE FROM {event}"_s + back, alone);
    row("its side of the duplicate deleted",
        u"DELETE FROM {event} WHERE item_id = #8 AND kind = 'reopened'"_s, alone);
    row("by another on one side", u"UPDATE {event} SET {user} = 'bert'"_s + back, alone);
    row("of another item on one side",
        u"UPDATE {event} SET detail = '{\"from\":7,\"undone\":1}'"_s + back, alone);
    row("another record put back", u"UPDATE {event} SET {digests of zeros}"_s + back,
        u"(absorbed): the record is not the one from before the merge"_s);
    row("the record that it left",
        u"UPDATE {record} SET current = '{\"name\":\"forged\"}' WHERE item_id = #9"_s,
        u"now: its record is not the one that event "_s);
    row("the merge before it deleted",
        u"DELETE FROM {event} WHERE item_id = #8 AND kind = 'merged';"
        "DELETE FROM {event} WHERE item_id = #9 AND kind = 'absorbed' AND NOT ("_s +
            back.mid(7) + u')',
        u"(reopened): it takes back a merge that is not told"_s);
}

// Item 8 was merged into 9 with a field, and that was taken back.
void Forgeries::aForgedTakingBackIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    mergeAndTellApart();
    DuplicateStore store(*anna->connection, anna->store.identity());
    QVERIFY(!valueOf(store.takeBackMerge(ItemId(8))).stays);
    QCOMPARE(found().join(u'\n'), QString());
    forge(forgery);
    const QString all = found().join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void Forgeries::aForgedCorrectionIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString corrected = u" WHERE item_id = #8 AND kind = 'corrected'"_s;
    const QString notLeft = u"now: its record is not the one that event "_s;
    row("the record that it left",
        u"UPDATE {record} SET current = '{\"name\":\"forged\"}' WHERE item_id = #8"_s, notLeft);
    row("its record as it came in", u"UPDATE {record} SET current = NULL WHERE item_id = #8"_s,
        notLeft);
    row("its digests", u"UPDATE {event} SET {digests of zeros}"_s + corrected,
        u"it does not say what was corrected"_s);
    row("the record that it kept", u"DELETE FROM {earlier_record} WHERE item_id = #8"_s,
        u" tells of is not among its earlier records"_s);
    row("its line deleted for a later one",
        u"DELETE FROM {event} WHERE id = (SELECT x.first FROM (SELECT MIN(e.id) AS first FROM "
        u"{event} AS e "
        "WHERE e.item_id = #9 AND e.kind = 'corrected' AND e.id > (SELECT MIN(f.id) FROM {event} "
        "AS f "
        "WHERE f.item_id = #9 AND f.kind = 'corrected')) AS x)"_s,
        u"the record before it is not the one that event "_s);
    row("one that never was",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, detail) "
        "SELECT {queue}item_id, at, 'corrected', {user}, workstation, "
        "'{\"correction\":\"a\",\"field\":\"name\"}' FROM {event} WHERE item_id = #7 AND kind = 'added'"_s,
        u"(corrected): it does not say what was corrected"_s);
    row("one told twice",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, detail{digest}) "
        "SELECT {queue}item_id, at, kind, {user}, workstation, detail{digest} FROM {event}"_s +
            corrected,
        u"the record before it is not the one that event "_s);
    row("of a finished item",
        u"INSERT INTO {event} ({queue}item_id, at, kind, {user}, workstation, detail{digest}) "
        "SELECT {queue}(SELECT y.id FROM {item} AS y WHERE y.{key} = '1'), at, kind, {user}, workstation, detail{digest} FROM {event}"_s +
            corrected,
        u"its record was changed although it was done"_s);
    row("under a lock",
        u"UPDATE {event} SET lock_id = '0c49da61-4af2-41ad-aed0-7f7878c18b4d'"_s + corrected,
        u"(corrected): it names a lock"_s);
    row("as if a delivery had done it",
        u"UPDATE {event} SET detail = {of a delivery}"_s + corrected,
        u"(corrected): it names a delivery that did not bring the item in"_s);
}

// Items 8 and 9 besides: corrected together, 9 two times more.
void Forgeries::aForgedCorrectionIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    for (const QString &key : {u"8"_s, u"9"_s})
        add(key);
    CorrectionStore store(*anna->connection, anna->store.identity());
    const auto correct = [&](ItemId item, const QString &from, const QString &to) {
        const qint64 seen = valueOf(anna->store.detail(item)).item.change;
        const BulkResult result = valueOf(
            store.correctItems({newId(), u"name"_s}, {{item, from, to, seen, u"\n"_s + to}}));
        QCOMPARE(result.done.size(), 1);
    };
    ItemQuery query;
    query.queue = q;
    for (const Item &item : valueOf(anna->store.page(query, {})).items) {
        if (item.key == u"8" || item.key == u"9")
            correct(item.id, item.record.value(u"name"_s).toString(), u"one"_s);
        if (item.key == u"9") {
            correct(item.id, u"one"_s, u"two"_s);
            correct(item.id, u"two"_s, u"three"_s);
        }
    }
    QCOMPARE(found().join(u'\n'), QString());
    const bool isPostgresql = database->connectAsOwner()->d().dialect == Dialect::Postgresql;
    forgery.replace(u"{digest}"_s, isPostgresql ? u", digest"_s : QString());
    forgery.replace(u"{of a delivery}"_s, isPostgresql ? u"detail || '{\"import\": 1}'"_s
                                                       : u"json_set(detail, '$.import', 1)"_s);
    forgery.replace(u"'{\"correction\":\"a\",\"field\":\"name\"}'"_s,
                    u"'{\"correction\":\"a\",\"field\":\"name\"}'{json}"_s);
    forge(forgery);
    const QString all = found().join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void Forgeries::aForgedAssignmentIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    row("given to another", u"UPDATE {item} SET assigned_to = 'bert' WHERE id = #8"_s,
        u"the item is assigned to \"bert\", its history says \"anna\""_s);
    row("given to everybody",
        u"UPDATE {item} SET assigned_to = NULL, line = NULL, {due} = {at once} WHERE id = #8"_s,
        u"the item is assigned to \"\", its history says \"anna\""_s);
    row("put where everybody gets it", u"UPDATE {item} SET {due} = {at once} WHERE id = #8"_s,
        u"the item does not wait for those to whom it is assigned"_s);
    row("put into another's line",
        u"UPDATE {item} SET line = {line of 9}, {due} = {line of 9} WHERE id = #8"_s,
        u"the item does not wait for those to whom it is assigned"_s);
    row("an open one hidden in a line", u"UPDATE {item} SET {due} = {line of 9} WHERE id = #7"_s,
        u"the item does not wait for those to whom it is assigned"_s);
    row("given by another line",
        u"UPDATE {event} SET detail = '{\"to\":\"bert\"}' WHERE item_id = #8 "
        "AND kind = 'assigned'"_s,
        u"the item is assigned to \"anna\", its history says \"bert\""_s);
    row("the line of history deleted",
        u"DELETE FROM {event} WHERE item_id = #8 AND kind = 'assigned'"_s,
        u"the item is assigned to \"anna\", its history says \"\""_s);
    row("a line put in between",
        u"UPDATE {event} SET detail = '{\"to\":\"anna\",\"was\":\"bert\"}' WHERE item_id = #8 "
        "AND kind = 'assigned'"_s,
        u"assigned to \"bert\" before, its history says \"\""_s);
}

// Items 8 and 9 besides, for anna and for bert.
void Forgeries::aForgedAssignmentIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    valueOf(bert->store.assign({add(u"8"_s)}, {u"anna"_s, {}}));
    valueOf(bert->store.assign({add(u"9"_s)}, {u"bert"_s, {}}));
    QCOMPARE(found().join(u'\n'), QString());
    forge(
        forgery.replace(u"{line of 9}"_s, database->connectAsOwner()->d().dialect == Dialect::Sqlite
                                              ? u"(SELECT line FROM assignee WHERE name = 'bert')"_s
                                              : u"'1000-01-02 00:00:02'"_s));
    const QString all = found().join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

// A line that changes nothing of its item must not let go what a seal keeps.
void Forgeries::whatAForgedPairExcusesIsFound()
{
    sealNow(*database, *anna);
    DuplicateStore store(*anna->connection, anna->store.identity());
    const ItemId item = add(u"8"_s);
    valueOf(store.mergeInto(item, {ItemId(7)}));
    forge(u"UPDATE {record} SET current = '{\"name\":\"forged\"}' WHERE item_id = #7"_s);
    const QString words = u"Item 7, now: its record is not as seal "_s;
    QVERIFY2(found().join(u'\n').contains(words), qPrintable(found().join(u'\n')));
    sealNow(*database, *anna);
    QVERIFY2(found().join(u'\n').contains(words), qPrintable(found().join(u'\n')));
}

// Any clerk could make the audit fail for good otherwise.
void Forgeries::aLockIdOfOnesOwnThatComesAgainIsNone()
{
    const LockId lock = newId();
    for (int i = 0; i < 2; ++i) {
        const Claim claim = valueOf(bert->store.claimNext({q}, 1, lock));
        QCOMPARE(claim.lock, lock);
        valueOf(bert->store.finish(claim.items.first().id, lock, Disposition::returnLater()));
    }
    QCOMPARE(found().join(u'\n'), QString());
}

// Everything from some line on is dated years earlier, which a forged line among others is not.
void Forgeries::aClockThatWasPutBackIsNone()
{
    forge(u"UPDATE {event} SET at = {then} WHERE kind <> 'added';"
          "UPDATE {record} SET finished_at = {then} WHERE finished_at IS NOT NULL;"
          "UPDATE {item} SET locked_at = {then}, {end of lock} = {then} WHERE state = 'locked'"_s);
    QCOMPARE(found().join(u'\n'), QString());
}

void Forgeries::anEndingThatDoesNotTellItsRecordIsNamed()
{
    forge(u"UPDATE {event} SET {no digest} WHERE kind = 'completed'"_s);
    QVERIFY2(found().join(u'\n').contains(u"does not tell which record it left"_s),
             qPrintable(found().join(u'\n')));
}

static QJsonObject lettersOnly()
{
    return QJsonDocument::fromJson(
               R"({"properties": {"name": {"type": "string", "pattern": "^[a-z ]*$"}}})")
        .object();
}

// Servers check names and required fields; patterns and types are the program's.
void Forgeries::aRecordThatBreaksItsSchemaIsNamed()
{
    setRules([](Queue &rules) { rules.recordSchema = lettersOnly(); });
    const Finished done = end(Disposition::complete(Record{{u"name"_s, u"123"_s}}));
    const QString words =
        u"Item %1, now: its record breaks the schema under which it was completed, in name: "_s.arg(
            done.item.value());
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.violations.join(u'\n'), QString()); // the clerk may not have heard of it yet
    QVERIFY(report.notes.join(u'\n').contains(u"or within a minute after it"_s));
    forge(u"UPDATE {rule_event} SET at = {then}"_s);
    QVERIFY2(found().join(u'\n').contains(words), qPrintable(found().join(u'\n')));
}

// What was right when it was completed stays right, and an open record is not finished.
void Forgeries::aRecordIsHeldAgainstTheSchemaOfItsTime()
{
    end(Disposition::complete(Record{{u"name"_s, u"123"_s}}));
    setRules([](Queue &rules) { rules.recordSchema = lettersOnly(); });
    setRules([](Queue &rules) { rules.title = u"Work"_s; });
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.violations.join(u'\n'), QString());
    const QString notes = report.notes.join(u'\n');
    QVERIFY2(
        notes.contains(u" records that were completed before its schema of now came into force"_s),
        qPrintable(notes));
    QVERIFY2(notes.contains(u" records that are not finished and break its schema"_s),
             qPrintable(notes));
}

INTRAY_TEST_GUILESS_MAIN(Forgeries)
#include "tst_forgeries.moc"
