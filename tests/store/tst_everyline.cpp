// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/loans.h"
#include "designs/ordertable.h"
#include "store/importing/importstore.h"
#include "support/testclass.h"

#include <atomic>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a line to a database could spoil, tried on every line: values on their way there and back,
/// calls that are repeated, answers of several rows, errors. What the databases themselves must
/// keep is in tst_contract, which need not run on all lines for that.
class EveryLineTest : public QObject, private Loans
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEveryLine(); }
    void init() { beginOn(engineOfRow()); }

    void valuesComeBackAsTheyWentIn();
    void timesAreTheDatabasesOwn();
    void recordsGoOneAfterTheOtherForTwoAtOnce();
    void aBatchIsTakenAndFinishedTogether();
    void aDeadLockOpensNothing();
    void anOperationHappensOnceOrNever();
    void whatIsImportedIsListedInPages();
    void aRowOfAnotherTableIsTakenAndCompleted();
    void aQueryGivesItsRows();
    void mistakesAreToldByTheirKind();
    void aFaultInAQueryIsToldInTheDatabasesWords();
    void aQueryThatTakesTooLongIsGivenUp();
    void aQueryIsInterrupted();
    void cancellingOneWorkLeavesTheNextAlone();
    void aConnectionThatTheServerEndedIsOffline();
    void whatEndedWhileNothingWasAskedIsOpenedAnew();
    void aWrongPasswordIsToldAsOne();

private:
    static ItemId itemOf(const Claim &claim) { return claim.items.constFirst().id; }
    static bool isFile() { return engineOfRow().startsWith(u"sqlite"); }
    Claim completeAndNext(Person &person, const Claim &held);
};

Claim EveryLineTest::completeAndNext(Person &person, const Claim &held)
{
    return valueOf(person.store.finishAndTakeNext(itemOf(held), held.lock, Disposition::complete(),
                                                  {q}))
        .next;
}

