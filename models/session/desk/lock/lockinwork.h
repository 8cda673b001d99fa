// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/lock/lockextender.h"
#include "session/message.h"

#include <QObject>

#include <optional>

namespace intray {

class DeskMessages;
class RecordInWork;
class Session;

/// What becomes of the lock while the record is in work: keeps it, warns before it ends, and judges
/// from what the database says whether it is still mine. While an answer is awaited it judges
/// nothing. Lives in the window's thread.
class LockInWork : public QObject
{
    Q_OBJECT
public:
    LockInWork(Session &session, RecordInWork &record, DeskMessages &messages,
               const ElapsedClock &clock, QObject *parent = nullptr);
    ~LockInWork() override;

    LockClock &clock() { return m_extender.clock(); }
    void watch(const QDateTime &databaseNow);    ///< The lock of the record at the desk.
    void watchLost() { m_extender.watchLost(); } ///< It is gone: goes on looking who has the item.
    void stop() { m_extender.stop(); }
    void extend() { m_extender.extend(); }
    void verify() { m_extender.verify(); }
    void noteActivity() { m_extender.noteActivity(); }
    bool isLimitReached() const { return m_extender.isLimitReached(); }

signals:
    void lost(const intray::Message &message);
    void extended();

private:
    void receiveFacts(const LockFacts &facts);
    void sayLost(const LockFacts &facts);
    void receiveMine(const LockFacts &facts);
    void receiveExtended(const Lock &lock, bool wished);
    void receiveNotExtended(const Error &error, bool wished);
    void warnOfEnd();
    void countOn();
    Message warning();
    QString limitSentence() const;

    Session &m_session;
    RecordInWork &m_record;
    DeskMessages &m_messages;
    LockExtender m_extender;
    QString m_saidLost;              ///< Of this lock.
    std::optional<Message> m_warned; ///< As it was said last.
};

} // namespace intray
