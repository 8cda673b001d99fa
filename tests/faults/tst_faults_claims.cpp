// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/ending.h"
#include "faults/raceground.h"
#include "store/work/workstore.h"
#include "support/testclass.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

static constexpr int workers = 8;

/// Eight workers on one file, killed at random moments. INTRAY_FAULT_SECONDS makes it longer,
/// INTRAY_FAULT_SEED replays the dice (not the scheduler), INTRAY_FAULT_KEEP names a folder that
/// stays.
class FaultsClaimsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void killedWorkersNeitherShareNorLoseNorRepeatWork();

private:
    QString path(const QString &name) const { return m_folder + u'/' + name; }
    QString journalOf(int worker) const { return path(u"journal-%1"_s.arg(worker)); }
    void start(int worker);
    void killSome(int seconds);
    void settle(const QList<Attempt> &attempts);
    QList<Attempt> attempts() const;
    QJsonObject audited() const;

    QTemporaryDir m_temporary;
    QString m_folder = m_temporary.path();
    QRandomGenerator m_random;
    std::vector<std::unique_ptr<QProcess>> m_workers;
};

void FaultsClaimsTest::initTestCase()
{
    const quint32 seed = qEnvironmentVariableIsSet("INTRAY_FAULT_SEED")
                             ? qEnvironmentVariable("INTRAY_FAULT_SEED").toUInt()
                             : QRandomGenerator::global()->generate();
    qInfo("INTRAY_FAULT_SEED=%u", seed);
    m_random.seed(seed);
    m_folder = qEnvironmentVariable("INTRAY_FAULT_KEEP", m_folder);
    // Locks of one second, so that they expire under the workers' hands.
    QCOMPARE(makeRace(path(u"race.db"_s), 2000, std::chrono::seconds(1)), QString());
}

void FaultsClaimsTest::start(int worker)
{
    const QString name = u"worker%1"_s.arg(worker);
    m_workers[size_t(worker)] = std::make_unique<QProcess>();
    QProcess &process = *m_workers[size_t(worker)];
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(FAULT_WORKER), {path(u"race.db"_s), journalOf(worker), name,
                                                 QString::number(m_random.generate())});
    QVERIFY(process.waitForStarted());
}

void FaultsClaimsTest::killSome(int seconds)
{
    QElapsedTimer clock;
    clock.start();
    int kills = 0;
    while (!clock.hasExpired(seconds * 1000)) {
        QTest::qWait(int(m_random.bounded(10, 150))); // death comes at any moment
        const int victim = int(m_random.bounded(workers));
        QProcess &process = *m_workers[size_t(victim)];
        QVERIFY2(process.state() == QProcess::Running, "a worker ended by itself");
        process.kill();
        QVERIFY(process.waitForFinished());
        start(victim);
        ++kills;
    }
    for (const auto &worker : m_workers) {
        worker->kill();
        QVERIFY(worker->waitForFinished());
    }
    qInfo("%d kills", kills);
}

QList<Attempt> FaultsClaimsTest::attempts() const
{
    QList<Attempt> all;
    for (int worker = 0; worker < workers; ++worker)
        all += attemptsIn(journalOf(worker), u"worker%1"_s.arg(worker));
    return all;
}

/// Asks for the outcome of every operation whose worker died before it knew, as this worker: nobody
/// else is told.
void FaultsClaimsTest::settle(const QList<Attempt> &all)
{
    auto connection = Connection::open(DatabaseUrl::sqlite(path(u"race.db"_s)), OpenMode::Existing);
    QVERIFY(connection.has_value());
    int unknown = 0;
    for (const Attempt &attempt : all) {
        if (!attempt.phase.isEmpty() || !attempt.asked.contains(u"operation"_s))
            continue;
        ++unknown;
        WorkStore store(**connection, {attempt.worker, u"here"_s});
        const auto outcome = store.outcomeOf(attempt.asked.value(u"operation"_s).toString());
        QVERIFY2(outcome, qPrintable(outcome ? QString() : outcome.error().sentence));
    }
    qInfo("%d attempts, %d of unknown outcome", int(all.size()), unknown);
}

QJsonObject FaultsClaimsTest::audited() const
{
    QProcess ctl;
    ctl.start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intrayctl"_s,
              {u"-d"_s, path(u"race.db"_s), u"--json"_s, u"audit"_s});
    ctl.waitForFinished(120'000);
    return QJsonDocument::fromJson(ctl.readAllStandardOutput()).object();
}

void FaultsClaimsTest::killedWorkersNeitherShareNorLoseNorRepeatWork()
{
    m_workers.resize(workers);
    for (int worker = 0; worker < workers; ++worker)
        start(worker);
    killSome(std::max(1, qEnvironmentVariable("INTRAY_FAULT_SECONDS", u"20"_s).toInt()));
    const QList<Attempt> all = attempts();
    QVERIFY2(all.size() > 1000, "the workers hardly worked");
    settle(all);

    QCOMPARE(audited().value(u"violations"_s), QJsonArray());
    QVERIFY(audited().value(u"events"_s).toInteger() > 1000);
    QString problem;
    const Ending ending = endingOf(path(u"race.db"_s), problem);
    QCOMPARE(problem, QString());
    const QStringList violations = violationsIn(all, ending);
    QVERIFY2(violations.isEmpty(), qPrintable(violations.mid(0, 20).join(u'\n')));
    QCOMPARE(integrityOf(path(u"race.db"_s)), u"ok"_s);
}

INTRAY_TEST_GUILESS_MAIN(FaultsClaimsTest)
#include "tst_faults_claims.moc"
