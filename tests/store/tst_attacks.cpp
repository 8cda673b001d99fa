// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testengine.h"

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
    void initTestCase_data() { addEngineRows({u"postgresql"_s, u"mariadb"_s}); }
    void initTestCase();
    void cleanupTestCase();
    void init();
    void anothersLockIsNotReleased();
    void anothersLockIdOpensNothing();
    void aQueueWithoutMembershipIsNotThere();
    void anothersOperationIsNobodysBusiness();
    void anothersOperationIdFinishesNothing();
    void anothersDraftIsNotSeen();
    void aNameThatIsSaidChangesNothing();
    void aClerkManagesNothing();
    void aRemovedUserIsOut();

private:
    std::unique_ptr<Connection> connect(const QString &user) const
    {
        return m_ground->connect(user);
    }

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Connection> m_annasLine;
    std::unique_ptr<Connection> m_malloryLine;
    std::unique_ptr<Store> m_anna;    ///< Works in "work" and "secret".
    std::unique_ptr<Store> m_mallory; ///< A clerk in "work" only.
    Claim m_claim;                    ///< Anna's, in "work".
    ItemId m_secret;                  ///< An open item in "secret".
    int m_keys = 0;
};

void AttacksTest::initTestCase()
{
    m_ground = ServerGround::on(engineOfRow());
    m_ground->welcome(u"importer"_s, {Role::Importer});
    const auto importer = connect(u"importer"_s);
    for (const QString &queue : {u"work"_s, u"secret"_s})
        valueOf(Store(*importer, {}).addQueue(queueNamed(queue)));
    m_ground->welcome(u"anna"_s, {Role::Clerk});
    m_ground->welcome(u"mallory"_s, {Role::Clerk}, {u"work"_s});
    m_annasLine = connect(u"anna"_s);
    m_malloryLine = connect(u"mallory"_s);
    m_anna = std::make_unique<Store>(*m_annasLine, m_annasLine->identityFor({}));
    m_mallory = std::make_unique<Store>(*m_malloryLine, m_malloryLine->identityFor({}));
}

void AttacksTest::cleanupTestCase()
{
    m_anna.reset();
    m_mallory.reset();
    m_annasLine.reset();
    m_malloryLine.reset();
    m_ground.reset();
}

void AttacksTest::init()
{
    const auto importer = connect(u"importer"_s);
    Store store(*importer, {});
    valueOf(store.addItem(u"work"_s, newItem(QString::number(++m_keys))));
    m_secret = valueOf(store.addItem(u"secret"_s, newItem(QString::number(m_keys))));
    m_claim = valueOf(m_anna->claimNext({u"work"_s}));
    QCOMPARE(m_claim.items.size(), 1);
    QVERIFY(!m_claim.lock.isEmpty());
}

void AttacksTest::anothersLockIsNotReleased()
{
    const ItemId item = m_claim.items.first().id;
    QCOMPARE(errorIn(m_mallory->release({{item, m_claim.lock}}, u"mine now"_s)).kind,
             Error::Kind::NotPermitted);
    valueOf(m_anna->extend(item, m_claim.lock));
}

void AttacksTest::anothersLockIdOpensNothing()
{
    const ItemId item = m_claim.items.first().id;
    const Disposition disposition = Disposition::complete();
    const LockId lock = m_claim.lock;
    for (const Error &error :
         {errorIn(m_mallory->finish(item, lock, disposition)),
          errorIn(m_mallory->finishAndTakeNext(item, lock, Disposition::dismiss(), {u"work"_s})),
          errorIn(m_mallory->finishAll(lock, Disposition::returnLater())),
          errorIn(m_mallory->extend(item, lock)),
          errorIn(m_mallory->saveDraft(item, lock, 1, {{u"name"_s, u"forged"_s}}))})
        QVERIFY2(error.kind == Error::Kind::LockLost, qPrintable(error.sentence + error.detail));
    const auto again = m_mallory->claimNext({u"work"_s}, 1, lock); // "gives what it holds"
    QVERIFY(!again || again->items.isEmpty() || again->items.first().id != item);
    valueOf(m_anna->extend(item, lock));
    QVERIFY(!valueOf(m_anna->outcomeOf(newId())));
    QCOMPARE(valueOf(m_anna->finish(item, lock, Disposition::complete())).state, State::Done);
}

