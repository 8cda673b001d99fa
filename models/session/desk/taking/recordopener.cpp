// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/recordopener.h"

#include "session/answer.h"
#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/deskproposal.h"
#include "session/desk/lock/lockinwork.h"
#include "session/desk/planting/planting.h"
#include "session/desk/recordinwork.h"
#include "session/desk/textkeeper.h"
#include "session/session.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

using Cause = DeskMessages::Cause;

RecordOpener::RecordOpener(Session &session, RecordInWork &record, DeskMessages &messages,
                           DeskProposal &proposal, TextKeeper &text, LockInWork &lock,
                           QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_messages(messages)
    , m_proposal(proposal)
    , m_text(text)
    , m_lock(lock)
    , m_taker(session)
{
    followTaker();
    followProposal();
}

RecordOpener::~RecordOpener() = default;

void RecordOpener::setPlanting(Planting &planting)
{
    m_planting = &planting;
    m_taker.setPrepare([this](const TakenRecord &taken, const std::optional<Draft> &local,
                              std::function<void()> then) {
        m_planting->consider(taken, local.has_value(), std::move(then));
    });
}

void RecordOpener::followTaker()
{
    connect(&m_taker, &Taker::taken, this, &RecordOpener::show);
    connect(&m_taker, &Taker::nothingTaken, this, &RecordOpener::receiveNothing);
    connect(&m_taker, &Taker::failed, this, &RecordOpener::receiveTrouble);
    connect(&m_taker, &Taker::unreachable, this, &RecordOpener::receiveUnreachable);
    connect(&m_taker, &Taker::takenBack, this, &RecordOpener::receiveTakenBack);
    connect(&m_taker, &Taker::notTakenBack, this, &RecordOpener::receiveNotTakenBack);
    connect(&m_taker, &Taker::takenAgain, this, &RecordOpener::receiveTakenAgain);
    connect(&m_taker, &Taker::cameLate, this, [this](const Item &item) {
        m_messages.sayLater(
            Cause::Taking, {Message::Kind::Information, DeskAnswers::takenMeanwhile(item), {}, {}});
    });
}

// What is accepted, refused or typed is not offered any more.
void RecordOpener::followProposal()
{
    const auto look = [this] {
        if (m_record.isEditable())
            m_messages.reword(Cause::Proposal, m_proposal.sentence());
    };
    connect(&m_proposal, &DeskProposal::changed, this, look);
    connect(&m_proposal, &DeskProposal::arrived, this, [this] {
        m_messages.withdraw(Cause::Proposal);
        m_messages.add(Cause::Proposal, m_proposal.sentence());
    });
    connect(&m_record, &RecordInWork::edited, this, look);
    connect(&m_record, &RecordInWork::textChanged, this, look);
}

void RecordOpener::begin()
{
    m_text.drafts().saveSoon();
    m_record.beginTaking();
    emit asked();
}

// Meanwhile the record that is still here may have been lost.
void RecordOpener::giveUp()
{
    m_record.giveUpTaking();
    m_lock.verify();
}

void RecordOpener::takeNext(const QString &queue)
{
    begin();
    const LockId setAside = setAsideIn(queue);
    m_taker.takeNext(queue, setAside.isEmpty() ? QList<LockId>() : QList<LockId>{setAside},
                     m_record.item().id);
}

LockId RecordOpener::setAsideIn(const QString &queue) const
{
    return m_setAside.queue == queue ? m_setAside.lock.id : LockId();
}

void RecordOpener::takeSeveral(const QString &queue, int count)
{
    begin();
    m_taker.takeSeveral(queue, count);
}

void RecordOpener::take(ItemId item)
{
    const DeskState state = m_record.state();
    if (!item.isValid() || state == DeskState::Taking || state == DeskState::Finishing)
        return;
    m_messages.setRetry([this, item] { take(item); });
    begin();
    m_taker.take(item);
}

void RecordOpener::open(ItemId item)
{
    const bool isOpen = m_record.item().id == item && m_record.isEditable();
    if (!item.isValid() || isOpen || m_record.state() == DeskState::Finishing)
        return;
    m_messages.setRetry([this, item] { open(item); });
    begin();
    m_taker.open(item);
}

bool RecordOpener::openAwaited()
{
    const ItemId item = m_taker.awaited();
    m_taker.forgetAwaited();
    open(item);
    return item.isValid();
}

void RecordOpener::takeAgain()
{
    begin();
    m_taker.takeAgain(m_record.item().id);
}

void RecordOpener::takeBack(const Item &finished, const OperationId &operation)
{
    m_finishedUnder = finished.lock;
    begin();
    m_taker.takeBack(finished.id, operation);
}

// A person who goes back has seen the record that came by itself, so that one stays held.
void RecordOpener::reopenOwn(ItemId item)
{
    m_brought = ItemId();
    Item finished;
    finished.id = item;
    takeBack(finished, {});
}

void RecordOpener::receive(const TakenRecord &taken)
{
    m_taker.receive(taken);
}

void RecordOpener::receiveNext(const TakenRecord &taken, const LockId &before)
{
    const Item &item = taken.detail->item;
    const bool isOfBatch = m_record.batchOf(item.lock.id) == m_record.batchOf(before);
    m_brought = isOfBatch ? ItemId() : item.id;
    receive(taken);
}

void RecordOpener::receiveNothing(const TakenRecord &taken)
{
    giveUp();
    if (!taken.trouble) {
        emit nothingGiven(taken.claim, m_taker.wanted());
        return;
    }
    m_messages.setRetry([this, item = m_taker.awaited()] { open(item); });
    m_messages.say(Cause::Taking, DeskAnswers::trouble(*taken.trouble, {Action::Retry}));
    m_session.noteError(*taken.trouble);
}

// Without a link the desk says so elsewhere, and Retry would be refused.
void RecordOpener::receiveTrouble(const Error &error)
{
    giveUp();
    if (m_session.whyNoWriting().isEmpty())
        m_messages.say(Cause::Link, DeskAnswers::trouble(error, {Action::Retry}));
    else
        emit lineBroken();
    m_messages.sayWaiting();
}

// If this disk has the text, it is shown, and the item is opened once the database is back.
void RecordOpener::receiveUnreachable(const std::optional<DraftJournal::Entry> &text,
                                      const Error &error)
{
    if (text)
        return showTextOnly(*text, error);
    giveUp();
    m_messages.say(Cause::Link, DeskAnswers::trouble(error, {Action::Retry}));
}

// A record that was opened meanwhile stays held, because only the person returns an item. If it had
// come by itself, it comes again as the next one.
void RecordOpener::receiveTakenBack(const TakenRecord &taken)
{
    if (taken.detail)
        m_record.joinBatch(taken.detail->item.lock, m_finishedUnder);
    if (!taken.detail || m_record.stateBefore() == DeskState::Empty) {
        m_taker.receive(taken);
        return;
    }
    const Item meanwhile = m_record.item();
    const bool isMine = m_record.stateBefore() == DeskState::Working;
    const bool comesNext = isMine && meanwhile.id == m_brought;
    m_session.lookNow();
    show(taken, std::nullopt);
    if (comesNext)
        m_setAside = meanwhile;
    if (isMine)
        m_messages.say(Cause::Taking, Message::Kind::Information,
                       comesNext ? DeskAnswers::comesNext(meanwhile)
                                 : DeskAnswers::staysMine(meanwhile));
}

void RecordOpener::receiveNotTakenBack(const Error &error)
{
    giveUp();
    m_messages.say(Cause::Taking, DeskAnswers::trouble(error));
}

void RecordOpener::receiveTakenAgain(const TakenRecord &taken)
{
    if (taken.detail) {
        goOnWith(taken);
        return;
    }
    if (taken.claim.shortage != Shortage::TakenByOther) {
        m_taker.receive(taken);
        return;
    }
    m_record.setState(DeskState::Lost);
    LockFacts facts;
    facts.detail.item.state = State::Locked;
    facts.detail.item.lock = taken.claim.holder;
    m_messages.say(Cause::Lock,
                   DeskAnswers(m_session.identity()).stillHeld(facts, m_record.hasTypedText()));
}

// My text stays in the fields, and what somebody else stored there is offered beside them.
void RecordOpener::offerStored(const Record &values, const LastChange &change)
{
    if (change.user != m_session.identity().user)
        m_proposal.openStored(values, change.user);
}

void RecordOpener::goOnWith(const TakenRecord &taken)
{
    const Record stored = m_record.renew(*taken.detail);
    m_proposal.open(taken.detail->proposal);
    offerStored(stored, taken.detail->changed);
    const auto newest = newestText(taken, std::nullopt);
    m_text.drafts().start(m_record.item(),
                          std::max(m_text.drafts().revision(), newest ? newest->revision : 0),
                          deadLocksOf(taken, m_session.identity().user));
    m_lock.watch(taken.now);
    m_record.setState(DeskState::Working);
    m_messages.withdraw();
    if (m_record.hasTypedText()) {
        m_text.keep();
        m_text.noteActivity();
        m_text.drafts().saveSoon();
    }
    m_session.lookNow();
    tellWhatCame(taken);
    beginInField();
}

void RecordOpener::show(const TakenRecord &taken, const std::optional<Draft> &local)
{
    const Lock &lock = taken.detail->item.lock;
    leave();
    put(taken);
    m_taker.forgetAwaited();
    if (lock.isHeld() && lock.user == m_session.identity().user)
        startWork(taken, local);
    else
        showLost(taken, local);
}

void RecordOpener::put(const TakenRecord &taken)
{
    m_record.put(taken, m_session.queueNamed(taken.detail->item.queue));
    if (m_setAside.id == m_record.item().id)
        m_setAside = {};
    m_proposal.open(taken.detail->proposal);
    m_messages.startAnew();
}

// The newest text of mine, from this disk or the database, whichever saw more keystrokes.
std::optional<Draft> RecordOpener::newestText(const TakenRecord &taken,
                                              const std::optional<Draft> &local) const
{
    std::optional<Draft> newest = local;
    for (const Draft &draft : taken.detail->drafts)
        if (draft.user == m_session.identity().user)
            if (!newest || draft.revision > newest->revision)
                newest = draft;
    return newest;
}

void RecordOpener::startWork(const TakenRecord &taken, const std::optional<Draft> &local)
{
    const Item &item = m_record.item();
    const std::optional<Draft> text = newestText(taken, local);
    m_text.drafts().start(item, text ? text->revision : 0,
                          deadLocksOf(taken, m_session.identity().user));
    m_lock.watch(taken.now);
    const bool isBack = text && m_record.resume(text->content);
    if (isBack && taken.detail->changed.at > text->savedAt)
        offerStored(m_record.storedUnderText(), taken.detail->changed);
    if (m_planting && !isBack)
        m_planting->show();
    m_record.setState(DeskState::Working);
    emit recordChanged();
    const bool isOfOtherLock = isBack && text->lock != item.lock.id;
    if (isOfOtherLock)
        m_messages.say(Cause::Taking, Message::Kind::Information, DeskAnswers::textIsBack(*text));
    if (isBack && (local || isOfOtherLock)) {
        m_text.keep();
        m_text.noteActivity();
    }
    tellWhatCame(taken);
    beginInField();
}

// A proposal is mentioned only if it differs from the text in the fields.
void RecordOpener::tellWhatCame(const TakenRecord &taken)
{
    m_messages.sayWaiting();
    if (!taken.claim.passedOver.isEmpty())
        m_messages.add(Cause::Taking, taken.claim.passedOver.join(u' '));
    if (taken.claim.items.size() > 1)
        m_messages.add(Cause::Answer, DeskAnswers::tookSeveral(int(taken.claim.items.size())));
    if (const QString rule = m_planting ? m_planting->ruleToTell() : QString(); !rule.isEmpty())
        m_messages.add(Cause::Taking, rule);
    if (m_proposal.offersAnything())
        m_messages.add(Cause::Proposal, m_proposal.sentence());
}

void RecordOpener::leave()
{
    m_text.drafts().leave();
    m_lock.stop();
}

void RecordOpener::clear()
{
    leave();
    m_record.clear();
    m_proposal.open(std::nullopt);
    m_record.setState(DeskState::Empty);
    emit recordChanged();
}

void RecordOpener::beginInField()
{
    if (const QString field = m_record.firstEditable(); !field.isEmpty())
        emit placeWanted(field);
}

} // namespace intray
