// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "faults/racers.h"
#include "faults/serverground.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// One person completes items and takes the next while the line is cut at one place after the other
/// of what is said: before and after every byte of the question and of the answer. Whatever was
/// lost on the way, the person finds out what happened. INTRAY_FAULT_CUTS: at how many places.
class FaultsCutsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCutEndsInTheTruth_data();
    void everyCutEndsInTheTruth();
    void cleanup();

private:
    enum class Way { Ask, SendAgain };
    struct Holding
    {
        ItemId item;
        LockId lock;
    };
    /// One completion, as the person knows it at the end.
    struct Completion
    {
        Holding holding;
        Disposition disposition = Disposition::complete();
        LockId nextLock = newId();
        bool wasCut = false;
        bool isDone = false;
    };

    void prepare(const QString &engine, int items);
    void measure();
    Place placeAt(qint64 number) const;
    void connectThroughTheLine();
    Holding take() const;
    Outcome<FinishedAndNext> send(Connection &connection, const Completion &completion) const;
    void completeWhileCutAt(const Place &place, LineFault fault, Way way);
    void complete(Completion completion, Way way);
    void findOut(Completion &completion, Way way);
    void goOn(const Claim &next);
    void compareWithTheTruth() const;
    void sayWhatHappened() const;

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<TcpProxy> m_line;
    std::unique_ptr<Connection> m_cut;   ///< Through the line.
    std::unique_ptr<Connection> m_whole; ///< The same person's, straight to the server.
    Holding m_held;
    QList<Completion> m_completions;
    Tally m_exchange; ///< What one undisturbed completion says.
};

void FaultsCutsTest::everyCutEndsInTheTruth_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void FaultsCutsTest::cleanup()
{
    m_completions.clear();
    m_cut.reset();
    m_whole.reset();
    m_line.reset();
    m_ground.reset();
}

void FaultsCutsTest::prepare(const QString &engine, int items)
{
    m_ground = ServerGround::on(engine);
    m_ground->welcome(u"importer"_s, {Role::Importer});
    QCOMPARE(makeRace(m_ground->login(u"importer"_s), OpenMode::Existing, items,
                      std::chrono::minutes(30)),
             QString());
    m_ground->welcome(u"anna"_s, {Role::Clerk});
    m_line = std::make_unique<TcpProxy>(m_ground->wire(), m_ground->port());
    m_whole = m_ground->connect(u"anna"_s);
    m_held = take();
}

void FaultsCutsTest::connectThroughTheLine()
{
    m_line->pass();
    DatabaseLogin login = m_ground->login(u"anna"_s, m_line->port());
    login.patience = std::chrono::milliseconds(700); // for the places where the line goes mute
    m_cut = m_ground->connect(login);
}

FaultsCutsTest::Holding FaultsCutsTest::take() const
{
    const Claim claim = valueOf(Store(*m_whole, {}).claimNext({u"race"_s}));
    if (claim.items.isEmpty())
        qFatal("There are no items left.");
    return {claim.items.first().id, claim.lock};
}

Outcome<FinishedAndNext> FaultsCutsTest::send(Connection &connection,
                                              const Completion &completion) const
{
    return Store(connection, {})
        .finishAndTakeNext(completion.holding.item, completion.holding.lock, completion.disposition,
                           {u"race"_s}, completion.nextLock);
}

/// What a connection says for the first time only is said in the first completion.
void FaultsCutsTest::measure()
{
    connectThroughTheLine();
    for (int i = 0; i < 2; ++i) {
        m_line->mark();
        Completion completion{m_held};
        goOn(valueOf(send(*m_cut, completion)).next);
        completion.isDone = true;
        m_completions << completion;
    }
    m_exchange = m_line->tally();
    qInfo("one completion: %lld bytes to the server, %lld bytes back, %lld round trips",
          m_exchange.toServer.bytes, m_exchange.toClient.bytes, m_exchange.roundTrips);
    QCOMPARE(m_exchange.roundTrips, 1);
}

/// The places in their order: before each byte of the question and after the last, then the same
/// for the answer.
Place FaultsCutsTest::placeAt(qint64 number) const
{
    const qint64 asked = m_exchange.toServer.bytes;
    const qint64 answered = m_exchange.toClient.bytes;
    number %= asked + answered + 2;
    if (number < asked)
        return {Direction::ToServer, Unit::Byte, number + 1, Side::Before};
    if (number == asked)
        return {Direction::ToServer, Unit::Byte, asked, Side::After};
    number -= asked + 1;
    if (number < answered)
        return {Direction::ToClient, Unit::Byte, number + 1, Side::Before};
    return {Direction::ToClient, Unit::Byte, answered, Side::After};
}

