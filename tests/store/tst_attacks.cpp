// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "store/supervising/supervisionstore.h"
#include "store/verifying/rulechecks.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <map>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What a clerk with bad intentions tries with Intray's own operations, by Intray's programs or by
/// hand, on every server. tst_attacks_postgresql and tst_attacks_mariadb try what the catalogue
/// holds.
class AttacksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void cleanupTestCase() { m_worlds.clear(); }
    void init();
    void anothersLockIsNotReleased();
    void anothersLockIdOpensNothing();
    void answersTellNobodysLockId();
    void aQueueWithoutMembershipIsNotThere();
    void anothersOperationIsNobodysBusiness();
    void anothersOperationIdFinishesNothing();
    void anothersDraftIsNotSeen();
    void anAdministratorSeesThatSomethingWasTypedAndNotWhat();
    void aNameThatIsSaidChangesNothing();
    void aClerkManagesNothing();
    void aClerkAssignsNothingByHand();
    void theSecondKeyerFindsNoFirstValue();
    void anImporterSetsNoRules();
    void whatNoFunctionIsToBeAskedIsRefused();
    void aRecordOfCharactersThatCannotBeKeptIsRefused();
    void aRemovedUserIsOut();

private:
    /// A server with the people who meet on it.
    struct World
    {
        explicit World(const QString &engine);

        std::unique_ptr<ServerGround> ground;
        std::unique_ptr<Connection> annasLine;
        std::unique_ptr<Connection> malloryLine;
        std::unique_ptr<Store> anna;    ///< Works in "work" and "secret".
        std::unique_ptr<Store> mallory; ///< A clerk in "work" only.
    };

    World &here() { return *m_worlds[engineOfRow()]; }
    Store &anna() { return *here().anna; }
    Store &mallory() { return *here().mallory; }
    ServerGround &ground() { return *here().ground; }
    std::unique_ptr<Connection> connect(const QString &user) { return ground().connect(user); }
    ItemId add(const QString &queue);
    ItemId keyFirst(const QString &value);
    QString called(const QString &verb, QString values) const;
    void whatIsSealedBreaksNoRule();
    /// In how many rows of what a login may read the text stands; -1: it may not read that.
    bool findsNothing(Intruder &intruder, const QString &count);
    int hits(Intruder &reader, const QString &table, const QString &columns, const QString &text);

    std::map<QString, std::unique_ptr<World>> m_worlds;
    Claim m_claim;   ///< Anna's, in "work".
    ItemId m_secret; ///< An open item in "secret".
    int m_keys = 0;
};

AttacksTest::World::World(const QString &engine)
    : ground(ServerGround::on(engine))
{
    ground->welcome(u"importer"_s, {Role::Importer});
    const auto importer = ground->connect(u"importer"_s);
    for (const QString &queue : {u"work"_s, u"secret"_s})
        valueOf(Store(*importer, {}).addQueue(queueNamed(queue)));
    ground->welcome(u"norma"_s, {Role::Administrator});
    ground->welcome(u"anna"_s, {Role::Clerk});
    ground->welcome(u"mallory"_s, {Role::Clerk}, {u"work"_s});
    annasLine = ground->connect(u"anna"_s);
    malloryLine = ground->connect(u"mallory"_s);
    anna = std::make_unique<Store>(*annasLine, annasLine->identityFor({}));
    mallory = std::make_unique<Store>(*malloryLine, malloryLine->identityFor({}));
}

void AttacksTest::init()
{
    if (!m_worlds.contains(engineOfRow()))
        m_worlds.emplace(engineOfRow(), std::make_unique<World>(engineOfRow()));
    add(u"work"_s);
    m_secret = add(u"secret"_s);
    m_claim = valueOf(anna().claimNext({u"work"_s}));
    QCOMPARE(m_claim.items.size(), 1);
    QVERIFY(!m_claim.lock.isEmpty());
}

ItemId AttacksTest::add(const QString &queue)
{
    const auto importer = connect(u"importer"_s);
    return valueOf(Store(*importer, {}).addItem(queue, newItem(QString::number(++m_keys))));
}

