// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftkeeper.h"
#include "session/message.h"

#include <QObject>

namespace intray {

class DeskMessages;
class LockInWork;
class RecordInWork;
class Session;

/// Keeps every key typed in the record at the desk, and its lock while somebody types; says in a
/// message what of it is not safe yet. Lives in the window's thread and never blocks it.
class TextKeeper : public QObject
{
    Q_OBJECT
public:
    TextKeeper(Session &session, RecordInWork &record, DeskMessages &messages, LockInWork &lock,
               QObject *parent = nullptr);
    ~TextKeeper() override; ///< Writes what is typed to the disk first.

    DraftKeeper &drafts() { return m_drafts; }
    void keep();         ///< The text as it stands, under the next revision.
    void noteActivity(); ///< Somebody works at the record.

signals:
    void lockLost(const intray::Message &message);

private:
    void followRecord();
    void followDrafts();
    void followJournal();
    void receiveReplaced();

    Session &m_session;
    RecordInWork &m_record;
    DeskMessages &m_messages;
    LockInWork &m_lock;
    DraftKeeper m_drafts;
};

} // namespace intray
