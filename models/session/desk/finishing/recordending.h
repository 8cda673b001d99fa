// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/finishing/finisher.h"
#include "session/desk/finishing/postponedfinisher.h"
#include "session/desk/finishing/takebackwindow.h"
#include "session/message.h"

#include <QObject>

namespace intray {

class DeskMessages;
class Planting;
class RecordInWork;
class Session;
class TextKeeper;

/// How the record at the desk ends: now, with its batch, or later when the line is back; and for
/// how long that can be undone. What did not work is said in a message, and the record goes back
/// into work. Lives in the window's thread and never blocks it.
class RecordEnding : public QObject
{
    Q_OBJECT
public:
    RecordEnding(Session &session, RecordInWork &record, DeskMessages &messages, TextKeeper &text,
                 const ElapsedClock &clock, QObject *parent = nullptr);
    ~RecordEnding() override;

    void setPlanting(Planting &planting) { m_planting = &planting; }

    /// With what is typed, so that nothing of it is lost; a completion only if its text breaks no
    /// rule. Then takes the next item of the queue `next`; empty: none.
    void finish(Disposition disposition, const QString &next = {}, const LockId &setAside = {});
    /// As a duplicate of an item that is kept as it is. What is typed is not kept.
    void endAsDuplicate(const Item &keeper);
    void returnBatch(std::chrono::seconds after,
                     const QString &reason = {}); ///< With all else that its lock holds.
    void completeLater();                         ///< As soon as the database can be written again.
    bool isPostponed() const;                     ///< That is asked of the record at the desk.
    bool withdraw(); ///< It is not completed later; false: it has been sent already.
    void turnAway(); ///< The desk turned to something else: what a batch says is late.
    TakeBackWindow &takeBackWindow() { return m_takeBack; }

signals:
    void asked();                           ///< Of the database; the record waits for its answer.
    void focusWanted(const QString &field); ///< Its text breaks a rule, or is to be looked at.
    void done(const intray::FinishedWork &work);
    void lockLost(const intray::Message &message);
    void batchReturned(int items);
    void batchNotReturned(); ///< Not all of it; the record here may be among what went.
    void postponedChanged();
    void doneElsewhere(const intray::Item &item); ///< One that is not at the desk, later.

private:
    bool breaksRules();
    bool tellsFirst();
    void begin();
    void followFinisher();
    void followPostponed();
    void receiveDone(const FinishedWork &work);
    void receiveNotDone(const Error &error);
    void receiveLost(const Error &error);
    void receiveUnknown(const Error &error);
    void receivePostponed(ItemId item);
    void receiveDoneLater(const FinishedWork &work);
    void receiveNotDoneLater(const Item &item, const Error &error);
    void receiveBatch(const Outcome<QList<ItemId>> &returned);

    Session &m_session;
    RecordInWork &m_record;
    DeskMessages &m_messages;
    TextKeeper &m_text;
    Planting *m_planting = nullptr; ///< None: no slip is planted.
    Finisher m_finisher;
    PostponedFinisher m_later;
    TakeBackWindow m_takeBack;
    quint64 m_visit = 0; ///< Grows when the desk turns to something else.
};

} // namespace intray
