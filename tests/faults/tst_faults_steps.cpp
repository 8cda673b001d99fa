// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/racers.h"
#include "faults/serverground.h"
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QElapsedTimer>
#include <QProcess>

#include <vector>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// People who hand records from step to step and are killed while they do. Afterwards every record
/// is in one step: in none twice, and none is lost between two. INTRAY_FAULT_SECONDS makes it
/// longer, INTRAY_FAULT_SEED replays the dice.
class FaultsStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void noRecordIsInTwoStepsOrInNone_data();
    void noRecordIsInTwoStepsOrInNone();
    void cleanup();

private:
    static constexpr int people = 6;
    static constexpr int records = 40;

    void setUp(const QString &engine);
    void addQueues(Store &store) const;
    void start(int person);
    void killSome(int seconds);
    void killAll();
    bool someGotFar(Store &store) const;
    void letWaitingCome() const;
    QString address(const QString &user) const;
    std::unique_ptr<Connection> owner() const;
    QMap<QString, int> whereRecordsAre(Store &store) const;

    QRandomGenerator m_dice;
    std::unique_ptr<TestDatabase> m_file;
    std::unique_ptr<ServerGround> m_ground;
    std::vector<std::unique_ptr<QProcess>> m_people;
};

void FaultsStepsTest::noRecordIsInTwoStepsOrInNone_data()
{
    QTest::addColumn<QString>("engine");
    for (const QString &engine : {u"sqlite"_s, u"postgresql"_s, u"mariadb"_s})
        QTest::newRow(qPrintable(engine)) << engine;
}

void FaultsStepsTest::cleanup()
{
    for (const auto &process : m_people)
        process->kill();
    for (const auto &process : m_people)
        process->waitForFinished();
    m_people.clear();
    m_ground.reset();
    m_file.reset();
}

void FaultsStepsTest::setUp(const QString &engine)
{
    if (engine == u"sqlite") {
        m_file = std::make_unique<TestDatabase>();
    } else {
        m_ground = ServerGround::on(engine);
        m_ground->welcome(u"chief"_s, allRoles());
        for (int i = 0; i < people; ++i)
            m_ground->welcome(u"person%1"_s.arg(i), {Role::Clerk});
    }
    const auto connection = owner();
    Store store(*connection, connection->identityFor({u"chief"_s, u"here"_s}));
    addQueues(store);
    for (int i = 0; i < records; ++i)
        valueOf(store.addItem(u"key"_s, newItem(u"k%1"_s.arg(i))));
}

void FaultsStepsTest::addQueues(Store &store) const
{
    const auto add = [&](const QString &name, const QString &next,
                         const std::function<void(Queue &)> &change = {}) {
        Queue queue = queueNamed(name);
        queue.nextQueue = next;
        queue.fields = {u"name"_s, u"city"_s};
        queue.lockDuration = std::chrono::seconds(1); // what the killed held comes back soon
        if (change)
            change(queue);
        valueOf(store.addQueue(queue));
    };
    add(u"approve"_s, {}, [](Queue &queue) { queue.otherHands = true; });
    add(u"decide"_s, u"approve"_s);
    add(u"again"_s, u"approve"_s, [](Queue &queue) {
        queue.blindFields = {u"city"_s};
        queue.decideQueue = u"decide"_s;
        queue.share = 60;
    });
    add(u"key"_s, u"again"_s);
}

QString FaultsStepsTest::address(const QString &user) const
{
    return m_ground ? m_ground->address(user) : m_file->url().text();
}

std::unique_ptr<Connection> FaultsStepsTest::owner() const
{
    return m_ground ? m_ground->connect(u"chief"_s) : m_file->connect();
}

/// As if the ten seconds had passed in which an ending can be taken back.
void FaultsStepsTest::letWaitingCome() const
{
    if (m_file)
        m_file->connect()->d().execute(u"UPDATE item SET available_at = '2000-01-01T00:00:00.000Z' "
                                       "WHERE state = 'open' AND available_at > ''"_s);
    else if (m_ground->wire() == Wire::Postgres)
        m_ground->attempt(u"UPDATE intray.item SET available_at = '2000-01-01' WHERE id IN (SELECT "
                          "id FROM intray.item WHERE state = 'open' AND available_at > "
                          "'-infinity' FOR UPDATE SKIP LOCKED)"_s);
    else
        m_ground->attempt(u"UPDATE item_all SET available_at = '2000-01-01' "
                          "WHERE state = 'open' AND available_at IS NOT NULL"_s);
}

