// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/keying.h"
#include "queue/queuerules.h"
#include "queue/recordschema.h"
#include "session/desk/deskanswers.h"
#include "session/drafts/draftjournal.h"
#include "session/elapsedclock.h"
#include "session/message.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace intray {

class DeskText;
class DraftKeeper;
class Finisher;
class LaterFinisher;
class LockClock;
class LockKeeper;
class Session;
class TakeBackWindow;
class WorkSeeker;
struct FinishedWork;
struct LockFacts;
struct Taken;
struct WorkRequest;

/// The record in work: takes it, keeps what is typed safe, finishes it, and knows when its lock
/// ends. All logic of the desk is here; the widgets only show it and pass on keys. Lives in the
/// window's thread, never blocks it; answers come as signals.
class Desk : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Empty,     ///< No record.
        Taking,    ///< Asked the database for a record.
        Working,   ///< The lock is mine; fields can be edited.
        Finishing, ///< Asked the database to finish it; fields are read-only for that moment.
        Lost,      ///< The lock is gone; fields are read-only, the text is still here.
    };

    explicit Desk(Session &session, QObject *parent = nullptr);
    Desk(Session &session, ElapsedClock clock, QObject *parent = nullptr);
    ~Desk() override; ///< Writes what is typed to the disk first.

    State state() const;
    const Queue &queue() const;        ///< The queue that takeNext() takes from.
    void setQueue(const Queue &queue); ///< Leaves a record in work as it is.

    // The record in work; defaults while Empty.
    const Item &item() const;
    const RecordSchema &schema() const;
    const QList<Field> &fields() const;
    QString importedText(const QString &field) const;
    bool isMissingInImport(const QString &field) const;
    QString text(const QString &field) const;   ///< What stands in the field now.
    bool isChanged(const QString &field) const; ///< Differs from the imported value.
    bool isTyped(
        const QString &field) const; ///< Differs from what stood there when the record was opened.
    QStringList typedFields() const;
    QString
    previousText(const QString &field) const;       ///< What the record finished before had there.
    QStringList faults(const QString &field) const; ///< Sentences to show under the field.
    QString whySentBack() const; ///< Who sent the item back to this step, and why; empty: nobody.
    /// Keyed before by somebody else, and to be keyed again without sight of that.
    bool isKeyedAgain(const QString &field) const;
    /// What two people keyed there, for the third to decide.
    std::optional<KeyedTwice> keyedTwice(const QString &field) const;
    /// What somebody else typed there before a supervisor gave the item on, to be taken or refused;
    /// none: nothing is offered, or it is what stands there.
    std::optional<QString> proposed(const QString &field) const;
    QString proposedBy() const;
    int others() const { return m_others; } ///< How many more items the record's lock holds.
    bool isEditable() const { return state() == State::Working; }
    LockClock &lockClock();
    const std::optional<Message> &message() const; ///< The message line's content.
    bool canTakeBack() const;
    WorkSeeker &seeker() { return *m_seeker; } ///< Looks for work where it is given on request.

    /// Why the action cannot be done now, in a sentence; empty: it can.
    QString whyNot(Action action) const;

public slots:
    void takeNext();
    void takeSeveral(int count);    ///< A batch under one lock; the first of it comes here.
    void take(intray::ItemId item); ///< The one picked in the list.
    void open(intray::ItemId item); ///< One that I hold already: resume it, draft included.
    void edit(const QString &field, const QString &typed);
    void settleProposal(const QString &field); ///< It was taken or refused: not offered again.
    void leaveField(const QString &field);     ///< Checks its rules.
    void revertField(const QString &field);
    void revertRecord();
    void completeAndNext();
    void complete();
    void completeLater(); ///< As soon as the database can be written again.
    void returnItem(std::chrono::seconds after);
    void returnBatch(std::chrono::seconds after); ///< With all else that its lock holds.
    void dismiss();
    void fail(const QString &reason);
    void sendBack(const QString &reason); ///< To the step before.
    void takeBack();
    void keepLock();    ///< Extends now.
    void saveDraft();   ///< Now, to disk and database.
    void takeAgain();   ///< Lost: claim the very item again and keep my text.
    void keepAsDraft(); ///< Lost: put my text aside and clear the desk.
    void dismissMessage();
    void perform(intray::Action action);  ///< A message's action.
    void inform(const QString &sentence); ///< Of something that is no matter of this record.
    /// A key or the mouse was used at the record: its lock is worth extending.
    void noteActivity();
    /// Says in the message line what is unfinished, while the desk is empty; its Resume opens the
    /// item.
    void offerResume(intray::ItemId item, const QString &sentence);

signals:
    void stateChanged();
    void recordChanged();                   ///< Another record, or none.
    void textChanged(const QString &field); ///< Not by edit(): reverted, resumed.
    void proposalChanged(const QString &field);
    void faultsChanged(const QString &field);
    void messageChanged();
    void focusWanted(const QString &field); ///< Put the cursor there.
    void finished(const intray::Item &item, intray::Disposition::Kind kind);
    void takeBackChanged();

