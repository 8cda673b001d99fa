// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"
#include "queue/historypage.h"
#include "store/checking/selftestqueue.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "transfer/historyexport.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The figures that are kept, and the search in the history that finds its way by them: the same
/// whatever part of the history has been added up.
class FiguresTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void aGlanceTellsWhatTheItemsAre();
    void todayCountsWhatHappened();
    void aSelftestsItemsAreNobodysWork();
    void keepingChangesNothingThatIsTold();
    void figuresAreAddedOnce();
    void nobodyAddsFiguresTwiceByHand();
    void whatIsCommittedLateIsCounted();
    void aWithdrawnFollowUpLeavesNothing();
    void aRemovedQueueTakesItsFiguresAlong();
    void oneSeesOnlyTheQueuesOfOnesOwn();
    void linesHaveTheirRecordsWhereTheyAreAskedFor();
    void pagesGiveEveryLineOnce();
    void theHistoryIsSearchedByEveryCondition();
    void theHistoryIsWrittenAsCsv();

private:
    Glance glance(Person &person) const;
    QueueGlance glanceAt(const QString &queue) const;
    void finish(const Claim &claim, const Disposition &disposition, Person &person);
    void workOnSixItems();
    void keepEverything();
    qint64 kept() const;
    QList<HistoryLine> all(const HistoryQuery &query, int pageSize) const;
};

static QDateTime midnight()
{
    return QDateTime::currentDateTimeUtc().addSecs(-3600);
}

void FiguresTest::init()
{
    beginOn(engineOfRow());
}

Glance FiguresTest::glance(Person &person) const
{
    return valueOf(person.store.glance({{}, midnight(), midnight().addDays(-1)}));
}

QueueGlance FiguresTest::glanceAt(const QString &queue) const
{
    const Glance all = glance(*anna);
    for (const QueueGlance &one : all.queues)
        if (one.queue == queue)
            return one;
    qFatal("The queue is not told of.");
    return {};
}

void FiguresTest::finish(const Claim &claim, const Disposition &disposition, Person &person)
{
    valueOf(person.store.finish(claim.items.constFirst().id, claim.lock, disposition));
}

/// Leaves: one completed, one failed, one put off, one locked, one released and one never touched.
void FiguresTest::workOnSixItems()
{
    for (int i = 1; i <= 6; ++i)
        add(u"item %1"_s.arg(i));
    finish(take(*anna), Disposition::complete(Record{{u"name"_s, u"typed"_s}}), *anna);
    finish(take(*anna), Disposition::fail(u"torn"_s), *anna);
    finish(take(*anna), Disposition::returnLater(std::chrono::hours(2)), *anna);
    take(*bert);
    const Claim taken = take(*bert);
    valueOf(anna->store.releaseLocks({{taken.items.constFirst().id, taken.lock}}, u"ill"_s));
}

