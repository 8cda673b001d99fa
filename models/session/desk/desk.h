// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/queuerules.h"
#include "session/desk/deskmessages.h"
#include "session/desk/deskproposal.h"
#include "session/desk/recordinwork.h"
#include "session/elapsedclock.h"
#include "session/message.h"
#include "session/verifying/desksuggestions.h"
#include "session/verifying/lookingup.h"
#include "session/verifying/spelling.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace intray {

class RecordEnding;
class HeldItems;
class HeldWatch;
class LockClock;
class LockInWork;
class Planting;
class RecordOpener;
class Session;
class TakeBackWindow;
class TextKeeper;
class VainLeaving;
class WorkSeeker;
struct FinishedWork;
struct WorkRequest;

/// Where a person works on one record: connects what takes it, keeps what is typed safe, watches
/// its lock and finishes it. The widgets only show it and pass on keys. Lives in the window's
/// thread, never blocks it; answers come as signals.
class Desk : public QObject
{
    Q_OBJECT
public:
    using State = DeskState;

    explicit Desk(Session &session, QObject *parent = nullptr);
    Desk(Session &session, ElapsedClock clock, QObject *parent = nullptr);
    ~Desk() override; ///< Writes what is typed to the disk first.

    void follow(const HeldItems &held); ///< Tells of lost items that are not at the desk.

    State state() const { return m_record.state(); }
    const Queue &queue() const { return m_queue; } ///< The queue that takeNext() takes from.
    void setQueue(const Queue &queue);             ///< Leaves a record in work as it is.
    RecordInWork &record() { return m_record; }    ///< To read it and to type into it.
    const RecordInWork &record() const { return m_record; }
    const Item &item() const { return m_record.item(); }
    QString titleOfRecordsQueue() const;            ///< It may be another than queue().
    DeskProposal &proposal() { return m_proposal; } ///< Values that somebody else has typed.
    Spelling &spelling() { return m_spelling; }
    DeskSuggestions &suggestions() { return m_suggestions; } ///< What is suspicious.
    LookingUp &lookingUp() { return m_lookingUp; }
    Planting &planting() { return *m_planting; }
    LockClock &lockClock();
    VainLeaving &leaving() { return *m_leaving; } ///< The record, when it could not be left.
    WorkSeeker &seeker() { return *m_seeker; }    ///< For queues that give out work on request.
    /// The message line's content.
    const std::optional<Message> &message() const { return m_messages.message(); }
    bool gotNothing() const; ///< The last claim brought no item, and the message says why.
    QString lostTo() const { return m_messages.lostTo(); } ///< Who has the item now, if it is lost.
    /// Why the action cannot be done now, in a sentence; empty: it can.
    QString whyNot(Action action) const;
    bool canTakeBack() const { return whyNot(Action::TakeBack).isEmpty(); }
    std::chrono::seconds takeBackLeft() const; ///< How long that can be done; 0: not any more.

