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

/// What the message line at the desk says: one message, or several that came together. Each part is
/// about something, and goes when that is gone. What became of a lost lock stays before what has no
/// button; it and what became of items that were taken away come back when another message goes.
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
        Others,   ///< Records that need the same: until another record comes.
        Shortage, ///< That a queue has nothing: until it has, or another queue is chosen.
        Leaving,  ///< That the record could not be left: until it is, or something is typed.
        Limit,    ///< That one holds as many as one may: until they are fewer.
        Proposal, ///< Somebody else's values: as long as any is offered.
        Field,    ///< What became of a paste: until something is typed, or the field is left.
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
        Done,    ///< What cannot be taken back: as long as it could be otherwise.
        Finished ///< That an item is: as long as it can be taken back.
    };

    explicit DeskMessages(const RecordInWork &record, QObject *parent = nullptr);

    const std::optional<Message> &message() const { return m_message; }
    bool isAbout(Cause cause) const;
    bool covers(Cause cause) const;                         ///< What is about this comes back.
    QString sentenceAbout(Cause cause) const;               ///< Empty: it is not about that.
    bool tellsOfAway() const { return m_away.has_value(); } ///< Though another may cover it.

    void say(Cause cause, const Message &message);
    void say(Cause cause, Message::Kind kind, const QString &sentence,
             const QList<Action> &actions = {});
    void add(Cause cause, const Message &message); ///< Behind what the line says, or alone.
    void add(Cause cause, const QString &sentence);
    /// In place of what the line says, which comes back when this goes, unless it was ended.
    void sayOver(Cause cause, const QString &sentence);
    /// Replaces what is said about the cause, if anything is; an empty sentence takes it away.
    void reword(Cause cause, const QString &sentence);
    /// News. If a record or an answer is on its way, which would take the message away, it is kept
    /// until sayWaiting().
    void sayLater(Cause cause, const Message &message);
    void sayWaiting();
    /// News that comes with the next record: kept until sayWaiting(), however soon that is.
    void sayWithNext(Cause cause, const Message &message);
    /// What became of the lock; comes back while the lock is lost.
    void keep(const Message &lost);
    QString lostTo() const;     ///< Empty: to nobody who is known.
    void withdraw(Cause cause); ///< What is about this.
    void withdraw();            ///< Whatever it is about.
    void startAnew();           ///< Another record comes.

    /// What Retry does from now on.
    void setRetry(std::function<void()> retry);
    bool canRetry() const { return static_cast<bool>(m_retry); }
    void retry();

signals:
    void changed();

private:
    struct Part
    {
        Cause cause;
        Message message;
    };

    void followRecord();
    void show(const QList<Part> &parts);
    QList<Part> covered(Cause gone);

    const RecordInWork &m_record;
    QList<Part> m_parts;
    QList<Part> m_under;              ///< Comes back when the parts go.
    std::optional<Message> m_message; ///< Of all parts.
    std::optional<Message> m_lost;
    std::optional<Message> m_away;
    QList<Part> m_waiting;
    std::function<void()> m_retry;
};

} // namespace intray
