// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/connectiontrial.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_ConnectionTrial : public QObject
{
    Q_OBJECT
private slots:
    void aDatabaseThatIsThereSaysWhoItIs();
    void whatIsMissingIsNotMade();
    void aServerThatDoesNotAnswerHoldsNothingUp();
    void theNewestAttemptCountsWhateverTheOrderOfAnswers();
    void anAttemptOutlivesWhoeverAskedForIt();
};

void tst_ConnectionTrial::aDatabaseThatIsThereSaysWhoItIs()
{
    const QTemporaryDir folder;
    const DatabaseUrl url = DatabaseUrl::sqlite(folder.filePath(u"a.db"_s));
    QVERIFY(Connection::open(url, OpenMode::CreateOrUpgrade));
    ConnectionTrial trial;
    QSignalSpy succeeded(&trial, &ConnectionTrial::succeeded);
    trial.start(url);
    QVERIFY(trial.isRunning());
    QVERIFY(succeeded.wait());
    QVERIFY(!trial.isRunning());
}

void tst_ConnectionTrial::whatIsMissingIsNotMade()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"none.db"_s);
    ConnectionTrial trial;
    QSignalSpy failed(&trial, &ConnectionTrial::failed);
    trial.start(DatabaseUrl::sqlite(path));
    QVERIFY(failed.wait());
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.kind, Error::Kind::NotFound);
    QVERIFY(!error.sentence.isEmpty());
    QVERIFY(!QFileInfo::exists(path));
}

void tst_ConnectionTrial::aServerThatDoesNotAnswerHoldsNothingUp()
{
    std::promise<void> gate;
    const auto isOpen = gate.get_future().share();
    ConnectionTrial trial([isOpen](const DatabaseLogin &) -> Outcome<ServerFacts> {
        isOpen.wait();
        return ServerFacts{};
    });
    const QSignalSpy failed(&trial, &ConnectionTrial::failed);
    QSignalSpy succeeded(&trial, &ConnectionTrial::succeeded);
    trial.start(DatabaseUrl::embeddedDefault());
    trial.cancel();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::Cancelled);
    QVERIFY(!trial.isRunning());
    gate.set_value();
    trial.start(DatabaseUrl::embeddedDefault());
    QVERIFY(succeeded.wait());
    QCOMPARE(succeeded.count(), 1);
    QCOMPARE(failed.count(), 1);
}

void tst_ConnectionTrial::theNewestAttemptCountsWhateverTheOrderOfAnswers()
{
    std::promise<void> gate;
    const auto isOpen = gate.get_future().share();
    ConnectionTrial trial([isOpen](const DatabaseLogin &login) -> Outcome<ServerFacts> {
        if (login.url.user() == u"slow"_s)
            isOpen.wait();
        ServerFacts facts;
        facts.login = login.url.user();
        return facts;
    });
    const auto url = *DatabaseUrl::fromText(u"postgresql://host/intray"_s);
    QSignalSpy succeeded(&trial, &ConnectionTrial::succeeded);
    trial.start(url.as(u"slow"_s));
    trial.start(url.as(u"quick"_s));
    QVERIFY(succeeded.wait());
    gate.set_value();
    trial.start(url.as(u"last"_s));
    QTRY_COMPARE(succeeded.count(), 2);
    QCOMPARE(succeeded.first().first().value<ServerFacts>().login, u"quick"_s);
    QCOMPARE(succeeded.last().first().value<ServerFacts>().login, u"last"_s);
}

void tst_ConnectionTrial::anAttemptOutlivesWhoeverAskedForIt()
{
    std::promise<void> gate;
    std::promise<void> done;
    const auto isOpen = gate.get_future().share();
    {
        ConnectionTrial trial([isOpen, &done](const DatabaseLogin &) -> Outcome<ServerFacts> {
            isOpen.wait();
            done.set_value();
            return ServerFacts{};
        });
        trial.start(DatabaseUrl::embeddedDefault());
    }
    gate.set_value();
    done.get_future().wait();
}

INTRAY_TEST_GUILESS_MAIN(tst_ConnectionTrial)
#include "tst_connectiontrial.moc"
