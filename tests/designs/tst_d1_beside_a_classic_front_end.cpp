// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "support/testclass.h"

#include <QProcess>
#include <QRandomGenerator>

#include <vector>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// D1, the classic queue table, with the old front end and Intray in programs of their own at the
/// same time. Who holds what is noted apart from both (witness.h), and the database refuses who
/// comes second. On MariaDB a plain UPDATE can be told of a deadlock (1213), among old front ends
/// alone too: the front end, which is REPEATABLE READ as MariaDB gives it, locks every row that it
/// reads on its way to the lowest free one. Such a statement did nothing. Where it was to take a
/// row, the front end has taken none; where it was to write one that is held, it is sent again.
/// That hides no race of Intray's, because who holds what is noted and refused apart from it.
/// INTRAY_FAULT_ORDERS makes it longer, INTRAY_FAULT_SEED replays the dice (not the
/// scheduler).
class BesideAClassicFrontEndTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void cleanup();

    void noOrderIsHeldOrCompletedTwice();
    void aFrontEndThatReadsBeforeItLocksIsFoundOut();

private:
    static constexpr int kinds = 3; ///< So many of each program.

    void makeNotes();
    void start(const QString &program, const QString &name, const QStringList &more);
    void startFrontEnd(const QString &name, const QString &how);
    void startIntray(const QString &name);
    void letThemWork();
    bool isOver() const;
    QString complaints();
    int count(const QString &sql) { return orders->value(sql).toInt(); }
    int rowsOf(const QString &table, const QString &like = u"%"_s);

    QRandomGenerator dice;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::vector<std::unique_ptr<QProcess>> programs;
    int workers = 0; ///< So many must have completed an order before one completes a second.
};

void BesideAClassicFrontEndTest::initTestCase_data()
{
    addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"psqlodbc"_s, u"mariadb"_s});
}

void BesideAClassicFrontEndTest::init()
{
    const QString seed = qEnvironmentVariable("INTRAY_FAULT_SEED");
    const quint32 number = seed.isEmpty() ? QRandomGenerator::global()->generate() : seed.toUInt();
    qInfo("INTRAY_FAULT_SEED=%u", number);
    dice.seed(number);
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(qMax(60, qEnvironmentVariableIntValue("INTRAY_FAULT_ORDERS")));
    makeNotes();
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 1h;
    valueOf(orders->adopt(wish));
}

void BesideAClassicFrontEndTest::cleanup()
{
    for (const auto &program : programs)
        program->kill();
    for (const auto &program : programs)
        program->waitForFinished();
    programs.clear();
    workers = 0;
    orders.reset();
    database.reset();
}

/// And lets the front end's login at the tables; Intray's clerks have no right to them.
void BesideAClassicFrontEndTest::makeNotes()
{
    const DatabaseLogin login = database->loginOf(u"frontend"_s);
    const QString grantee = engineOfRow() == u"mariadb" ? u"'frontend'@'%'"_s : u"frontend"_s;
    for (const QString &name : {u"Holding"_s, u"Completed"_s, u"Forgotten"_s}) {
        const QString key = name == u"Forgotten" ? QString() : u"PRIMARY KEY"_s;
        orders->run(u"DROP TABLE IF EXISTS %1"_s.arg(orders->table(name)));
        orders->run(u"CREATE TABLE %1 (%2 INTEGER %3, %4 VARCHAR(50))"_s.arg(
            orders->table(name), orders->table(u"OrderID"_s), key, orders->table(u"Holder"_s)));
    }
    if (!login.url.isServer())
        return;
    for (const QString &name : {u"Holding"_s, u"Completed"_s, u"Forgotten"_s, u"Orders"_s})
        orders->run(u"GRANT SELECT, INSERT, UPDATE, DELETE ON %1 TO %2"_s.arg(orders->table(name),
                                                                              grantee));
}

void BesideAClassicFrontEndTest::start(const QString &program, const QString &name,
                                       const QStringList &more)
{
    const DatabaseLogin login = database->loginOf(more.constFirst());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, login.password.forDriver());
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment);
    process->start(program, QStringList{login.url.text(), name, QString::number(dice.generate()),
                                        orders->ago(120)} +
                                more.mid(1));
    QVERIFY(process->waitForStarted());
    programs.push_back(std::move(process));
}