void AttacksTest::anothersLockIsNotReleased()
{
    const ItemId item = m_claim.items.first().id;
    QCOMPARE(errorIn(mallory().releaseLocks({{item, m_claim.lock}}, u"mine now"_s)).kind,
             Error::Kind::NotPermitted);
    valueOf(anna().extend(item, m_claim.lock));
}

void AttacksTest::anothersLockIdOpensNothing()
{
    const ItemId item = m_claim.items.first().id;
    const Disposition disposition = Disposition::complete();
    const LockId lock = m_claim.lock;
    for (const Error &error :
         {errorIn(mallory().finish(item, lock, disposition)),
          errorIn(mallory().finishAndTakeNext(item, lock, Disposition::dismiss(), {u"work"_s})),
          errorIn(mallory().finishAll(lock, Disposition::returnLater())),
          errorIn(mallory().extend(item, lock)),
          errorIn(mallory().saveDraft(item, lock, 1, {{u"name"_s, u"forged"_s}}))})
        QVERIFY2(error.kind == Error::Kind::LockLost, qPrintable(error.sentence + error.detail));
    const auto again = mallory().claimNext({u"work"_s}, 1, lock); // "gives what it holds"
    QVERIFY(!again || again->items.isEmpty() || again->items.first().id != item);
    valueOf(anna().extend(item, lock));
    QVERIFY(!valueOf(anna().outcomeOf(newId())));
    QCOMPARE(valueOf(anna().finish(item, lock, Disposition::complete())).state, State::Done);
}

/// Who holds an item is told where the item may be seen; its lock id to nobody else.
void AttacksTest::answersTellNobodysLockId()
{
    const ItemId item = m_claim.items.first().id;
    const auto picked = mallory().claimItems({item});
    QCOMPARE(valueOf(picked).shortage, Shortage::TakenByOther);
    QCOMPARE(picked->holder.user, u"anna"_s);
    QCOMPARE(picked->holder.id, LockId());
    const Record typed{{u"name"_s, u"x"_s}};
    for (const Error &error :
         {errorIn(mallory().finish(item, newId(), Disposition::complete())),
          errorIn(mallory().finishAndTakeNext(item, newId(), Disposition::complete(), {u"work"_s})),
          errorIn(mallory().extend(item, newId())),
          errorIn(mallory().saveDraft(item, newId(), 1, typed))}) {
        QCOMPARE(error.kind, Error::Kind::LockLost);
        QCOMPARE(error.holder.user, u"anna"_s);
        QCOMPARE(error.holder.id, LockId());
    }
    const Claim secret = valueOf(anna().claimItems({m_secret}));
    QVERIFY(!secret.lock.isEmpty());
    QCOMPARE(errorIn(mallory().claimItems({m_secret})).kind, Error::Kind::NotFound);
    for (const Error &error :
         {errorIn(mallory().finish(m_secret, newId(), Disposition::complete())),
          errorIn(mallory().extend(m_secret, newId())),
          errorIn(mallory().takeBack(m_secret, newId())), errorIn(mallory().reopenOwn(m_secret)),
          errorIn(mallory().askBack(m_secret, u"mine"_s)),
          errorIn(mallory().saveDraft(m_secret, newId(), 1, typed))}) {
        QCOMPARE(error.kind, Error::Kind::NotFound);
        QVERIFY2(error.holder.user.isEmpty(), qPrintable(error.sentence));
    }
    valueOf(anna().finish(m_secret, secret.lock, Disposition::complete()));
}

/// PostgreSQL hides rows; on MariaDB nobody may look at all.
bool AttacksTest::findsNothing(Intruder &intruder, const QString &count)
{
    const QString refused = intruder.attempt(count);
    return ground().wire() == Wire::Postgres ? refused.isEmpty() && intruder.answer() == u"0"
                                             : refused == u"1142";
}

