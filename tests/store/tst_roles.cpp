// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/attachments/attachmentstore.h"
#include "store/rules/filterstore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What each role may do on a server, and what it is told when it may not. What nobody may do is in
/// the attacks.
class RolesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void aClerkOfOneQueueSeesOnlyThatOne();
    void aQueueThatIsHiddenAnswersAsOneThatIsNot();
    void membershipIsSeenAtOnce();
    void aSupervisorReleasesAndReopens();
    void anAdministratorManagesAndWorksOnNothing();
    void anImporterBringsInAndWorksOnNothing();
    void aWorkerSweeps();
    void anAuditorReadsAndWritesNothing();
    void anAuditorWhoIsAClerkOfOneQueueReadsTheRecordsOfThatOneOnly();
    void anAuditorWhoIsAClerkOfOneQueueWritesInThatOneOnly();
    void aRoleThatIsTakenAwayIsGoneAtOnce();
    void whoIsRemovedKeepsTheNameInTheHistory();

private:
    /// Somebody with just these roles, whatever they had before.
    std::unique_ptr<Person> as(const QString &name, const QList<Role> &roles,
                               const QStringList &queues = {});
    ItemId add(const QString &queue, const QString &key);

    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<Person> chief; ///< Has every role.
};

void RolesTest::init()
{
    chief.reset();
    database = databaseOf(engineOfRow());
    chief = std::make_unique<Person>(*database, u"chief"_s);
    for (const QString &queue : {u"work"_s, u"secret"_s})
        valueOf(chief->store.addQueue(queueNamed(queue)));
}

std::unique_ptr<Person> RolesTest::as(const QString &name, const QList<Role> &roles,
                                      const QStringList &queues)
{
    database->loginOf(name);
    valueOf(chief->store.setUser({name, name, true, roles, queues}));
    return std::make_unique<Person>(*database, name);
}

ItemId RolesTest::add(const QString &queue, const QString &key)
{
    return valueOf(chief->store.addItem(queue, newItem(key)));
}

template <typename T>
static bool isForbidden(const Outcome<T> &outcome)
{
    return !outcome && outcome.error().kind == Error::Kind::NotPermitted;
}

void RolesTest::aClerkOfOneQueueSeesOnlyThatOne()
{
    add(u"work"_s, u"a"_s);
    const ItemId secret = add(u"secret"_s, u"b"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk}, {u"work"_s});
    QCOMPARE(clerk->connection->server().roles, QList{Role::Clerk});
    const Claim refused = valueOf(clerk->store.claimNext({u"secret"_s}));
    QVERIFY(refused.items.isEmpty());
    QCOMPARE(refused.shortage, Shortage::NotPermitted);
    QCOMPARE(errorIn(clerk->store.detail(secret)).kind, Error::Kind::NotFound);
    const auto status = clerk->store.status(u"secret"_s);
    QVERIFY(!status || status->isEmpty() || status->first().items.value(State::Open) == 0);
    QCOMPARE(valueOf(clerk->store.claimNext({u"work"_s})).items.size(), 1);
}

/// Whoever tries names learns of none by what is refused.
void RolesTest::aQueueThatIsHiddenAnswersAsOneThatIsNot()
{
    add(u"secret"_s, u"a"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk}, {u"work"_s});
    add(u"work"_s, u"b"_s);
    const QStringList names{u"secret"_s, u"nowhere"_s};
    QStringList answers;
    for (const QString &name : names) {
        const auto claim = clerk->store.claimNext({name});
        const auto two = clerk->store.claimNext({name, u"work"_s}, 9);
        const auto asked = clerk->store.askForWork(name, 1);
        const auto run = clerk->store.runSource(name);
        QVERIFY(!asked && !run);
        answers << QStringList{claim ? QString::number(int(claim->shortage))
                                     : claim.error().sentence,
                               two ? QString::number(int(two->shortage)) : two.error().sentence,
                               asked.error().sentence, run.error().sentence}
                       .join(u'|')
                       .replace(name, u"NAME"_s);
    }
    QCOMPARE(answers[0], answers[1]);
    QCOMPARE(errorIn(chief->store.claimNext({u"nowhere"_s})).kind, Error::Kind::NotFound);
}

void RolesTest::membershipIsSeenAtOnce()
{
    const ItemId secret = add(u"secret"_s, u"b"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk}, {u"work"_s});
    QVERIFY(!clerk->store.detail(secret));
    valueOf(chief->store.setUser({u"clerk"_s, u"clerk"_s, true, {Role::Clerk}, {u"secret"_s}}));
    QCOMPARE(valueOf(clerk->store.detail(secret)).item.id, secret);
    QCOMPARE(valueOf(clerk->store.claimNext({u"secret"_s})).items.first().id, secret);
    QCOMPARE(valueOf(clerk->store.claimNext({u"work"_s})).shortage, Shortage::NotPermitted);
    const QList<User> users = valueOf(chief->store.users());
    for (const User &user : users)
        if (user.name == u"clerk")
            QCOMPARE(user.queues, QStringList{u"secret"_s});
}

