// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QFile>
#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// The moves between states stand in a function, in the database and in a diagram. Here they are
/// compared.
class StateMachine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void theTableAllowsJustTheMovesOfTheFunction();
    void theVerbsMakeJustTheMovesOfTheFunction();
    void theDiagramShowsJustTheMovesOfTheFunction();
    void aLockIsWholeOrNotThere();
    void finishedItemsDoNotWait();

private:
    QString execute(const QString &sql);
    QString insertion(const QString &columns, const QString &values) const;
    void put(const QString &key, State state);
    QString move(const QString &key, State to);
    void watchMoves();
    QSet<QString> movesSeen();
    ImportId bringIn(Person &person, const QString &key);
    static void endUndone(Person &person, ItemId item, const Disposition &disposition);
    void goThroughSteps(Person &anna, Person &bert);

    QString m_engine;
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Connection> m_owner;
};

static QSet<QString> movesOfTheFunction()
{
    QSet<QString> moves;
    for (const State from : allStates)
        for (const State to : allStates)
            if (canMove(from, to))
                moves << nameOf(from) + u' ' + nameOf(to);
    return moves;
}

void StateMachine::init()
{
    m_engine = engineOfRow();
    m_owner.reset();
    m_database = databaseOf(m_engine);
    Person anna(*m_database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"second"_s)));
    Queue first = queueNamed(u"first"_s);
    first.nextQueue = u"second"_s;
    valueOf(anna.store.addQueue(first));
    m_owner = m_database->connectAsOwner();
}

QString StateMachine::execute(const QString &sql)
{
    QSqlQuery query(m_owner->d().database);
    return query.exec(sql) ? QString() : query.lastError().text();
}

/// A row of items, past everything but the rules of the table itself.
QString StateMachine::insertion(const QString &columns, const QString &values) const
{
    const QString queue = u"(SELECT min(id) FROM %1)"_s;
    if (m_engine == u"postgresql"_s)
        return u"INSERT INTO intray.item (queue_id, rank, created_by, created_at, %1) "
               "VALUES (%2, 0, 'a', now(), %3)"_s.arg(columns, queue.arg(u"intray.queue"_s),
                                                      values);
    if (m_engine == u"mariadb"_s)
        return u"INSERT INTO item_all (queue_id, created_by, created_at, %1) "
               "VALUES (%2, 'a', now(), %3)"_s.arg(QString(columns).replace(u"key"_s, u"`key`"_s),
                                                   queue.arg(u"queue_all"_s), values);
    return u"INSERT INTO item (queue_id, created_by, created_at, %1) VALUES (%2, 'a', '', %3)"_s
        .arg(columns, queue.arg(u"queue"_s), values);
}

static QString lockFor(State state)
{
    return state == State::Locked
               ? u"'u', 'w', '00000000-0000-4000-8000-000000000001', '2030-01-01', '2030-01-01'"_s
               : u"NULL, NULL, NULL, NULL, NULL"_s;
}

void StateMachine::put(const QString &key, State state)
{
    const bool isServer = m_engine == u"postgresql"_s;
    if (isServer)
        QCOMPARE(execute(u"SET session_replication_role = replica"_s), QString());
    QCOMPARE(execute(insertion(u"key, state, import_id, lock_user, lock_workstation, lock_id, "
                               "locked_at, expires_at"_s,
                               u"'%1', '%2', (SELECT min(id) FROM %3), %4"_s.arg(
                                   key, nameOf(state), isServer ? u"intray.import"_s : u"import"_s,
                                   lockFor(state)))),
             QString());
    if (isServer)
        QCOMPARE(execute(u"SET session_replication_role = origin"_s), QString());
}

QString StateMachine::move(const QString &key, State to)
{
    return execute(u"UPDATE %1 SET state = '%2', (lock_user, lock_workstation, lock_id, locked_at, "
                   "expires_at) = (%3) WHERE key = '%4'"_s.arg(
                       m_engine == u"postgresql"_s ? u"intray.item"_s : u"item"_s, nameOf(to),
                       lockFor(to), key));
}

void StateMachine::theTableAllowsJustTheMovesOfTheFunction()
{
    if (m_engine == u"mariadb"_s)
        QSKIP("Only Intray's functions can write items there, and no trigger watches them.");
    QCOMPARE(execute(u"INSERT INTO %1import (queue_id, source, state, \"user\", workstation, "
                     "started_at, heard_at) SELECT min(id), '', 'complete', 'a', 'w', "
                     "'2026-01-01', '2026-01-01' FROM %1queue"_s.replace(
                         u"%1"_s, m_engine == u"postgresql"_s ? u"intray."_s : QString())),
             QString());
    for (const State from : allStates)
        for (const State to : allStates) {
            if (from == to)
                continue;
            const QString key = nameOf(from) + u' ' + nameOf(to);
            put(key, from);
            const QString refusal = move(key, to);
            QVERIFY2(refusal.isEmpty() == canMove(from, to), qPrintable(key + u' ' + refusal));
            QVERIFY2(refusal.isEmpty() || refusal.contains(u"state_move_allowed"_s),
                     qPrintable(refusal));
        }
}