void FaultsStepsTest::start(int person)
{
    const QString name = u"person%1"_s.arg(person);
    m_people[size_t(person)] = std::make_unique<QProcess>();
    QProcess &process = *m_people[size_t(person)];
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, ServerGround::password());
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(FAULT_STEPPER),
                  {address(name), name, QString::number(m_dice.generate())});
    QVERIFY(process.waitForStarted());
}

void FaultsStepsTest::killSome(int seconds)
{
    QElapsedTimer clock;
    clock.start();
    int kills = 0;
    while (!clock.hasExpired(seconds * 1000)) {
        QTest::qWait(int(m_dice.bounded(10, 120))); // death comes at any moment
        const int victim = int(m_dice.bounded(people));
        QProcess &process = *m_people[size_t(victim)];
        QVERIFY(process.state() == QProcess::Running);
        process.kill();
        process.waitForFinished();
        start(victim);
        if (++kills % 8 == 0 && m_ground)
            m_ground->endASession(u"person"_s, m_dice);
        letWaitingCome();
    }
    qInfo("%d kills", kills);
}

/// Also waits for the server to end what the dead had asked for: it learns of their death only when
/// it answers, and until then records may still move.
void FaultsStepsTest::killAll()
{
    for (const auto &process : m_people) {
        process->kill();
        process->waitForFinished();
    }
    if (m_ground)
        QTRY_VERIFY_WITH_TIMEOUT(m_ground->sessions(u"person"_s).isEmpty(), 60'000);
}

/// Else the test would say nothing: where people are slow, each is dead before a record went far.
bool FaultsStepsTest::someGotFar(Store &store) const
{
    letWaitingCome();
    return !valueOf(store.page({u"approve"_s, State::Done, {}, {}, {}, {}}, {})).items.isEmpty() &&
           !valueOf(store.errors(u"again"_s)).isEmpty();
}

/// How many items of each key wait or are held; for a record that went through all steps: one.
QMap<QString, int> FaultsStepsTest::whereRecordsAre(Store &store) const
{
    QMap<QString, int> places;
    PageRequest all;
    all.limit = 500;
    for (const QString &queue : {u"key"_s, u"again"_s, u"decide"_s, u"approve"_s}) {
        QMap<ItemId, QString> found; // what is held under an ended lock stands in both lists
        for (const State state : {State::Open, State::Locked})
            for (const Item &item : valueOf(store.page({queue, state, {}, {}, {}, {}}, all)).items)
                found.insert(item.id, item.key);
        for (const QString &key : found)
            ++places[key];
    }
    for (const Item &item :
         valueOf(store.page({u"approve"_s, State::Done, {}, {}, {}, {}}, all)).items) {
        QString last;
        for (const Event &event : valueOf(store.history(item.id)))
            if (event.item == item.id && event.kind != EventKind::Withdrawn)
                last = nameOf(event.kind);
        places[item.key] += last == u"completed" ? 1 : 0;
    }
    return places;
}

void FaultsStepsTest::noRecordIsInTwoStepsOrInNone()
{
    QFETCH(QString, engine);
    m_dice = faultDice();
    setUp(engine);
    m_people.resize(people);
    for (int i = 0; i < people; ++i)
        start(i);
    killSome(faultNumber("INTRAY_FAULT_SECONDS", 4));
    const auto connection = owner();
    Store store(*connection, connection->identityFor({u"chief"_s, u"here"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(QTest::currentTestFailed() || someGotFar(store), 60'000);
    killAll();
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(valueOf(store.audit()).violations, QStringList());
    const auto places = whereRecordsAre(store);
    for (int i = 0; i < records; ++i)
        QCOMPARE(qMakePair(i, places.value(u"k%1"_s.arg(i))), qMakePair(i, 1));
}

INTRAY_TEST_GUILESS_MAIN(FaultsStepsTest)
#include "tst_faults_steps.moc"