private:
    /// What the message line is about, so that it goes when its cause is gone.
    enum class Cause { None, Taking, Link, Faults, Draft, Disk, Lock, Finishing };

    // desk.cpp: the record and its text
    void follow();
    void followDrafts();
    void followFinisher();
    void followSeeker();
    void followLaterFinisher();
    void setState(State state);
    void say(Cause cause, const Message &message);
    void say(Cause cause, Message::Kind kind, const QString &sentence,
             const QList<Action> &actions = {});
    void hush(Cause cause); ///< Takes the message away if it is about this.
    Queue rulesOf(const Item &item) const;
    void setFaults(const QString &field, const QStringList &sentences);
    QList<Fault> showAllFaults();
    void keepText();
    void receiveLink();
    void receiveReplaced();
    void tellTroubleOfLink();

    // desktaking.cpp: from asking for a record to having it on the desk
    template <typename Work>
    void ask(Work work, std::function<void()> again);
    void receive(const Outcome<Taken> &taken, quint64 visit);
    void receiveTrouble(const Error &error);
    void receiveNothing(const Taken &taken);
    void seekWork(int count);
    void receiveWork(const WorkRequest &request);
    void tellNews();
    void tellMeanwhile(const Item &item);
    void withLocalText(ItemId item, std::function<void(const std::optional<Draft> &)> then);
    void show(const Taken &taken, const std::optional<Draft> &local);
    void put(const Taken &taken);
    void startWork(const Taken &taken, const std::optional<Draft> &local);
    void showLost(const Taken &taken, const std::optional<Draft> &local);
    std::optional<Draft> newestText(const Taken &taken, const std::optional<Draft> &local) const;
    void openUnreachable(ItemId item, const Error &error);
    void showUnreachable(const DraftJournal::Entry &entry, const Error &error);
    void backToBefore();
    void leaveRecord();
    void clearDesk();
    void focusFirst();

    // deskproposal.cpp
    void tellProposal();

    // deskfinishing.cpp: dispositions and taking back
    void finish(Disposition disposition, bool takeNext);
    bool refuses(Action action);
    void receiveFinished(const FinishedWork &work);
    void receiveNext(const FinishedWork &work);
    void receiveNotDone(const Error &error);
    void receiveBatchReturned(const Outcome<QList<ItemId>> &returned);
    void receiveTakenBack(const Outcome<Taken> &taken, quint64 visit);
    bool hasFaults();
    void withdrawCompletion();
    void receiveFinishedLater(const FinishedWork &work);
    void receiveNotFinishedLater(const Item &item, const Error &error);
    bool isPostponed() const;
    QString whyNotWrite(Action action) const;
    QString whyNotFinish(Disposition::Kind kind) const;
    QString whyNotSendBack() const;
    QString whyNotLater() const;
    QString whyNotTakeBack() const;
    QString whyNotKeep() const;

    // desklock.cpp: what becomes of the lock while the record is in work
    void receiveFacts(const LockFacts &facts);
    void loseLock(const Message &message);
    void warnOfEnd();
    void receiveExtended(const Lock &lock, bool wished);
    void receiveNotExtended(const Error &error, bool wished);
    void receiveTakenAgain(const Outcome<Taken> &taken, quint64 visit);
    void receiveNotTakenAgain(const Outcome<Taken> &taken, quint64 visit);

    Session &m_session;
    DeskAnswers m_answers;
    std::unique_ptr<DeskText> m_text;
    std::unique_ptr<DraftKeeper> m_drafts;
    std::unique_ptr<LockKeeper> m_locks;
    std::unique_ptr<Finisher> m_finisher;
    std::unique_ptr<LaterFinisher> m_later;
    std::unique_ptr<TakeBackWindow> m_takeBack;
    std::unique_ptr<WorkSeeker> m_seeker;
    std::optional<Message> m_news; ///< How a search for work ended, until it can be said.
    int m_wanted = 1;              ///< How many items were asked for last.
    State m_state = State::Empty;
    State m_stateBefore = State::Empty; ///< Where Taking goes back to when nothing is given.
    Queue m_queue;
    Item m_item;
    QMap<QString, KeyedTwice> m_keyedTwice; ///< By field, of the record in work.
    std::optional<Proposal> m_proposal;     ///< What is left of it.
    int m_others = 0;
    std::optional<Message> m_message;
    Cause m_cause = Cause::None;
    std::optional<Message> m_lostMessage; ///< Comes back in State::Lost when another message goes.
    std::function<void()> m_retry;        ///< What the message's Retry does.
    ItemId m_awaited;                     ///< Mine, but the line broke before it was read.
    ItemId m_offered;                     ///< What the message's Resume opens.
    Item m_meanwhile;                     ///< Came with a late answer and has not been told yet.
    QHash<QString, QStringList> m_faults;
    QHash<QString, QString> m_previous;
    LockId m_claim; ///< Under which the next record is asked for, again after a lost answer.
    /// Grows whenever the desk turns to something else; a late answer carries an older one.
    quint64 m_visit = 0;
};

} // namespace intray
