// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockclock.h"
#include "support/testclass.h"
#include "ui/desk/lockmark.h"
#include "ui/desk/lockring.h"
#include "ui/windowfixture.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The countdown of a lock, which warns when the queue says so.
class ShownLockTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortLockIsNotEndingFromItsFirstSecond();
    void theWarningIsTheQueuesOwn();
    void aClickExtendsIt();
    void betweenTwoRecordsNoneIsLost();
    void whoHasTheItemNowIsNamed();

private:
    void open(std::chrono::seconds lock, std::optional<std::chrono::seconds> warning);
    LockMark &mark() const { return *m_desk->find<LockMark>(u"recordLock"_s); }
    bool isEnding() const { return mark().state() == LockRing::State::Ending; }
    void letPass(std::chrono::milliseconds time)
    {
        m_desk->letTimePass(time);
        m_desk->desk().lockClock().tick();
    }

    std::unique_ptr<WindowFixture> m_desk;
};

void ShownLockTest::open(std::chrono::seconds lock, std::optional<std::chrono::seconds> warning)
{
    m_desk = std::make_unique<WindowFixture>(1);
    m_desk->elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = store.queue(u"customers"_s).value();
        queue.lockDuration = lock;
        queue.firstWarning = warning;
        queue.lastWarning = std::nullopt;
        return store.setQueue(queue).value().id;
    });
    m_desk->start();
    m_desk->takeNext();
}

void ShownLockTest::aShortLockIsNotEndingFromItsFirstSecond()
{
    open(4min, std::nullopt);
    QVERIFY2(!isEnding(), qPrintable(mark().text()));
    letPass(2min);
    QVERIFY2(isEnding(), qPrintable(mark().text()));
}

void ShownLockTest::theWarningIsTheQueuesOwn()
{
    open(30min, 2min);
    letPass(27min);
    QVERIFY2(!isEnding(), qPrintable(mark().text()));
    letPass(1min);
    QVERIFY2(isEnding(), qPrintable(mark().text()));
}

void ShownLockTest::aClickExtendsIt()
{
    open(30min, std::nullopt);
    letPass(27min);
    QCOMPARE(mark().text(), u"3 min left"_s);
    QTest::mouseClick(&mark(), Qt::LeftButton);
    QTRY_COMPARE(mark().text(), u"30 min left"_s);
}

void ShownLockTest::betweenTwoRecordsNoneIsLost()
{
    open(30min, std::nullopt);
    m_desk->desk().lockClock().stop(); // as when a record goes
    emit m_desk->desk().recordChanged();
    QVERIFY(!mark().isVisible());
    QCOMPARE(mark().state(), LockRing::State::Held);
}

void ShownLockTest::whoHasTheItemNowIsNamed()
{
    open(30min, std::nullopt);
    const Item held = m_desk->desk().item();
    m_desk->elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"Urgent."_s).has_value();
    });
    m_desk->elsewhere(u"anna"_s,
                      [](Store &store) { return store.claimNext({u"customers"_s}).has_value(); });
    m_desk->press(Qt::Key_K, Qt::ControlModifier); // asks for more of it
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Lost);
    QTRY_COMPARE(mark().text(), u"lost to anna"_s);
}

INTRAY_TEST_MAIN(ShownLockTest)
#include "tst_shownlock.moc"
