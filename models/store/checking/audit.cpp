// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/audit.h"

#include "queue/disposition.h"
#include "queue/times.h"
#include "store/checking/eventdetail.h"

namespace intray {

QString HistoryCheck::sentence(const Event &event, const QString &what) const
{
    return QStringLiteral("Item %1, event %2 (%3): %4.")
        .arg(m_item.value())
        .arg(event.id)
        .arg(nameOf(event.kind), what);
}

void HistoryCheck::violate(const Event &event, const QString &what)
{
    m_violations << sentence(event, what);
}

void HistoryCheck::violateNow(const QString &what)
{
    m_violations << QStringLiteral("Item %1, now: %2.").arg(m_item.value()).arg(what);
}

void HistoryCheck::begin(const Event &event)
{
    m_hasComeAgain = m_isSentBack && m_state == State::Done;
    if (m_hasBegun && !m_hasComeAgain)
        violate(event, QStringLiteral("the item was brought in twice"));
    m_hasBegun = true;
    m_ending.reset();
    m_isSentBack = false;
    m_isWithdrawn = false;
    m_state = State::Open;
    m_importedBy = event.kind == EventKind::Imported ? event.user : QString();
}

void HistoryCheck::claim(const Event &event)
{
    if (!m_holder.isEmpty())
        violate(event, QStringLiteral("taken while lock %1 held it").arg(m_holder));
    else if (m_state != State::Open && m_state != State::Locked)
        violate(event, QStringLiteral("taken although it was %1").arg(nameOf(m_state)));
    if (event.lock.isEmpty())
        violate(event, QStringLiteral("no lock is named"));
    // A program makes a new lock id for each claim. One's own that comes again harms nobody.
    const QString before = m_locks.value(event.lock, event.user);
    if (before != event.user)
        violate(event, QStringLiteral("lock %1 was used before by %2").arg(event.lock, before));
    m_locks.insert(event.lock, event.user);
    ++m_claims;
    m_ending.reset();
    m_holder = event.lock;
    m_holderName = event.user;
    m_state = State::Locked;
}

void HistoryCheck::end(const Event &event, State state)
{
    if (m_holder.isEmpty())
        violate(event, QStringLiteral("nobody held the item"));
    else if (event.lock != m_holder)
        violate(event,
                QStringLiteral("done under lock %1 while %2 held it").arg(event.lock, m_holder));
    else if (dispositionTold(event.kind) && event.user != m_holderName)
        violate(event, QStringLiteral("done by %1 while %2 held it").arg(event.user, m_holderName));
    m_holder.clear();
    m_holderName.clear();
    m_state = state;
    noteEnding(event);
    m_isSentBack = m_isSentBack || event.kind == EventKind::SentBack;
    // Nothing was done under it: whoever asks again, because the answer was lost, may get the same
    // item under the same lock.
    if (!dispositionTold(event.kind))
        m_locks.remove(event.lock);
}

// A failure after too many expired locks has no lock of its own: the one before has ended already.
static bool isUnlockedFailure(const Event &event)
{
    return event.kind == EventKind::Failed && event.lock.isEmpty();
}

void HistoryCheck::finishUnlocked(const Event &event)
{
    if (!m_holder.isEmpty())
        violate(event, QStringLiteral("given up while lock %1 held it").arg(m_holder));
    m_state = State::Failed;
    noteEnding(event);
}

// The item is locked again at once, so the claim that follows is told about a finished item.
void HistoryCheck::takeBack(const Event &event)
{
    if (m_state != State::Done)
        violate(event, QStringLiteral("taken back although it was %1").arg(nameOf(m_state)));
    m_state = State::Open;
}

// What was opened for another step ends as before: it goes, or it is done.
void HistoryCheck::withdraw(const Event &event)
{
    if (m_state != State::Open)
        violate(event, QStringLiteral("withdrawn although it was %1").arg(nameOf(m_state)));
    m_state = State::Done;
    m_isSentBack = m_hasComeAgain;
    m_isWithdrawn = true;
}

// It waited, and nobody had it.
void HistoryCheck::recall(const Event &event)
{
    if (m_state != State::Open)
        violate(event,
                QStringLiteral("taken out of its queue although it was %1").arg(nameOf(m_state)));
    m_state = *rulesOf(event.kind).state;
    noteEnding(event);
}

void HistoryCheck::move(const Event &event)
{
    assign(event);
    if (m_state != State::Open)
        violate(event,
                QStringLiteral("moved in the order although it was %1").arg(nameOf(m_state)));
}

// From one to the other, so that nobody puts a line of theirs in between.
void HistoryCheck::assign(const Event &event)
{
    if (event.kind != EventKind::Assigned && event.kind != EventKind::Unassigned)
        return;
    const QString before = event.detail.value(QStringLiteral("was")).toString();
    if (before != m_assignedTo)
        violate(event, QStringLiteral("assigned to \"%1\" before, its history says \"%2\"")
                           .arg(before, m_assignedTo));
    m_assignedTo = event.detail.value(QStringLiteral("to")).toString();
    if (m_assignedTo.isEmpty() != (event.kind == EventKind::Unassigned))
        violate(event, QStringLiteral("it does not say for whom the item is"));
}

void HistoryCheck::compareAssignment(const AuditedItem &now)
{
    if (now.item.assignedTo != m_assignedTo)
        violateNow(QStringLiteral("the item is assigned to \"%1\", its history says \"%2\"")
                       .arg(now.item.assignedTo, m_assignedTo));
    else if (now.isInWrongLine)
        violateNow(QStringLiteral("the item does not wait for those to whom it is assigned"));
}

/// The line's round is over with it.
void HistoryCheck::noteEnding(const Event &event)
{
    if (closesItem(event.kind))
        m_ending = event;
}

// A machine's clock may be set right by an hour; a line years before the one in front of it was
// not written then.
void HistoryCheck::checkTime(const Event &event)
{
    constexpr int mostSeconds = 3600;
    if (m_latest.isValid() && event.at.addSecs(mostSeconds) < m_latest)
        m_late.append(
            {event, sentence(event, QStringLiteral("told for %1, after what happened at %2")
                                        .arg(isoTime(event.at), isoTime(m_latest)))});
    m_latest = m_latest.isValid() ? std::max(m_latest, event.at) : event.at;
}

// What a delivery corrects itself is no work on the item, so nobody else may say to be one. Whoever
// takes that back may be another person.
bool HistoryCheck::isOfItsDelivery(const Event &event) const
{
    if (!event.detail.contains(QStringLiteral("import")))
        return true;
    return !m_importedBy.isEmpty() &&
           (event.user == m_importedBy || event.detail.contains(QStringLiteral("undoes")));
}

// Of lines that no lock and no state holds against anything.
void HistoryCheck::checkDetail(const Event &event)
{
    if (needsOperation(event.kind) && event.operation.isEmpty())
        violate(event, QStringLiteral("no operation is named"));
    const Effect effect = rulesOf(event.kind).effect;
    if ((effect == Effect::None || effect == Effect::Corrects || effect == Effect::Recalls) &&
        !event.lock.isEmpty())
        violate(event, QStringLiteral("it names a lock, and needs none"));
    if (event.kind == EventKind::Noted &&
        !isNoteToRead(event.detail.value(QStringLiteral("note")).toString()))
        violate(event, QStringLiteral("it is no note"));
    if (event.kind == EventKind::Corrected && !saysWhatWasCorrected(event))
        violate(event, QStringLiteral("it does not say what was corrected"));
    if (event.kind == EventKind::Corrected && !isOfItsDelivery(event))
        violate(event, QStringLiteral("it names a delivery that did not bring the item in"));
    if (event.kind == EventKind::Proposed && !saysWhatIsProposed(event))
        violate(event, QStringLiteral("it does not say what was proposed"));
    if ((event.kind == EventKind::Updated || rulesOf(event.kind).effect == Effect::Recalls) &&
        !saysWhichDelivery(event))
        violate(event, QStringLiteral("it does not say which delivery changed what"));
}

static bool tellsTwoDigests(EventKind kind)
{
    return kind == EventKind::Absorbed || rulesOf(kind).effect == Effect::Corrects;
}

static bool changesNoRecord(EventKind kind)
{
    const Effect effect = rulesOf(kind).effect;
    return effect == Effect::None || effect == Effect::Locks || effect == Effect::Moves ||
           effect == Effect::Corrects || kind == EventKind::Released || kind == EventKind::Expired;
}

// A merge tells the digests of the kept item's record before and after it, BEFORE:AFTER; a
// correction those of its item's.
void HistoryCheck::followRecord(const Event &event)
{
    if (!changesNoRecord(event.kind))
        m_record.clear();
    const QString digest = digestIn(event);
    if (!tellsTwoDigests(event.kind) || digest.isEmpty())
        return;
    if (m_state != State::Open)
        violate(event,
                QStringLiteral("its record was changed although it was %1").arg(nameOf(m_state)));
    if (!m_record.isEmpty() && digest.section(u':', 0, 0) != m_record)
        violate(event, QStringLiteral("the record before it is not the one that event %1 left")
                           .arg(m_recordLeftBy));
    m_record = digest.section(u':', 1);
    m_kept << std::pair(event.id, digest.section(u':', 0, 0)) << std::pair(event.id, m_record);
    m_recordLeftBy = event.id;
}

/// Nothing of the item is another because of it.
static bool leavesItem(const Event &event)
{
    return leavesItem(event.kind) ||
           (event.kind == EventKind::Absorbed && digestIn(event).isEmpty());
}

// A merge is taken back as long as the item is a duplicate, and gives the kept one the record from
// before it.
void HistoryCheck::followMerges(const Event &event)
{
    const qint64 into = event.detail.value(QStringLiteral("into")).toInteger();
    if (event.kind == EventKind::Reopened && into > 0 && into != m_mergedInto)
        violate(event, QStringLiteral("it takes back a merge that is not told"));
    if (event.kind != EventKind::Absorbed && !leavesItem(event.kind))
        m_mergedInto = event.kind == EventKind::Merged ? into : 0;
    if (event.kind != EventKind::Absorbed || digestIn(event).isEmpty())
        return;
    const qint64 from = event.detail.value(QStringLiteral("from")).toInteger();
    if (!event.detail.contains(QStringLiteral("undone")))
        m_beforeMerge.insert(from, digestIn(event).section(u':', 0, 0));
    else if (m_beforeMerge.take(from) != digestIn(event).section(u':', 1))
        violate(event, QStringLiteral("the record is not the one from before the merge"));
}

void HistoryCheck::see(const Event &event)
{
    checkTime(event);
    checkDetail(event);
    followMerges(event);
    followRecord(event);
    const EventRules rules = rulesOf(event.kind);
    if (!leavesItem(event))
        m_newestChange = event.id;
    if (rules.effect == Effect::BringsIn)
        return begin(event);
    if (!m_hasBegun)
        violate(event, QStringLiteral("the item was never brought in"));
    switch (rules.effect) {
    case Effect::Locks:
        return claim(event);
    case Effect::EndsLock:
        return isUnlockedFailure(event) ? finishUnlocked(event) : end(event, *rules.state);
    case Effect::TakesBack:
        return takeBack(event);
    case Effect::Reopens:
        m_state = *rules.state;
        m_ending.reset();
        return;
    case Effect::Withdraws:
        return withdraw(event);
    case Effect::Recalls:
        return recall(event);
    case Effect::Moves:
        return move(event);
    case Effect::None:
    case Effect::Corrects:
    case Effect::BringsIn:
        return;
    }
}

void HistoryCheck::compare(const std::optional<AuditedItem> &now, const QDateTime &at)
{
    if (!now) {
        if (!m_isWithdrawn)
            violateNow(QStringLiteral("the item is gone"));
        return;
    }
    const Item &item = now->item;
    if (!m_hasBegun)
        violateNow(QStringLiteral("the item has no history"));
    if (m_state != item.state)
        violateNow(QStringLiteral("the item is %1, its history says %2")
                       .arg(nameOf(item.state), nameOf(m_state)));
    if (m_holder != item.lock.id)
        violateNow(QStringLiteral("lock \"%1\" holds the item, its history says \"%2\"")
                       .arg(item.lock.id, m_holder));
    else if (m_holderName != item.lock.user)
        violateNow(QStringLiteral("%1 holds the item, its history says %2")
                       .arg(item.lock.user, m_holderName));
    if (item.attempts > m_claims)
        violateNow(QStringLiteral("the item was taken %1 times, its history tells of %2")
                       .arg(item.attempts)
                       .arg(m_claims));
    compareEnding(*now);
    compareAssignment(*now);
    if (!m_record.isEmpty() && now->digest != m_record)
        violateNow(
            QStringLiteral("its record is not the one that event %1 left").arg(m_recordLeftBy));
    compareEarlier(*now);
    compareFacts(*now, at);
}

// Before the next seal, too.
void HistoryCheck::compareEarlier(const AuditedItem &now)
{
    for (const auto &[event, digest] : std::as_const(m_kept))
        if (!now.isAdopted && !now.earlier.contains(digest))
            violateNow(QStringLiteral("a record that event %1 tells of is not among its earlier "
                                      "records")
                           .arg(event));
}

// What was withdrawn ends as the round before it did.
void HistoryCheck::compareEnding(const AuditedItem &now)
{
    if (!m_ending || m_isWithdrawn || now.isAdopted || m_state != now.item.state)
        return;
    const QString by = m_ending->kind == EventKind::Passed ? QString() : m_ending->user;
    if (now.finishedBy != by)
        violateNow(QStringLiteral("it was finished by %1, its history says %2")
                       .arg(now.finishedBy, by));
    const QString digest = digestIn(*m_ending);
    if (digest.isEmpty() && isUnlockedFailure(*m_ending)) // it left the record as it was
        return;
    if (digest.isEmpty())
        return violateNow(
            QStringLiteral("event %1 does not tell which record it left").arg(m_ending->id));
    if (now.finishedAt != m_ending->at)
        violateNow(QStringLiteral("it was finished at %1, its history says %2")
                       .arg(isoTime(now.finishedAt), isoTime(m_ending->at)));
    if (digest != now.digest)
        violateNow(
            QStringLiteral("its record is not the one that event %1 left").arg(m_ending->id));
}

void HistoryCheck::compareFacts(const AuditedItem &now, const QDateTime &at)
{
    m_isSealed = now.isAdopted || now.lastSealed.event >= m_newestChange;
    if (now.isAdopted || now.lastSealed.seal == 0)
        return;
    for (const QString &change :
         changedFacts(now.firstSealed, now.lastSealed, m_newestChange, now.facts, at))
        violateNow(change);
}

} // namespace intray
