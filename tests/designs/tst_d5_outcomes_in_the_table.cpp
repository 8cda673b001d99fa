// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A table with columns for what becomes of its rows: a state for those that failed, message,
/// result, finished time, and who changed them last. They say what Intray says, and go when a row
/// is open again.
class OutcomesInTheTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void aCompletionWritesResultAndTime();
    void aFailureWritesStateAndMessage();
    void aReasonThatIsTooLongIsCut();
    void whatIsReopenedIsCleared();
    void whatIsTakenBackIsCleared();
    void whatIsSentBackIsClearedAndClosedAgain();
    void whatIsReturnedTellsItsReasonOnly();
    void afterTooManyTriesTheRowSaysSo();
    void aRowThatKillsItsWorkersIsNotGivenOutAgain_data();
    void aRowThatKillsItsWorkersIsNotGivenOutAgain();
    void whatAReaperPutsBackIsCounted_data();
    void whatAReaperPutsBackIsCounted();
    void whatAnotherProgramFreedMeanwhileIsGivenOut();
    void anotherProgramsRowIsNotWritten();
    void whatWasPutBackByHandIsGivenOutAgain();
    void whatWasPutBackByHandSaysNoMoreOfItsEnd_data();
    void whatWasPutBackByHandSaysNoMoreOfItsEnd();
    void whatWasPutBackByHandCountsItsTriesAnew();
    void whatIsReopenedAndHeldThereIsALockLikeAnyOther();
    void whatFailedBeforeIsNotGivenOutAgain();
    void columnsThatCannotHoldThemAreRefused();
    void usualNamesAreGuessed();
    void withALockTable();

private:
    AdoptionWish wish() const;
    Claim take() { return valueOf(anna->store.claimNext({q}, 1)); }
    Finished end(const Claim &claim, const Disposition &disposition)
    {
        return valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, disposition));
    }
    QString cell(const QString &column, int order = 1);
    QString told(int order = 1);
    void set(const QString &column, const QString &value, int order = 1);
    void waitForExpiry(const Claim &claim);
    QString fault(const std::function<void(Layout &)> &change);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void OutcomesInTheTable::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(3);
    const QString time = engineOfRow() == u"mariadb" ? u"datetime"_s : u"timestamp"_s;
    const std::pair<QString, QString> columns[] = {
        {u"Error"_s, u"varchar(20)"_s}, {u"Result"_s, u"text"_s},
        {u"Finished"_s, time},          {u"ModifiedBy"_s, u"varchar(50)"_s},
        {u"ModifiedDate"_s, time},      {u"Number"_s, u"integer"_s}};
    for (const auto &[name, type] : columns)
        orders->run(u"ALTER TABLE %1 ADD COLUMN %2 %3 NULL"_s.arg(orders->table(),
                                                                  orders->table(name), type));
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void OutcomesInTheTable::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

AdoptionWish OutcomesInTheTable::wish() const
{
    AdoptionWish wish = orders->wish();
    wish.columns = {u"City"_s};
    wish.layout.failedValue = u"error"_s;
    wish.layout.error = u"error"_s;
    wish.layout.result = u"Result"_s;
    wish.layout.finished = u"Finished"_s;
    wish.layout.changedBy = u"ModifiedBy"_s;
    wish.layout.changedAt = u"ModifiedDate"_s;
    return wish;
}

QString OutcomesInTheTable::cell(const QString &column, int order)
{
    return orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = %4"_s.arg(
        orders->table(column), orders->table(), orders->table(u"ID"_s), QString::number(order)));
}

/// State, message, result, whether there is a finished time, and who changed the row last.
QString OutcomesInTheTable::told(int order)
{
    const bool isTimed =
        cell(u"ModifiedDate"_s, order).isEmpty() == cell(u"ModifiedBy"_s, order).isEmpty();
    return QStringList{orders->state(order), cell(u"Error"_s, order), cell(u"Result"_s, order),
                       cell(u"Finished"_s, order).isEmpty() ? QString() : u"finished"_s,
                       isTimed ? cell(u"ModifiedBy"_s, order) : u"one of two"_s}
        .join(u'|');
}

void OutcomesInTheTable::set(const QString &column, const QString &value, int order)
{
    orders->run(u"UPDATE %1 SET %2 = %3 WHERE %4 = %5"_s.arg(orders->table(), orders->table(column),
                                                             value, orders->table(u"ID"_s),
                                                             QString::number(order)));
}

