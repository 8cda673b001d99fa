// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "faults/racers.h"
#include "faults/serverground.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QElapsedTimer>

#include <array>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Workers (intrayctl work) that are killed at any moment while a sweeper runs and, on servers,
/// the line is cut: every item is completed once, by whoever held it then. INTRAY_FAULT_SECONDS
/// makes it longer, INTRAY_FAULT_SEED replays the dice.
class FaultsWorkersTest : public QObject
{
    Q_OBJECT

private slots:
    void everyItemIsDoneOnceWhateverDies_data();
    void everyItemIsDoneOnceWhateverDies();
    void cleanup();

private:
    static constexpr int items = 150;

    void begin(const QString &engine);
    std::unique_ptr<QProcess> started(const QString &user, const QStringList &words) const;
    void startWorker(size_t place);
    void makeTrouble(int seconds);
    int done() const;

    std::unique_ptr<TestDatabase> m_file;
    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<TcpProxy> m_line;
    std::unique_ptr<Connection> m_judge;
    std::array<std::unique_ptr<QProcess>, 3> m_workers;
    std::unique_ptr<QProcess> m_sweeper;
    QRandomGenerator m_dice;
};

void FaultsWorkersTest::everyItemIsDoneOnceWhateverDies_data()
{
    QTest::addColumn<QString>("engine");
    for (const char *engine : {"sqlite", "postgresql", "mariadb"})
        QTest::newRow(engine) << QString::fromLatin1(engine);
}

void FaultsWorkersTest::cleanup()
{
    for (auto &worker : m_workers)
        worker.reset();
    m_sweeper.reset();
    m_judge.reset();
    m_line.reset();
    m_ground.reset();
    m_file.reset();
}

void FaultsWorkersTest::begin(const QString &engine)
{
    if (engine == u"sqlite") {
        m_file = std::make_unique<TestDatabase>();
        QCOMPARE(makeRace(m_file->path(), items, std::chrono::seconds(1)), QString());
        m_judge = m_file->connect();
        return;
    }
    m_ground = ServerGround::on(engine);
    m_ground->welcome(u"importer"_s, {Role::Importer});
    m_ground->welcome(u"robot"_s, {Role::Worker});
    m_ground->welcome(u"judge"_s, allRoles());
    QCOMPARE(makeRace(m_ground->login(u"importer"_s), OpenMode::Existing, items,
                      std::chrono::seconds(1)),
             QString());
    m_line = std::make_unique<TcpProxy>(m_ground->wire(), m_ground->port());
    m_judge = m_ground->connect(u"judge"_s);
}

std::unique_ptr<QProcess> FaultsWorkersTest::started(const QString &user,
                                                     const QStringList &words) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, ServerGround::password());
    process->setProcessEnvironment(environment);
    const QStringList whereto = m_file
                                    ? QStringList{u"-d"_s, m_file->url().text(), u"--user"_s, user}
                                    : QStringList{u"-d"_s, m_ground->address(user, m_line->port())};
    process->setStandardErrorFile(QProcess::nullDevice());
    process->start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intrayctl"_s, whereto + words);
    return process;
}

void FaultsWorkersTest::startWorker(size_t place)
{
    m_workers.at(place) =
        started(u"robot"_s, {u"work"_s, u"race"_s, u"--parallel"_s, u"2"_s, u"--"_s, u"/bin/sh"_s,
                             u"-c"_s, u"sleep 0.0$INTRAY_ATTEMPT; echo '{\"done\": 1}'"_s});
}

void FaultsWorkersTest::makeTrouble(int seconds)
{
    QElapsedTimer clock;
    clock.start();
    int kills = 0;
    while (!clock.hasExpired(seconds * 1000)) {
        QTest::qWait(int(m_dice.bounded(20, 300))); // death comes at any moment
        const size_t victim = m_dice.bounded(quint32(m_workers.size()));
        m_workers.at(victim)->kill();
        m_workers.at(victim)->waitForFinished();
        startWorker(victim);
        if (m_line && m_dice.bounded(3) == 0)
            m_line->cutAll();
        ++kills;
    }
    qInfo("%d kills, %d items done meanwhile", kills, done());
}

int FaultsWorkersTest::done() const
{
    Store store(*m_judge, m_judge->identityFor({u"judge"_s, u"here"_s}));
    return int(valueOf(store.status(u"race"_s)).constFirst().items.value(State::Done));
}

void FaultsWorkersTest::everyItemIsDoneOnceWhateverDies()
{
    QFETCH(const QString, engine);
    m_dice = faultDice();
    begin(engine);
    m_sweeper = started(u"robot"_s, {u"sweep"_s, u"--every"_s, u"1s"_s});
    for (size_t place = 0; place < m_workers.size(); ++place)
        startWorker(place);
    makeTrouble(faultNumber("INTRAY_FAULT_SECONDS", 4));
    QTRY_COMPARE_WITH_TIMEOUT(done(), items, 60'000);

    Store store(*m_judge, m_judge->identityFor({u"judge"_s, u"here"_s}));
    QVERIFY(valueOf(store.audit()).violations.isEmpty());
    ItemQuery all;
    all.queue = u"race"_s;
    all.state = State::Done;
    const auto page = valueOf(store.page(all, {PageRequest::From::Start, {}, items}));
    QCOMPARE(page.items.size(), items);
    for (const Item &item : page.items) {
        const auto history = valueOf(store.history(item.id));
        QCOMPARE(
            std::count_if(history.begin(), history.end(),
                          [](const Event &event) { return event.kind == EventKind::Completed; }),
            1);
        QCOMPARE(valueOf(store.detail(item.id)).result, QJsonObject({{u"done"_s, 1}}));
    }
}

INTRAY_TEST_GUILESS_MAIN(FaultsWorkersTest)
#include "tst_faults_workers.moc"