void FaultsCutsTest::completeWhileCutAt(const Place &place, LineFault fault, Way way)
{
    if (!m_cut)
        connectThroughTheLine();
    m_line->failAt(place, fault);
    Completion completion{m_held};
    completion.disposition.record = Record{{u"done by"_s, completion.disposition.operation}};
    complete(completion, way);
    if (m_line->hasFailed())
        m_cut.reset();
}

void FaultsCutsTest::complete(Completion completion, Way way)
{
    const auto both = send(*m_cut, completion);
    if (both) {
        completion.isDone = true;
        goOn(both->next);
    } else {
        if (both.error().kind != Error::Kind::Offline)
            qFatal("%s [%s]", qPrintable(both.error().sentence), qPrintable(both.error().detail));
        completion.wasCut = true;
        findOut(completion, way);
    }
    m_completions << completion;
}

void FaultsCutsTest::findOut(Completion &completion, Way way)
{
    if (way == Way::SendAgain) {
        goOn(valueOf(send(*m_whole, completion)).next);
        completion.isDone = true;
        return;
    }
    Store store(*m_whole, {});
    completion.isDone = valueOf(store.outcomeOf(completion.disposition.operation)).has_value();
    if (completion.isDone) // what the lost answer gave
        goOn(valueOf(store.claimNext({u"race"_s}, 1, completion.nextLock)));
}

void FaultsCutsTest::goOn(const Claim &next)
{
    if (next.items.size() != 1)
        qFatal("The next lock holds %d items.", int(next.items.size()));
    m_held = {next.items.first().id, next.lock};
}

void FaultsCutsTest::compareWithTheTruth() const
{
    const Ending ending = m_ground->ending();
    QHash<qint64, QString> doneBy;
    for (const Completion &completion : m_completions) {
        const OperationId operation = completion.disposition.operation;
        QVERIFY2(ending.operations.contains(operation) == completion.isDone,
                 qPrintable(operation + (completion.isDone ? u" is not done"_s : u" is done"_s)));
        QVERIFY(ending.tombstones.contains(operation) == !completion.isDone);
        if (!completion.isDone)
            continue;
        const qint64 item = completion.holding.item.value();
        QVERIFY2(!doneBy.contains(item), qPrintable(u"item %1 twice"_s.arg(item)));
        doneBy.insert(item, completion.disposition.record ? operation : QString());
    }
    for (auto it = ending.states.begin(); it != ending.states.end(); ++it) {
        QCOMPARE(*it == u"done", doneBy.contains(it.key()));
        QCOMPARE(ending.doneBy.value(it.key()), doneBy.value(it.key()));
        QCOMPARE(*it == u"locked", it.key() == m_held.item.value());
    }
}

void FaultsCutsTest::sayWhatHappened() const
{
    int cut = 0;
    int done = 0;
    for (const Completion &completion : m_completions) {
        cut += completion.wasCut;
        done += completion.wasCut && completion.isDone;
    }
    qInfo("%d completions, %d without an answer; of these %d in the end done and %d never",
          int(m_completions.size()), cut, done, cut - done);
    QVERIFY(cut - done > 0 && done > 0);
}

void FaultsCutsTest::everyCutEndsInTheTruth()
{
    QFETCH(QString, engine);
    const int cuts = faultNumber("INTRAY_FAULT_CUTS", 300);
    prepare(engine, cuts + 10);
    measure();
    const qint64 places = m_exchange.toServer.bytes + m_exchange.toClient.bytes + 2;
    for (qint64 i = 0; i < cuts; ++i) {
        const bool isRoundOver = i >= places; // every place has been cut: now the other way
        const bool asks = (i % 2 == 0) != isRoundOver;
        const LineFault fault = i % 30 == 7 ? LineFault::Mute : LineFault::Cut;
        completeWhileCutAt(placeAt(cuts < places ? i * places / cuts : i), fault,
                           asks ? Way::Ask : Way::SendAgain);
    }
    m_line->pass(); // what was kept back arrives now, too late
    m_cut.reset();
    sayWhatHappened();
    compareWithTheTruth();
}

INTRAY_TEST_GUILESS_MAIN(FaultsCutsTest)
#include "tst_faults_cuts.moc"
