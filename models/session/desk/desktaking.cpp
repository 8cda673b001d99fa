// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/desk/desktext.h"
#include "session/desk/finisher.h"
#include "session/desk/lockkeeper.h"
#include "session/desk/takebackwindow.h"
#include "session/desk/workseeker.h"
#include "session/drafts/draftjournal.h"
#include "session/drafts/draftkeeper.h"
#include "session/session.h"

#include <algorithm>

namespace intray {

template <typename Work>
void Desk::ask(Work work, std::function<void()> again)
{
    m_stateBefore = m_state;
    m_retry = std::move(again);
    m_drafts->saveSoon();
    setState(State::Taking);
    answer(m_session.actions().run(std::move(work)), this,
           [this, visit = ++m_visit](const Outcome<Taken> &taken) { receive(taken, visit); });
}

void Desk::takeNext()
{
    if (refuses(Action::TakeNext))
        return;
    if (m_claim.isEmpty())
        m_claim = newId();
    m_wanted = 1;
    ask([queues = QStringList{m_queue.name}, lock = m_claim,
         here = m_item.id](Store &store) { return takeNextOf(store, queues, lock, here); },
        [this] { takeNext(); });
}

void Desk::takeSeveral(int count)
{
    if (refuses(Action::TakeSeveral))
        return;
    if (m_claim.isEmpty())
        m_claim = newId();
    m_wanted = count;
    ask([queues = QStringList{m_queue.name}, count,
         lock = m_claim](Store &store) { return takeSeveralOf(store, queues, count, lock); },
        [this, count] { takeSeveral(count); });
}

void Desk::seekWork(int count)
{
    m_seeker->seek(m_queue.name, count);
}

// What came is offered, not imposed; only an empty desk takes it.
void Desk::receiveWork(const WorkRequest &request)
{
    const bool isFree = m_state == State::Empty && !request.items.isEmpty();
    const bool isPlain = request.state == WorkRequest::State::Full && request.requested == 1;
    if (!isFree || !isPlain)
        m_news = DeskAnswers::work(request);
    if (isFree)
        open(request.items.first().id);
    tellNews();
}

// Not while a record is on its way: its coming would take the sentence away.
void Desk::tellNews()
{
    if (m_news && m_state != State::Taking)
        say(Cause::Taking, *std::exchange(m_news, std::nullopt));
}

void Desk::take(ItemId item)
{
    if (!item.isValid() || m_state == State::Taking || m_state == State::Finishing)
        return;
    ask([item](Store &store) { return takeItem(store, item); }, [this, item] { take(item); });
}

void Desk::open(ItemId item)
{
    const bool isOpen = m_item.id == item && m_state == State::Working;
    if (!item.isValid() || isOpen || m_state == State::Finishing)
        return;
    const bool wasTaking = m_state == State::Taking;
    const State before = wasTaking ? m_stateBefore : m_state;
    m_drafts->saveSoon();
    setState(State::Taking);
    m_stateBefore = before;
    m_retry = [this, item] { open(item); };
    answer(m_session.actions().run([item](Store &store) { return lookAt(store, item); }), this,
           [this, item, visit = ++m_visit](const Outcome<Taken> &taken) {
               if (!taken && visit == m_visit)
                   openUnreachable(item, taken.error());
               else
                   receive(taken, visit);
           });
}

// A lock that a late answer brings is not lost: the item is in my items, and the message says so.
void Desk::receive(const Outcome<Taken> &taken, quint64 visit)
{
    m_session.lookNow();
    if (visit != m_visit) {
        if (taken && !taken->claim.items.isEmpty())
            tellMeanwhile(taken->claim.items.first());
        return;
    }
    if (!taken) {
        receiveTrouble(taken.error());
        return;
    }
    m_session.noteAnswer();
    m_claim.clear();
    if (!taken->detail) {
        receiveNothing(*taken);
        return;
    }
    withLocalText(taken->detail->item.id, [this, taken = *taken, visit](const auto &local) {
        if (visit == m_visit)
            show(taken, local);
        else
            tellMeanwhile(taken.detail->item);
    });
}

// While the link is down it says so itself, and Retry would be refused.
void Desk::receiveTrouble(const Error &error)
{
    m_session.noteError(error);
    backToBefore();
    if (m_session.whyNoWriting().isEmpty())
        say(Cause::Link, DeskAnswers::trouble(error, {Action::Retry}));
    else
        tellTroubleOfLink();
}

// Not while another answer is awaited: the record it brings would take the sentence away.
void Desk::tellMeanwhile(const Item &item)
{
    m_meanwhile = item;
    if (m_state == State::Taking || !item.id.isValid())
        return;
    say(Cause::Taking, Message::Kind::Information, DeskAnswers::takenMeanwhile(item));
    m_meanwhile = {};
}

void Desk::receiveNothing(const Taken &taken)
{
    backToBefore();
    if (taken.trouble) {
        const ItemId item = taken.claim.items.first().id;
        m_retry = [this, item] { open(item); };
        say(Cause::Taking, DeskAnswers::trouble(*taken.trouble, {Action::Retry}));
        m_awaited = item;
        m_session.noteError(*taken.trouble);
        return;
    }
    if (taken.claim.shortage == Shortage::OnRequest)
        seekWork(m_wanted);
    else
        say(Cause::Taking, m_answers.shortage(taken.claim, m_queue));
}

void Desk::withLocalText(ItemId item, std::function<void(const std::optional<Draft> &)> then)
{
    const auto entries = m_session.journal().entries(m_session.draftOwner());
    answer(entries, this, [item, then = std::move(then)](const QList<DraftJournal::Entry> &found) {
        std::optional<Draft> newest;
        for (const DraftJournal::Entry &entry : found)
            if (entry.draft.item == item)
                if (!newest || entry.draft.revision > newest->revision)
                    newest = entry.draft;
        then(newest);
    });
}

void Desk::show(const Taken &taken, const std::optional<Draft> &local)
{
    const Lock &lock = taken.detail->item.lock;
    leaveRecord();
    put(taken);
    m_awaited = {};
    if (lock.isHeld() && lock.user == m_session.identity().user)
        startWork(taken, local);
    else
        showLost(taken, local);
}

void Desk::put(const Taken &taken)
{
    m_item = taken.detail->item;
    m_keyedTwice = keyedTwiceIn(taken.detail->context);
    m_proposal = taken.detail->proposal;
    m_others = taken.others;
    const auto schema = RecordSchema::fromJson(rulesOf(m_item).recordSchema);
    m_text->open(schema.value_or(RecordSchema()), taken.detail->imported, m_item.record);
    m_faults.clear();
    m_lostMessage.reset();
    hush(m_cause);
}

// The newest text of mine, from this disk or the database, whichever saw more keystrokes.
std::optional<Draft> Desk::newestText(const Taken &taken, const std::optional<Draft> &local) const
{
    std::optional<Draft> newest = local;
    for (const Draft &draft : taken.detail->drafts)
        if (draft.user == m_session.identity().user)
            if (!newest || draft.revision > newest->revision)
                newest = draft;
    return newest;
}

void Desk::startWork(const Taken &taken, const std::optional<Draft> &local)
{
    const std::optional<Draft> text = newestText(taken, local);
    m_drafts->start(m_item, text ? text->revision : 0,
                    deadLocksOf(taken, m_session.identity().user));
    m_locks->watch(m_item, rulesOf(m_item), taken.now);
    const bool isBack = text && !m_text->resume(text->content).isEmpty();
    setState(State::Working);
    emit recordChanged();
    if (isBack && text->lock != m_item.lock.id)
        say(Cause::Taking, Message::Kind::Information, DeskAnswers::textIsBack(*text));
    if (isBack && (local || text->lock != m_item.lock.id))
        keepText();
    tellMeanwhile(m_meanwhile);
    tellNews();
    tellProposal();
    focusFirst();
}

// A text of mine whose lock is gone: to be read, copied, or taken up again.
void Desk::showLost(const Taken &taken, const std::optional<Draft> &local)
{
    const std::optional<Draft> text = newestText(taken, local);
    m_drafts->start(m_item, text ? text->revision : 0);
    m_drafts->holdBack();
    if (text)
        m_text->resume(text->content);
    m_locks->watch(m_item, rulesOf(m_item), taken.now);
    m_locks->watchLost();
    setState(State::Lost);
    emit recordChanged();
    say(Cause::Lock, m_answers.lost(LockFacts{*taken.detail, taken.now, taken.lastEvent}));
}

// The database is gone, but the text is here: it is shown, and the item opened as soon as that can
// be.
void Desk::openUnreachable(ItemId item, const Error &error)
{
    m_session.noteError(error);
    const auto entries = m_session.journal().entries(m_session.draftOwner());
    answer(entries, this,
           [this, item, error, visit = m_visit](const QList<DraftJournal::Entry> &found) {
               if (visit != m_visit)
                   return;
               const auto entry =
                   std::find_if(found.begin(), found.end(), [item](const auto &candidate) {
                       return candidate.draft.item == item;
                   });
               if (entry != found.end())
                   showUnreachable(*entry, error);
               else
                   backToBefore();
               if (entry == found.end())
                   say(Cause::Link, DeskAnswers::trouble(error, {Action::Retry}));
           });
}

void Desk::showUnreachable(const DraftJournal::Entry &entry, const Error &error)
{
    Taken unknown;
    unknown.detail.emplace();
    unknown.detail->item.id = entry.draft.item;
    unknown.detail->item.key = entry.key;
    unknown.detail->item.queue = entry.queue;
    leaveRecord();
    put(unknown);
    m_drafts->start(m_item, entry.draft.revision);
    m_drafts->holdBack();
    m_text->resume(entry.draft.content);
    setState(State::Lost);
    emit recordChanged();
    say(Cause::Link, {Message::Kind::Warning,
                      DeskAnswers::localTextOnly(entry.draft),
                      error.detail,
                      {Action::Retry}});
}

// Meanwhile the record that is still here may have been lost.
void Desk::backToBefore()
{
    setState(m_stateBefore);
    m_locks->verify();
}

void Desk::leaveRecord()
{
    m_drafts->leave();
    m_locks->stop();
}

void Desk::clearDesk()
{
    leaveRecord();
    m_item = {};
    m_keyedTwice.clear();
    m_proposal.reset();
    m_others = 0;
    m_text->clear();
    m_faults.clear();
    setState(State::Empty);
    emit recordChanged();
}

void Desk::focusFirst()
{
    if (const QString field = m_text->firstEditable(); !field.isEmpty())
        emit focusWanted(field);
}

} // namespace intray
