// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/taking/taker.h"

#include <QObject>

namespace intray {

class DeskMessages;
class DeskProposal;
class LockInWork;
class Planting;
class RecordInWork;
class Session;
class TextKeeper;

/// Brings records to the desk: for work with the newest text that was typed, to be read where the
/// lock is gone, or just the text where the database cannot be reached. The record that is there
/// stays until another comes. Says in a message what went wrong. Lives in the window's thread.
class RecordOpener : public QObject
{
    Q_OBJECT
public:
    RecordOpener(Session &session, RecordInWork &record, DeskMessages &messages,
                 DeskProposal &proposal, TextKeeper &text, LockInWork &lock,
                 QObject *parent = nullptr);
    ~RecordOpener() override;

    void setPlanting(Planting &planting); ///< Else no slip is planted.
    void takeNext(const QString &queue);
    void takeSeveral(const QString &queue, int count);
    void take(ItemId item);
    void takeFirstOf(const QList<ItemId> &items) ///< That nobody else has.
    {
        begin();
        m_taker.takeFirstOf(items);
    }
    void open(ItemId item);
    void takeAgain(); ///< The one here, whose lock is lost; its text stays.
    void takeBack(const Item &finished, const OperationId &operation);
    void reopenOwn(ItemId item); ///< One that was finished longer ago.
    /// Opens what is mine but could not be read, if there is any; false: there is none.
    bool openAwaited();
    void receive(const TakenRecord &taken); ///< What a disposition brought.
    /// The same where another record came with it; `before` is the finished one's lock.
    void receiveNext(const TakenRecord &taken, const LockId &before);
    void turnAway() { m_taker.turnAway(); }
    /// The lock of the item that was set aside for one that was taken back and comes next in its
    /// queue; empty: there is none.
    LockId setAsideIn(const QString &queue) const;
    void clear(); ///< No record is at the desk any more.

signals:
    void asked(); ///< Another record is on its way.
    void recordChanged();
    void placeWanted(const QString &first); ///< The cursor goes to work.
    void nothingGiven(const intray::Claim &claim, int wanted);
    void lineBroken(); ///< Nothing came, and nothing can be written now.

private:
    void followTaker();
    void followProposal();
    void begin();
    void giveUp();
    void receiveNothing(const TakenRecord &taken);
    void receiveTrouble(const Error &error);
    void receiveUnreachable(const std::optional<DraftJournal::Entry> &text, const Error &error);
    void receiveTakenBack(const TakenRecord &taken);
    void receiveNotTakenBack(const Error &error);
    void receiveTakenAgain(const TakenRecord &taken);
    void show(const TakenRecord &taken, const std::optional<Draft> &local);
    void put(const TakenRecord &taken);
    void startWork(const TakenRecord &taken, const std::optional<Draft> &local);
    void tellWhatCame(const TakenRecord &taken);
    void offerStored(const Record &values, const LastChange &change);
    void goOnWith(const TakenRecord &taken);
    void showLost(const TakenRecord &taken, const std::optional<Draft> &local);
    void showTextOnly(const DraftJournal::Entry &entry, const Error &error);
    void leave();
    void beginInField();
    std::optional<Draft> newestText(const TakenRecord &taken,
                                    const std::optional<Draft> &local) const;

    Session &m_session;
    RecordInWork &m_record;
    DeskMessages &m_messages;
    DeskProposal &m_proposal;
    TextKeeper &m_text;
    LockInWork &m_lock;
    Planting *m_planting = nullptr;
    Taker m_taker;
    Item m_setAside;      ///< Came by itself, and waits until what was taken back is finished.
    Lock m_finishedUnder; ///< What is taken back.
    ItemId m_brought; ///< Came by itself when the one before was finished, under a lock of its own.
};

} // namespace intray