void OutcomesInTheTable::aCompletionWritesResultAndTime()
{
    valueOf(orders->adopt(wish()));
    set(u"Error"_s, u"'an old one'"_s);
    Claim claim = take();
    QCOMPARE(told(), u"open|an old one|||"_s);
    Disposition completed = Disposition::complete(Record{{u"City"_s, u"new"_s}});
    completed.result = QJsonObject{{u"file"_s, 4711}};
    end(claim, completed);
    QString said = told();
    QCOMPARE(said.remove(u' '), u"done||{\"file\":4711}|finished|anna"_s);
    QCOMPARE(orders->city(1), u"new"_s);
    claim = take();
    end(claim, Disposition::complete());
    QCOMPARE(told(2), u"done|||finished|anna"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::aFailureWritesStateAndMessage()
{
    valueOf(orders->adopt(wish()));
    end(take(), Disposition::fail(u"no such street"_s));
    QCOMPARE(told(), u"error|no such street|||anna"_s);
    QCOMPARE(orders->holder(1), QString());
    QCOMPARE(keysOf(valueOf(bert->store.claimNext({q}, 9)).items), QStringList({u"2"_s, u"3"_s}));
}

void OutcomesInTheTable::aReasonThatIsTooLongIsCut()
{
    valueOf(orders->adopt(wish()));
    end(take(), Disposition::fail(u"there is no such street in that town"_s));
    QVERIFY2(cell(u"Error"_s).startsWith(u"there is no such str"_s), qPrintable(told()));
}

void OutcomesInTheTable::whatIsReopenedIsCleared()
{
    valueOf(orders->adopt(wish()));
    const ItemId failed = end(take(), Disposition::fail(u"wrong"_s)).item;
    const ItemId done = end(take(), Disposition::complete()).item;
    valueOf(bert->store.reopen(failed, u"look again"_s));
    valueOf(bert->store.reopen(done, {}));
    QCOMPARE(told(1), u"open||||bert"_s);
    QCOMPARE(told(2), u"open||||bert"_s);
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({q}, 9)).items),
             QStringList({u"1"_s, u"2"_s, u"3"_s}));
}

void OutcomesInTheTable::whatIsTakenBackIsCleared()
{
    valueOf(orders->adopt(wish()));
    for (const Disposition &ending : {Disposition::complete(), Disposition::fail(u"wrong"_s)}) {
        const ItemId item = end(take(), ending).item;
        const Claim back = valueOf(anna->store.takeBack(item, ending.operation));
        QCOMPARE(told(), u"open||||anna"_s);
        QCOMPARE(orders->holder(1), u"anna"_s);
        end(back, Disposition::returnLater());
    }
}