void RolesTest::aSupervisorReleasesAndReopens()
{
    const ItemId item = add(u"work"_s, u"a"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk});
    const Claim claim = valueOf(clerk->store.claimNext({u"work"_s}));
    const auto supervisor = as(u"supervisor"_s, {Role::Supervisor});
    QVERIFY(isForbidden(clerk->store.releaseLocks({{item, claim.lock}}, u"mine"_s)));
    QCOMPARE(valueOf(supervisor->store.releaseLocks({{item, claim.lock}}, u"needed"_s)), 1);
    const Claim again = valueOf(supervisor->store.claimNext({u"work"_s}));
    valueOf(supervisor->store.finish(item, again.lock, Disposition::complete()));
    QVERIFY(isForbidden(clerk->store.reopen(item)));
    valueOf(supervisor->store.reopen(item));
    Queue rules = valueOf(supervisor->store.queue(u"work"_s));
    rules.locksPerUser = 1;
    valueOf(supervisor->store.setQueue(rules));
    valueOf(supervisor->store.pauseQueue(u"work"_s, true));
    QVERIFY(isForbidden(supervisor->store.addQueue(queueNamed(u"third"_s))));
    QVERIFY(isForbidden(supervisor->store.setUser({u"clerk"_s, u"clerk"_s, true, {}, {}})));
}

void RolesTest::anAdministratorManagesAndWorksOnNothing()
{
    const ItemId item = add(u"work"_s, u"a"_s);
    const auto administrator = as(u"administrator"_s, {Role::Administrator});
    valueOf(administrator->store.addQueue(queueNamed(u"third"_s)));
    valueOf(administrator->store.removeQueue(u"third"_s));
    valueOf(administrator->store.addItem(u"work"_s, newItem(u"b"_s)));
    valueOf(administrator->store.pauseQueue(u"work"_s, false));
    QCOMPARE(valueOf(administrator->store.detail(item)).item.id, item);
    QVERIFY(isForbidden(administrator->store.claimNext({u"work"_s})));
    QVERIFY(isForbidden(administrator->store.claimItems({item})));
    QVERIFY(isForbidden(administrator->store.reopen(item)));
    QVERIFY(isForbidden(administrator->store.finish(item, newId(), Disposition::complete())));
}

void RolesTest::anImporterBringsInAndWorksOnNothing()
{
    const auto importer = as(u"importer"_s, {Role::Importer});
    valueOf(importer->store.addQueue(queueNamed(u"third"_s)));
    const ItemId item = valueOf(importer->store.addItem(u"third"_s, newItem(u"a"_s)));
    QCOMPARE(valueOf(importer->store.queues()).size(), 3);
    QVERIFY(isForbidden(importer->store.claimNext({u"third"_s})));
    QVERIFY(isForbidden(importer->store.sweep()));
    QVERIFY(isForbidden(importer->store.pauseQueue(u"third"_s, true)));
    QVERIFY(!importer->store.detail(item)); // brings in, does not read
}

void RolesTest::aWorkerSweeps()
{
    add(u"work"_s, u"a"_s);
    const auto worker = as(u"worker"_s, {Role::Worker});
    QCOMPARE(valueOf(worker->store.sweep()), 0);
    const Claim claim = valueOf(worker->store.claimNext({u"work"_s}));
    valueOf(worker->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QVERIFY(
        isForbidden(worker->store.releaseLocks({{claim.items.first().id, claim.lock}}, u"x"_s)));
    const auto clerk = as(u"clerk"_s, {Role::Clerk});
    QVERIFY(isForbidden(clerk->store.sweep()));
}

void RolesTest::anAuditorReadsAndWritesNothing()
{
    const ItemId item = add(u"work"_s, u"a"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk});
    const Claim claim = valueOf(clerk->store.claimNext({u"work"_s}));
    const auto auditor = as(u"auditor"_s, {Role::Auditor});
    QCOMPARE(valueOf(auditor->store.history(item)).last().kind, EventKind::Claimed);
    QCOMPARE(valueOf(auditor->store.audit()).violations, QStringList());
    valueOf(auditor->store.errors(u"work"_s));
    QVERIFY(isForbidden(auditor->store.claimNext({u"work"_s})));
    QVERIFY(isForbidden(auditor->store.releaseLocks({{item, claim.lock}}, u"x"_s)));
    QVERIFY(isForbidden(auditor->store.addItem(u"work"_s, newItem(u"b"_s))));
    QVERIFY(isForbidden(auditor->store.outcomeOf(newId())));
    const auto detail = auditor->store.detail(item);
    QVERIFY(!detail || detail->item.record.isEmpty()); // what happened, not what it says
}

