// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "faults/racers.h"
#include "faults/serverground.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QDeadlineTimer>
#include <QMap>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Many people at one server, some of whom are killed, while the server crashes and restarts and
/// the line is cut, slow or mute. INTRAY_FAULT_SECONDS and INTRAY_FAULT_CLIENTS make it longer and
/// larger, INTRAY_FAULT_SEED replays the dice, INTRAY_FAULT_KEEP names a folder for the journals.
class FaultsServersTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLostOrDoneTwice_data();
    void nothingIsLostOrDoneTwice();
    void cleanup();

private:
    /// What goes wrong; in a bag from which the dice draw.
    enum class Trouble {
        KilledClient,
        EndedSession,
        KilledSession,
        FastRestart,
        ImmediateRestart,
        CutLines,
        CutAtAPlace,
        MuteAtAPlace,
        MuteLine,
        SlowLine
    };

    int dice(int sides) { return int(m_dice.bounded(sides)); }
    void startEverybody();
    void makeTrouble(int seconds);
    Trouble draw();
    void bring(Trouble trouble);
    void restoreLineWhenDue();
    void failSomewhere(LineFault fault);
    int settle(const QList<Attempt> &attempts) const;
    void sayWhatHappened(const QList<Attempt> &attempts) const;

    QRandomGenerator m_dice;
    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<TcpProxy> m_line;
    std::unique_ptr<Racers> m_racers;
    QList<Trouble> m_bag;
    QMap<Trouble, int> m_brought;
    QDeadlineTimer m_lineIsBadUntil;
};

void FaultsServersTest::nothingIsLostOrDoneTwice_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void FaultsServersTest::cleanup()
{
    if (m_racers)
        m_racers->killAll();
    m_racers.reset();
    m_line.reset();
    m_ground.reset();
}

void FaultsServersTest::startEverybody()
{
    const int count = faultNumber("INTRAY_FAULT_CLIENTS", 16);
    m_ground->welcome(u"importer"_s, {Role::Importer});
    // Locks of one second, so that they expire under the workers' hands.
    QCOMPARE(
        makeRace(m_ground->login(u"importer"_s), OpenMode::Existing, 2000, std::chrono::seconds(1)),
        QString());
    m_line = std::make_unique<TcpProxy>(m_ground->wire(), m_ground->port());
    m_racers = std::make_unique<Racers>();
    for (int i = 0; i < count; ++i) {
        const QString name = u"worker%1"_s.arg(i);
        const bool supervises = i == count - 1;
        m_ground->welcome(
            name, {supervises ? Role::Supervisor : Role::Clerk, Role::Worker, Role::Importer});
        m_racers->start(name, m_ground->address(name, m_line->port()), m_dice.generate(),
                        supervises);
    }
}

/// Each trouble comes before one comes again; clients are killed most often.
FaultsServersTest::Trouble FaultsServersTest::draw()
{
    if (m_bag.isEmpty()) {
        m_bag = QList<Trouble>(12, Trouble::KilledClient);
        m_bag << Trouble::EndedSession << Trouble::EndedSession << Trouble::EndedSession
              << Trouble::KilledSession << Trouble::FastRestart << Trouble::ImmediateRestart
              << Trouble::CutLines << Trouble::CutAtAPlace << Trouble::CutAtAPlace
              << Trouble::MuteAtAPlace << Trouble::MuteLine << Trouble::SlowLine;
    }
    return m_bag.takeAt(dice(int(m_bag.size())));
}

void FaultsServersTest::restoreLineWhenDue()
{
    if (m_lineIsBadUntil.hasExpired())
        m_line->pass();
}

void FaultsServersTest::failSomewhere(LineFault fault)
{
    const auto direction = dice(2) == 0 ? Direction::ToServer : Direction::ToClient;
    const auto side = dice(2) == 0 ? Side::Before : Side::After;
    m_line->failAt({direction, Unit::Message, 1 + dice(200), side}, fault);
}