    /// An answer to a key. It goes as soon as `isSo`, which lookAtMessage() asks, is false.
    void explainWhile(const QString &sentence, const std::function<bool()> &isSo);
    /// Which items the person looks for by search and filters. The queue's order decides what comes
    /// next all the same, but where completeAndNextFound() asks otherwise.
    struct Sought
    {
        std::function<bool(const Item &)> finds; ///< What it does not find is told of.
        std::function<bool()> isOn;              ///< Else all are shown.
        std::function<bool()> isOnlySearch;      ///< No filter narrows it as well.
        std::function<QList<ItemId>()> shown;    ///< Open ones, as they stand in the list.
    };
    void setSought(const Sought &sought) { m_sought = sought; }

public slots:
    void lookAtMessage();
    void noteOpenItems(qint64 open); ///< Of its queue.
    void takeNext();
    void takeSeveral(int count);    ///< A batch under one lock; the first of it comes here.
    void take(intray::ItemId item); ///< The one picked in the list.
    void open(intray::ItemId item); ///< One that I hold already: resume it, draft included.
    void completeAndNext();
    void completeAndNextFound(); ///< Or takes it only, where nothing is in work.
    void complete() { finish(Action::Complete, Disposition::complete()); }
    void completeLater(); ///< As soon as the database can be written again.
    void returnItem(std::chrono::seconds after, const QString &reason = {})
    {
        finish(Action::Return, Disposition::returnLater(after, reason));
    }
    void returnBatch(std::chrono::seconds after,
                     const QString &reason = {}); ///< With all else that its lock holds.
    /// It waits for the answer without a lock, or stays here if the question says so.
    void ask(const intray::NewQuestion &question);
    /// Why the field is empty; no reason: there is none any more.
    void sayMissing(const QString &field, const QString &reason);
    void dismiss(const QString &reason = {})
    {
        finish(Action::Dismiss, Disposition::dismiss(reason));
    }
    void fail(const QString &reason) { finish(Action::Fail, Disposition::fail(reason)); }
    /// To the step before.
    void sendBack(const QString &reason)
    {
        finish(Action::SendBack, Disposition::sendBack(reason));
    }
    /// As a duplicate of another item of its queue, which is kept. What is typed is not.
    void endAsDuplicate(const intray::Item &keeper);
    void takeBack();
    /// An item that I finished comes back under a lock, within the time that the queue allows.
    void reopenOwn(intray::ItemId item);
    void keepLock();    ///< Extends now.
    void saveDraft();   ///< Now, to disk and database.
    void takeAgain();   ///< Lost: claim the very item again and keep my text.
    void keepAsDraft(); ///< Lost: put my text aside and clear the desk.
    void putAside();    ///< The record that is worked on stays mine, and the desk is empty.
    void dismissMessage();
    void addNote(intray::ItemId item, const intray::Note &note); ///< The database has it.
    void perform(intray::Action action); ///< One that needs no reason and no number.
    void explain(intray::Action action)
    {
        (void)refuses(action);
    }                                     ///< Says why it cannot be done now, if so.
    void inform(const QString &sentence); ///< An answer to a key: until something is typed.
    void informInPassing(const QString &sentence); ///< What was finished can still be undone.
    void answerFirst(const QString &sentence);     ///< What the line says comes back when it goes.
    void sayNotLeft(const QString &sentence);      ///< Why the record is still here,
    void forgetNotLeft();                          ///< which is no reason any more.
    void informOfField(const QString &sentence);   ///< Of the field in use: until it is left, too.
    void tellOfRecord(const QString &sentence);    ///< As long as the record is here.
    /// So many fields of the record deserve a look.
    void noteDoubts(int open) { m_doubts = open; }
    /// Beside what is said already, with a way to look at them; empty: of none any more.
    void tellOfOthers(const QString &sentence);
    void askAbout(const QString &suspicion);   ///< What is suspicious in the field in use.
    void stopAsking();                         ///< It is decided, or the field was left.
    void tellNotEntered(const QString &typed); ///< Before what the message line says, or alone.
    /// A key or the mouse was used at the record: its lock is worth extending.
    void noteActivity();
    /// Says in the message line what is unfinished, while the desk is empty; its Resume opens the
    /// item.
    void offerResume(intray::ItemId item, const QString &sentence);
    /// Where the empty desk leads on to when nothing else is to be had; none: nowhere.
    void noteUnfinished(intray::ItemId item);

signals:
    void stateChanged();
    void recordChanged(); ///< Another record, or none.
    void messageChanged();
    void focusWanted(const QString &field); ///< Put the cursor there.
    /// The record is open for work: the cursor goes to where the person was in it, or to `first`.
    void placeWanted(const QString &first);
    void finished(const intray::Item &item, intray::Disposition::Kind kind);
    void questionAsked(const intray::Item &item); ///< And the record stays.
    void takeBackChanged();
    void takeBackTicked(); ///< takeBackLeft() changed.

private:
    void followSession();
    void followOpener();
    void followFinishing();
    void followSeeker();

    void receiveLink();
    void tellTroubleOfLink();
    bool refuses(Action action);
    void lookAtRefusal();
    void receiveNothing(const Claim &claim, int wanted);
    void receiveWork(const WorkRequest &request);
    void finish(Action action, const Disposition &disposition);
    void receiveFinished(const FinishedWork &work);
    void tellFinished(const FinishedWork &work);
    void takeFound();
    void tellIfUnsought();
    Message wordsOf(const FinishedWork &work) const;
    void sayWithNext(const FinishedWork &work);
    bool hasOverlooked() const { return m_ofSlip && m_ofSlip->kind == Message::Kind::Warning; }
    void followPlanting();
    void tellNothingCame(const Claim &claim);
    void receiveBatchReturned(int items);
    void tellDone(const QString &sentence);
    void loseLock(const Message &message);

    Session &m_session;
    RecordInWork m_record;
    DeskMessages m_messages;
    DeskProposal m_proposal;
    Spelling m_spelling;
    DeskSuggestions m_suggestions;
    LookingUp m_lookingUp;
    std::unique_ptr<VainLeaving> m_leaving;
    std::unique_ptr<LockInWork> m_lock;
    std::unique_ptr<TextKeeper> m_text;
    std::unique_ptr<RecordEnding> m_finishing;
    std::unique_ptr<RecordOpener> m_opener;
    std::unique_ptr<Planting> m_planting;
    std::optional<Message> m_ofSlip; ///< In the record that was completed last.
    std::unique_ptr<WorkSeeker> m_seeker;
    std::unique_ptr<HeldWatch> m_heldWatch;
    std::unique_ptr<TakeBackWindow> m_telling; ///< Of what cannot be taken back.
    Queue m_queue;
    ItemId m_offered;                    ///< What the message's Resume opens.
    Action m_refused = Action::TakeNext; ///< Of the message that says why.
    std::function<bool()> m_isSo;        ///< What the answer is true for; null: nobody asks.
    Sought m_sought;
    bool m_isNextComing = false;          ///< By the queue's order, not chosen.
    bool m_isFoundComing = false;         ///< The first that the list shows.
    bool m_goesOnInFound = false;         ///< As soon as the record is completed.
    qint64 m_open = -1;                   ///< As counted last.
    int m_doubts = 0;                     ///< In the record at the desk.
    int m_leftDoubts = 0;                 ///< In the record that is being completed.
    Shortage m_shortage = Shortage::None; ///< Of the message about one.
};

} // namespace intray
