// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/duplicatedecisions.h"

#include "schema/correction.h"
#include "schema/recordname.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

namespace {

QString nameOf(const ItemDetail &detail, const RecordSchema &schema)
{
    return recordName(detail.item.key, detail.item.record, schema);
}

LikelyItem likelyItemOf(const ItemDetail &detail, const RecordSchema &schema)
{
    return {detail.item.id, detail.item.key, detail.item.state, nameOf(detail, schema)};
}

QString namesOf(const QList<ItemDetail> &details, const RecordSchema &schema)
{
    QStringList names;
    for (const ItemDetail &detail : details)
        names << nameOf(detail, schema);
    return names.join(QStringLiteral(", "));
}

/// What was written until something did not work.
struct Written
{
    QList<ItemId> done;
    std::optional<Error> trouble;
    ItemId apart = {}; ///< Of a merge: somebody has said meanwhile that it is another thing.
};

/// What somebody looks at may have become something else meanwhile.
std::optional<Error> changedSince(WorkStore &store, const ItemDetail &seen,
                                  const RecordSchema &schema)
{
    const auto now = store.detail(seen.item.id);
    if (!now)
        return now.error();
    if (now->item.change == seen.item.change && now->item.record == seen.item.record)
        return std::nullopt;
    return Error{Error::Kind::Busy,
                 DuplicateDecisions::tr("%1 was changed in the meantime. It is now shown as it is; "
                                        "look at it again before you merge.")
                     .arg(nameOf(seen, schema)),
                 {}};
}

Written endAll(DuplicateStore &store, WorkStore &work, const QList<ItemDetail> &seen, Merge merge,
               const RecordSchema &schema)
{
    Written written;
    for (const ItemDetail &each : seen)
        if (const auto trouble = changedSince(work, each, schema))
            return {{}, trouble};
    for (const ItemDetail &other : seen) {
        if (other.item.id == merge.keeper)
            continue;
        merge.operation = newId();
        merge.lock = newId();
        const auto ended = store.mergeInto(other.item.id, merge);
        if (!ended) {
            written.trouble = ended.error();
            if (DuplicateStore::isToldApart(ended.error()))
                written.apart = other.item.id;
            return written;
        }
        merge.record.reset(); // It is written with the first.
        written.done << other.item.id;
    }
    return written;
}

} // namespace

DuplicateDecisions::DuplicateDecisions(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::databaseChanged, this, &DuplicateDecisions::ask);
    connect(&session, &Session::databaseReplaced, this, [this] { setPairs({}, {}); });
}

void DuplicateDecisions::setPairs(const QString &queue, const QList<LikelyDuplicates> &pairs)
{
    m_queue = queue;
    m_decided.clear();
    m_next = {};
    close();
    setLeft(pairs);
}

void DuplicateDecisions::setLeft(const QList<LikelyDuplicates> &pairs)
{
    m_pairs = pairs;
    m_groups = groupsOf(pairs);
    emit changed();
}

void DuplicateDecisions::open(const DuplicateGroup &group)
{
    m_asked.clear();
    for (const LikelyItem &each : group.items)
        m_asked << each.item;
    ask();
}

void DuplicateDecisions::close()
{
    ++m_visit;
    m_asked.clear();
    m_opened.clear();
    emit openedChanged();
}

void DuplicateDecisions::ask()
{
    if (m_asked.isEmpty() || m_isDeciding)
        return;
    const auto work = [items = m_asked](WorkStore &store) -> Outcome<QList<ItemDetail>> {
        QList<ItemDetail> details;
        for (const ItemId item : items) {
            const auto detail = store.detail(item);
            if (detail)
                details << *detail;
            else if (detail.error().kind != Error::Kind::NotFound)
                return tl::unexpected<Error>(detail.error());
        }
        return details;
    };
    answer(m_session.watching().run(work), this,
           [this, visit = ++m_visit](const Outcome<QList<ItemDetail>> &details) {
               if (visit != m_visit)
                   return;
               if (details)
                   receive(*details);
               else
                   complain(details.error());
           });
}

