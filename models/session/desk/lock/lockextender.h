// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/desk/lock/activitywatch.h"
#include "session/desk/lock/lockclock.h"
#include "session/desk/taking/takingsteps.h"

#include <QObject>

namespace intray {

class Session;

/// The lock of the record in work: extends it while somebody works there, and looks after it
/// whenever the database changed, the machine slept or the time is up. Lives in the window's
/// thread; says what it found and decides nothing.
class LockExtender : public QObject
{
    Q_OBJECT
public:
    LockExtender(Session &session, const ElapsedClock &clock, QObject *parent = nullptr);
    ~LockExtender() override;

    LockClock &clock() { return m_clock; }
    void watch(const Item &item, const Queue &rules, const QDateTime &databaseNow);
    void watchLost(); ///< The lock is gone: goes on looking who has the item.
    void stop();

    void noteActivity();
    void extend();
    void verify();
    /// No extension goes beyond this.
    QDateTime limit() const;
    bool isLimitReached() const;

signals:
    void extended(const intray::Lock &lock, bool wished);
    void notExtended(const intray::Error &error, bool wished);
    void found(const intray::LockFacts &facts);

private:
    struct Extension;
    void extendIfDue();
    void ask(bool wished);
    void receive(const Outcome<Extension> &extension, bool wished);
    bool isSameLock(const Item &asked) const;

    Session &m_session;
    ElapsedClock m_elapsed;
    LockClock m_clock;
    ActivityWatch m_activity;
    Item m_item;
    Queue m_rules;
    std::chrono::milliseconds m_notBefore{
        0}; ///< After a failure, automatic extension waits a little.
    bool m_extending = false;
    bool m_verifying = false;
    bool m_verifyAgain = false;
};

} // namespace intray
