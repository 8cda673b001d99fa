// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/session.h"
#include "store/importing/importstore.h"
#include "support/testclass.h"

#include <QFile>

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void startingReadsTheQueuesAndIsLive()
    {
        Office office;
        QCOMPARE(office.session->link(), Session::Link::Connecting);
        QVERIFY(office.session->linkSentence().endsWith(u'.'));
        office.open();
        QCOMPARE(office.session->link(), Session::Link::Live);
        QCOMPARE(office.session->queues().size(), 1);
        QCOMPARE(office.session->queueNamed(u"hospital"_s).recordSchema, hospitalSchema());
        QCOMPARE(office.session->queueNamed(u"unknown"_s).name, u"unknown"_s);
    }

    void whatAColleagueWritesIsNoticed()
    {
        Office office;
        office.open();
        QSignalSpy changed(office.session.get(), &Session::databaseChanged);
        QTRY_VERIFY(!changed.isEmpty()); // the first look
        changed.clear();
        valueOf(office.colleague.store.addItem(u"hospital"_s, Office::itemNamed(u"1"_s)));
        QTRY_VERIFY(!changed.isEmpty());
    }

    void whatIWriteIsNoticedToo()
    {
        Office office({u"1"_s});
        office.open();
        QSignalSpy changed(office.session.get(), &Session::databaseChanged);
        QTRY_VERIFY(!changed.isEmpty());
        changed.clear();
        office.session->actions().run(
            [](Store &store) { return store.claimNext({u"hospital"_s}); });
        QTRY_VERIFY(!changed.isEmpty());
    }

    void withoutChangesNothingIsTold()
    {
        Office office;
        office.open();
        QSignalSpy changed(office.session.get(), &Session::databaseChanged);
        QTRY_VERIFY(!changed.isEmpty());
        office.settle();
        changed.clear();
        for (int look = 0; look < 5; ++look) {
            office.session->lookNow();
            auto looked =
                office.session->watching().run([](Store &) -> Outcome<Done> { return Done{}; });
            QTRY_VERIFY(looked.isFinished());
            QCoreApplication::processEvents();
        }
        QCOMPARE(changed.count(), 0);
    }

    void aPausedQueueIsKnownSoon()
    {
        Office office;
        office.open();
        QSignalSpy changed(office.session.get(), &Session::queuesChanged);
        valueOf(office.colleague.store.pauseQueue(u"hospital"_s, true));
        QTRY_VERIFY(office.session->queueNamed(u"hospital"_s).paused);
        QVERIFY(!changed.isEmpty());
    }

    void aDatabaseThatCannotBeOpenedIsTriedAgain()
    {
        Office office;
        const QString path = office.database.folder() + u"/later.db"_s;
        Session session(DatabaseUrl::sqlite(path), Office::me(), OpenMode::Existing,
                        office.journal);
        QSignalSpy failed(&session, &Session::failed);
        QSignalSpy started(&session, &Session::started);
        session.start();
        QTRY_COMPARE(failed.count(), 2);
        QCOMPARE(session.link(), Session::Link::Offline);
        QVERIFY(!failed.first().first().value<Error>().sentence.isEmpty());
        QCOMPARE(session.linkSentence(), failed.last().first().value<Error>().sentence);
        valueOf(
            Connection::open(DatabaseUrl::sqlite(path), OpenMode::CreateOrUpgrade).map([](auto &&) {
                return Done{};
            }));
        QVERIFY(started.wait());
        QCOMPARE(session.link(), Session::Link::Live);
    }

    void aFileThatIsNoDatabaseIsToldInASentence()
    {
        Office office;
        const QString path = office.database.folder() + u"/letter.txt"_s;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        Session session(DatabaseUrl::sqlite(path), Office::me(), OpenMode::Existing,
                        office.journal);
        QSignalSpy failed(&session, &Session::failed);
        session.start();
        QVERIFY(failed.wait());
        QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::NotADatabase);
    }

    void aDatabaseThatAnswersLateIsWaitingNotOffline()
    {
        Office office;
        office.open();
        std::promise<void> gate;
        auto isOpen = gate.get_future().share();
        office.session->watching().run([isOpen](Store &) -> Outcome<Done> {
            isOpen.wait();
            return Done{};
        });
        office.session->lookNow();
        QTRY_COMPARE(office.session->link(), Session::Link::Waiting);
        gate.set_value();
        QTRY_COMPARE(office.session->link(), Session::Link::Live);
    }

    void aLongSearchDoesNotHoldUpAClaim()
    {
        Office office({u"1"_s});
        office.open();
        std::promise<void> gate;
        auto isOpen = gate.get_future().share();
        auto search = office.session->reading().run([isOpen](Store &) -> Outcome<Done> {
            isOpen.wait();
            return Done{};
        });
        office.takeNext();
        QVERIFY(!search.isFinished());
        gate.set_value();
    }

    void anotherDatabaseAtTheSamePlaceIsNoticed()
    {
        Office office;
        office.open();
        QSignalSpy replaced(office.session.get(), &Session::databaseReplaced);
        const QString before = office.session->server().databaseId;
        QVERIFY(!before.isEmpty());
        office.changeTables(u"UPDATE setting SET value = 'another' WHERE name = 'database_id'"_s);
        office.session->watching().reopen();
        office.session->lookNow();
        QVERIFY(replaced.wait());
        QCOMPARE(office.session->server().databaseId, u"another"_s);
        QCOMPARE(office.session->draftOwner().databaseId, u"another"_s);
    }

    void anAnswerToSomebodyBringsTheLinkBackAtOnce()
    {
        Office office;
        office.open();
        office.session->noteError({Error::Kind::Offline, u"The line is down."_s, {}});
        QTRY_COMPARE(office.session->link(), Session::Link::Live);
        QCOMPARE(office.session->whyNoWriting(), QString());
    }

    void anImportThatDiedHalfWayIsFinished()
    {
        Office office;
        ImportStore imports(*office.colleague.connection, office.colleague.store.identity());
        const ImportId import = valueOf(imports.beginImport(u"hospital"_s, u"a.csv"_s));
        valueOf(imports.stageItems(import, {Office::itemNamed(u"1"_s)}));
        valueOf(imports.acceptImport(import));
        office.open();
        QTRY_VERIFY(!valueOf(office.colleague.store.page(
                                 {u"hospital"_s, intray::State::Open, {}, {}, {}, {}}, {}))
                         .items.isEmpty());
    }
};

INTRAY_TEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