void AttacksTest::aQueueWithoutMembershipIsNotThere()
{
    const auto claim = mallory().claimNext({u"secret"_s});
    QVERIFY(claim ? claim->items.isEmpty() && claim->shortage == Shortage::NotPermitted
                  : claim.error().kind == Error::Kind::NotPermitted ||
                        claim.error().kind == Error::Kind::NotFound);
    const auto picked = mallory().claimItems({m_secret});
    QVERIFY(!picked || picked->items.isEmpty());
    QCOMPARE(errorIn(mallory().detail(m_secret)).kind, Error::Kind::NotFound);
    const auto history = mallory().history(m_secret);
    QVERIFY(!history || history->isEmpty());
    ItemQuery query;
    query.queue = u"secret"_s;
    const auto page = mallory().page(query, {});
    QVERIFY(!page || page->items.isEmpty());
    Intruder intruder(ground(), u"mallory"_s);
    const QString schema = ground().wire() == Wire::Postgres ? u"intray."_s : QString();
    for (const QString &table : {u"item"_s, u"item_row"_s}) {
        QVERIFY(findsNothing(intruder, u"SELECT count(*) FROM %1%2 WHERE id = %3"_s.arg(
                                           schema, table, QString::number(m_secret.value()))));
    }
    for (const QString &table : {u"event"_s, u"event_row"_s, u"record"_s, u"record_row"_s}) {
        QVERIFY(findsNothing(intruder, u"SELECT count(*) FROM %1%2 WHERE item_id = %3"_s.arg(
                                           schema, table, QString::number(m_secret.value()))));
    }
    QVERIFY(valueOf(anna().detail(m_secret)).item.id == m_secret); // who may, does see it
}

void AttacksTest::anothersOperationIsNobodysBusiness()
{
    const Disposition disposition = Disposition::complete();
    valueOf(anna().finish(m_claim.items.first().id, m_claim.lock, disposition));
    QCOMPARE(errorIn(mallory().outcomeOf(disposition.operation)).kind, Error::Kind::NotPermitted);
    QCOMPARE(valueOf(anna().outcomeOf(disposition.operation))->user, u"anna"_s);
    const auto back = mallory().takeBack(m_claim.items.first().id, disposition.operation);
    QVERIFY(!back);
}

void AttacksTest::anothersOperationIdFinishesNothing()
{
    const Disposition annas = Disposition::complete();
    valueOf(anna().finish(m_claim.items.first().id, m_claim.lock, annas));
    add(u"work"_s);
    const Claim claim = valueOf(mallory().claimNext({u"work"_s}));
    Disposition forged = Disposition::complete();
    forged.operation = annas.operation;
    QVERIFY(!mallory().finish(claim.items.first().id, claim.lock, forged));
    QCOMPARE(valueOf(anna().outcomeOf(annas.operation))->item, m_claim.items.first().id);
    valueOf(mallory().finish(claim.items.first().id, claim.lock, Disposition::complete()));
}

void AttacksTest::anothersDraftIsNotSeen()
{
    const ItemId item = m_claim.items.first().id;
    valueOf(anna().saveDraft(item, m_claim.lock, 1, {{u"name"_s, u"half a word"_s}}));
    QCOMPARE(valueOf(anna().detail(item)).drafts.size(), 1);
    const auto seen = mallory().detail(item);
    QVERIFY(!seen || seen->drafts.isEmpty());
    Intruder intruder(ground(), u"mallory"_s);
    const QString schema = ground().wire() == Wire::Postgres ? u"intray."_s : QString();
    QVERIFY(findsNothing(intruder, u"SELECT count(*) FROM %1draft"_s.arg(schema)));
    valueOf(mallory().discardDraft(item, m_claim.lock)); // one's own: there is none
    QCOMPARE(valueOf(anna().detail(item)).drafts.size(), 1);
}

void AttacksTest::anAdministratorSeesThatSomethingWasTypedAndNotWhat()
{
    valueOf(anna().saveDraft(m_claim.items.first().id, m_claim.lock, 1,
                             {{u"name"_s, u"half a word"_s}}));
    const auto line = connect(u"norma"_s);
    const LockPage locks = valueOf(SupervisionStore(*line, line->identityFor({})).locks({}));
    QVERIFY(std::ranges::any_of(locks.locks, &HeldLock::hasDraft));
    Intruder administrator(ground(), u"norma"_s);
    const QString schema = ground().wire() == Wire::Postgres ? u"intray."_s : QString();
    QVERIFY(findsNothing(administrator, u"SELECT count(*) FROM %1draft"_s.arg(schema)));
    QVERIFY(findsNothing(administrator, u"SELECT count(*) FROM %1draft_row"_s.arg(schema)));
}

