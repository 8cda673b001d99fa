// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "support/testclass.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A clerk at a server that tells nothing: what others do is looked for.
class PolledServerTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<Office> office(const QStringList &keys)
    {
        auto office = std::make_unique<Office>(keys, Office::hospital(), databaseOf(engineOfRow()));
        QSignalSpy started(office->session.get(), &Session::started);
        office->session->start();
        if (!started.wait(20000))
            qFatal("The session does not start: %s", qPrintable(office->session->linkSentence()));
        office->sitDown();
        return office;
    }

private slots:
    void initTestCase_data() { addRowsOnly({u"mariadb"_s, u"pgbouncer"_s, u"psqlodbc"_s}); }

    void theLoginSaysWhoSomebodyIs()
    {
        const auto clerk = office({});
        QCOMPARE(clerk->session->identity(), Office::me());
        QVERIFY(!clerk->session->server().databaseId.isEmpty());
        QVERIFY(!clerk->session->isNotified());
        QCOMPARE(clerk->session->whyNoWriting(), QString());
    }

    void whatAColleagueTakesIsSeen()
    {
        const auto clerk = office({u"1"_s, u"2"_s});
        QSignalSpy changed(clerk->session.get(), &Session::databaseChanged);
        clerk->session->lookNow();
        valueOf(clerk->colleague.store.claimItems({clerk->ids[1]}));
        QTRY_VERIFY(!changed.isEmpty() && clerk->session->changes().mayTouch(clerk->ids[1]));
    }

    void aColleaguesReleaseReachesTheDesk()
    {
        const auto clerk = office({u"1"_s});
        clerk->takeNext();
        const intray::Item item = clerk->desk->item();
        valueOf(clerk->colleague.store.releaseLocks({{item.id, item.lock.id}}, u"on holiday"_s));
        QTRY_COMPARE(clerk->desk->state(), Desk::State::Lost);
        QTRY_VERIFY(clerk->sentence().contains(u"clerk2"_s));
    }

    void recordsGoOneAfterTheOther()
    {
        const auto clerk = office({u"1"_s, u"2"_s});
        clerk->takeNext();
        clerk->desk->record().edit(u"city"_s, u"Boaz"_s);
        clerk->desk->completeAndNext();
        QTRY_COMPARE(clerk->desk->item().key, u"2"_s);
        const ItemDetail first = clerk->detailOf(clerk->ids[0]);
        QCOMPARE(first.item.state, intray::State::Done);
        QCOMPARE(first.item.record[u"city"_s].toString(), u"Boaz"_s);
    }
};

INTRAY_TEST_GUILESS_MAIN(PolledServerTest)
#include "tst_polledserver.moc"