/// From here on a trigger of this test's own keeps every move that anybody makes.
void StateMachine::watchMoves()
{
    const auto must = [this](const QString &sql) { QCOMPARE(execute(sql), QString()); };
    if (m_engine == u"postgresql"_s) {
        must(u"CREATE TABLE intray.move (line text)"_s);
        must(u"CREATE FUNCTION intray.see_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER "
             "AS $fn$ BEGIN INSERT INTO intray.move VALUES (OLD.state || ' ' || NEW.state); "
             "RETURN NULL; END $fn$"_s);
        must(u"CREATE TRIGGER see_move AFTER UPDATE ON intray.item FOR EACH ROW "
             "WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION intray.see_move()"_s);
    } else if (m_engine == u"mariadb"_s) {
        must(u"CREATE TABLE move (line VARCHAR(40))"_s);
        must(u"CREATE TRIGGER see_move AFTER UPDATE ON item_all FOR EACH ROW INSERT INTO move "
             "SELECT concat(OLD.state, ' ', NEW.state) FROM DUAL WHERE OLD.state <> NEW.state"_s);
    } else {
        must(u"CREATE TABLE move (line TEXT)"_s);
        must(u"CREATE TRIGGER see_move AFTER UPDATE ON item WHEN OLD.state <> NEW.state "
             "BEGIN INSERT INTO move VALUES (OLD.state || ' ' || NEW.state); END"_s);
    }
}

QSet<QString> StateMachine::movesSeen()
{
    const QString schema = m_engine == u"postgresql"_s ? u"intray."_s : QString();
    QSqlQuery query(m_owner->d().database);
    if (!query.exec(u"SELECT DISTINCT line FROM "_s + schema + u"move"_s))
        qFatal("%s", qPrintable(query.lastError().text()));
    QSet<QString> moves;
    while (query.next())
        moves << query.value(0).toString();
    return moves;
}

ImportId StateMachine::bringIn(Person &person, const QString &key)
{
    ImportStore imports(*person.connection, person.store.identity());
    const ImportId import = valueOf(imports.beginImport(u"second"_s, u"file.csv"_s));
    valueOf(imports.stageItems(import, {newItem(key)}));
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
    return import;
}

/// Ends the item so, takes that back, ends it again and opens it again.
void StateMachine::endUndone(Person &person, ItemId item, const Disposition &disposition)
{
    const Claim claim = valueOf(person.store.claimItems({item}));
    valueOf(person.store.finish(item, claim.lock, disposition));
    const Claim again = valueOf(person.store.takeBack(item, disposition.operation));
    Disposition same = disposition;
    same.operation = newId();
    valueOf(person.store.finish(item, again.lock, same));
    valueOf(person.store.reopen(item));
}

/// What a step opened in another one is withdrawn when it is undone.
void StateMachine::goThroughSteps(Person &anna, Person &bert)
{
    const ItemId item = valueOf(anna.store.addItem(u"first"_s, newItem(u"stepped"_s)));
    const auto complete = [&] {
        const Disposition completed = Disposition::complete();
        const Claim claim = valueOf(anna.store.claimItems({item}));
        valueOf(anna.store.finish(item, claim.lock, completed));
        return completed.operation;
    };
    complete();
    letWaitingCome(*m_database);
    const Claim second = valueOf(bert.store.claimNext({u"second"_s}));
    QCOMPARE(second.items.size(), 1);
    valueOf(bert.store.finish(second.items.constFirst().id, second.lock,
                              Disposition::sendBack(u"wrong"_s)));
    letWaitingCome(*m_database);
    valueOf(anna.store.takeBack(item, complete()));
}

void StateMachine::theVerbsMakeJustTheMovesOfTheFunction()
{
    Person anna(*m_database, u"anna"_s);
    Person bert(*m_database, u"bert"_s);
    watchMoves();
    goThroughSteps(anna, bert);
    valueOf(DeliveryStore(*anna.connection, anna.store.identity())
                .takeBack(bringIn(anna, u"recalled"_s), u"the wrong file"_s));
    bringIn(anna, u"imported"_s);
    const Claim claim = valueOf(anna.store.claimNext({u"second"_s}));
    const ItemId item = claim.items.constFirst().id;
    valueOf(anna.store.finish(item, claim.lock, Disposition::returnLater()));
    for (const Disposition &disposition :
         {Disposition::complete(), Disposition::fail(u"no address"_s), Disposition::dismiss()})
        endUndone(anna, item, disposition);
    QCOMPARE(movesSeen(), movesOfTheFunction());
}

void StateMachine::theDiagramShowsJustTheMovesOfTheFunction()
{
    QFile page(qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/docs/architecture.md"));
    QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(page.fileName()));
    static const QRegularExpression arrow(QStringLiteral("^\\s*(\\w+) --> (\\w+)"),
                                          QRegularExpression::MultilineOption);
    QSet<QString> drawn;
    auto match = arrow.globalMatch(QString::fromUtf8(page.readAll()));
    while (match.hasNext()) {
        const auto move = match.next();
        drawn << move.captured(1) + u' ' + move.captured(2);
    }
    QCOMPARE(drawn, movesOfTheFunction());
}

void StateMachine::aLockIsWholeOrNotThere()
{
    const QString half = execute(insertion(u"key, state, lock_user"_s, u"'half', 'open', 'u'"_s));
    QVERIFY2(half.contains(u"locked_means_a_whole_lock"_s), qPrintable(half));
}

void StateMachine::finishedItemsDoNotWait()
{
    const QString waiting =
        execute(insertion(u"key, state, available_at"_s, u"'waiting', 'done', '2030-01-01'"_s));
    QVERIFY2(waiting.contains(u"only_open_waits_for_later"_s), qPrintable(waiting));
}

INTRAY_TEST_GUILESS_MAIN(StateMachine)
#include "tst_statemachine.moc"