/// What is dismissed, gone or sealed from this user is nobody's duplicate any more.
void DuplicateDecisions::receive(const QList<ItemDetail> &details)
{
    QList<ItemDetail> there;
    QList<LikelyDuplicates> left = m_pairs;
    for (const ItemId item : std::as_const(m_asked)) {
        const auto found = std::ranges::find_if(
            details, [&](const ItemDetail &detail) { return detail.item.id == item; });
        if (found == details.end() || found->item.state == State::Dismissed ||
            found->item.record.isEmpty())
            left = withoutItem(item, left);
        else
            there << *found;
    }
    if (there.size() < m_asked.size()) {
        m_next = there.isEmpty() ? ItemId() : there.constFirst().item.id;
        close();
        setLeft(left);
        return;
    }
    m_opened = there;
    emit openedChanged();
}

const ItemDetail *DuplicateDecisions::openedOne(ItemId item) const
{
    const auto found = std::ranges::find_if(
        m_opened, [&](const ItemDetail &detail) { return detail.item.id == item; });
    return found == m_opened.end() ? nullptr : &*found;
}

QList<ItemId> DuplicateDecisions::othersThan(ItemId item) const
{
    QList<ItemId> others;
    for (const ItemDetail &detail : m_opened)
        if (detail.item.id != item)
            others << detail.item.id;
    return others;
}

void DuplicateDecisions::setDeciding(bool deciding)
{
    m_isDeciding = deciding;
    emit decidingChanged();
}

void DuplicateDecisions::merge(ItemId keeper, const Record &fields)
{
    const ItemDetail *kept = openedOne(keeper);
    if (!kept || m_isDeciding || m_opened.size() < 2)
        return;
    Merge merge{keeper};
    if (!fields.isEmpty()) {
        merge.record = withGiven(kept->item.record, fields, Given::FieldsToChange);
        merge.seen = kept->item.change;
        const Record known = withGiven(kept->imported, kept->item.record, Given::FieldsToChange);
        const auto checked = checkChanged(*merge.record, known, m_session.queueNamed(m_queue));
        if (!checked)
            return complain(checked.error());
    }
    setDeciding(true);
    const auto work = [seen = m_opened, merge, schema = schema()](
                          DuplicateStore &store, WorkStore &items) -> Outcome<Written> {
        return endAll(store, items, seen, merge, schema);
    };
    answer(m_session.actions().run(work), this,
           [this, who = likelyItemOf(*kept, schema()),
            isChanged = !fields.isEmpty()](const Outcome<Written> &written) {
               if (written)
                   receiveMerged(who, isChanged, written->done, written->trouble, written->apart);
               else
                   receiveMerged(who, isChanged, {}, written.error(), {});
           });
}

RecordSchema DuplicateDecisions::schema() const
{
    return RecordSchema::of(m_session.queueNamed(m_queue)).value_or(RecordSchema());
}

DuplicateDecisions::Decided DuplicateDecisions::decided() const
{
    return {m_pairs, {}, {}, {}, namesOf(m_opened, schema()), m_opened.constFirst().item.id, {}};
}

void DuplicateDecisions::receiveMerged(const LikelyItem &keeper, bool isChanged,
                                       const QList<ItemId> &ended,
                                       const std::optional<Error> &trouble, ItemId apart)
{
    setDeciding(false);
    QList<LikelyDuplicates> left = m_pairs;
    for (const ItemId item : ended)
        left = afterMerge(item, keeper, left);
    if (apart.isValid())
        left = withoutPairsOf(keeper.item, {apart}, left);
    if (!ended.isEmpty()) {
        Decided what = decided();
        what.ended = ended;
        if (isChanged)
            what.changed = keeper.called();
        m_decided << what;
        inform(ended.size() == 1
                   ? tr("%1 was merged into %2.")
                         .arg(nameOf(*openedOne(ended.first()), schema()), keeper.called())
                   : tr("%n records were merged into %1.", nullptr, int(ended.size()))
                         .arg(keeper.called()));
    }
    if (!ended.isEmpty() || apart.isValid()) {
        m_next = keeper.item;
        close();
        setLeft(left);
    }
    if (trouble)
        complain(*trouble);
    m_session.lookNow();
}

