// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lockclock.h"
#include "ui/desk/lockbar.h"
#include "ui/windowfixture.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The countdown of a lock, which warns when the queue says so.
class LockBarTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortLockIsNotEndingFromItsFirstSecond();
    void theWarningIsTheQueuesOwn();

private:
    void open(std::chrono::seconds lock, std::optional<std::chrono::seconds> warning);
    QString words() const { return m_desk->window().findChild<LockBar *>()->words(); }
    void letPass(std::chrono::milliseconds time)
    {
        m_desk->letTimePass(time);
        m_desk->desk().lockClock().tick();
    }

    std::unique_ptr<WindowFixture> m_desk;
};

void LockBarTest::open(std::chrono::seconds lock, std::optional<std::chrono::seconds> warning)
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

void LockBarTest::aShortLockIsNotEndingFromItsFirstSecond()
{
    open(4min, std::nullopt);
    QVERIFY2(words().startsWith(u"locked until"_s), qPrintable(words()));
    letPass(2min);
    QVERIFY2(words().startsWith(u"\u26A0"_s), qPrintable(words()));
}

void LockBarTest::theWarningIsTheQueuesOwn()
{
    open(30min, 2min);
    letPass(27min);
    QVERIFY2(words().startsWith(u"locked until"_s), qPrintable(words()));
    letPass(1min);
    QVERIFY2(words().startsWith(u"\u26A0"_s), qPrintable(words()));
}

QTEST_MAIN(LockBarTest)
#include "tst_lockbar.moc"