void EveryLineTest::valuesComeBackAsTheyWentIn()
{
    const QString odd =
        u"<b>x</b> \u202Eabc\u202C \U0001F469\u200D\U0001F680 Ünı '; -- %1 \\ ? \""_s;
    NewItem item = newItem(odd, -7);
    item.record = {{odd, odd},
                   {u"long"_s, QString(300'000, u'ä')},
                   {u"empty"_s, u""_s},
                   {u"nothing"_s, QJsonValue::Null},
                   {u"large"_s, qint64(4'503'599'627'370'497)},
                   {u"part"_s, -0.1},
                   {u"yes"_s, true}};
    valueOf(anna->store.addItem(q, item));
    const Item back = take(*bert).items.constFirst();
    QCOMPARE(back.key, odd);
    QCOMPARE(back.priority, -7);
    QCOMPARE(back.record, item.record);
    valueOf(bert->store.saveDraft(back.id, back.lock.id, 1, item.record));
    QCOMPARE(valueOf(bert->store.mine()).constFirst().draft->content, item.record);
    valueOf(bert->store.finish(back.id, back.lock.id, Disposition::fail(odd)));
    const Event last = valueOf(anna->store.history(back.id)).constLast();
    QCOMPARE(last.kind, EventKind::Failed);
    QCOMPARE(valueOf(anna->store.detail(back.id)).error, odd);
}

void EveryLineTest::timesAreTheDatabasesOwn()
{
    add(u"a"_s);
    const QDateTime before = valueOf(anna->store.now());
    const Claim claim = take(*anna);
    const QDateTime after = valueOf(anna->store.now());
    const Lock lock = claim.items.constFirst().lock;
    QVERIFY2(before <= lock.lockedAt && lock.lockedAt <= after,
             qPrintable(lock.lockedAt.toString(Qt::ISODateWithMs)));
    QCOMPARE(lock.lockedAt, claim.now);
    QCOMPARE(lock.lockedAt.addSecs(1800), lock.expiresAt);
    QVERIFY(qAbs(after.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    valueOf(anna->store.finish(itemOf(claim), claim.lock, Disposition::returnLater(2h)));
    const Claim none = take(*bert);
    QCOMPARE(none.shortage, Shortage::Later);
    QVERIFY(qAbs(none.now.secsTo(none.nextAvailable) - 7200) <= 60);
}

/// Often enough for calls to be prepared, and in turns, so that whoever stands between finds other
/// connections for them.
void EveryLineTest::recordsGoOneAfterTheOtherForTwoAtOnce()
{
    for (int i = 0; i < 16; ++i)
        add(QString::number(i));
    Claim annas = take(*anna);
    Claim berts = take(*bert);
    QStringList keys;
    for (int i = 0; i < 7; ++i) {
        keys << annas.items.constFirst().key << berts.items.constFirst().key;
        annas = completeAndNext(*anna, annas);
        berts = completeAndNext(*bert, berts);
    }
    QCOMPARE(keys.size(), 14);
    for (int i = 0; i < keys.size(); ++i)
        QCOMPARE(keys.at(i), QString::number(i));
    QCOMPARE(berts.items.constFirst().lock.user, u"bert"_s);
    QVERIFY(completeAndNext(*anna, annas).items.isEmpty());
    QCOMPARE(completeAndNext(*bert, berts).shortage, Shortage::Empty);
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.violations, QStringList());
    QCOMPARE(report.events, 3 * 16);
}

void EveryLineTest::aBatchIsTakenAndFinishedTogether()
{
    for (int i = 0; i < 5; ++i)
        add(QString::number(i), i);
    const Claim claim = take(*anna, 3);
    QCOMPARE(keysOf(claim.items), (QStringList{u"4"_s, u"3"_s, u"2"_s}));
    QCOMPARE(valueOf(bert->store.releaseLocks({{claim.items.at(1).id, claim.lock}}, u"ill"_s)), 1);
    QCOMPARE(valueOf(anna->store.finishAll(claim.lock, Disposition::complete())).size(), 2);
    const Claim picked = valueOf(bert->store.claimItems({claim.items.at(1).id}));
    QCOMPARE(keysOf(picked.items), QStringList{u"3"_s});
    const Claim refused = valueOf(anna->store.claimItems({claim.items.at(1).id}));
    QCOMPARE(refused.shortage, Shortage::TakenByOther);
    QCOMPARE(refused.holder.user, u"bert"_s);
}

void EveryLineTest::aDeadLockOpensNothing()
{
    const ItemId item = add(u"a"_s);
    const LockId dead = take(*anna).lock;
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, dead}}, u"at lunch"_s)), 1);
    const Lock held = take(*bert).items.constFirst().lock;
    const Disposition late = Disposition::complete(Record{{u"name"_s, u"too late"_s}});
    for (const Error &error : {errorIn(anna->store.finish(item, dead, late)),
                               errorIn(anna->store.finishAndTakeNext(item, dead, late, {q})),
                               errorIn(anna->store.finishAll(dead, late)),
                               errorIn(anna->store.saveDraft(item, dead, 1, *late.record)),
                               errorIn(anna->store.extend(item, dead))})
        QCOMPARE(error.kind, Error::Kind::LockLost);
    const Error told = errorIn(anna->store.finish(item, dead, late));
    QCOMPARE(told.holder, held);
    QCOMPARE(told.state, State::Locked);
    const ItemDetail now = valueOf(bert->store.detail(item));
    QCOMPARE(now.item.lock, held);
    QCOMPARE(now.item.record, newItem(u"a"_s).record);
    QVERIFY(now.drafts.isEmpty());
}

void EveryLineTest::anOperationHappensOnceOrNever()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const Disposition off = Disposition::complete();
    QVERIFY(!valueOf(anna->store.outcomeOf(off.operation)).has_value());
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, off)).kind, Error::Kind::Cancelled);
    const Disposition done = Disposition::complete();
    for (int i = 0; i < 2; ++i)
        QCOMPARE(valueOf(anna->store.finish(item, claim.lock, done)).state, State::Done);
    QCOMPARE(kindsOf(item).count(u"completed"_s), 1);
    const auto event = valueOf(anna->store.outcomeOf(done.operation));
    QVERIFY(event && event->kind == EventKind::Completed && event->item == item);
}