/// As if a minute had passed, which MariaDB waits for.
void FiguresTest::keepEverything()
{
    if (engineOfRow() == u"mariadb")
        database->administer(
            u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE ORDER BY id DESC LIMIT 1"_s);
    QCOMPARE(valueOf(anna->store.keepFigures()), 0);
}

qint64 FiguresTest::kept() const
{
    return valueOf(anna->store.keepFigures(1'000'000));
}

void FiguresTest::aGlanceTellsWhatTheItemsAre()
{
    workOnSixItems();
    const QueueGlance work = glanceAt(q);
    QCOMPARE(work.open, 3);
    QCOMPARE(work.locked, 1);
    QCOMPARE(work.putOff, 1);
    QCOMPARE(work.failed, 1);
    const QueueStatus counted = valueOf(anna->store.status(q)).constFirst();
    QCOMPARE(work.open, counted.items[State::Open]);
    QCOMPARE(work.locked, counted.items[State::Locked]);
    QCOMPARE(work.failed, counted.items[State::Failed]);
    QCOMPARE(work.putOff, counted.later);
    QCOMPARE(work.oldestOpen, counted.oldestOpen);
    QVERIFY(!work.emptyToday);
}

void FiguresTest::todayCountsWhatHappened()
{
    workOnSixItems();
    QueueGlance work = glanceAt(q);
    QCOMPARE(work.doneToday, 1);
    QCOMPARE(work.releasedToday, 1);
    QCOMPARE(work.expiredToday, 0);
    const Claim next = take(*anna);
    const Disposition complete = Disposition::complete();
    finish(next, complete, *anna);
    QCOMPARE(glanceAt(q).doneToday, 2);
    valueOf(anna->store.takeBack(next.items.constFirst().id, complete.operation));
    takeAndLetExpire(*bert);
    valueOf(anna->store.sweep());
    work = glanceAt(q);
    QCOMPARE(work.doneToday, 1);
    QCOMPARE(work.expiredToday, 1);
    const auto spans = figuresIn({work}, beginningsOfHours(glance(*anna).now, 24));
    QCOMPARE(spans.constLast().backlog, work.unfinished());
    qint64 completed = 0;
    for (const SpanFigures &span : spans)
        completed += span.completed;
    QCOMPARE(completed, 1);
    QCOMPARE(spans.constFirst().backlog, 0);
}

static bool areSame(const QueueGlance &one, const QueueGlance &other)
{
    return one.open == other.open && one.locked == other.locked && one.putOff == other.putOff &&
           one.failed == other.failed && one.doneToday == other.doneToday &&
           one.releasedToday == other.releasedToday && one.oldestOpen == other.oldestOpen;
}

void FiguresTest::aSelftestsItemsAreNobodysWork()
{
    add(u"1"_s);
    add(u"2"_s);
    finish(take(*anna), Disposition::complete(), *anna);
    take(*anna);
    const auto selftest = valueOf(SelftestQueue::make(
        *anna->connection, anna->connection->identityFor({u"anna"_s, u"desk1"_s}), 3));
    finish(valueOf(anna->store.claimNext({selftest.name()})), Disposition::complete(), *anna);
    valueOf(anna->store.claimNext({selftest.name()}));
    const Counts counts = valueOf(anna->store.counts(q, midnight()));
    QCOMPARE(counts.mine, 1);
    QCOMPARE(counts.doneToday, 1);
    QCOMPARE(counts.doneLastHour, 1);
    const QList<HeldItem> mine = valueOf(anna->store.mine());
    QCOMPARE(mine.size(), 1);
    QCOMPARE(mine.constFirst().item.key, u"2"_s);
    valueOf(selftest.remove());
}

void FiguresTest::keepingChangesNothingThatIsTold()
{
    workOnSixItems();
    keepEverything();
    const QueueGlance begun = glanceAt(q);
    finish(take(*anna), Disposition::dismiss(), *anna);
    const QueueGlance inTail = glanceAt(q);
    QVERIFY(kept() > 0);
    QVERIFY(!areSame(begun, inTail));
    keepEverything();
    QCOMPARE(kept(), 0);
    QVERIFY(areSame(glanceAt(q), inTail));
    QCOMPARE(glanceAt(q).open, valueOf(anna->store.status(q)).constFirst().items[State::Open]);
}

void FiguresTest::figuresAreAddedOnce()
{
    workOnSixItems();
    keepEverything();
    const QueueGlance before = glanceAt(q);
    keepEverything();
    QVERIFY(areSame(glanceAt(q), before));
}

void FiguresTest::nobodyAddsFiguresTwiceByHand()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("In a file nobody needs a function to write.");
    workOnSixItems();
    keepEverything();
    const QueueGlance before = glanceAt(q);
    const QString call = engineOfRow() == u"mariadb" ? u"CALL keep_figures(%1)"_s
                                                     : u"CALL intray.keep_figures(%1, NULL)"_s;
    for (const QString &limits : {u"1, -1000000"_s, u"-1000000, -1"_s, u"NULL, -1"_s, u"1, 0"_s,
                                  u"-1, 9223372036854775807"_s, u"NULL, NULL"_s, u"1, 100000000"_s})
        anna->connection->d().execute(call.arg(limits));
    QVERIFY(areSame(glanceAt(q), before));
    QCOMPARE(kept(), 0);
}

