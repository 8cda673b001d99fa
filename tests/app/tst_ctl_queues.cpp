// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// queue add, set, show, list, pause, resume; add, list, show, status.
class CtlQueuesTest : public QObject
{
    Q_OBJECT

private slots:
    void aQueueHasTheRulesThatWereNamed();
    void settingOneRuleLeavesTheOthers();
    void anotherSchemaLeavesTheKey();
    void aQueueCanBeAddedOnceOnly();
    void aQueueThatNeverHadAnItemIsRemoved();
    void anUnknownQueueIsNamed_data();
    void anUnknownQueueIsNamed();
    void aSchemaThatIsNotValidIsRefused();
    void aPausedQueueGivesNothing();
    void addedItemsAreListedInClaimOrder();
    void aListGoesOnAtItsCursor();
    void listsFindText();
    void withoutAQueueTheItemsOfAllAreListed();
    void aKeyCanBeAddedOnceOnly();
    void aRecordMustBeAnObject();
    void anItemForLaterIsNotGivenNow();
    void statusCountsEachState();
    void showTellsEverything();
    void hostileTextArrivesUnchanged();
};

void CtlQueuesTest::aQueueHasTheRulesThatWereNamed()
{
    const CtlFixture fixture;
    fixture.addQueue(u"second"_s, {});
    const QString schema = fixture.file(u"s.json"_s, R"({"type":"object","required":["city"],)"
                                                     R"("properties":{"city":{"type":"string"}}})");
    const QStringList words{u"queue"_s,
                            u"add"_s,
                            u"first"_s,
                            u"--title"_s,
                            u"First"_s,
                            u"--hold"_s,
                            u"5m"_s,
                            u"--longest-hold"_s,
                            u"2h"_s,
                            u"--attempts"_s,
                            u"3"_s,
                            u"--schema"_s,
                            schema,
                            u"--locks-per-user"_s,
                            u"2"_s,
                            u"--next"_s,
                            u"second"_s,
                            u"--dispositions"_s,
                            u"complete,return"_s};
    QCOMPARE(fixture.ctl(words).exit, 0);
    const QJsonObject queue = fixture.ctl({u"queue"_s, u"show"_s, u"first"_s}).json();
    QCOMPARE(queue.value(u"queue"_s), u"first"_s);
    QCOMPARE(queue.value(u"title"_s), u"First"_s);
    QCOMPARE(queue.value(u"hold_s"_s), 300);
    QCOMPARE(queue.value(u"longest_hold_s"_s), 7200);
    QCOMPARE(queue.value(u"locks_per_user"_s), 2);
    QCOMPARE(queue.value(u"attempts"_s), 3);
    QCOMPARE(queue.value(u"next"_s), u"second"_s);
    QCOMPARE(queue.value(u"dispositions"_s).toArray().size(), 2);
    QCOMPARE(queue.value(u"schema"_s).toObject().value(u"required"_s), QJsonArray{u"city"_s});
    QCOMPARE(fixture.ctl({u"queue"_s, u"list"_s}).json().value(u"queues"_s).toArray().size(), 2);
}

void CtlQueuesTest::settingOneRuleLeavesTheOthers()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {}, {u"--title"_s, u"T"_s, u"--attempts"_s, u"3"_s});
    QCOMPARE(fixture.ctl({u"queue"_s, u"set"_s, u"q"_s, u"--hold"_s, u"90s"_s}).exit, 0);
    QJsonObject queue = fixture.ctl({u"queue"_s, u"show"_s, u"q"_s}).json();
    QCOMPARE(queue.value(u"hold_s"_s), 90);
    QCOMPARE(queue.value(u"title"_s), u"T"_s);
    QCOMPARE(queue.value(u"attempts"_s), 3);
    QCOMPARE(fixture.ctl({u"queue"_s, u"set"_s, u"q"_s, u"--attempts"_s, u"none"_s}).exit, 0);
    queue = fixture.ctl({u"queue"_s, u"show"_s, u"q"_s}).json();
    QVERIFY(queue.value(u"attempts"_s).isNull());
}

