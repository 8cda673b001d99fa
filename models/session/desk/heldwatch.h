// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/taking/takingsteps.h"

#include <QObject>

namespace intray {

class DeskMessages;
class HeldItems;
class RecordInWork;
class Session;

/// What becomes of the items that are held and not at the desk: how many the batch of the record
/// has still, and a message when one was taken away. Lives in the window's thread; borrows all that
/// it is given.
class HeldWatch : public QObject
{
    Q_OBJECT
public:
    HeldWatch(const Session &session, const HeldItems &held, RecordInWork &record,
              DeskMessages &messages, QObject *parent = nullptr);

private:
    void countBatch();
    void lookAtMessage();
    void tell(const QList<LockFacts> &items);
    void tellOfAway();
    void forgetWhatCameBack();

    const Session &m_session;
    const HeldItems &m_held;
    RecordInWork &m_record;
    DeskMessages &m_messages;
    int m_count = 0;         ///< Held, as counted last.
    QList<LockFacts> m_away; ///< What the message is about.
};

} // namespace intray