void FiguresTest::whatIsCommittedLateIsCounted()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("SQLite has one writer at a time.");
    const bool isMaria = engineOfRow() == u"mariadb";
    const qint64 item = add(u"a"_s).value();
    const QString queue =
        isMaria ? u"(SELECT i.queue_id FROM item_all AS i WHERE i.id = %1)"_s.arg(item)
                : u"(SELECT i.queue_id FROM intray.item AS i WHERE i.id = %1)"_s.arg(item);
    const auto slow = database->connectAsOwner();
    slow->d().execute(u"BEGIN"_s);
    slow->d().execute(
        isMaria
            ? u"INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation) VALUES "
              "(%1, %2, UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE, 'released', 'slow', '')"_s.arg(queue)
                  .arg(item)
            : u"INSERT INTO intray.event (queue_id, item_id, at, kind, \"user\", workstation) "
              u"VALUES "
              "(%1, %2, now(), 'released', 'slow', '')"_s.arg(queue)
                  .arg(item));
    add(u"b"_s);
    if (isMaria)
        database->administer(
            u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE WHERE kind = 'added'"_s);
    const auto meanwhile = anna->store.keepFigures();
    QVERIFY(!meanwhile || *meanwhile > 0);
    slow->d().execute(u"COMMIT"_s);
    keepEverything();
    QCOMPARE(glanceAt(q).releasedToday, 1);
    QCOMPARE(glanceAt(q).open, 2);
}

void FiguresTest::aWithdrawnFollowUpLeavesNothing()
{
    valueOf(anna->store.addQueue(queueNamed(u"next"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"next"_s; });
    for (const bool isKept : {false, true}) {
        add(isKept ? u"a"_s : u"b"_s);
        const Claim claim = take(*anna);
        const Disposition complete = Disposition::complete();
        finish(claim, complete, *anna);
        QCOMPARE(glanceAt(u"next"_s).open, 1);
        if (isKept)
            keepEverything();
        valueOf(anna->store.takeBack(claim.items.constFirst().id, complete.operation));
        QCOMPARE(glanceAt(u"next"_s).open, 0);
        keepEverything();
        QCOMPARE(glanceAt(u"next"_s).open, 0);
        QCOMPARE(glanceAt(q).locked, isKept ? 2 : 1);
    }
}

void FiguresTest::aRemovedQueueTakesItsFiguresAlong()
{
    valueOf(anna->store.addQueue(queueNamed(u"empty"_s)));
    keepEverything();
    valueOf(anna->store.removeQueue(u"empty"_s));
    QCOMPARE(glance(*anna).queues.size(), 1);
}

void FiguresTest::oneSeesOnlyTheQueuesOfOnesOwn()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("SQLite has no logins.");
    valueOf(anna->store.addQueue(queueNamed(u"secret"_s)));
    valueOf(anna->store.addItem(u"secret"_s, newItem(u"hidden"_s)));
    workOnSixItems();
    keepEverything();
    valueOf(anna->store.addItem(u"secret"_s, newItem(u"hidden too"_s)));
    database->loginOf(u"cleo"_s);
    const auto rights = [this](Role role, const QStringList &queues) {
        valueOf(anna->store.setUser({u"cleo"_s, u"cleo"_s, true, {role}, queues}));
    };
    rights(Role::Clerk, {q});
    Person cleo(*database, u"cleo"_s);
    const Glance seen = glance(cleo);
    for (const QueueGlance &one : seen.queues)
        if (one.queue == u"secret")
            QCOMPARE(one.unfinished(), 0);
    for (const HistoryLine &line : valueOf(cleo.store.events({})).lines)
        QCOMPARE(line.event.queue, q);
    rights(Role::Auditor, {});
    QCOMPARE(glance(cleo).queues.size(), 2);
    QVERIFY(!valueOf(cleo.store.events({.queue = u"secret"_s})).lines.isEmpty());
}

QList<HistoryLine> FiguresTest::all(const HistoryQuery &query, int pageSize) const
{
    QList<HistoryLine> lines;
    for (qint64 before = 0;;) {
        const HistoryPage page = valueOf(anna->store.events(query, before, pageSize));
        lines += page.lines;
        before = page.next;
        if (before == 0)
            return lines;
    }
}

void FiguresTest::linesHaveTheirRecordsWhereTheyAreAskedFor()
{
    workOnSixItems();
    for (const HistoryLine &line : all({}, 4))
        QVERIFY(line.record.isEmpty());
    const QList<HistoryLine> lines = all({.user = u"anna"_s, .withRecords = true}, 4);
    QVERIFY(!lines.isEmpty());
    for (const HistoryLine &line : lines)
        QCOMPARE(line.record, valueOf(anna->store.detail(line.event.item)).item.record);
}

