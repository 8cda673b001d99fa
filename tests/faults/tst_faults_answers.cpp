// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "faults/serverground.h"
#include "store/other/otherdatabase.h"
#include "store/rules/queuestore.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// The line is cut at one place after the other of an answer: what was asked is answered whole, or
/// the line is dead. An answer of which a part is missing is never taken for a short one.
class FaultsAnswersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void cleanup();

    void aQueueIsThereOrTheLineIsDead();
    void aTableOfAnotherDatabaseIsWholeOrTheLineIsDead();

private:
    template <typename Open, typename Ask>
    void cutEverywhere(Open open, Ask ask);
    DatabaseLogin loginThroughTheLine() const;

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<TcpProxy> m_line;
};

static constexpr int places = 80;
static constexpr int rows = 40;

void FaultsAnswersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void FaultsAnswersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_ground = ServerGround::on(engine);
    m_ground->welcome(u"importer"_s, {Role::Importer});
    QCOMPARE(makeRace(m_ground->login(u"importer"_s), OpenMode::Existing, rows,
                      std::chrono::minutes(30)),
             QString());
    m_ground->welcome(u"anna"_s, {Role::Clerk});
    m_line = std::make_unique<TcpProxy>(m_ground->wire(), m_ground->port());
}

void FaultsAnswersTest::cleanup()
{
    m_line.reset();
    m_ground.reset();
}

DatabaseLogin FaultsAnswersTest::loginThroughTheLine() const
{
    return m_ground->login(u"anna"_s, m_line->port());
}

/// `ask` gives what was answered, as text; what is asked the second time is the usual exchange.
template <typename Open, typename Ask>
void FaultsAnswersTest::cutEverywhere(Open open, Ask ask)
{
    auto opened = open();
    valueOf(ask(*opened));
    m_line->mark();
    const QString whole = valueOf(ask(*opened));
    const qint64 bytes = m_line->tally().toClient.bytes;
    int dead = 0;
    for (int i = 0; i < places; ++i) {
        m_line->pass();
        opened = open();
        valueOf(ask(*opened));
        m_line->failAt({Direction::ToClient, Unit::Byte, 1 + i * bytes / places, Side::Before});
        const Outcome<QString> answer = ask(*opened);
        if (answer)
            QCOMPARE(*answer, whole);
        else
            QVERIFY2(answer.error().kind == Error::Kind::Offline,
                     qPrintable(answer.error().sentence));
        dead += !answer;
    }
    QVERIFY(dead > places / 2);
}

void FaultsAnswersTest::aQueueIsThereOrTheLineIsDead()
{
    cutEverywhere(
        [this] { return m_ground->connect(loginThroughTheLine()); },
        [](Connection &connection) {
            return QueueStore(connection, {}).queue(u"race"_s).transform([](const Queue &queue) {
                return queue.name;
            });
        });
}

void FaultsAnswersTest::aTableOfAnotherDatabaseIsWholeOrTheLineIsDead()
{
    const auto all = [](OtherDatabase &database) -> Outcome<QString> {
        if (const auto begun = database.read(u"SELECT 'one' AS n UNION ALL SELECT 'two'"_s); !begun)
            return tl::unexpected<Error>(begun.error());
        QStringList found = database.columns();
        OtherRow row;
        for (;;) {
            const auto next = database.next(row);
            if (!next)
                return tl::unexpected<Error>(next.error());
            if (!*next)
                return found.join(u' ');
            found << row.values;
        }
    };
    cutEverywhere([this] { return std::move(*OtherDatabase::open(loginThroughTheLine())); }, all);
}

INTRAY_TEST_GUILESS_MAIN(FaultsAnswersTest)
#include "tst_faults_answers.moc"