void EveryLineTest::whatIsImportedIsListedInPages()
{
    constexpr int count = 250;
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"test.csv"_s));
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items << newItem(u"k%1"_s.arg(i));
    valueOf(imports.stageItems(import, items));
    QCOMPARE(take(*bert).shortage, Shortage::Empty);
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
    QStringList listed;
    ItemQuery query;
    query.queue = q;
    PageRequest request;
    request.limit = 100;
    for (bool isEnd = false; !isEnd; request.from = PageRequest::From::After) {
        const ItemPage page = valueOf(bert->store.page(query, request));
        listed << keysOf(page.items);
        request.cursor = page.next;
        isEnd = page.next.isEmpty();
    }
    QCOMPARE(listed.size(), count);
    QCOMPARE(QSet<QString>(listed.begin(), listed.end()).size(), count);
    QCOMPARE(valueOf(bert->store.counts(q, valueOf(bert->store.now()))).open, count);
}

void EveryLineTest::aRowOfAnotherTableIsTakenAndCompleted()
{
    OrderTable orders(engineOfRow(), *database);
    orders.make(3);
    AdoptionWish wish = orders.wish();
    wish.layout.more = {{{{}, u"OrderNotes"_s}, u"OrderID"_s, {u"Note"_s}}};
    valueOf(orders.adopt(wish));
    const Claim claim = valueOf(anna->store.claimNext({u"orders"_s}));
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    QCOMPARE(claim.items.constFirst().record.value(u"Note"_s).toString(), u"note 1"_s);
    QCOMPARE(orders.holder(1), u"anna"_s);
    const Record corrected{{u"City"_s, u"Köln"_s}, {u"Amount"_s, u"7.25"_s}, {u"Note"_s, u"ä?"_s}};
    const Claim next =
        valueOf(anna->store.finishAndTakeNext(itemOf(claim), claim.lock,
                                              Disposition::complete(corrected), {u"orders"_s}))
            .next;
    QCOMPARE(orders.city(1), u"Köln"_s);
    QCOMPARE(orders.state(1), u"done"_s);
    QVERIFY(orders.holder(1).isEmpty());
    QCOMPARE(keysOf(next.items), QStringList{u"2"_s});
    orders.takesOver(2, u"old"_s);
    const Error lost =
        errorIn(anna->store.finish(itemOf(next), next.lock, Disposition::complete(corrected)));
    QCOMPARE(lost.kind, Error::Kind::LockLost);
    QCOMPARE(lost.holder.user, u"old"_s);
    QCOMPARE(orders.city(2), u"city 2"_s);
}

void EveryLineTest::aQueryGivesItsRows()
{
    beginWithLoans(engineOfRow(), 0);
    setSource(u"SELECT 'ä''?' AS %1, 5 AS priority, 1.5 AS amount"_s.arg(keyColumn()));
    const WorkRequest served = seek(*anna, 2);
    QCOMPARE(keysOf(served.items), QStringList{u"ä'?"_s});
    QCOMPARE(served.items.constFirst().priority, 5);
    QCOMPARE(served.items.constFirst().record.value(u"amount"_s).toVariant().toDouble(), 1.5);
    QCOMPARE(served.state, WorkRequest::State::Partial);
}

void EveryLineTest::mistakesAreToldByTheirKind()
{
    using Kind = Error::Kind;
    const ItemId item = add(u"a"_s);
    QCOMPARE(errorIn(anna->store.addItem(q, newItem(u"a"_s))).kind, Kind::Invalid);
    QCOMPARE(errorIn(anna->store.claimNext({u"nowhere"_s})).kind, Kind::NotFound);
    QCOMPARE(errorIn(anna->store.detail(ItemId(999))).kind, Kind::NotFound);
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Complete}; });
    const Claim claim = take(*anna);
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, Disposition::dismiss())).kind,
             Kind::NotPermitted);
    QCOMPARE(errorIn(bert->store.finish(item, claim.lock, Disposition::complete())).kind,
             Kind::LockLost);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete())); // the line still serves
}

