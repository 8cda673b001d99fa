// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/finishing/finisher.h"
#include "session/drafts/postponedfile.h"
#include "store/work/workstore.h"

#include <QList>
#include <QObject>

namespace intray {

class QueueStore;
class Session;

/// Finishes what was asked for while the database could not be reached, as soon as it can be
/// written again, one after the other: also what an earlier run of the program left behind. Each is
/// on the disk before it is promised, and is applied only if its lock still holds the item. Lives
/// in the window's thread. Exactly one of done(), lockLost() and notDone() ends each that was kept.
class PostponedFinisher : public QObject
{
    Q_OBJECT
public:
    explicit PostponedFinisher(Session &session, QObject *parent = nullptr);
    ~PostponedFinisher() override;

    /// kept() or notKept() answers.
    void add(const Item &item, const Disposition &disposition);
    /// Takes the wish back; false: it has been sent already.
    bool withdraw(ItemId item);
    bool holds(ItemId item) const;

signals:
    void kept(intray::ItemId item);
    void notKept(const intray::Error &error); ///< The disk refused it.
    void done(const intray::FinishedWork &work);
    void lockLost(const intray::Item &item, const intray::Error &error);
    void notDone(const intray::Item &item, const intray::Error &error);

private:
    static Outcome<FinishedWork> carryOut(WorkStore &store, const Finisher::Job &job);
    void followFinisher();
    void load();
    void sendNext();
    static Outcome<std::optional<Error>> whatBreaksRules(WorkStore &store, QueueStore &queues,
                                                         const PostponedWork &work);
    PostponedWork endFirst();
    void refuse(const Error &error);
    void receiveNotDone(const Error &error);

    Session &m_session;
    Finisher m_finisher;
    QList<PostponedWork> m_waiting; ///< The first is on its way while m_sending.
    bool m_sending = false;
    bool m_loaded = false;
};

} // namespace intray