void FaultsServersTest::bring(Trouble trouble)
{
    ++m_brought[trouble];
    switch (trouble) {
    case Trouble::KilledClient:
        return m_racers->killOne(m_dice);
    case Trouble::EndedSession:
        return m_ground->endASession(u"worker"_s, m_dice);
    case Trouble::KilledSession:
        return m_ground->killASession(u"worker"_s, m_dice);
    case Trouble::FastRestart:
        return m_ground->restart(Stop::Fast);
    case Trouble::ImmediateRestart:
        return m_ground->restart(Stop::Immediate);
    case Trouble::CutLines:
        return m_line->cutAll();
    case Trouble::CutAtAPlace:
        return failSomewhere(LineFault::Cut);
    case Trouble::MuteAtAPlace:
        failSomewhere(LineFault::Mute);
        break;
    case Trouble::MuteLine:
        m_line->mute();
        break;
    case Trouble::SlowLine:
        m_line->setDelay(dice(20), dice(20));
        break;
    }
    m_lineIsBadUntil.setRemainingTime(300 + dice(1500));
}

void FaultsServersTest::makeTrouble(int seconds)
{
    const QDeadlineTimer end(seconds * 1000);
    while (!end.hasExpired()) {
        QTest::qWait(20 + dice(200)); // trouble comes at any moment
        QVERIFY2(m_racers->areRunning(), "a worker ended by itself");
        restoreLineWhenDue();
        bring(draw());
    }
    m_racers->killAll();
}

/// Asks for the outcome of every operation whose worker never knew; how many there were.
int FaultsServersTest::settle(const QList<Attempt> &attempts) const
{
    QMap<QString, QStringList> unknown;
    for (const Attempt &attempt : attempts)
        if ((attempt.phase.isEmpty() || attempt.phase == u"unknown"_s) &&
            attempt.asked.contains(u"operation"_s))
            unknown[attempt.worker] << attempt.asked.value(u"operation"_s).toString();
    int count = 0;
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const auto connection = m_ground->connect(it.key());
        Store store(*connection, {});
        for (const QString &operation : *it)
            valueOf(store.outcomeOf(operation));
        count += int(it->size());
    }
    return count;
}

void FaultsServersTest::sayWhatHappened(const QList<Attempt> &attempts) const
{
    QMap<QString, int> counts;
    for (const Attempt &attempt : attempts)
        ++counts[attempt.what + u' ' + (attempt.phase.isEmpty() ? u"(killed)"_s : attempt.phase)];
    QStringList words;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        words << u"%1 %2"_s.arg(it.key()).arg(*it);
    int troubles = 0;
    for (const int times : m_brought)
        troubles += times;
    qInfo("%d troubles, %d kills of clients; %s", troubles, m_brought.value(Trouble::KilledClient),
          qPrintable(words.join(u", "_s)));
}

void FaultsServersTest::nothingIsLostOrDoneTwice()
{
    QFETCH(QString, engine);
    m_dice = faultDice();
    m_brought.clear();
    m_bag.clear();
    m_ground = ServerGround::on(engine);
    startEverybody();
    makeTrouble(faultNumber("INTRAY_FAULT_SECONDS", 20));
    m_line->pass();
    m_ground->restart(Stop::Fast); // it may be recovering still
    const QList<Attempt> attempts = m_racers->attempts();
    const int unknown = settle(attempts);
    sayWhatHappened(attempts);
    const auto done = std::count_if(attempts.begin(), attempts.end(),
                                    [](const Attempt &attempt) { return attempt.succeeded(); });
    QVERIFY2(done > 200, "the workers hardly worked");
    QVERIFY2(unknown > 0, "the faults hit nothing");

    m_ground->welcome(u"judge"_s, {Role::Auditor});
    const auto judge = m_ground->connect(u"judge"_s);
    const AuditReport report = valueOf(Store(*judge, {}).audit());
    QVERIFY(report.events > 2000);
    QVERIFY2(report.violations.isEmpty(), qPrintable(report.violations.mid(0, 20).join(u'\n')));
    const QSet<QString> expected{u"offline"_s, u"busy"_s, u"port_closed"_s, u"read_only"_s};
    const QStringList violations = violationsIn(attempts, m_ground->ending(), expected);
    QVERIFY2(violations.isEmpty(), qPrintable(violations.mid(0, 20).join(u'\n')));
}

INTRAY_TEST_GUILESS_MAIN(FaultsServersTest)
#include "tst_faults_servers.moc"
