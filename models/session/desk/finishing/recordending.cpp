// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/recordending.h"

#include "session/answer.h"
#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/planting/planting.h"
#include "session/desk/recordinwork.h"
#include "session/desk/textkeeper.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

using Cause = DeskMessages::Cause;

RecordEnding::RecordEnding(Session &session, RecordInWork &record, DeskMessages &messages,
                           TextKeeper &text, const ElapsedClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_messages(messages)
    , m_text(text)
    , m_finisher(session)
    , m_later(session)
    , m_takeBack(clock)
{
    followFinisher();
    followPostponed();
}

RecordEnding::~RecordEnding() = default;

void RecordEnding::followFinisher()
{
    connect(&m_finisher, &Finisher::done, this, &RecordEnding::receiveDone);
    connect(&m_finisher, &Finisher::notDone, this, &RecordEnding::receiveNotDone);
    connect(&m_finisher, &Finisher::lockLost, this, &RecordEnding::receiveLost);
    connect(&m_finisher, &Finisher::unknown, this, &RecordEnding::receiveUnknown);
}

void RecordEnding::followPostponed()
{
    connect(&m_later, &PostponedFinisher::kept, this, &RecordEnding::receivePostponed);
    connect(&m_later, &PostponedFinisher::notKept, this, &RecordEnding::receiveNotDone);
    connect(&m_later, &PostponedFinisher::done, this, &RecordEnding::receiveDoneLater);
    connect(&m_later, &PostponedFinisher::notDone, this, &RecordEnding::receiveNotDoneLater);
    connect(&m_later, &PostponedFinisher::lockLost, this, &RecordEnding::receiveNotDoneLater);
}

bool RecordEnding::breaksRules()
{
    const QList<Fault> faults = m_record.check();
    if (faults.isEmpty())
        return false;
    m_messages.say(Cause::Faults, Message::Kind::Warning,
                   DeskAnswers::faults(m_record.shownFaults()));
    emit focusWanted(faults.first().field);
    return true;
}

bool RecordEnding::tellsFirst()
{
    const auto said = m_planting ? m_planting->sayFirst() : std::nullopt;
    if (!said)
        return false;
    m_messages.say(Cause::Taking, *said);
    emit focusWanted(m_planting->field());
    return true;
}

void RecordEnding::begin()
{
    turnAway();
    emit asked();
    m_messages.withdraw(Cause::Finishing); // of a try before this one
    m_record.setState(DeskState::Finishing);
}

void RecordEnding::finish(Disposition disposition, const QString &next, const LockId &setAside)
{
    if (disposition.kind == Disposition::Kind::Complete && (breaksRules() || tellsFirst()))
        return;
    begin();
    disposition.record = m_record.corrected();
    // only completing stops on its own word: whoever gives one item up goes on with the others
    const bool takesNext = !next.isEmpty();
    const bool goesOn = takesNext || disposition.kind != Disposition::Kind::Complete;
    QList<LockId> first;
    if (goesOn && m_record.others() > 0)
        first = m_record.locksOfBatch();
    else if (takesNext && !setAside.isEmpty())
        first = {setAside};
    m_finisher.finish(m_record.item(), disposition, takesNext ? QStringList{next} : QStringList{},
                      first);
}

void RecordEnding::endAsDuplicate(const Item &keeper)
{
    begin();
    m_finisher.endAsDuplicate(m_record.item(), Disposition::dismiss(), keeper);
}

void RecordEnding::receiveDone(const FinishedWork &work)
{
    m_record.rememberTexts();
    m_text.drafts().forget();
    if (!work.disposition.question)
        m_takeBack.open(work.item, work.disposition.operation);
    emit done(work);
}

// The text stands as it was, and the lock is still mine: the person may press the same key again.
void RecordEnding::receiveNotDone(const Error &error)
{
    m_record.setState(DeskState::Working);
    m_messages.say(Cause::Finishing, {Message::Kind::Problem,
                                      DeskAnswers::notDone(m_record.item(), error), error.detail});
    m_messages.sayWaiting();
    m_text.drafts().saveSoon();
    if (!error.field.isEmpty())
        emit focusWanted(error.field);
}

void RecordEnding::receiveLost(const Error &error)
{
    emit lockLost(DeskAnswers(m_session.identity()).lost(error, m_record.hasTypedText()));
}

void RecordEnding::receiveUnknown(const Error &error)
{
    m_messages.setRetry([this] { m_finisher.askAgain(); });
    m_messages.say(Cause::Finishing, {Message::Kind::Warning,
                                      DeskAnswers::notKnownYet(m_record.item()),
                                      error.detail,
                                      {Action::Retry}});
}

// The text is on the disk twice then: once in the postponed work, and once as a draft for the case
// that the lock is lost.
void RecordEnding::completeLater()
{
    if (breaksRules() || tellsFirst())
        return;
    Disposition disposition = Disposition::complete();
    disposition.record = m_record.corrected();
    if (disposition.record)
        m_text.keep();
    begin();
    m_text.drafts().holdBack();
    m_later.add(m_record.item(), disposition);
}

bool RecordEnding::isPostponed() const
{
    return m_record.state() == DeskState::Finishing && m_later.holds(m_record.item().id);
}

bool RecordEnding::withdraw()
{
    if (!m_later.withdraw(m_record.item().id))
        return false;
    m_text.drafts().goOn();
    m_record.setState(DeskState::Working);
    m_messages.say(Cause::Finishing, Message::Kind::Information,
                   DeskAnswers::notSent(m_record.item()));
    return true;
}

void RecordEnding::receivePostponed(ItemId item)
{
    if (item == m_record.item().id)
        m_messages.say(Cause::Finishing, Message::Kind::Information,
                       DeskAnswers::waitsForLine(m_record.item()), {Action::TakeBack});
    emit postponedChanged();
}

void RecordEnding::receiveDoneLater(const FinishedWork &work)
{
    if (work.item.id == m_record.item().id)
        receiveDone(work);
    else
        emit doneElsewhere(work.item);
}

// The item's text stays: at the desk if the item is there, otherwise as a draft in my items.
void RecordEnding::receiveNotDoneLater(const Item &item, const Error &error)
{
    const bool isLost = error.kind == Error::Kind::LockLost;
    const bool isHere = item.id == m_record.item().id;
    if (isHere && isLost) {
        receiveLost(error);
    } else if (isHere && m_record.state() == DeskState::Finishing) {
        m_text.drafts().goOn();
        receiveNotDone(error);
    } else {
        constexpr bool hasText = true; // what was completed
        const Message why = isLost ? DeskAnswers(m_session.identity()).lost(error, hasText)
                                   : DeskAnswers::trouble(error);
        m_messages.say(
            Cause::Taking,
            {Message::Kind::Problem, DeskAnswers::notDoneLater(item, why.sentence), error.detail});
        m_session.lookNow();
    }
}

void RecordEnding::turnAway()
{
    ++m_visit;
}

void RecordEnding::returnBatch(std::chrono::seconds after, const QString &reason)
{
    begin();
    const auto work = [locks = m_record.locksOfBatch(), item = m_record.item().id,
                       corrected = m_record.corrected(), after, reason,
                       schema = m_record.schema()](WorkStore &store) {
        return intray::returnBatch(store, locks, item, corrected, after, reason, schema);
    };
    answer(m_session.actions().run(work), this, [this, visit = m_visit](const auto &returned) {
        if (visit == m_visit)
            receiveBatch(returned);
    });
}

// The list of my items is read again also after an error, because some items may have been returned
// before it.
void RecordEnding::receiveBatch(const Outcome<QList<ItemId>> &returned)
{
    m_session.lookNow();
    if (!returned) {
        m_session.noteError(returned.error());
        m_record.setState(DeskState::Working);
        m_messages.say(Cause::Finishing, DeskAnswers::trouble(returned.error()));
        emit batchNotReturned();
        return;
    }
    m_text.drafts().forget();
    for (const ItemId item : *returned)
        m_session.journal().forget(m_session.draftOwner(), item);
    emit batchReturned(int(returned->size()));
}

} // namespace intray
