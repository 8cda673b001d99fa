// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sharedoffice.h"
#include "session/worker/worker.h"
#include "support/testclass.h"

#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// A worker at a PostgreSQL server whose line fails.
class WorkerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aWorkerThatRunsIsKnownToBeThere();
    void aResultIsSentOnceTheLineIsBack();
    void aResultWhoseAnswerWasLostCountsOnce();
    void aLockThatWasTakenMeanwhileKeepsTheResultOut();
    void stoppedTwiceItDoesNotWaitForTheLine();
    void stoppedWhereNothingCanBeWrittenItEnds();

private:
    /// A command that says that it runs and waits until it may end.
    QString script() const
    {
        return u"cd '%1'; touch up; until test -e go; do sleep 0.02; done; echo '{\"n\": 1}'"_s.arg(
            m_folder->path());
    }
    bool isThere(const QString &name) const { return QFile::exists(m_folder->filePath(name)); }
    void letGo() const { QVERIFY(QFile(m_folder->filePath(u"go"_s)).open(QIODevice::WriteOnly)); }
    ItemDetail detail() const { return valueOf(m_anna->store.detail(m_item)); }
    int completions() const
    {
        const auto history = valueOf(m_anna->store.history(m_item));
        return int(std::count_if(history.begin(), history.end(), [](const Event &event) {
            return event.kind == EventKind::Completed;
        }));
    }

    std::unique_ptr<Worker> m_worker;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SharedServer> m_shared;
    std::unique_ptr<SharedDatabase> m_database;
    std::unique_ptr<Person> m_anna;
    ItemId m_item;
};

void WorkerTest::init()
{
    m_worker.reset();
    m_anna.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_shared = std::make_unique<SharedServer>();
    m_database = std::make_unique<SharedDatabase>(*m_shared);
    m_anna = std::make_unique<Person>(*m_database, u"anna"_s);
    valueOf(m_anna->store.addQueue(queueNamed(u"work"_s)));
    m_item = valueOf(m_anna->store.addItem(u"work"_s, newItem(u"a"_s)));
    WorkOrder order;
    order.queue = u"work"_s;
    order.program = u"/bin/sh"_s;
    order.arguments = {u"-c"_s, script()};
    m_worker =
        std::make_unique<Worker>(m_database->loginOf(Office::me().user), Office::me(), order);
    m_worker->start();
    QTRY_VERIFY_WITH_TIMEOUT(isThere(u"up"_s), 30'000);
}

void WorkerTest::aWorkerThatRunsIsKnownToBeThere()
{
    const LockPage page = valueOf(m_anna->store.locks({}));
    QCOMPARE(page.locks.size(), 1);
    QCOMPARE(page.locks.first().client, ClientLife::Alive);
    letGo();
}

void WorkerTest::aResultIsSentOnceTheLineIsBack()
{
    QSignalSpy told(m_worker.get(), &Worker::told);
    m_shared->line.refuse();
    m_shared->line.cutAll();
    letGo();
    QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), 30'000);
    QCOMPARE(detail().item.state, intray::State::Locked);
    m_shared->line.pass();
    QTRY_COMPARE_WITH_TIMEOUT(detail().item.state, intray::State::Done, 60'000);
    QCOMPARE(detail().result, QJsonObject({{u"n"_s, 1}}));
    QTRY_COMPARE(m_worker->count().done, 1);
}

void WorkerTest::aResultWhoseAnswerWasLostCountsOnce()
{
    m_shared->line.cutAnswer(1);
    letGo();
    QTRY_VERIFY_WITH_TIMEOUT(m_shared->line.hasCut(), 30'000);
    QTRY_COMPARE_WITH_TIMEOUT(m_worker->count().done, 1, 60'000);
    QCOMPARE(completions(), 1);
}

void WorkerTest::aLockThatWasTakenMeanwhileKeepsTheResultOut()
{
    m_shared->line.refuse();
    m_shared->line.cutAll();
    const ItemDetail held = detail();
    valueOf(m_anna->store.releaseLocks({{m_item, held.item.lock.id}}, u"too slow"_s));
    const Claim mine = valueOf(m_anna->store.claimItems({m_item}));
    letGo();
    m_shared->line.pass();
    QTRY_COMPARE_WITH_TIMEOUT(m_worker->count().lost, 1, 60'000);
    QCOMPARE(detail().item.lock.id, mine.lock);
    QVERIFY(detail().result.isEmpty());
}

/// Whether an item was taken when the line failed is not worth a wait to whoever asks twice. The
/// line stands and is mute, so that nobody can tell before something was asked.
void WorkerTest::stoppedTwiceItDoesNotWaitForTheLine()
{
    letGo();
    QTRY_COMPARE_WITH_TIMEOUT(m_worker->count().done, 1, 60'000);
    QSignalSpy told(m_worker.get(), &Worker::told);
    QSignalSpy finished(m_worker.get(), &Worker::finished);
    m_shared->line.mute();
    QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), 60'000);
    m_worker->stop();
    QVERIFY(finished.isEmpty());
    m_worker->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 60'000);
}

/// Such as a standby, which knows that nothing was taken when the line failed.
void WorkerTest::stoppedWhereNothingCanBeWrittenItEnds()
{
    letGo();
    QTRY_COMPARE_WITH_TIMEOUT(m_worker->count().done, 1, 60'000);
    QStringList said;
    connect(m_worker.get(), &Worker::told, this,
            [&said](const QString &sentence) { said << sentence; });
    QSignalSpy finished(m_worker.get(), &Worker::finished);
    m_shared->line.refuse();
    m_shared->line.cutAll();
    QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), 60'000);
    const QString setting = u"ALTER ROLE \"%1\" %2 default_transaction_read_only"_s;
    m_shared->server.sql(setting.arg(Office::me().user, u"SET"_s) + u" = on"_s);
    m_shared->line.pass();
    m_worker->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 20'000);
    m_shared->server.sql(setting.arg(Office::me().user, u"RESET"_s));
}

INTRAY_TEST_GUILESS_MAIN(WorkerTest)
#include "tst_worker.moc"