void AttacksTest::aQueueWithoutMembershipIsNotThere()
{
    const auto claim = m_mallory->claimNext({u"secret"_s});
    QVERIFY(claim ? claim->items.isEmpty() && claim->shortage == Shortage::NotPermitted
                  : claim.error().kind == Error::Kind::NotPermitted ||
                        claim.error().kind == Error::Kind::NotFound);
    const auto picked = m_mallory->claimItems({m_secret});
    QVERIFY(!picked || picked->items.isEmpty());
    QCOMPARE(errorIn(m_mallory->detail(m_secret)).kind, Error::Kind::NotFound);
    const auto history = m_mallory->history(m_secret);
    QVERIFY(!history || history->isEmpty());
    ItemQuery query;
    query.queue = u"secret"_s;
    const auto page = m_mallory->page(query, {});
    QVERIFY(!page || page->items.isEmpty());
    Intruder intruder(*m_ground, u"mallory"_s);
    const QString schema = m_ground->wire() == Wire::Postgres ? u"intray."_s : QString();
    for (const QString &table : {u"item"_s, u"item_row"_s}) {
        QCOMPARE(intruder.attempt(u"SELECT count(*) FROM %1%2 WHERE id = %3"_s.arg(
                     schema, table, QString::number(m_secret.value()))),
                 QString());
        QCOMPARE(intruder.answer(), u"0"_s);
    }
    for (const QString &table : {u"event"_s, u"event_row"_s, u"record"_s, u"record_row"_s}) {
        QCOMPARE(intruder.attempt(u"SELECT count(*) FROM %1%2 WHERE item_id = %3"_s.arg(
                     schema, table, QString::number(m_secret.value()))),
                 QString());
        QCOMPARE(intruder.answer(), u"0"_s);
    }
    QVERIFY(valueOf(m_anna->detail(m_secret)).item.id == m_secret); // who may, does see it
}

void AttacksTest::anothersOperationIsNobodysBusiness()
{
    const Disposition disposition = Disposition::complete();
    valueOf(m_anna->finish(m_claim.items.first().id, m_claim.lock, disposition));
    QCOMPARE(errorIn(m_mallory->outcomeOf(disposition.operation)).kind, Error::Kind::NotPermitted);
    QCOMPARE(valueOf(m_anna->outcomeOf(disposition.operation))->user, u"anna"_s);
    const auto back = m_mallory->takeBack(m_claim.items.first().id, disposition.operation);
    QVERIFY(!back);
}

void AttacksTest::anothersOperationIdFinishesNothing()
{
    const Disposition annas = Disposition::complete();
    valueOf(m_anna->finish(m_claim.items.first().id, m_claim.lock, annas));
    const auto importer = connect(u"importer"_s);
    valueOf(Store(*importer, {}).addItem(u"work"_s, newItem(QString::number(++m_keys))));
    const Claim claim = valueOf(m_mallory->claimNext({u"work"_s}));
    Disposition forged = Disposition::complete();
    forged.operation = annas.operation;
    QVERIFY(!m_mallory->finish(claim.items.first().id, claim.lock, forged));
    QCOMPARE(valueOf(m_anna->outcomeOf(annas.operation))->item, m_claim.items.first().id);
    valueOf(m_mallory->finish(claim.items.first().id, claim.lock, Disposition::complete()));
}

void AttacksTest::anothersDraftIsNotSeen()
{
    const ItemId item = m_claim.items.first().id;
    valueOf(m_anna->saveDraft(item, m_claim.lock, 1, {{u"name"_s, u"half a word"_s}}));
    QCOMPARE(valueOf(m_anna->detail(item)).drafts.size(), 1);
    const auto seen = m_mallory->detail(item);
    QVERIFY(!seen || seen->drafts.isEmpty());
    Intruder intruder(*m_ground, u"mallory"_s);
    const QString schema = m_ground->wire() == Wire::Postgres ? u"intray."_s : QString();
    QCOMPARE(intruder.attempt(u"SELECT count(*) FROM %1draft"_s.arg(schema)), QString());
    QCOMPARE(intruder.answer(), u"0"_s);
    valueOf(m_mallory->discardDraft(item, m_claim.lock)); // one's own: there is none
    QCOMPARE(valueOf(m_anna->detail(item)).drafts.size(), 1);
}