void CtlQueuesTest::anotherSchemaLeavesTheKey()
{
    const CtlFixture fixture;
    const QString table = fixture.file(u"t.csv"_s, "id,name\n1,Ann\n");
    QCOMPARE(fixture.ctl({u"import"_s, u"q"_s, table, u"--key"_s, u"id"_s}).exit, 0);
    const QString schema = fixture.file(u"s.json"_s, R"({"required":["name"]})");
    QCOMPARE(fixture.ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, schema}).exit, 0);
    const QJsonObject now =
        fixture.ctl({u"queue"_s, u"show"_s, u"q"_s}).json().value(u"schema"_s).toObject();
    QCOMPARE(now.value(u"required"_s), QJsonArray{u"name"_s});
    QCOMPARE(now.value(u"x-intray"_s).toObject().value(u"key"_s), QJsonArray{u"id"_s});
}

void CtlQueuesTest::aQueueCanBeAddedOnceOnly()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {});
    const Ran again = fixture.ctl({u"queue"_s, u"add"_s, u"q"_s});
    QCOMPARE(again.exit, 1);
    QCOMPARE(again.errorKind(), u"invalid"_s);
}

void CtlQueuesTest::aQueueThatNeverHadAnItemIsRemoved()
{
    const CtlFixture fixture;
    fixture.addQueue(u"empty"_s, {});
    fixture.addQueue(u"used"_s, {u"a"_s});
    const Ran used = fixture.ctl({u"queue"_s, u"remove"_s, u"used"_s});
    QCOMPARE(used.exit, 1);
    QCOMPARE(used.errorKind(), u"invalid"_s);
    QCOMPARE(fixture.ctl({u"queue"_s, u"remove"_s, u"empty"_s}).json(),
             (QJsonObject{{u"queue"_s, u"empty"_s}, {u"removed"_s, true}}));
    const Ran left =
        fixture.bare({u"-d"_s, fixture.database(), u"queue"_s, u"list"_s, u"--names"_s});
    QCOMPARE(left.out, QByteArray("used\n"));
}

void CtlQueuesTest::anUnknownQueueIsNamed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("show") << QStringList{u"queue"_s, u"show"_s, u"nowhere"_s};
    QTest::newRow("set") << QStringList{u"queue"_s, u"set"_s, u"nowhere"_s, u"--hold"_s, u"1m"_s};
    QTest::newRow("pause") << QStringList{u"queue"_s, u"pause"_s, u"nowhere"_s};
    QTest::newRow("list") << QStringList{u"list"_s, u"nowhere"_s};
    QTest::newRow("claim") << QStringList{u"claim"_s, u"nowhere"_s};
    QTest::newRow("status") << QStringList{u"status"_s, u"nowhere"_s};
    QTest::newRow("remove") << QStringList{u"queue"_s, u"remove"_s, u"nowhere"_s};
    QTest::newRow("export") << QStringList{u"export"_s, u"nowhere"_s, u"-"_s};
    QTest::newRow("next") << QStringList{u"queue"_s, u"add"_s, u"q"_s, u"--next"_s, u"nowhere"_s};
}

void CtlQueuesTest::anUnknownQueueIsNamed()
{
    QFETCH(QStringList, words);
    const CtlFixture fixture;
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    const Ran ran = fixture.bare(QStringList{u"-d"_s, fixture.database()} + words);
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains("nowhere"), ran.err.constData());
}

void CtlQueuesTest::aSchemaThatIsNotValidIsRefused()
{
    const CtlFixture fixture;
    for (const QByteArray &schema :
         {QByteArray("{"), QByteArray(R"({"type": 7})"), QByteArray("[]")}) {
        const QString file = fixture.file(u"s.json"_s, schema);
        const Ran ran = fixture.ctl({u"queue"_s, u"add"_s, u"q"_s, u"--schema"_s, file});
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"invalid"_s);
    }
    QCOMPARE(fixture.ctl({u"queue"_s, u"add"_s, u"q"_s, u"--schema"_s, u"none.json"_s}).errorKind(),
             u"unreadable"_s);
}

void CtlQueuesTest::aPausedQueueGivesNothing()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const Ran paused = fixture.ctl({u"queue"_s, u"pause"_s, u"q"_s});
    QCOMPARE(paused.json(), (QJsonObject{{u"queue"_s, u"q"_s}, {u"paused"_s, true}}));
    const Ran claim = fixture.ctl({u"claim"_s, u"q"_s});
    QCOMPARE(claim.exit, 3);
    QCOMPARE(claim.json().value(u"reason"_s), u"paused"_s);
    QCOMPARE(fixture.ctl({u"queue"_s, u"resume"_s, u"q"_s}).json().value(u"paused"_s), false);
    QCOMPARE(fixture.ctl({u"claim"_s, u"q"_s}).exit, 0);
}