void BesideAClassicFrontEndTest::startFrontEnd(const QString &name, const QString &how)
{
    start(QStringLiteral(CLASSIC_CLERK), name,
          {u"frontend"_s, orders->ago(60), how, QString::number(workers)});
}

void BesideAClassicFrontEndTest::startIntray(const QString &name)
{
    start(QStringLiteral(ADOPTED_CLERK), name,
          {name, database->loginOf(u"frontend"_s).url.text(), QString::number(workers)});
}

static bool hasEnded(const std::unique_ptr<QProcess> &program)
{
    return program->state() == QProcess::NotRunning;
}

static bool complains(const std::unique_ptr<QProcess> &program)
{
    return hasEnded(program) &&
           (program->exitStatus() != QProcess::NormalExit || program->exitCode() != 0);
}

/// Until none is open, or the first of them complains.
bool BesideAClassicFrontEndTest::isOver() const
{
    return std::all_of(programs.begin(), programs.end(), hasEnded) ||
           std::any_of(programs.begin(), programs.end(), complains);
}

void BesideAClassicFrontEndTest::letThemWork()
{
    for (const auto &program : programs)
        while (!program->canReadLine())
            QVERIFY2(program->waitForReadyRead(), program->readAllStandardError().constData());
    for (const auto &program : programs)
        program->write("\n");
    QVERIFY2(QTest::qWaitFor([this] { return isOver(); }, 120'000), "they never end");
}

QString BesideAClassicFrontEndTest::complaints()
{
    QString all;
    for (const auto &program : programs)
        if (complains(program)) // a driver of ODBC tells of each refusal, such as a late writer's
            all += QString::fromUtf8(program->readAllStandardError());
    return all;
}

int BesideAClassicFrontEndTest::rowsOf(const QString &table, const QString &like)
{
    return count(u"SELECT COUNT(*) AS v FROM %1 WHERE %2 LIKE '%3'"_s.arg(
        orders->table(table), orders->table(u"Holder"_s), like));
}

void BesideAClassicFrontEndTest::noOrderIsHeldOrCompletedTwice()
{
    workers = 2 * kinds;
    for (int i = 0; i < kinds; ++i) {
        startFrontEnd(u"old%1"_s.arg(i), u"work"_s);
        startIntray(u"clerk%1"_s.arg(i));
    }
    startFrontEnd(u"older"_s, u"release"_s);
    letThemWork();
    QCOMPARE(complaints(), QString());

    const int all = count(u"SELECT COUNT(*) AS v FROM %1"_s.arg(orders->table()));
    QCOMPARE(rowsOf(u"Completed"_s), all);
    QCOMPARE(rowsOf(u"Holding"_s), 0);
    QCOMPARE(
        count(u"SELECT COUNT(*) AS v FROM %1 JOIN %2 ON %3 = %4 WHERE %5 = %6"_s.arg(
            orders->table(), orders->table(u"Completed"_s), orders->table(u"ID"_s),
            orders->table(u"OrderID"_s), orders->table(u"City"_s), orders->table(u"Holder"_s))),
        all);
    for (const QString &who : {u"old%"_s, u"clerk%"_s}) {
        QVERIFY2(rowsOf(u"Completed"_s, who) > 0, "one of the two programs did nothing");
        QVERIFY2(rowsOf(u"Forgotten"_s, who) > 0, "nobody left a lock lying");
    }
    Person judge(*database, u"judge"_s);
    QCOMPARE(valueOf(judge.store.audit()).violations, QStringList());
}

/// What shows that a fault would be seen.
void BesideAClassicFrontEndTest::aFrontEndThatReadsBeforeItLocksIsFoundOut()
{
    workers = kinds + 1;
    for (int i = 0; i < kinds; ++i)
        startFrontEnd(u"old%1"_s.arg(i), u"careless"_s);
    startIntray(u"clerk0"_s);
    letThemWork();
    const QString said = complaints();
    QVERIFY2(said.contains(u"twice"_s) || said.contains(u"lost while it was held"_s),
             qPrintable(said));
}

INTRAY_TEST_GUILESS_MAIN(BesideAClassicFrontEndTest)
#include "tst_d1_beside_a_classic_front_end.moc"