void EveryLineTest::aFaultInAQueryIsToldInTheDatabasesWords()
{
    const Error error = errorIn(anna->store.trySource(u"SELECT 1 AS \"key\"\nFROM gone"_s));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"gone"_s), qPrintable(error.sentence));
    valueOf(anna->store.now());
}

void EveryLineTest::aQueryThatTakesTooLongIsGivenUp()
{
    if (engineOfRow() == u"sqliteodbc")
        return; // the driver cannot be interrupted
    beginWithLoans(engineOfRow(), 1);
    setSource(endless());
    valueOf(anna->store.askForWork(q, 1));
    QCOMPARE(errorIn(anna->store.runSource(q, {}, 1s)).kind, Error::Kind::Busy);
    valueOf(anna->store.now());
}

void EveryLineTest::aQueryIsInterrupted()
{
    if (engineOfRow() == u"sqliteodbc" || engineOfRow() == u"psqlodbc")
        return; // these drivers cannot be interrupted
    beginWithLoans(engineOfRow(), 1);
    setSource(endless());
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 1));
    Cancellation cancellation;
    const auto program = programOf(u"bert"_s);
    auto running = run(*program, cancellation);
    QVERIFY(waitUntilAttended(*anna, asked));
    program->cancel(cancellation);
    QVERIFY(QTest::qWaitFor([&] { return running.isFinished(); }, 30'000));
    QCOMPARE(errorIn(running.result()).kind, Error::Kind::Cancelled);
}

// As when somebody types on while a search runs.
void EveryLineTest::cancellingOneWorkLeavesTheNextAlone()
{
    const auto program = programOf(u"bert"_s);
    valueOf(program->run([](Store &store) { return store.now(); }).result());
    const auto readAgainAndAgain = [](Store &store) {
        for (int i = 0; i < 9; ++i)
            if (const auto read = store.queues(); !read)
                return read;
        return store.queues();
    };
    for (int i = 0; i < 200; ++i) {
        Cancellation cancellation;
        std::atomic_bool hasBegun = false;
        const auto first = program->run(
            [&](Store &store) {
                hasBegun = true;
                return store.queues();
            },
            cancellation);
        const auto second = program->run(readAgainAndAgain);
        while (!hasBegun)
            std::this_thread::yield();
        program->cancel(cancellation);
        const auto read = second.result();
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    }
}

void EveryLineTest::aConnectionThatTheServerEndedIsOffline()
{
    if (isFile())
        return; // there is nobody who could end it
    throwOut(*database, u"anna"_s);
    if (engineOfRow() == u"pgbouncer")
        valueOf(anna->store.claimNext({q})); // the pooler has another one
    else
        QCOMPARE(errorIn(anna->store.claimNext({q})).kind, Error::Kind::Offline);
    valueOf(bert->store.claimNext({q}));
}

/// Nothing was sent yet, so nobody has to be told. Other drivers than PostgreSQL's own learn of it
/// only when they send something.
void EveryLineTest::whatEndedWhileNothingWasAskedIsOpenedAnew()
{
    if (isFile())
        return; // there is nobody who could end it
    const auto program = programOf(u"bert"_s);
    const auto queues = [&] {
        return program->run([](Store &store) { return store.queues(); }).result();
    };
    valueOf(queues());
    throwOut(*database, u"bert"_s);
    const auto read = queues();
    if (engineOfRow() == u"postgresql")
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    valueOf(queues());
}

void EveryLineTest::aWrongPasswordIsToldAsOne()
{
    if (isFile())
        return; // files have no passwords
    DatabaseLogin login = database->loginOf(u"anna"_s);
    login.password = Password(u"another"_s);
    const auto refused = Connection::open(login, OpenMode::Existing);
    QVERIFY(!refused);
    if (engineOfRow() != u"pgbouncer") // which gives the code of a broken line for everything
        QCOMPARE(refused.error().kind, Error::Kind::WrongPassword);
}

INTRAY_TEST_GUILESS_MAIN(EveryLineTest)
#include "tst_everyline.moc"