void FiguresTest::pagesGiveEveryLineOnce()
{
    workOnSixItems();
    for (const bool isKept : {false, true}) {
        const QList<HistoryLine> whole = all({}, 500);
        QCOMPARE(whole.size(), 6 + 5 + 3 + 1 + (isKept ? 1 : 0));
        for (const int size : {1, 3, 16, 17}) {
            const QList<HistoryLine> lines = all({}, size);
            QCOMPARE(lines.size(), whole.size());
            for (qsizetype i = 0; i < lines.size(); ++i)
                QCOMPARE(lines[i].event.id, whole[i].event.id);
        }
        keepEverything();
        if (!isKept)
            add(u"behind"_s);
    }
}

void FiguresTest::theHistoryIsSearchedByEveryCondition()
{
    workOnSixItems();
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    const ItemId other = valueOf(anna->store.addItem(u"other"_s, newItem(u"elsewhere"_s)));
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(all({.queue = u"other"_s}, 2).size(), 1);
        QCOMPARE(all({.queue = q}, 4).size(), 15);
        QCOMPARE(all({.user = u"bert"_s}, 2).size(), 2);
        QCOMPARE(all({.user = u"bert"_s, .kinds = {EventKind::Completed}}, 2).size(), 0);
        QCOMPARE(all({.kinds = {EventKind::Completed, EventKind::Failed}}, 1).size(), 2);
        QCOMPARE(all({.item = other}, 5).constFirst().key, u"elsewhere"_s);
        QCOMPARE(all({.key = u"item 1"_s}, 2).size(), 3);
        QCOMPARE(all({.key = u"item 1"_s, .queue = u"other"_s}, 2).size(), 0);
        const HistoryLine released = all({.kinds = {EventKind::Released}}, 5).constFirst();
        QCOMPARE(released.event.user, u"anna"_s);
        QCOMPARE(released.event.workstation, u"desk-of-anna"_s);
        QCOMPARE(released.event.queue, q);
        QCOMPARE(released.key, u"item 5"_s);
        const QDateTime now = valueOf(anna->store.now());
        QCOMPARE(all({.to = now.addSecs(-900)}, 5).size(), 0);
        QCOMPARE(all({.from = now.addSecs(3600)}, 5).size(), 0);
        QCOMPARE(all({.from = now.addSecs(-900), .to = now.addSecs(3600)}, 5).size(), 16);
        keepEverything();
    }
}

static QByteArray readAll(const QString &file)
{
    QFile csv(file);
    return csv.open(QIODevice::ReadOnly) ? csv.readAll() : QByteArray();
}

void FiguresTest::theHistoryIsWrittenAsCsv()
{
    workOnSixItems();
    const QString file = database->folder() + u"/history.csv"_s;
    QCOMPARE(valueOf(writeHistory(anna->store, {.user = u"anna"_s}, {file})).written, 13);
    const QList<QByteArray> lines = readAll(file).split('\n');
    QCOMPARE(lines.constFirst(), QByteArray("event,at,queue,item,key,kind,user,workstation,lock,"
                                            "reason,detail\r"));
    QVERIFY(lines.at(1).contains(",released,anna,desk-of-anna,"));
    QVERIFY(lines.at(1).contains(",ill,"));
    const HistoryQuery ending{.kinds = {EventKind::Completed}};
    QCOMPARE(valueOf(writeHistory(anna->store, ending, {file, true})).written, 1);
    QVERIFY(readAll(file).startsWith("event,at,queue,item,key,kind,user,workstation,lock,reason,"
                                     "detail,before,after\r\n"));
    QVERIFY(readAll(file).contains(R"("{""name"":""typed""}")"));
    const Cancellation cancellation;
    Cancellation(cancellation).cancel();
    QVERIFY(QFile::remove(file));
    QCOMPARE(errorIn(writeHistory(anna->store, {}, {file}, {}, cancellation)).kind,
             Error::Kind::Cancelled);
    QVERIFY(!QFile::exists(file));
}

INTRAY_TEST_GUILESS_MAIN(FiguresTest)
#include "tst_figures.moc"
