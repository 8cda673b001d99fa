// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "queue/lock.h"
#include "session/message.h"

#include <QObject>

#include <functional>
#include <optional>

namespace intray {

class RecordInWork;

/// The one message at the desk and what it is about, so that it goes when its cause is gone. What
/// became of a lost lock, and of items that were taken away, comes back when another message goes.
/// Lives in the window's thread.
class DeskMessages : public QObject
{
    Q_OBJECT
public:
    /// What a message is about. Whatever ends that takes the message away.
    enum class Cause {
        None,
        Taking,   ///< The record that came, or why none did.
        Answer,   ///< To a key: until something is typed, or the fields' faults are others.
        Refusal,  ///< Why an action cannot be done: until it can, or for another reason cannot.
        Away,     ///< Items that are not mine any more: until another record comes.
        Shortage, ///< That a queue has nothing: until it has, or another queue is chosen.
        Resume,   ///< Items that are unfinished: as long as there are any.
        Link,
        Faults,
        Draft,
        Disk,
        Lock,
        Finishing,
        Rules,
        Reverted,
        Suggestion,
        Finished
    };

    explicit DeskMessages(const RecordInWork &record, QObject *parent = nullptr);

    const std::optional<Message> &message() const { return m_message; }
    bool isAbout(Cause cause) const { return m_cause == cause; }
    bool tellsOfAway() const { return m_away.has_value(); } ///< Though another may cover it.

    void say(Cause cause, const Message &message);
    void say(Cause cause, Message::Kind kind, const QString &sentence,
             const QList<Action> &actions = {});
    void add(const QString &sentence); ///< Behind what the line says, or alone.
    /// News that a record on its way or an answer would take away: kept until sayWaiting() then.
    void sayLater(Cause cause, const Message &message);
    void sayWaiting();
    /// News that comes with the next record: kept until sayWaiting(), however soon that is.
    void sayWithNext(Cause cause, const Message &message);
    /// What became of the lock; comes back while the lock is lost.
    void keep(const Message &lost);
    void withdraw(Cause cause); ///< If it is about this.
    void withdraw();            ///< Whatever it is about.
    void startAnew();           ///< Another record comes.

    /// What Retry does from now on.
    void setRetry(std::function<void()> retry);
    bool canRetry() const { return static_cast<bool>(m_retry); }
    void retry();

signals:
    void changed();

private:
    void followRecord();
    void showCovered();

    const RecordInWork &m_record;
    Cause m_cause = Cause::None;
    std::optional<Message> m_message;
    std::optional<Message> m_lost;
    std::optional<Message> m_away;
    struct Waiting
    {
        Cause cause;
        Message message;
    };
    QList<Waiting> m_waiting;
    std::function<void()> m_retry;
};

} // namespace intray