void RolesTest::anAuditorWhoIsAClerkOfOneQueueReadsTheRecordsOfThatOneOnly()
{
    const ItemId open = add(u"work"_s, u"a"_s);
    const ItemId secret = add(u"secret"_s, u"b"_s);
    const auto both = as(u"watcher"_s, {Role::Clerk, Role::Auditor}, {u"work"_s});
    QVERIFY(!valueOf(both->store.detail(open)).item.record.isEmpty());
    const auto detail = both->store.detail(secret);
    QVERIFY(!detail || detail->item.record.isEmpty());
    AttachmentStore attachments(*both->connection, both->connection->identityFor({}));
    const auto files = attachments.attachments(secret);
    QVERIFY(!files || files->isEmpty());
    QCOMPARE(valueOf(both->store.history(secret)).first().kind, EventKind::Added);
    QCOMPARE(valueOf(both->store.claimNext({u"secret"_s})).shortage, Shortage::NotPermitted);
    QCOMPARE(valueOf(both->store.claimNext({u"work"_s})).items.first().id, open);
}

void RolesTest::anAuditorWhoIsAClerkOfOneQueueWritesInThatOneOnly()
{
    const ItemId open = add(u"work"_s, u"a"_s);
    const ItemId secret = add(u"secret"_s, u"b"_s);
    const ItemId other = add(u"secret"_s, u"c"_s);
    const Claim claim = valueOf(chief->store.claimItems({secret}));
    valueOf(chief->store.finish(secret, claim.lock, Disposition::complete()));
    const auto both = as(u"watcher"_s, {Role::Clerk, Role::Auditor}, {u"work"_s});
    valueOf(both->store.note(open, u"seen"_s));
    QCOMPARE(errorIn(both->store.note(secret, u"seen"_s)).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(both->store.askBack(secret, u"please"_s)).kind, Error::Kind::NotFound);
    DuplicateStore duplicates(*both->connection, both->store.identity());
    QCOMPARE(errorIn(duplicates.tellApart(secret, other)).kind, Error::Kind::NotFound);
    FilterStore filters(*both->connection, both->store.identity());
    valueOf(filters.share({u"work"_s, u"mine"_s}, u"{}"_s, false));
    QCOMPARE(errorIn(filters.share({u"secret"_s, u"mine"_s}, u"{}"_s, false)).kind,
             Error::Kind::NotFound);
}

void RolesTest::aRoleThatIsTakenAwayIsGoneAtOnce()
{
    add(u"work"_s, u"a"_s);
    const auto clerk = as(u"clerk"_s, {Role::Clerk, Role::Worker});
    valueOf(clerk->store.sweep());
    valueOf(chief->store.setUser({u"clerk"_s, u"clerk"_s, true, {Role::Clerk}, {}}));
    QVERIFY(isForbidden(clerk->store.sweep()));
    QCOMPARE(valueOf(clerk->store.claimNext({u"work"_s})).items.size(), 1);
    valueOf(chief->store.setUser({u"clerk"_s, u"clerk"_s, true, {Role::Auditor}, {}}));
    QVERIFY(isForbidden(clerk->store.claimNext({u"work"_s})));
}

void RolesTest::whoIsRemovedKeepsTheNameInTheHistory()
{
    const ItemId item = add(u"work"_s, u"a"_s);
    const auto clerk = as(u"leaver"_s, {Role::Clerk});
    const Claim claim = valueOf(clerk->store.claimNext({u"work"_s}));
    valueOf(clerk->store.finish(item, claim.lock, Disposition::complete()));
    valueOf(chief->store.removeUser(u"leaver"_s));
    QVERIFY(isForbidden(clerk->store.claimNext({u"work"_s})));
    QCOMPARE(valueOf(chief->store.history(item)).last().user, u"leaver"_s);
    QCOMPARE(errorIn(chief->store.removeUser(u"nobody-by-this-name"_s)).kind,
             Error::Kind::NotFound);
    valueOf(chief->store.setUser({u"leaver"_s, u"leaver"_s, true, {Role::Clerk}, {}}));
    QCOMPARE(valueOf(Person(*database, u"leaver"_s).store.claimNext({u"work"_s})).shortage,
             Shortage::Empty);
}

INTRAY_TEST_GUILESS_MAIN(RolesTest)
#include "tst_roles.moc"
