// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What is told to somebody whose row another program has deleted, done, or freed meanwhile: what
/// became of it, and nothing that is not so. anna works.
class LostRows : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void whatBecameOfTheRowIsTold_data();
    void whatBecameOfTheRowIsTold();

private:
    void lose(const QString &how);
    Error errorOf(const QString &attempt, const Claim &claim);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void LostRows::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(3);
    valueOf(orders->adopt(orders->wish()));
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void LostRows::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

void LostRows::lose(const QString &how)
{
    const auto name = [this](const char *column) {
        return orders->table(QLatin1StringView(column));
    };
    const QString row = u" WHERE %1 = 1"_s.arg(name("ID"));
    const QString begin = u"UPDATE %1 SET "_s.arg(orders->table());
    if (how == u"deleted"_s)
        orders->run(u"DELETE FROM %1"_s.arg(orders->table()) + row);
    else if (how == u"done"_s)
        orders->run(begin +
                    u"%1 = 'done', %2 = NULL, %3 = NULL"_s.arg(name("Status"), name("LockUser"),
                                                               name("LockTime")) +
                    row);
    else if (how == u"done, still held"_s)
        orders->run(begin + u"%1 = 'done', %2 = NULL"_s.arg(name("Status"), name("LockTime")) +
                    row);
    else if (how == u"without a time"_s)
        orders->run(begin + u"%1 = NULL"_s.arg(name("LockTime")) + row);
    else if (how == u"by herself"_s)
        orders->takesOver(1, u"ANNA"_s, 1);
    else
        orders->releases(1);
}

Error LostRows::errorOf(const QString &attempt, const Claim &claim)
{
    const ItemId item = claim.items.constFirst().id;
    const auto complete = Disposition::complete(Record{{u"City"_s, u"too late"_s}});
    if (attempt == u"extend"_s)
        return errorIn(anna->store.extend(item, claim.lock));
    if (attempt == u"next"_s)
        return errorIn(anna->store.finishAndTakeNext(item, claim.lock, complete, {q}));
    return errorIn(anna->store.finish(item, claim.lock, complete));
}

void LostRows::whatBecameOfTheRowIsTold_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("attempt");
    QTest::addColumn<bool>("isNoticedBefore");
    const std::pair<const char *, const char *> losses[] = {
        {"deleted", "no longer in the table"},
        {"done", "another program has finished it"},
        {"done, still held", "another program has finished it"},
        {"without a time", "ended or changed this lock"},
        {"by herself", "ended or changed this lock"},
        {"released", "ended or changed this lock"}};
    for (const auto &[how, says] : losses)
        for (const char *attempt : {"complete", "extend", "next"})
            for (const bool before : {false, true})
                QTest::addRow("%s, %s%s", how, attempt, before ? ", noticed before" : "")
                    << QString::fromLatin1(how) << QString::fromLatin1(says)
                    << QString::fromLatin1(attempt) << before;
}

void LostRows::whatBecameOfTheRowIsTold()
{
    QFETCH(QString, how);
    QFETCH(QString, says);
    QFETCH(QString, attempt);
    QFETCH(bool, isNoticedBefore);
    const Claim claim = valueOf(anna->store.claimNext({q}));
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    lose(how);
    if (isNoticedBefore)
        valueOf(bert->store.locks({}));
    for (int time = 0; time < 2; ++time) { // and again, when the loss is known
        const Error error = errorOf(attempt, claim);
        QCOMPARE(error.kind, Error::Kind::LockLost);
        QVERIFY2(error.sentence.contains(says), qPrintable(error.sentence));
        QCOMPARE(error.holder.user, QString());
    }
    const Error late =
        errorIn(anna->store.saveDraft(claim.items.constFirst().id, claim.lock, 1, {}));
    QVERIFY2(late.sentence.contains(says), qPrintable(late.sentence));
    QVERIFY(orders->city(1) != u"too late"_s);
}

INTRAY_TEST_GUILESS_MAIN(LostRows)
#include "tst_d1_lost_rows.moc"