void CtlQueuesTest::addedItemsAreListedInClaimOrder()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"b"_s, u"a"_s});
    const Ran urgent =
        fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"z"_s, u"--priority"_s, u"5"_s, u"-"_s}, "{}");
    QVERIFY(urgent.json().value(u"item"_s).toInt() > 0);
    QStringList keys;
    for (const QJsonValue item : fixture.ctl({u"list"_s, u"q"_s}).items())
        keys.append(item[u"key"].toString());
    QCOMPARE(keys, (QStringList{u"z"_s, u"b"_s, u"a"_s}));
}

void CtlQueuesTest::aListGoesOnAtItsCursor()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s});
    const QJsonObject first = fixture.ctl({u"list"_s, u"q"_s, u"--limit"_s, u"2"_s}).json();
    QCOMPARE(first.value(u"items"_s).toArray().size(), 2);
    QVERIFY(first.value(u"next"_s).isString());
    // --after is the design's word for the cursor of a list, and goes on being understood.
    for (const QString &option : {u"--cursor"_s, u"--after"_s}) {
        const Ran second =
            fixture.ctl({u"list"_s, u"q"_s, option, first.value(u"next"_s).toString()});
        QCOMPARE(second.items().size(), 1);
        QCOMPARE(second.items().at(0)[u"key"], u"c"_s);
        QVERIFY(second.json().value(u"next"_s).isNull());
        QCOMPARE(fixture.ctl({u"list"_s, u"q"_s, option, u"nonsense"_s}).exit, 1);
    }
}

void CtlQueuesTest::withoutAQueueTheItemsOfAllAreListed()
{
    const CtlFixture fixture;
    fixture.addQueue(u"scans"_s, {u"s1"_s, u"s2"_s});
    fixture.addQueue(u"letters"_s, {u"l1"_s});
    const QStringList urgent{u"add"_s,        u"letters"_s, u"--key"_s, u"l2"_s,
                             u"--priority"_s, u"7"_s,       u"-"_s};
    QCOMPARE(fixture.ctl(urgent, "{}").exit, 0);
    QStringList listed;
    for (const QJsonValue item : fixture.ctl({u"list"_s}).items())
        listed << item[u"queue"].toString() + u'/' + item[u"key"].toString();
    QCOMPARE(listed, (QStringList{u"letters/l2"_s, u"scans/s1"_s, u"scans/s2"_s, u"letters/l1"_s}));
    QStringList inPieces;
    QString cursor;
    do {
        QStringList words{u"list"_s, u"--limit"_s, u"1"_s};
        if (!cursor.isEmpty())
            words += {u"--cursor"_s, cursor};
        const Ran piece = fixture.ctl(words);
        QCOMPARE(piece.items().size(), 1);
        const QJsonValue item = piece.items().at(0);
        inPieces << item[u"queue"].toString() + u'/' + item[u"key"].toString();
        cursor = piece.json().value(u"next"_s).toString();
    } while (!cursor.isEmpty() && inPieces.size() < 10);
    QCOMPARE(inPieces, listed);
    const Ran cut = fixture.bare({u"-d"_s, fixture.database(), u"list"_s, u"--limit"_s, u"2"_s});
    QVERIFY2(cut.err.contains("There is more"), cut.err.constData());
    QCOMPARE(fixture.ctl({u"list"_s, u"--cursor"_s, u"x"_s}).exit, 2);
}

void CtlQueuesTest::listsFindText()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"b"_s, u"-"_s}, "{\"city\": \"Köln\"}");
    const Ran found = fixture.ctl({u"list"_s, u"q"_s, u"--find"_s, u"öln"_s});
    QCOMPARE(found.items().size(), 1);
    QCOMPARE(found.items().at(0)[u"key"], u"b"_s);
    QCOMPARE(fixture.ctl({u"list"_s, u"q"_s, u"--find"_s, u"%"_s}).items().size(), 0);
}

void CtlQueuesTest::aKeyCanBeAddedOnceOnly()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const Ran again = fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"a"_s, u"-"_s}, "{}");
    QCOMPARE(again.exit, 1);
    QCOMPARE(again.errorKind(), u"invalid"_s);
    QCOMPARE(fixture.ctl({u"add"_s, u"q"_s, u"-"_s}, "{}").exit, 2);
}