/// The server asks the login, whoever the program says it works for.
void AttacksTest::aNameThatIsSaidChangesNothing()
{
    QCOMPARE(here().malloryLine->identityFor({u"anna"_s, u"desk"_s}).user, u"mallory"_s);
    Store liar(*here().malloryLine, {u"anna"_s, u"desk"_s});
    const ItemId item = m_claim.items.first().id;
    QCOMPARE(errorIn(liar.finish(item, m_claim.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    QCOMPARE(errorIn(liar.saveDraft(item, m_claim.lock, 1, {})).kind, Error::Kind::LockLost);
    add(u"work"_s);
    const Claim claim = valueOf(liar.claimNext({u"work"_s}));
    QCOMPARE(claim.items.first().lock.user, u"mallory"_s);
    valueOf(mallory().finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(anna().history(claim.items.first().id)).last().user, u"mallory"_s);
}

void AttacksTest::aClerkManagesNothing()
{
    Queue rules = valueOf(mallory().queue(u"work"_s));
    rules.lockDuration = std::chrono::seconds(1);
    for (const Error &error :
         {errorIn(mallory().setQueue(rules)), errorIn(mallory().pauseQueue(u"work"_s, true)),
          errorIn(mallory().addQueue(queueNamed(u"mine"_s))),
          errorIn(mallory().removeQueue(u"secret"_s)), errorIn(mallory().sweep()),
          errorIn(mallory().addItem(u"work"_s, newItem(u"forged"_s))),
          errorIn(mallory().reopen(m_claim.items.first().id)),
          errorIn(mallory().prioritize({m_claim.items.first().id}, {1, {}})),
          errorIn(mallory().assign({m_claim.items.first().id}, {u"mallory"_s, {}})),
          errorIn(mallory().setTags(u"mallory"_s, u"work"_s, {u"french"_s})),
          errorIn(mallory().setUser({u"mallory"_s, u"mallory"_s, true, allRoles(), {}})),
          errorIn(mallory().removeUser(u"anna"_s))})
        QVERIFY2(error.kind == Error::Kind::NotPermitted && !error.sentence.isEmpty(),
                 qPrintable(error.sentence + error.detail));
}

/// Neither the columns nor the tables of assigning, nor the verbs, nor the functions inside them.
void AttacksTest::aClerkAssignsNothingByHand()
{
    const bool isPostgres = ground().wire() == Wire::Postgres;
    const QString schema = isPostgres ? u"intray."_s : QString();
    const QString all = isPostgres ? QString() : u"_all"_s;
    const QString user = isPostgres ? u"\"user\""_s : u"user"_s;
    const ItemId item = add(u"work"_s);
    const QString before = valueOf(anna().detail(item)).item.assignedTo;
    Intruder intruder(ground(), u"mallory"_s);
    const QString call = isPostgres ? u"CALL intray.%1, NULL)"_s : u"SELECT %1)"_s;
    for (const QString &attack :
         {u"UPDATE %1item%2 SET assigned_to = 'mallory'"_s.arg(schema, all),
          u"UPDATE %1item%2 SET line = NULL"_s.arg(schema, all),
          u"INSERT INTO %1user_tag%2 (%3, queue_id, tag) VALUES ('mallory', 1, 'x')"_s.arg(
              schema, all, user),
          u"DELETE FROM %1user_tag%2"_s.arg(schema, all),
          u"INSERT INTO %1assignee%2 (name, line) VALUES ('mallory', '1000-01-02')"_s.arg(schema,
                                                                                          all),
          u"SELECT name FROM %1assignee%2"_s.arg(schema, all),
          u"DELETE FROM %1asked_back%2"_s.arg(schema, all),
          u"SELECT note FROM %1asked_back%2"_s.arg(schema, all),
          u"UPDATE %1queue%2 SET reopen_own_seconds = 86400"_s.arg(schema, all),
          isPostgres ? u"SELECT intray.put_in_line(NULL, NULL, 'mallory', '', '')"_s
                     : u"CALL add_line('mallory')"_s})
        QVERIFY2(!intruder.attempt(attack).isEmpty(), qPrintable(attack));
    for (const QString &verb : {u"assign('[%1]', 'mallory', '', 'w'"_s.arg(item.value()),
                                u"set_tags('mallory', 'work', '[\"x\"]'"_s,
                                u"decline(%1, 'no', '%2', 'w'"_s.arg(item.value()).arg(newId())}) {
        const QString refused = intruder.attempt(call.arg(verb));
        QVERIFY2(!refused.isEmpty() || intruder.answer().contains(u"not_permitted"_s),
                 qPrintable(verb + refused + intruder.answer()));
    }
    QCOMPARE(valueOf(anna().detail(item)).item.assignedTo, before);
    QCOMPARE(valueOf(mallory().tags()), QList<UserTag>());
}

/// A session that is open already is out as well, and what it held can be released.
/// Anna keys the value into a queue whose records are keyed a second time; the item.
ItemId AttacksTest::keyFirst(const QString &value)
{
    const auto importer = connect(u"importer"_s);
    Store store(*importer, {});
    const auto owner = ground().administrator();
    if (!store.queue(u"key"_s)) {
        for (const QString &name : {u"decide"_s, u"again"_s, u"key"_s}) {
            Queue queue = queueNamed(name);
            if (name == u"again") {
                queue.blindFields = {u"city"_s};
                queue.decideQueue = u"decide"_s;
            }
            queue.nextQueue = name == u"key" ? u"again"_s : QString();
            valueOf(Store(*owner, {}).addQueue(queue));
        }
    }
    valueOf(store.addItem(u"key"_s, newItem(QString::number(++m_keys))));
    valueOf(store.widenFields(u"key"_s, {u"city"_s}));
    const Claim claim = valueOf(anna().claimNext({u"key"_s}));
    const Record record{{u"name"_s, u"ann"_s}, {u"city"_s, value}};
    valueOf(anna().finish(claim.items.first().id, claim.lock, Disposition::complete(record)));
    return claim.items.first().id;
}

int AttacksTest::hits(Intruder &reader, const QString &table, const QString &columns,
                      const QString &text)
{
    const QString schema = ground().wire() == Wire::Postgres ? u"intray."_s : QString();
    const QString refused = reader.attempt(
        u"SELECT count(*) FROM %1%2 WHERE lower(concat_ws('|', %3)) LIKE '%%4%'"_s.arg(
            schema, table, columns, text));
    if (refused == u"1142")
        return 0; // on MariaDB nobody may look; what they are told is in tst_leaks_mariadb
    return refused.isEmpty() ? reader.answer().toInt() : -1;
}

/// Its record is empty for whoever may not see it, which says nothing of the record.
void AttacksTest::whatIsSealedBreaksNoRule()
{
    const auto schema = RecordSchema::fromText(R"({"properties":{"city":{}},"required":["city"]})");
    int told = 0;
    const auto take = [&](const Item &, const auto &) { ++told; };
    const auto line = connect(u"mallory"_s);
    const auto seen = valueOf(RuleChecks(*line, {}).check(u"key"_s, *schema, {State::Done}, take));
    QCOMPARE(seen.broken, 0);
    QCOMPARE(seen.records, 0);
    QVERIFY(seen.hidden > 0);
    QCOMPARE(told, 0);
}

void AttacksTest::theSecondKeyerFindsNoFirstValue()
{
    const ItemId first = keyFirst(u"Quercusville"_s);
    valueOf(anna().note(first, u"it really says quercusville"_s));
    QCOMPARE(valueOf(anna().detail(first)).notes.size(), 1);
    ground().allow(u"mallory"_s, {Role::Clerk}, {u"key"_s, u"again"_s, u"decide"_s});
    ground().welcome(u"overseer"_s, {Role::Supervisor});
    Intruder superuser(ground());
    Intruder intruder(ground(), u"mallory"_s);
    Intruder chief(ground(), u"overseer"_s);
    const QMap<QString, QString> readable{
        {u"item"_s, u"id, state"_s},
        {u"item_row"_s, u"record, search"_s},
        {u"record"_s, u"imported, current, search, context, result, error"_s},
        {u"record_row"_s, u"imported, current, context, result, error"_s},
        {u"event"_s, u"detail"_s},
        {u"event_row"_s, u"detail"_s},
        {u"draft"_s, u"content"_s},
        {u"draft_row"_s, u"content"_s}};
    for (auto it = readable.begin(); it != readable.end(); ++it)
        QVERIFY2(hits(intruder, it.key(), it.value(), u"quercusville"_s) == 0,
                 qPrintable(it.key()));
    const bool isPostgres = ground().wire() == Wire::Postgres;
    QVERIFY(hits(isPostgres ? chief : superuser, isPostgres ? u"record"_s : u"record_all"_s,
                 u"current"_s, u"quercusville"_s) > 0); // it is there
    if (isPostgres)                                     // and much is to be read
        QVERIFY(hits(intruder, u"record"_s, u"imported"_s, u"ann"_s) > 0);
    QCOMPARE(valueOf(mallory().detail(first)).item.record, Record());
    QCOMPARE(valueOf(mallory().detail(first)).imported, Record());
    QVERIFY(valueOf(mallory().detail(first)).notes.isEmpty());
    QCOMPARE(errorIn(mallory().note(m_secret, u"mine"_s)).kind, Error::Kind::NotFound);
    ItemQuery query;
    query.queue = u"key"_s;
    query.state = State::Done;
    query.find = u"quercus"_s;
    QVERIFY(valueOf(mallory().page(query, {})).items.isEmpty());
    QCOMPARE(valueOf(anna().page(query, {})).items.size(), 1); // who keyed it sees it
    QCOMPARE(errorIn(mallory().errors(u"again"_s)).kind, Error::Kind::NotPermitted);
    whatIsSealedBreaksNoRule();
    QVERIFY(hits(intruder, u"keying_row"_s, u"first_value"_s, u""_s) <= 0);

    const QString wake =
        ground().wire() == Wire::Postgres
            ? u"UPDATE intray.item SET available_at = '2000-01-01' WHERE state = "
              "'open' AND available_at > '-infinity'"_s
            : u"UPDATE item_all SET available_at = '2000-01-01' WHERE state = 'open' AND "
              "available_at IS NOT NULL"_s;
    QCOMPARE(superuser.attempt(wake), QString());
    const Claim claim = valueOf(mallory().claimNext({u"again"_s}));
    QCOMPARE(claim.items.size(), 1);
    valueOf(mallory().finish(claim.items.first().id, claim.lock,
                             Disposition::complete(Record{{u"city"_s, u"Oakville"_s}})));
    // It can still be taken back, so both values stay hidden in the queue that decides too.
    for (auto it = readable.begin(); it != readable.end(); ++it)
        QVERIFY2(hits(intruder, it.key(), it.value(), u"quercusville"_s) == 0,
                 qPrintable(it.key()));
    QVERIFY(hits(intruder, u"keying_row"_s, u"first_value"_s, u""_s) <= 0);
    QVERIFY(hits(isPostgres ? chief : superuser, isPostgres ? u"keying_row"_s : u"keying_all"_s,
                 u"first_value"_s, u"quercusville"_s) > 0);
    ground().allow(u"mallory"_s, {Role::Clerk}, {u"work"_s});
}

/// An importer makes a queue if it is new; the rules of one that is there are not an importer's.
void AttacksTest::anImporterSetsNoRules()
{
    const auto importer = connect(u"importer"_s);
    Store store(*importer, {});
    Queue work = valueOf(store.queue(u"work"_s));
    work.title = u"another title"_s;
    QCOMPARE(errorIn(store.setQueue(work)).kind, Error::Kind::NotPermitted);
    Queue keyed = queueNamed(u"keyed-by-importer"_s);
    keyed.otherHands = true;
    keyed.decideQueue = u"work"_s;
    QCOMPARE(errorIn(store.addQueue(keyed)).kind, Error::Kind::NotPermitted);
    QVERIFY(valueOf(store.queue(u"work"_s)).title != work.title);
}

void AttacksTest::aRemovedUserIsOut()
{
    ground().welcome(u"leaver"_s, {Role::Clerk});
    const auto line = connect(u"leaver"_s);
    Store leaver(*line, line->identityFor({}));
    add(u"work"_s);
    const Claim claim = valueOf(leaver.claimNext({u"work"_s}));
    const auto administrator = ground().administrator();
    valueOf(Store(*administrator, {}).removeUser(u"leaver"_s));
    QCOMPARE(errorIn(leaver.claimNext({u"work"_s})).kind, Error::Kind::NotPermitted);
    QCOMPARE(
        errorIn(leaver.finish(claim.items.first().id, claim.lock, Disposition::complete())).kind,
        Error::Kind::NotPermitted);
    const auto page = leaver.detail(claim.items.first().id);
    QVERIFY(!page);
    ground().welcome(u"chief"_s, {Role::Supervisor});
    const auto chief = connect(u"chief"_s);
    QCOMPARE(
        valueOf(Store(*chief, {}).releaseLocks({{claim.items.first().id, claim.lock}}, u"gone"_s)),
        1);
    QCOMPARE(valueOf(anna().history(claim.items.first().id)).last().kind, EventKind::Released);
}

/// The call by hand; "UUID" stands for a new one.
QString AttacksTest::called(const QString &verb, QString values) const
{
    if (engineOfRow() == u"postgresql")
        return u"CALL intray.%1(%2, NULL)"_s.arg(verb,
                                                 values.replace(u"UUID"_s, u"gen_random_uuid()"_s));
    return u"CALL %1(%2)"_s.arg(verb,
                                values.replace(u"\\"_s, u"\\\\"_s).replace(u"UUID"_s, u"UUID()"_s));
}

void AttacksTest::whatNoFunctionIsToBeAskedIsRefused()
{
    Intruder clerk(ground(), u"mallory"_s);
    const auto isRefused = [&](const QString &verb, const QString &values, const QString &what) {
        const QString code = clerk.attempt(called(verb, values));
        const QString answer = clerk.answer().remove(u' ');
        QVERIFY2(answer.contains(u"\"refused\":"_s) &&
                     answer.contains(u"\"what\":\"%1\""_s.arg(what)),
                 qPrintable(verb + u": "_s + code + clerk.error() + answer));
    };
    isRefused(u"claim_next"_s, u"'[\"work\"]', 1000001, UUID, 'x'"_s, u"count"_s);
    isRefused(u"claim_next"_s, u"'{}', 1, UUID, 'x'"_s, u"queues"_s);
    isRefused(u"claim_next"_s, u"'[\"work\"]', 1, NULL, 'x'"_s, u"lock"_s);
    isRefused(u"claim_next"_s, u"'[\"work\"]', 1, UUID, NULL"_s, u"workstation"_s);
    isRefused(u"claim_items"_s, u"'7', UUID, 'x'"_s, u"items"_s);
    isRefused(u"finish"_s,
              u"1, UUID, 'fail', UUID, NULL, NULL, 0, '%1', 'x'"_s.arg(QString(10'001, u'r')),
              u"reason"_s);
}

void AttacksTest::aRecordOfCharactersThatCannotBeKeptIsRefused()
{
    Intruder anna(ground(), u"anna"_s);
    const auto attempt = [&](const QString &value) {
        anna.attempt(
            called(u"finish"_s,
                   u"%1, '%2', 'complete', UUID, '{\"name\":\"%3\"}', 'x', 0, '', 'x'"_s.arg(
                       QString::number(m_claim.items.first().id.value()), m_claim.lock, value)));
        return valueOf(this->anna().detail(m_claim.items.first().id)).item.state;
    };
    for (const QString &value : {u"a\\u0000b"_s, u"\\ud800"_s, u"\\\\\\u0000"_s,
                                 u"\\ude00\\ud83d"_s, u"\\ud83d\\ude00\\uDC00"_s})
        QVERIFY2(attempt(value) == State::Locked, qPrintable(value));
    QCOMPARE(attempt(u"\\\\u0000 \\ud83d\\ude00"_s), State::Done);
}

INTRAY_TEST_GUILESS_MAIN(AttacksTest)
#include "tst_attacks.moc"
