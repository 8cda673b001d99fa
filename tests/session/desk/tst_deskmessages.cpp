// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskmessages.h"
#include "session/desk/recordinwork.h"
#include "support/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using Cause = DeskMessages::Cause;

/// Which message stands at the desk, and when it goes.
class DeskMessagesTest : public QObject
{
    Q_OBJECT

private:
    static Message said(const QString &sentence)
    {
        return {Message::Kind::Information, sentence, {}, {}};
    }

private slots:
    void aMessageGoesWithItsCauseOnly()
    {
        RecordInWork record;
        DeskMessages messages(record);
        QSignalSpy changed(&messages, &DeskMessages::changed);
        messages.say(Cause::Draft, said(u"not saved"_s));
        messages.withdraw(Cause::Link);
        QCOMPARE(messages.message(), said(u"not saved"_s));
        messages.withdraw(Cause::Draft);
        QVERIFY(!messages.message());
        QCOMPARE(changed.count(), 2);
    }

    void newsForTheNextRecordStaysThoughTheLineTellsTheLikeOfIt()
    {
        RecordInWork record;
        DeskMessages messages(record);
        messages.say(Cause::Finished, said(u"C-1 is completed"_s));
        messages.sayWithNext(Cause::Finished, said(u"C-2 is completed"_s));
        messages.startAnew();
        messages.sayWaiting();
        QCOMPARE(messages.message(), said(u"C-2 is completed"_s));
    }

    void theSameAgainIsNotToldAgain()
    {
        RecordInWork record;
        DeskMessages messages(record);
        QSignalSpy changed(&messages, &DeskMessages::changed);
        messages.say(Cause::Draft, said(u"a"_s));
        messages.say(Cause::Disk, said(u"a"_s));
        QCOMPARE(changed.count(), 1);
        messages.withdraw(Cause::Draft); // it is about the disk now
        QVERIFY(messages.message());
    }

    void whatBecameOfTheLockComesBackAfterAnotherMessage()
    {
        RecordInWork record;
        DeskMessages messages(record);
        record.setState(DeskState::Lost);
        messages.say(Cause::Lock, said(u"lost"_s));
        messages.say(Cause::Link, said(u"offline"_s));
        messages.withdraw(Cause::Link);
        QCOMPARE(messages.message(), said(u"lost"_s));
        messages.withdraw(); // the person has read it
        QVERIFY(!messages.message());
    }

    void anAnswerToAKeyComesBehindWhatBecameOfTheLock()
    {
        RecordInWork record;
        DeskMessages messages(record);
        record.setState(DeskState::Lost);
        Message lost = said(u"lost."_s);
        lost.actions = {Action::TakeAgain, Action::KeepAsDraft};
        messages.say(Cause::Lock, lost);
        for (const QString &answer : {u"first"_s, u"second"_s}) {
            messages.say(Cause::Answer, said(answer));
            QCOMPARE(messages.message()->sentence, u"lost. "_s + answer);
            QCOMPARE(messages.message()->actions, lost.actions);
        }
        messages.withdraw(Cause::Answer);
        QCOMPARE(messages.message(), lost);
    }

    void itDoesNotComeBackOnceTheLockIsMineAgain()
    {
        RecordInWork record;
        DeskMessages messages(record);
        record.setState(DeskState::Lost);
        messages.say(Cause::Lock, said(u"lost"_s));
        record.setState(DeskState::Working);
        messages.say(Cause::Link, said(u"offline"_s));
        messages.withdraw(Cause::Link);
        QVERIFY(!messages.message());
    }

    void anotherRecordForgetsTheLostLock()
    {
        RecordInWork record;
        DeskMessages messages(record);
        messages.keep(said(u"lost"_s));
        messages.startAnew();
        record.setState(DeskState::Lost);
        messages.say(Cause::Link, said(u"offline"_s));
        messages.withdraw(Cause::Link);
        QVERIFY(!messages.message());
    }

    void newsWaitForTheRecordThatIsOnItsWay()
    {
        RecordInWork record;
        DeskMessages messages(record);
        record.setState(DeskState::Taking);
        messages.sayLater(Cause::Taking, said(u"taken meanwhile"_s));
        QVERIFY(!messages.message());
        messages.startAnew();
        record.setState(DeskState::Working);
        messages.sayWaiting();
        QCOMPARE(messages.message(), said(u"taken meanwhile"_s));
        messages.withdraw();
        messages.sayWaiting(); // once only
        QVERIFY(!messages.message());
    }

    void ofSeveralPartsEachGoesWithItsOwnCause()
    {
        RecordInWork record;
        DeskMessages messages(record);
        messages.say(Cause::Finished, said(u"done."_s));
        messages.add(Cause::Shortage, said(u"nothing is open."_s));
        QCOMPARE(messages.message(), said(u"done. nothing is open."_s));
        QVERIFY(messages.isAbout(Cause::Finished) && messages.isAbout(Cause::Shortage));
        messages.withdraw(Cause::Finished);
        QCOMPARE(messages.message(), said(u"nothing is open."_s));
        messages.reword(Cause::Shortage, u"little is open."_s);
        QCOMPARE(messages.message(), said(u"little is open."_s));
        messages.reword(Cause::Shortage, {});
        QVERIFY(!messages.message());
    }

    void whatIsSaidOfAFieldGoesWhenItIsLeft()
    {
        RecordInWork record;
        DeskMessages messages(record);
        record.setState(DeskState::Working);
        messages.say(Cause::Field, said(u"pasted"_s));
        record.leaveField(u"f"_s);
        QVERIFY(!messages.message());
    }

    void retryDoesWhatWasSetLast()
    {
        RecordInWork record;
        DeskMessages messages(record);
        QVERIFY(!messages.canRetry());
        messages.retry(); // nothing happens
        QStringList done;
        messages.setRetry([&] { done.append(u"first"_s); });
        messages.setRetry([&] {
            messages.setRetry({});
            done.append(u"second"_s);
        });
        messages.retry();
        QCOMPARE(done, QStringList{u"second"_s});
        QVERIFY(!messages.canRetry());
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskMessagesTest)
#include "tst_deskmessages.moc"
