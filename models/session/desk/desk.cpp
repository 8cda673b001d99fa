// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"

#include "session/desk/deskanswers.h"
#include "session/desk/deskrefusals.h"
#include "session/desk/finishing/recordending.h"
#include "session/desk/finishing/takebackwindow.h"
#include "session/desk/heldwatch.h"
#include "session/desk/lock/lockinwork.h"
#include "session/desk/planting/planting.h"
#include "session/desk/taking/recordopener.h"
#include "session/desk/taking/workseeker.h"
#include "session/desk/textkeeper.h"
#include "session/desk/vainleaving.h"
#include "session/session.h"

namespace intray {

using Cause = DeskMessages::Cause;

Desk::Desk(Session &session, QObject *parent)
    : Desk(session, sinceBoot, parent)
{
}

Desk::Desk(Session &session, ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_messages(m_record)
    , m_proposal(session, m_record)
    , m_spelling(session)
    , m_suggestions(session, m_record)
    , m_lookingUp(session)
    , m_leaving(std::make_unique<VainLeaving>(m_record, m_messages))
    , m_lock(std::make_unique<LockInWork>(session, m_record, m_messages, clock))
    , m_text(std::make_unique<TextKeeper>(session, m_record, m_messages, *m_lock))
    , m_finishing(std::make_unique<RecordEnding>(session, m_record, m_messages, *m_text, clock))
    , m_opener(std::make_unique<RecordOpener>(session, m_record, m_messages, m_proposal, *m_text,
                                              *m_lock))
    , m_planting(std::make_unique<Planting>(session, m_record, m_proposal, m_suggestions))
    , m_seeker(std::make_unique<WorkSeeker>(session))
    , m_telling(std::make_unique<TakeBackWindow>(clock))
{
    connect(&m_record, &RecordInWork::stateChanged, this, &Desk::stateChanged);
    connect(this, &Desk::recordChanged, &m_suggestions, &DeskSuggestions::look);
    connect(this, &Desk::stateChanged, &m_suggestions, &DeskSuggestions::look);
    connect(this, &Desk::stateChanged, this, &Desk::lookAtRefusal);
    connect(this, &Desk::takeBackChanged, this, &Desk::lookAtRefusal);
    connect(&m_suggestions, &DeskSuggestions::problem, this,
            [this](const Error &error) { tellOfRecord(error.sentence); });
    connect(&m_suggestions, &DeskSuggestions::changed, this, &Desk::lookAtMessage);
    connect(&m_messages, &DeskMessages::changed, this, &Desk::messageChanged);
    connect(m_leaving.get(), &VainLeaving::seen, this, &Desk::tellTroubleOfLink);
    connect(m_lock.get(), &LockInWork::lost, this, &Desk::loseLock);
    connect(m_text.get(), &TextKeeper::lockLost, this, &Desk::loseLock);
    connect(m_lock.get(), &LockInWork::extended, this, &Desk::stateChanged);
    followSession();
    followOpener();
    followFinishing();
    followSeeker();
    followPlanting();
}

Desk::~Desk() = default;

void Desk::follow(const HeldItems &held)
{
    m_heldWatch = std::make_unique<HeldWatch>(m_session, held, m_record, m_messages);
}

void Desk::followSession()
{
    connect(&m_session, &Session::linkChanged, this, &Desk::receiveLink);
    connect(&m_session, &Session::started, this, &Desk::receiveLink);
    connect(&m_session, &Session::queuesChanged, this, [this] {
        if (const Queue rules = m_session.queueNamed(item().queue); rules.id.isValid())
            m_record.setRules(rules);
        setQueue(m_session.queueNamed(m_queue.name));
    });
}

void Desk::followOpener()
{
    connect(m_opener.get(), &RecordOpener::asked, m_finishing.get(), &RecordEnding::turnAway);
    connect(m_opener.get(), &RecordOpener::recordChanged, this, &Desk::recordChanged);
    connect(m_opener.get(), &RecordOpener::asked, this, [this] {
        m_isNextComing = false;
        m_isFoundComing = false;
    });
    connect(m_opener.get(), &RecordOpener::placeWanted, this, &Desk::placeWanted);
    connect(m_opener.get(), &RecordOpener::placeWanted, this, &Desk::tellIfUnsought);
    connect(m_opener.get(), &RecordOpener::nothingGiven, this, &Desk::receiveNothing);
    connect(m_opener.get(), &RecordOpener::lineBroken, this, &Desk::tellTroubleOfLink);
}

void Desk::followFinishing()
{
    connect(m_finishing.get(), &RecordEnding::asked, this, [this] {
        m_goesOnInFound = false;
        m_opener->turnAway();
    });
    connect(m_finishing.get(), &RecordEnding::focusWanted, this, &Desk::focusWanted);
    connect(m_finishing.get(), &RecordEnding::done, this, &Desk::receiveFinished);
    connect(m_finishing.get(), &RecordEnding::lockLost, this, &Desk::loseLock);
    connect(m_finishing.get(), &RecordEnding::batchReturned, this, &Desk::receiveBatchReturned);
    connect(m_finishing.get(), &RecordEnding::batchNotReturned, m_lock.get(), &LockInWork::verify);
    connect(m_finishing.get(), &RecordEnding::postponedChanged, this, &Desk::stateChanged);
    connect(m_finishing.get(), &RecordEnding::doneElsewhere, this, [this](const Item &item) {
        m_session.lookNow();
        if (state() == State::Empty || !message())
            tellDone(DeskAnswers::doneLater(item));
    });
    const TakeBackWindow &window = m_finishing->takeBackWindow();
    connect(&window, &TakeBackWindow::changed, this, &Desk::takeBackChanged);
    connect(&window, &TakeBackWindow::ticked, this, &Desk::takeBackTicked);
    connect(&window, &TakeBackWindow::ranOut, &m_messages,
            [this] { m_messages.withdraw(Cause::Finished); });
    connect(m_telling.get(), &TakeBackWindow::ranOut, &m_messages,
            [this] { m_messages.withdraw(Cause::Done); });
}

void Desk::followSeeker()
{
    connect(m_seeker.get(), &WorkSeeker::changed, this, &Desk::stateChanged);
    connect(m_seeker.get(), &WorkSeeker::ended, this, &Desk::receiveWork);
    connect(m_seeker.get(), &WorkSeeker::failed, &m_messages, [this](const Error &error) {
        m_messages.say(Cause::Taking, DeskAnswers::trouble(error, {Action::TakeNext}));
    });
}

// A text that was shown from this disk is opened for work as soon as the database can be reached.
void Desk::receiveLink()
{
    const bool isLive = m_session.link() == Session::Link::Live;
    const bool showsTextOnly = state() == State::Lost && !item().lock.isHeld();
    if (isLive && showsTextOnly && m_messages.isAbout(Cause::Link) && m_messages.canRetry())
        m_messages.retry();
    else if (!isLive || state() != State::Empty || !m_opener->openAwaited())
        tellTroubleOfLink();
    emit stateChanged(); // what can be done depends on the link
}

// A message about a lock or a disposition stays, because the status bar says that the line is
// broken.
void Desk::tellTroubleOfLink()
{
    const QString why = m_session.whyNoWriting();
    m_leaving->setPossible(why.isEmpty());
    if (why.isEmpty())
        m_messages.withdraw(Cause::Link);
    else if (m_leaving->isUnseen())
        m_leaving->tell();
    else if (state() == State::Working)
        m_messages.say(Cause::Link, Message::Kind::Warning, why, {Action::CompleteLater});
    else if (state() == State::Empty && !message())
        m_messages.say(Cause::Link, Message::Kind::Warning, why);
}

void Desk::setQueue(const Queue &queue)
{
    const bool goesOn = m_shortage == Shortage::Paused && !queue.paused;
    if (queue.name != m_queue.name || goesOn)
        m_messages.withdraw(Cause::Shortage);
    if (queue.name != m_queue.name)
        m_messages.withdraw(Cause::Limit);
    m_queue = queue;
    m_suggestions.prepare(queue.name);
    emit stateChanged();
}

LockClock &Desk::lockClock()
{
    return m_lock->clock();
}

QString Desk::whyNot(Action action) const
{
    DeskFacts facts;
    facts.state = state();
    facts.queue = m_queue.name;
    facts.item = item();
    facts.rules = m_record.rules();
    facts.whyNoWriting = m_session.whyNoWriting();
    facts.isPostponed = m_finishing->isPostponed();
    facts.isSeeking = m_seeker->isSeeking();
    facts.isLimitReached = m_lock->isLimitReached();
    facts.canTakeBack = m_finishing->takeBackWindow().isOpen();
    facts.tooLateFor = m_finishing->takeBackWindow().tooLateFor();
    facts.canResume = m_offered.isValid() && !item().id.isValid(); // an older list may offer it
    facts.canRetry = m_messages.canRetry();
    facts.isNarrowed = m_sought.isOn && m_sought.isOn();
    return DeskRefusals(facts).whyNot(action);
}

// The message line says why the action is refused, unless an answer is on its way or the line still
// says what became of the lock.
bool Desk::refuses(Action action)
{
    const QString why = whyNot(action);
    const bool isFree = state() == State::Empty || state() == State::Working;
    if (!why.isEmpty() && why == m_session.whyNoWriting()) {
        m_leaving->begin(action);
        tellTroubleOfLink();
    } else if (!why.isEmpty() && isFree) {
        m_refused = action;
        m_messages.say(Cause::Refusal, Message::Kind::Information, why);
    }
    if (why.isEmpty())
        m_leaving->see();
    return !why.isEmpty();
}

std::chrono::seconds Desk::takeBackLeft() const
{
    return m_finishing->takeBackWindow().left();
}

void Desk::takeNext()
{
    if (refuses(Action::TakeNext))
        return;
    m_messages.setRetry([this] { takeNext(); });
    m_opener->takeNext(m_queue.name);
    m_isNextComing = true;
}

void Desk::takeSeveral(int count)
{
    if (refuses(Action::TakeSeveral))
        return;
    m_messages.setRetry([this, count] { takeSeveral(count); });
    m_opener->takeSeveral(m_queue.name, count);
}

void Desk::take(ItemId item)
{
    m_opener->take(item);
}

void Desk::open(ItemId item)
{
    m_opener->open(item);
}

void Desk::takeAgain()
{
    if (refuses(Action::TakeAgain))
        return;
    m_messages.setRetry([this] { takeAgain(); });
    m_opener->takeAgain();
}

void Desk::takeBack()
{
    if (refuses(Action::TakeBack))
        return;
    if (m_finishing->isPostponed()) {
        if (m_finishing->withdraw())
            m_lock->verify();
        return;
    }
    TakeBackWindow &window = m_finishing->takeBackWindow();
    m_opener->takeBack(window.item(), window.operation());
    window.close();
}

// An empty desk opens the work that came. A desk with a record keeps it, and a message offers the
// work.
void Desk::receiveWork(const WorkRequest &request)
{
    const bool isFree = state() == State::Empty && !request.items.isEmpty();
    const bool isPlain = request.state == WorkRequest::State::Full && request.requested == 1;
    if (isFree)
        open(request.items.first().id);
    if (!isFree || !isPlain)
        m_messages.sayLater(Cause::Taking, DeskAnswers::work(request));
}

// If another record came while the note was written, the note is shown when its item is opened
// again.
void Desk::addNote(ItemId item, const Note &note)
{
    if (this->item().id == item)
        m_record.addNote(note);
}

void Desk::finish(Action action, const Disposition &disposition)
{
    if (refuses(action))
        return;
    m_leftDoubts = m_doubts;
    m_finishing->finish(disposition);
}

void Desk::endAsDuplicate(const Item &keeper)
{
    if (state() == State::Working)
        m_finishing->endAsDuplicate(keeper);
}

void Desk::returnBatch(std::chrono::seconds after, const QString &reason)
{
    if (!refuses(Action::Return))
        m_finishing->returnBatch(after, reason);
}

void Desk::completeLater()
{
    if (!refuses(Action::CompleteLater))
        m_finishing->completeLater();
}

void Desk::receiveFinished(const FinishedWork &work)
{
    m_lock->stop();
    m_session.lookNow();
    m_ofSlip.reset();
    if (work.disposition.kind == Disposition::Kind::Complete && work.item.id == item().id) {
        m_suggestions.noteCompleted();
        m_ofSlip = m_planting->tellOutcome();
    }
    emit finished(work.item, work.disposition.kind);
    if (work.next && work.next->detail) {
        sayWithNext(work);
        m_opener->receiveNext(*work.next, work.item.lock.id);
        return;
    }
    m_opener->clear();
    if (std::exchange(m_goesOnInFound, false)) {
        sayWithNext(work);
        return takeFound();
    }
    if (work.next && work.next->trouble)
        m_opener->receive(*work.next);
    else
        tellFinished(work);
}

void Desk::receiveBatchReturned(int items)
{
    const Item returned = item();
    m_opener->clear();
    emit finished(returned, Disposition::Kind::Return);
    tellDone(DeskAnswers::batchReturned(items));
    m_messages.sayWaiting();
}

void Desk::tellDone(const QString &sentence)
{
    m_messages.say(Cause::Done, Message::Kind::Done, sentence);
    m_telling->open({}, newId());
}

void Desk::saveDraft()
{
    if (refuses(Action::SaveDraft))
        return;
    m_text->keep();
    m_text->drafts().saveNow();
}

void Desk::keepLock()
{
    if (!refuses(Action::KeepLock))
        m_lock->extend();
}

void Desk::noteActivity()
{
    m_text->noteActivity();
}

void Desk::loseLock(const Message &message)
{
    m_text->drafts().holdBack();
    m_lock->watchLost();
    m_messages.keep(message);
    m_record.loseLock();
    m_messages.say(Cause::Lock, message);
    m_lock->verify();
    m_session.lookNow();
}

// The text is in the journal and, as far as it was saved under the lock, in the database; my items
// shows it.
void Desk::keepAsDraft()
{
    if (refuses(Action::KeepAsDraft))
        return;
    m_opener->turnAway();
    m_finishing->turnAway();
    m_session.journal().writeNow();
    m_opener->clear();
    m_messages.withdraw();
    tellDone(DeskAnswers::keptInMyItems());
    m_session.lookNow();
}

} // namespace intray