void OutcomesInTheTable::whatIsSentBackIsClearedAndClosedAgain()
{
    valueOf(bert->store.addQueue(queueNamed(u"check"_s)));
    AdoptionWish with = wish();
    with.rules.nextQueue = u"check"_s;
    valueOf(orders->adopt(with));
    end(take(), Disposition::complete());
    letWaitingCome(*database);
    const Claim second = valueOf(bert->store.claimNext({u"check"_s}, 1));
    QCOMPARE(second.items.size(), 1);
    const ItemId item = second.items.constFirst().id;
    const Disposition sent = Disposition::sendBack(u"wrong"_s);
    valueOf(bert->store.finish(item, second.lock, sent));
    QCOMPARE(told(), u"open||||bert"_s);
    const Claim again = valueOf(bert->store.takeBack(item, sent.operation));
    QCOMPARE(told(), u"done|||finished|bert"_s);
    valueOf(bert->store.finishAll(again.lock, Disposition::sendBack(u"wrong"_s)));
    QCOMPARE(told(), u"open||||bert"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatIsReturnedTellsItsReasonOnly()
{
    valueOf(orders->adopt(wish()));
    set(u"Result"_s, u"'{}'"_s);
    set(u"Finished"_s, orders->ago(5));
    Disposition later = Disposition::returnLater();
    later.reason = u"nobody answers"_s;
    end(take(), later);
    QCOMPARE(told(), u"open|nobody answers|||anna"_s);
    end(take(), Disposition::returnLater());
    QCOMPARE(told(), u"open||||anna"_s);
}

/// In the table, too, whose time is written a moment behind the item's.
void OutcomesInTheTable::waitForExpiry(const Claim &claim)
{
    const QDateTime end = claim.items.constFirst().lock.expiresAt.addMSecs(300);
    QTRY_VERIFY_WITH_TIMEOUT(valueOf(bert->store.now()) > end, 20000);
}

void OutcomesInTheTable::afterTooManyTriesTheRowSaysSo()
{
    AdoptionWish with = wish();
    with.rules.attempts = 1;
    with.rules.lockDuration = std::chrono::seconds(1);
    valueOf(orders->adopt(with));
    waitForExpiry(take());
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QCOMPARE(told().section(u'|', 0, 0), u"error"_s);
    QVERIFY2(cell(u"Error"_s).startsWith(u"Given up"_s), qPrintable(told()));
    QCOMPARE(cell(u"ModifiedBy"_s), u"bert"_s);
}

void OutcomesInTheTable::aRowThatKillsItsWorkersIsNotGivenOutAgain_data()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::newRow("locks in the row") << false;
    QTest::newRow("lock table") << true;
}

/// Without a sweeper, too; as items of Intray's own queues.
void OutcomesInTheTable::aRowThatKillsItsWorkersIsNotGivenOutAgain()
{
    QFETCH(bool, hasLockTable);
    AdoptionWish with = wish();
    if (hasLockTable)
        with.layout.lockTable.table = u"OrderLocks"_s;
    with.rules.attempts = 2;
    with.rules.lockDuration = std::chrono::seconds(1);
    valueOf(orders->adopt(with));
    waitForExpiry(take());
    const Claim last = take();
    QCOMPARE(last.items.constFirst().key, u"1"_s);
    QCOMPARE(last.items.constFirst().attempts, 2);
    waitForExpiry(last);
    end(take(), Disposition::complete());
    QCOMPARE(orders->state(2), u"done"_s);
    ItemQuery open;
    open.queue = q;
    QCOMPARE(keysOf(valueOf(bert->store.page(open, {})).items), QStringList{u"3"_s});
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QCOMPARE(told().section(u'|', 0, 0), u"error"_s);
    QCOMPARE(valueOf(bert->store.detail(last.items.constFirst().id)).item.state, State::Failed);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatAReaperPutsBackIsCounted_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("noticed");
    for (const QString &layout : {u"locks in the row"_s, u"lock table"_s, u"a busy value"_s})
        for (const QString &noticed : {u"by a look"_s, u"by whoever lost it"_s, u"by a pick"_s})
            QTest::addRow("%s, %s", qPrintable(layout), qPrintable(noticed)) << layout << noticed;
}

/// A job of another program takes the locks of dead workers out of the rows.
void OutcomesInTheTable::whatAReaperPutsBackIsCounted()
{
    QFETCH(QString, layout);
    QFETCH(QString, noticed);
    AdoptionWish with = wish();
    if (layout == u"lock table")
        with.layout.lockTable.table = u"OrderLocks"_s;
    if (layout == u"a busy value")
        with.layout.busyValue = u"busy"_s;
    with.rules.attempts = 2;
    valueOf(orders->adopt(with));
    const auto reap = [&] {
        if (layout == u"lock table")
            orders->run(u"DELETE FROM "_s + orders->table(u"OrderLocks"_s));
        else
            orders->releases(1);
        if (layout == u"a busy value")
            set(u"Status"_s, u"'open'"_s);
    };
    take();
    reap();
    const Claim last = take();
    QCOMPARE(last.items.constFirst().key, u"1"_s);
    QCOMPARE(last.items.constFirst().attempts, 2);
    reap();
    const Claim next = take();
    QCOMPARE(next.items.constFirst().key, u"2"_s);
    const ItemId item = last.items.constFirst().id;
    if (noticed == u"by a look")
        valueOf(bert->store.locks({}));
    else if (noticed == u"by a pick")
        QVERIFY(valueOf(bert->store.claimItems({item})).items.isEmpty());
    else
        errorIn(anna->store.finish(item, last.lock, Disposition::complete()));
    QCOMPARE(valueOf(bert->store.detail(item)).item.state, State::Failed);
    QVERIFY2(told().startsWith(u"error|Given up when anoth"_s), qPrintable(told()));
    QCOMPARE(take().items.constFirst().key, u"3"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
    valueOf(bert->store.reopen(item, {}));
    QCOMPARE(valueOf(bert->store.detail(item)).item.attempts, 0);
}

void OutcomesInTheTable::whatAnotherProgramFreedMeanwhileIsGivenOut()
{
    AdoptionWish with = wish();
    with.rules.attempts = 2;
    with.rules.lockDuration = std::chrono::seconds(1);
    valueOf(orders->adopt(with));
    waitForExpiry(take());
    orders->releases(1);
    QCOMPARE(take().items.constFirst().key, u"1"_s);
}

void OutcomesInTheTable::anotherProgramsRowIsNotWritten()
{
    AdoptionWish with = wish();
    with.rules.attempts = 1;
    with.rules.lockDuration = std::chrono::seconds(1);
    valueOf(orders->adopt(with));
    waitForExpiry(take());
    constexpr int ahead = -1; // or its whole seconds may be over, as the lock is short
    orders->takesOver(1, u"oldie"_s, ahead);
    valueOf(bert->store.sweep());
    QCOMPARE(told(), u"open||||"_s);
    QCOMPARE(orders->holder(1), u"oldie"_s);
}

/// As D5 has it: errors are put back to waiting by hand.
void OutcomesInTheTable::whatWasPutBackByHandIsGivenOutAgain()
{
    valueOf(orders->adopt(wish()));
    const ItemId failed = end(take(), Disposition::fail(u"wrong"_s)).item;
    set(u"Status"_s, u"'open'"_s);
    const Claim again = take();
    QCOMPARE(again.items.value(0).id, failed);
    end(again, Disposition::complete());
    QCOMPARE(told(), u"done|||finished|anna"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatWasPutBackByHandSaysNoMoreOfItsEnd_data()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::addColumn<QString>("busy");
    for (const bool hasLockTable : {false, true})
        for (const QString &busy : {QString(), u"busy"_s})
            QTest::addRow("%s, %s", hasLockTable ? "lock table" : "locks in the row",
                          busy.isEmpty() ? "no busy value" : "a busy value")
                << hasLockTable << busy;
}

/// By its state alone; by whom it was taken then stands there, as for every row opened again.
void OutcomesInTheTable::whatWasPutBackByHandSaysNoMoreOfItsEnd()
{
    QFETCH(bool, hasLockTable);
    QFETCH(QString, busy);
    AdoptionWish with = wish();
    if (hasLockTable)
        with.layout.lockTable.table = u"OrderLocks"_s;
    with.layout.busyValue = busy;
    valueOf(orders->adopt(with));
    end(take(), Disposition::fail(u"wrong"_s));
    end(take(), Disposition::complete());
    set(u"Status"_s, u"'open'"_s, 1);
    set(u"Status"_s, u"'open'"_s, 2);
    const Claim again = valueOf(bert->store.claimNext({q}, 2));
    QCOMPARE(keysOf(again.items), QStringList({u"1"_s, u"2"_s}));
    const QString taken = busy.isEmpty() ? u"open"_s : busy;
    QCOMPARE(told(1), taken + u"||||bert"_s);
    QCOMPARE(told(2), taken + u"||||bert"_s);
    Disposition later = Disposition::returnLater();
    later.reason = u"nobody answers"_s;
    valueOf(bert->store.finish(again.items.constFirst().id, again.lock, later));
    take();
    QCOMPARE(told(1), taken + u"|nobody answers|||bert"_s); // which is no end
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatWasPutBackByHandCountsItsTriesAnew()
{
    valueOf(orders->adopt(wish()));
    end(take(), Disposition::returnLater());
    const Claim second = take();
    QCOMPARE(second.items.constFirst().attempts, 2);
    const ItemId failed = end(second, Disposition::fail(u"wrong"_s)).item;
    set(u"Status"_s, u"'open'"_s);
    const Claim again = take();
    QCOMPARE(again.items.constFirst().id, failed);
    QCOMPARE(again.items.constFirst().attempts, 1);
    QCOMPARE(valueOf(anna->store.detail(failed)).error, QString());
    end(again, Disposition::fail(u"wrong"_s));
    // The same for one that its own program holds at once.
    set(u"Status"_s, u"'open'"_s);
    orders->takesOver(1, u"oldie"_s);
    QCOMPARE(valueOf(bert->store.locks({})).locks.size(), 1);
    QCOMPARE(valueOf(anna->store.detail(failed)).item.attempts, 0);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatIsReopenedAndHeldThereIsALockLikeAnyOther()
{
    valueOf(orders->adopt(wish()));
    const ItemId done = end(take(), Disposition::complete()).item;
    set(u"Status"_s, u"'open'"_s);
    orders->takesOver(1, u"oldie"_s);
    const auto locks = valueOf(bert->store.locks({})).locks;
    QCOMPARE(locks.size(), 1);
    QCOMPARE(locks.constFirst().item, done);
    QCOMPARE(locks.constFirst().lock.user, u"oldie"_s);
    QCOMPARE(told(), u"open|||finished|anna"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void OutcomesInTheTable::whatFailedBeforeIsNotGivenOutAgain()
{
    AdoptionWish without = wish();
    without.layout.failedValue.clear();
    valueOf(orders->adopt(without));
    const ItemId failed = end(take(), Disposition::fail(u"wrong"_s)).item;
    QCOMPARE(told(), u"open|wrong|||anna"_s);
    const Error refused = errorIn(orders->adopt(wish()));
    QVERIFY2(refused.sentence.contains(u"(1)"_s), qPrintable(refused.sentence));
    QCOMPARE(take().items.constFirst().key, u"2"_s);
    valueOf(bert->store.reopen(failed, {}));
    valueOf(orders->adopt(wish()));
}

QString OutcomesInTheTable::fault(const std::function<void(Layout &)> &change)
{
    AdoptionWish with = wish();
    change(with.layout);
    return errorIn(orders->adopt(with)).sentence;
}

void OutcomesInTheTable::columnsThatCannotHoldThemAreRefused()
{
    const auto says = [](const QString &sentence, const QString &word) {
        return sentence.contains(word) ? QString() : sentence;
    };
    QCOMPARE(says(fault([](Layout &l) { l.error = u"Number"_s; }), u"message"_s), QString());
    QCOMPARE(says(fault([](Layout &l) { l.result = u"Rank"_s; }), u"message"_s), QString());
    QCOMPARE(says(fault([](Layout &l) { l.finished = u"Number"_s; }), u"time"_s), QString());
    QCOMPARE(says(fault([](Layout &l) { l.changedBy = u"Number"_s; }), u"name of a user"_s),
             QString());
    QCOMPARE(says(fault([](Layout &l) { l.changedAt = u"Finished"_s; }), u"used twice"_s),
             QString());
    QCOMPARE(says(fault([](Layout &l) { l.error = u"Nowhere"_s; }), u"Nowhere"_s), QString());
    QCOMPARE(says(fault([](Layout &l) { l.failedValue = u"done"_s; }), u"failed"_s), QString());
    QCOMPARE(says(fault([](Layout &l) { l.state.clear(); }), u"state"_s), QString());
}

void OutcomesInTheTable::usualNamesAreGuessed()
{
    Connection &owner = orders->connection();
    Adopting adopting(owner, owner.identityFor({u"owner"_s, u"desk"_s}));
    for (const CatalogueTable &table : valueOf(adopting.tables()))
        if (table.name.table == u"Orders"_s) {
            const Layout guessed = valueOf(adopting.proposed(table.name)).layout;
            QCOMPARE(guessed.outcomeColumns(), QStringList({u"Error"_s, u"Result"_s, u"Finished"_s,
                                                            u"ModifiedBy"_s, u"ModifiedDate"_s}));
            return;
        }
    QFAIL("The table is not there.");
}

void OutcomesInTheTable::withALockTable()
{
    AdoptionWish with = wish();
    with.layout.lockTable.table = u"OrderLocks"_s;
    valueOf(orders->adopt(with));
    const ItemId failed = end(take(), Disposition::fail(u"wrong"_s)).item;
    QCOMPARE(told(), u"error|wrong|||anna"_s);
    valueOf(bert->store.reopen(failed, {}));
    QCOMPARE(told(), u"open||||bert"_s);
    end(take(), Disposition::complete());
    QCOMPARE(told(), u"done|||finished|anna"_s);
}

INTRAY_TEST_GUILESS_MAIN(OutcomesInTheTable)
#include "tst_d5_outcomes_in_the_table.moc"
