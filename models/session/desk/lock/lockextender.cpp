// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockextender.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

using namespace std::chrono_literals;

struct LockExtender::Extension
{
    Lock lock;
    QDateTime now;
};

LockExtender::LockExtender(Session &session, const ElapsedClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_elapsed(clock)
    , m_clock(clock)
    , m_activity(clock)
{
    connect(&m_clock, &LockClock::ticked, this, &LockExtender::extendIfDue);
    connect(&m_clock, &LockClock::ended, this, &LockExtender::verify);
    connect(&m_clock, &LockClock::slept, &m_session, &Session::noteSleep);
    connect(&m_session, &Session::resumed, this, &LockExtender::verify);
    connect(&m_session, &Session::databaseChanged, this, [this] {
        if (m_session.changes().mayTouch(m_item.id))
            verify();
    });
    connect(&m_session, &Session::databaseReplaced, this, &LockExtender::verify);
}

LockExtender::~LockExtender() = default;

void LockExtender::watch(const Item &item, const Queue &rules, const QDateTime &databaseNow)
{
    const bool isAnother = !isSameLock(item);
    m_item = item;
    m_rules = rules;
    if (isAnother) {
        m_activity.forget();
        m_notBefore = {};
        m_extending = false;
    }
    m_clock.watch(item.lock, databaseNow, rules.lockDuration,
                  {rules.firstWarning, rules.lastWarning});
}

void LockExtender::watchLost()
{
    m_clock.stop();
    m_extending = false;
}

void LockExtender::stop()
{
    m_clock.stop();
    m_item = {};
    m_extending = false;
}

void LockExtender::noteActivity()
{
    if (!m_clock.isWatching())
        return;
    m_activity.note();
    extendIfDue();
}

void LockExtender::extend()
{
    m_activity.note();
    ask(true);
}

QDateTime LockExtender::limit() const
{
    return m_item.lock.lockedAt.addSecs(m_rules.longestHold.count());
}

bool LockExtender::isLimitReached() const
{
    return m_item.lock.isHeld() && m_item.lock.expiresAt >= limit();
}

void LockExtender::extendIfDue()
{
    if (!m_clock.isWatching() || isLimitReached() || m_elapsed() < m_notBefore)
        return;
    if (m_activity.extensionIsDue(m_clock.remaining(), m_rules.lockDuration))
        ask(false);
}

void LockExtender::ask(bool wished)
{
    if (m_extending || !m_item.lock.isHeld())
        return;
    m_extending = true;
    const auto work = [item = m_item.id,
                       lock = m_item.lock.id](WorkStore &store) -> Outcome<Extension> {
        const auto extended = store.extend(item, lock);
        if (!extended)
            return tl::unexpected(extended.error());
        const auto now = store.now();
        if (!now)
            return tl::unexpected(now.error());
        return Extension{*extended, *now};
    };
    answer(m_session.actions().run(work), this, [this, asked = m_item, wished](const auto &result) {
        if (isSameLock(asked) && m_clock.isWatching())
            receive(result, wished);
    });
}

bool LockExtender::isSameLock(const Item &asked) const
{
    return asked.id == m_item.id && asked.lock.id == m_item.lock.id;
}

void LockExtender::receive(const Outcome<Extension> &extension, bool wished)
{
    m_extending = false;
    if (!extension) {
        m_notBefore = m_elapsed() + 5s;
        m_session.noteError(extension.error());
        emit notExtended(extension.error(), wished);
        return;
    }
    m_item.lock = extension->lock;
    m_clock.watch(m_item.lock, extension->now, m_rules.lockDuration,
                  {m_rules.firstWarning, m_rules.lastWarning});
    m_session.noteExtension();
    emit extended(m_item.lock, wished);
}

// If news comes during a look, another look follows, because the first may have read what was there
// before the news.
void LockExtender::verify()
{
    if (!m_item.id.isValid())
        return;
    m_verifyAgain = m_verifying;
    if (m_verifying)
        return;
    m_verifying = true;
    const auto work = [item = m_item.id, lock = m_item.lock.id](WorkStore &store) {
        return factsOf(store, item, lock);
    };
    answer(m_session.watching().run(work), this,
           [this, asked = m_item](const Outcome<LockFacts> &facts) {
               m_verifying = false;
               if (!facts)
                   m_session.noteError(facts.error());
               else if (isSameLock(asked))
                   emit found(*facts);
               if (std::exchange(m_verifyAgain, false))
                   verify();
           });
}

} // namespace intray
