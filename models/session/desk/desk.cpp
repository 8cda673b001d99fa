// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"

#include "session/desk/desktext.h"
#include "session/desk/finisher.h"
#include "session/desk/laterfinisher.h"
#include "session/desk/lockkeeper.h"
#include "session/desk/takebackwindow.h"
#include "session/desk/workseeker.h"
#include "session/drafts/draftkeeper.h"
#include "session/session.h"

namespace intray {

Desk::Desk(Session &session, QObject *parent)
    : Desk(session, sinceBoot, parent)
{
}

Desk::Desk(Session &session, ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_answers(session.identity())
    , m_text(std::make_unique<DeskText>())
    , m_drafts(std::make_unique<DraftKeeper>(session))
    , m_locks(std::make_unique<LockKeeper>(session, clock))
    , m_finisher(std::make_unique<Finisher>(session))
    , m_later(std::make_unique<LaterFinisher>(session))
    , m_takeBack(std::make_unique<TakeBackWindow>(clock))
    , m_seeker(std::make_unique<WorkSeeker>(session))
{
    follow();
}

Desk::~Desk() = default;

void Desk::follow()
{
    followDrafts();
    followFinisher();
    followLaterFinisher();
    followSeeker();
    connect(m_locks.get(), &LockKeeper::found, this, &Desk::receiveFacts);
    connect(m_locks.get(), &LockKeeper::extended, this, &Desk::receiveExtended);
    connect(m_locks.get(), &LockKeeper::notExtended, this, &Desk::receiveNotExtended);
    connect(&m_locks->clock(), &LockClock::endsIn, this, &Desk::warnOfEnd);
    connect(m_takeBack.get(), &TakeBackWindow::changed, this, &Desk::takeBackChanged);
    connect(&m_session, &Session::linkChanged, this, &Desk::receiveLink);
    connect(&m_session, &Session::started, this, &Desk::receiveLink);
    connect(&m_session, &Session::databaseReplaced, this, &Desk::receiveReplaced);
    connect(&m_session, &Session::queuesChanged, this,
            [this] { setQueue(m_session.queueNamed(m_queue.name)); });
}

// What one of the two places refuses is in the other: a full disk here sends the text to the
// database at once.
void Desk::followDrafts()
{
    connect(m_drafts.get(), &DraftKeeper::lockLost, this,
            [this](const Error &error) { loseLock(m_answers.lost(error)); });
    connect(m_drafts.get(), &DraftKeeper::troubled, this, [this](const Error &error) {
        if (m_cause == Cause::Link)
            return; // which says it already
        say(Cause::Draft, {Message::Kind::Warning, DeskAnswers::safeHere(error), error.detail});
    });
    connect(m_drafts.get(), &DraftKeeper::recovered, this, [this] { hush(Cause::Draft); });
    connect(&m_session.journal(), &DraftJournal::failed, this, [this](const Error &error) {
        m_drafts->saveSoon();
        say(Cause::Disk, {Message::Kind::Warning, error.sentence, error.detail});
    });
    connect(&m_session.journal(), &DraftJournal::written, this, [this] { hush(Cause::Disk); });
}

void Desk::followSeeker()
{
    connect(m_seeker.get(), &WorkSeeker::changed, this, &Desk::stateChanged);
    connect(m_seeker.get(), &WorkSeeker::ended, this, &Desk::receiveWork);
    connect(m_seeker.get(), &WorkSeeker::failed, this, [this](const Error &error) {
        say(Cause::Taking, DeskAnswers::trouble(error, {Action::TakeNext}));
    });
}

void Desk::followFinisher()
{
    connect(m_finisher.get(), &Finisher::done, this, &Desk::receiveFinished);
    connect(m_finisher.get(), &Finisher::notDone, this, &Desk::receiveNotDone);
    connect(m_finisher.get(), &Finisher::lockLost, this,
            [this](const Error &error) { loseLock(m_answers.lost(error)); });
    connect(m_finisher.get(), &Finisher::unknown, this, [this](const Error &error) {
        m_retry = [this] { m_finisher->askAgain(); };
        say(Cause::Finishing, {Message::Kind::Warning,
                               DeskAnswers::notKnownYet(m_item),
                               error.detail,
                               {Action::Retry}});
    });
}

// A text that was shown from this disk is opened for work as soon as the database can be reached.
void Desk::receiveLink()
{
    m_answers = DeskAnswers(m_session.identity());
    const bool showsLocalText = m_state == State::Lost && !m_item.lock.isHeld();
    if (m_session.link() == Session::Link::Live && m_cause == Cause::Link && showsLocalText &&
        m_retry)
        m_retry();
    else if (m_session.link() == Session::Link::Live && m_state == State::Empty &&
             m_awaited.isValid())
        open(std::exchange(m_awaited, {}));
    else
        tellTroubleOfLink();
    emit stateChanged(); // what can be done depends on the link
}

// Never over what became of a lock or a disposition; the status bar says it in any case.
void Desk::tellTroubleOfLink()
{
    const QString why = m_session.whyNoWriting();
    const bool isFree = m_state == State::Working || (m_state == State::Empty && !m_message);
    if (why.isEmpty())
        hush(Cause::Link);
    else if (isFree && m_state == State::Working)
        say(Cause::Link, Message::Kind::Warning, why, {Action::CompleteLater});
    else if (isFree)
        say(Cause::Link, Message::Kind::Warning, why);
}

// The text goes along to the other database, where it is a draft of an item that may be unknown.
void Desk::receiveReplaced()
{
    const bool hasText = m_state == State::Working || m_state == State::Lost;
    if (hasText && m_item.id.isValid() && !typedFields().isEmpty())
        m_drafts->keep(m_text->draft(), lockClock().databaseNow());
}

Desk::State Desk::state() const
{
    return m_state;
}

const Queue &Desk::queue() const
{
    return m_queue;
}

void Desk::setQueue(const Queue &queue)
{
    m_queue = queue;
    emit stateChanged();
}

const Item &Desk::item() const
{
    return m_item;
}

const RecordSchema &Desk::schema() const
{
    return m_text->schema();
}

const QList<Field> &Desk::fields() const
{
    return m_text->fields();
}

QString Desk::importedText(const QString &field) const
{
    return m_text->importedText(field);
}

bool Desk::isMissingInImport(const QString &field) const
{
    return m_text->isMissingInImport(field);
}

QString Desk::text(const QString &field) const
{
    return m_text->text(field);
}

bool Desk::isChanged(const QString &field) const
{
    return m_text->isChanged(field);
}

bool Desk::isTyped(const QString &field) const
{
    return m_text->isTyped(field);
}

QStringList Desk::typedFields() const
{
    return m_text->typedFields();
}

QString Desk::previousText(const QString &field) const
{
    return m_previous.value(field);
}

QStringList Desk::faults(const QString &field) const
{
    return m_faults.value(field);
}

LockClock &Desk::lockClock()
{
    return m_locks->clock();
}

const std::optional<Message> &Desk::message() const
{
    return m_message;
}

bool Desk::canTakeBack() const
{
    return whyNot(Action::TakeBack).isEmpty();
}

void Desk::edit(const QString &field, const QString &typed)
{
    if (!isEditable() || typed == text(field))
        return;
    m_text->type(field, typed);
    if (m_faults.contains(field))
        setFaults(field, m_text->faultsOf(field));
    keepText();
}

void Desk::leaveField(const QString &field)
{
    if (!isEditable())
        return;
    noteActivity();
    setFaults(field, m_text->faultsOf(field));
    m_drafts->saveSoon();
}

void Desk::revertField(const QString &field)
{
    if (!isEditable() || !m_text->isTyped(field))
        return;
    m_text->revert(field);
    setFaults(field, {});
    keepText();
    emit textChanged(field);
}

void Desk::revertRecord()
{
    for (const QString &field : typedFields())
        revertField(field);
}

void Desk::keepText()
{
    m_drafts->keep(m_text->draft(), lockClock().databaseNow());
    noteActivity();
}

void Desk::saveDraft()
{
    if (refuses(Action::SaveDraft))
        return;
    m_drafts->keep(m_text->draft(), lockClock().databaseNow());
    m_drafts->saveNow();
}

void Desk::noteActivity()
{
    m_session.noteUse();
    if (m_state == State::Working)
        m_locks->noteActivity();
}

void Desk::offerResume(ItemId item, const QString &sentence)
{
    if (m_state != State::Empty)
        return;
    m_offered = item;
    say(Cause::Taking, Message::Kind::Information, sentence, {Action::Resume});
}

void Desk::dismissMessage()
{
    hush(m_cause);
}

void Desk::inform(const QString &sentence)
{
    say(Cause::None, Message::Kind::Information, sentence);
}

void Desk::perform(Action action)
{
    switch (action) {
    case Action::TakeNext:
        return takeNext();
    case Action::CompleteAndNext:
        return completeAndNext();
    case Action::Complete:
        return complete();
    case Action::CompleteLater:
        return completeLater();
    case Action::Return:
        return returnItem(std::chrono::seconds(0));
    case Action::Dismiss:
        return dismiss();
    case Action::TakeBack:
        return takeBack();
    case Action::KeepLock:
        return keepLock();
    case Action::SaveDraft:
        return saveDraft();
    case Action::TakeAgain:
        return takeAgain();
    case Action::KeepAsDraft:
        return keepAsDraft();
    case Action::Resume:
        return open(m_offered);
    case Action::Retry:
        return m_retry ? m_retry() : void();
    case Action::Fail:
    case Action::SendBack:
    case Action::TakeSeveral:
        return; // needs a reason or a number, which only the window can ask for
    }
}

void Desk::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

void Desk::say(Cause cause, const Message &message)
{
    m_cause = cause;
    if (m_state == State::Lost && cause == Cause::Lock)
        m_lostMessage = message;
    if (m_message == message)
        return;
    m_message = message;
    emit messageChanged();
}

void Desk::say(Cause cause, Message::Kind kind, const QString &sentence,
               const QList<Action> &actions)
{
    say(cause, {kind, sentence, {}, actions});
}

void Desk::hush(Cause cause)
{
    if (m_cause != cause || !m_message)
        return;
    const bool comesBack = m_state == State::Lost && cause != Cause::Lock && m_lostMessage;
    m_cause = comesBack ? Cause::Lock : Cause::None;
    m_message = comesBack ? m_lostMessage : std::nullopt;
    emit messageChanged();
}

Queue Desk::rulesOf(const Item &item) const
{
    return m_session.queueNamed(item.queue);
}

void Desk::setFaults(const QString &field, const QStringList &sentences)
{
    if (m_faults.value(field) == sentences)
        return;
    if (sentences.isEmpty())
        m_faults.remove(field);
    else
        m_faults.insert(field, sentences);
    if (m_faults.isEmpty())
        hush(Cause::Faults);
    emit faultsChanged(field);
}

QList<Fault> Desk::showAllFaults()
{
    const QList<Fault> faults = m_text->faults();
    QHash<QString, QStringList> sentences;
    for (const Fault &fault : faults)
        sentences[fault.field].append(fault.sentence);
    for (const Field &field : fields())
        setFaults(field.name, sentences.value(field.name));
    return faults;
}

} // namespace intray