void DuplicateDecisions::tellApart(ItemId item)
{
    const ItemDetail *one = openedOne(item);
    if (!one || m_isDeciding || m_opened.size() < 2)
        return;
    setDeciding(true);
    const auto work = [item, others = othersThan(item)](DuplicateStore &store) -> Outcome<Written> {
        Written written;
        for (const ItemId other : others) {
            const auto told = store.tellApart(item, other);
            if (!told) {
                written.trouble = told.error();
                break;
            }
            written.done << other;
        }
        return written;
    };
    answer(m_session.actions().run(work), this,
           [this, who = likelyItemOf(*one, schema())](const Outcome<Written> &written) {
               if (written)
                   receiveApart(who, written->done, written->trouble);
               else
                   receiveApart(who, {}, written.error());
           });
}

void DuplicateDecisions::receiveApart(const LikelyItem &item, const QList<ItemId> &others,
                                      const std::optional<Error> &trouble)
{
    setDeciding(false);
    if (!others.isEmpty()) {
        Decided what = decided();
        what.apart = item.item;
        what.others = others;
        m_decided << what;
        inform(m_opened.size() == 2
                   ? tr("%1 are not duplicates; Intray remembers this.").arg(what.keys)
                   : tr("%1 is not a duplicate of the others; Intray remembers this.")
                         .arg(item.called()));
        const auto left = withoutPairsOf(item.item, others, m_pairs);
        m_next = others.constFirst();
        close();
        setLeft(left);
    }
    if (trouble)
        complain(*trouble);
    m_session.lookNow();
}

void DuplicateDecisions::takeBack()
{
    if (!canTakeBack())
        return;
    setDeciding(true);
    const auto work = [last = m_decided.constLast()](DuplicateStore &store) -> Outcome<Undone> {
        return undo(last, store);
    };
    answer(m_session.actions().run(work), this, [this](const Outcome<Undone> &undone) {
        if (undone)
            return receiveTakenBack(*undone);
        setDeciding(false); // nothing has changed, so that it can be tried again
        complain(undone.error());
    });
}

/// The one that was merged last first, as the kept one's record changed.
Outcome<DuplicateDecisions::Undone> DuplicateDecisions::undo(const Decided &decided,
                                                             DuplicateStore &store)
{
    Undone undone;
    for (auto item = decided.ended.crbegin(); item != decided.ended.crend(); ++item) {
        const auto back = store.takeBackMerge(*item);
        const bool isFirst = item == decided.ended.crbegin();
        if (!back && isFirst && back.error().kind != Error::Kind::Invalid)
            return tl::unexpected<Error>(back.error());
        if (!back)
            undone.trouble = back.error();
        else if (back->stays)
            undone.stays = back->stays;
    }
    for (const ItemId other : decided.others)
        if (const auto told = store.tellAlike(decided.apart, other); !told)
            undone.trouble = told.error();
    return undone;
}

static QString takenBackSentence(const QString &keys, const QString &changed,
                                 const std::optional<Error> &stays)
{
    const QString sentence = DuplicateDecisions::tr("Undone: %1.").arg(keys);
    if (changed.isEmpty())
        return sentence;
    return sentence + u' ' +
           (stays ? stays->sentence
                  : DuplicateDecisions::tr("%1 has its previous values again.").arg(changed));
}

void DuplicateDecisions::receiveTakenBack(const Undone &undone)
{
    setDeciding(false);
    const Decided last = m_decided.takeLast();
    if (undone.trouble) {
        complain(*undone.trouble);
    } else {
        inform(takenBackSentence(last.keys, last.changed, undone.stays));
        m_next = last.of;
        close();
        setLeft(last.before);
    }
    m_session.lookNow();
}

void DuplicateDecisions::complain(const Error &trouble)
{
    emit told({Message::Kind::Problem, trouble.sentence, trouble.detail});
    ask();
}

void DuplicateDecisions::inform(const QString &sentence)
{
    emit told({Message::Kind::Information, sentence});
}

} // namespace intray