/// The server asks the login, whoever the program says it works for.
void AttacksTest::aNameThatIsSaidChangesNothing()
{
    QCOMPARE(m_malloryLine->identityFor({u"anna"_s, u"desk"_s}).user, u"mallory"_s);
    Store liar(*m_malloryLine, {u"anna"_s, u"desk"_s});
    const ItemId item = m_claim.items.first().id;
    QCOMPARE(errorIn(liar.finish(item, m_claim.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    QCOMPARE(errorIn(liar.saveDraft(item, m_claim.lock, 1, {})).kind, Error::Kind::LockLost);
    const auto importer = connect(u"importer"_s);
    valueOf(Store(*importer, {}).addItem(u"work"_s, newItem(QString::number(++m_keys))));
    const Claim claim = valueOf(liar.claimNext({u"work"_s}));
    QCOMPARE(claim.items.first().lock.user, u"mallory"_s);
    valueOf(m_mallory->finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(m_anna->history(claim.items.first().id)).last().user, u"mallory"_s);
}

void AttacksTest::aClerkManagesNothing()
{
    Queue rules = valueOf(m_mallory->queue(u"work"_s));
    rules.lockDuration = std::chrono::seconds(1);
    for (const Error &error :
         {errorIn(m_mallory->setQueue(rules)), errorIn(m_mallory->pauseQueue(u"work"_s, true)),
          errorIn(m_mallory->addQueue(queueNamed(u"mine"_s))),
          errorIn(m_mallory->removeQueue(u"secret"_s)), errorIn(m_mallory->sweep()),
          errorIn(m_mallory->addItem(u"work"_s, newItem(u"forged"_s))),
          errorIn(m_mallory->reopen(m_claim.items.first().id)),
          errorIn(m_mallory->setUser({u"mallory"_s, u"mallory"_s, true, allRoles(), {}})),
          errorIn(m_mallory->removeUser(u"anna"_s))})
        QVERIFY2(error.kind == Error::Kind::NotPermitted && !error.sentence.isEmpty(),
                 qPrintable(error.sentence + error.detail));
}

/// A session that is open already is out as well, and what it held can be released.
void AttacksTest::aRemovedUserIsOut()
{
    m_ground->welcome(u"leaver"_s, {Role::Clerk});
    const auto line = connect(u"leaver"_s);
    Store leaver(*line, line->identityFor({}));
    const auto importer = connect(u"importer"_s);
    valueOf(Store(*importer, {}).addItem(u"work"_s, newItem(QString::number(++m_keys))));
    const Claim claim = valueOf(leaver.claimNext({u"work"_s}));
    const auto administrator = m_ground->administrator();
    valueOf(Store(*administrator, {}).removeUser(u"leaver"_s));
    QCOMPARE(errorIn(leaver.claimNext({u"work"_s})).kind, Error::Kind::NotPermitted);
    QCOMPARE(
        errorIn(leaver.finish(claim.items.first().id, claim.lock, Disposition::complete())).kind,
        Error::Kind::NotPermitted);
    const auto page = leaver.detail(claim.items.first().id);
    QVERIFY(!page);
    m_ground->welcome(u"chief"_s, {Role::Supervisor});
    const auto chief = connect(u"chief"_s);
    QCOMPARE(valueOf(Store(*chief, {}).release({{claim.items.first().id, claim.lock}}, u"gone"_s)),
             1);
    QCOMPARE(valueOf(m_anna->history(claim.items.first().id)).last().kind, u"released"_s);
}

QTEST_GUILESS_MAIN(AttacksTest)
#include "tst_attacks.moc"