void CtlQueuesTest::aRecordMustBeAnObject()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {});
    for (const QByteArray &record :
         {QByteArray(""), QByteArray("[]"), QByteArray("{\"a\":"), QByteArray("7")}) {
        const Ran ran = fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"k"_s, u"-"_s}, record);
        QCOMPARE(ran.exit, 2);
        QCOMPARE(ran.errorKind(), u"usage"_s);
    }
    QCOMPARE(fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"k"_s, u"nothing.json"_s}).errorKind(),
             u"unreadable"_s);
    QCOMPARE(fixture.ctl({u"list"_s, u"q"_s}).items().size(), 0);
}

void CtlQueuesTest::anItemForLaterIsNotGivenNow()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {});
    QCOMPARE(
        fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"k"_s, u"--after"_s, u"2h"_s, u"-"_s}, "{}")
            .exit,
        0);
    const Ran claim = fixture.ctl({u"claim"_s, u"q"_s});
    QCOMPARE(claim.exit, 3);
    QCOMPARE(claim.json().value(u"reason"_s), u"later"_s);
    const QJsonObject status =
        fixture.ctl({u"status"_s, u"q"_s}).json().value(u"queues"_s)[0].toObject();
    QCOMPARE(status.value(u"put_off"_s), 1);
}

void CtlQueuesTest::statusCountsEachState()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s});
    const QJsonObject held = fixture.claimOne(u"q"_s);
    const QJsonObject status = fixture.ctl({u"status"_s}).json().value(u"queues"_s)[0].toObject();
    QCOMPARE(status.value(u"queue"_s), u"q"_s);
    QCOMPARE(status.value(u"open"_s), 2);
    QCOMPARE(status.value(u"locked"_s), 1);
    QCOMPARE(status.value(u"done"_s), 0);
    QVERIFY(status.value(u"oldest_open"_s).toString().endsWith(u'Z'));
    const QJsonObject lock = status.value(u"locks"_s)[0].toObject();
    QCOMPARE(lock.value(u"item"_s), held.value(u"item"_s));
    QCOMPARE(lock.value(u"lock_user"_s), u"clerk"_s);
    QVERIFY(lock.value(u"age_s"_s).toInt(-1) >= 0);
    QVERIFY(!lock.contains(u"lock"_s)); // who knows a lock's id can work with it
}

void CtlQueuesTest::showTellsEverything()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {});
    const QString context = fixture.file(u"c.json"_s, R"({"tenant": 7})");
    const int item =
        fixture
            .ctl({u"add"_s, u"q"_s, u"--key"_s, u"k"_s, u"--context"_s, context, u"-"_s},
                 R"({"city": "boaz", "empty": ""})")
            .json()
            .value(u"item"_s)
            .toInt();
    const QJsonObject shown = fixture.ctl({u"show"_s, QString::number(item)}).json();
    QCOMPARE(shown.value(u"key"_s), u"k"_s);
    QCOMPARE(shown.value(u"state"_s), u"open"_s);
    QCOMPARE(shown.value(u"context"_s), (QJsonObject{{u"tenant"_s, 7}}));
    QCOMPARE(shown.value(u"imported"_s),
             (QJsonObject{{u"city"_s, u"boaz"_s}, {u"empty"_s, u""_s}}));
    QCOMPARE(shown.value(u"record"_s), shown.value(u"imported"_s));
    QCOMPARE(shown.value(u"drafts"_s), QJsonArray());
    const Ran missing = fixture.ctl({u"show"_s, u"999"_s});
    QCOMPARE(missing.exit, 1);
    QCOMPARE(missing.errorKind(), u"not_found"_s);
}

void CtlQueuesTest::hostileTextArrivesUnchanged()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {});
    const QString text =
        u"<b>x</b>\x202E\xD83D\xDE00' OR 1=1; --\x1B[31m"_s + QString(1 << 18, u'y');
    const QByteArray record = QJsonDocument(QJsonObject{{u"city"_s, text}}).toJson();
    QCOMPARE(fixture.ctl({u"add"_s, u"q"_s, u"--key"_s, u"<i>' \x202E"_s, u"-"_s}, record).exit, 0);
    const QJsonValue item = fixture.ctl({u"list"_s, u"q"_s}).items().at(0);
    QCOMPARE(item[u"record"][u"city"].toString(), text);
    const Ran shown = fixture.bare({u"-d"_s, fixture.database(), u"list"_s, u"q"_s});
    QVERIFY(!shown.out.contains('\x1B') && !QString::fromUtf8(shown.out).contains(QChar(0x202E)));
}

INTRAY_TEST_GUILESS_MAIN(CtlQueuesTest)
#include "tst_ctl_queues.moc"
