// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/finishingtogether.h"

#include "store/embedded/ending.h"
#include "store/embedded/finishing.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"

#include <QStringList>

#include <utility>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct HeldTogether
{
    ItemId item;
    QueueId queue;
    QString digest; ///< Of its record.
    bool needsCare = false;
};

/// What ends in a few statements.
class Ending
{
public:
    Ending(const Writing &writing, const LockId &lock, const Disposition &disposition)
        : m_writing(writing)
        , m_lock(lock)
        , m_disposition(disposition)
        , m_closes(closesItem(rulesOf(disposition.kind).event))
    {
    }

    void add(const HeldTogether &held)
    {
        const QJsonObject detail = detailOf(m_disposition, m_closes ? held.digest : QString());
        const QString item = QString::number(held.item.value());
        m_items << item;
        m_events << u"[%1,\"%2\",%3]"_s.arg(item, newId(),
                                            detail.isEmpty() ? u"null"_s : jsonText(detail));
    }

    void write()
    {
        if (m_items.isEmpty())
            return;
        const Bindings ofItems = m_writing.with({{":items", listOf(std::exchange(m_items, {}))}});
        m_writing.sql.change(
            "finish_items",
            ofItems + Bindings{{":lock", m_lock},
                               {":state", nameOf(stateAfter(m_disposition.kind))},
                               {":available_at", availableAt(m_writing, m_disposition)}});
        writeRecords(ofItems);
        m_writing.tellOfEach(rulesOf(m_disposition.kind).event, m_lock, m_disposition.reason,
                             listOf(std::exchange(m_events, {})));
        m_writing.sql.change("discard_drafts_of_items", ofItems);
    }

private:
    static QString listOf(const QStringList &each) { return u'[' + each.join(u',') + u']'; }

    void writeRecords(const Bindings &ofItems)
    {
        const QString &reason = m_disposition.reason;
        const Bindings said{{":error", reason.isEmpty() ? QString() : reason}};
        if (m_closes)
            m_writing.sql.change("finish_records", ofItems + said);
        else if (!reason.isEmpty())
            m_writing.sql.change("set_errors", ofItems + said);
        m_writing.sql.change("forget_reasons", ofItems);
    }

    const Writing &m_writing;
    const LockId &m_lock;
    const Disposition &m_disposition;
    const bool m_closes;
    QStringList m_items;
    QStringList m_events; ///< Of each: the item, its operation and the detail, in JSON.
};

/// A disposition that brings a record, or opens a step again, says more of each item than this
/// does.
bool isForAll(const Disposition &disposition)
{
    return !disposition.record && !disposition.result &&
           rulesOf(disposition.kind).way != Way::ToStepBefore;
}

HeldTogether heldTogetherOf(const Row &row, const Disposition &disposition)
{
    const bool goesOn = rulesOf(disposition.kind).way == Way::ToNextStep && row.isTrue("has_steps");
    return {ItemId(row.number("id")), QueueId(row.number("queue_id")),
            digestOfRecord(row.text("record")),
            row.isTrue("is_special") || goesOn ||
                (decidesProposal(disposition) && row.isTrue("has_proposal"))};
}

/// One operation each: its id is unique in the history.
Outcome<Finished> finishWithCare(const Writing &writing, ItemId item, const LockId &lock,
                                 Disposition disposition)
{
    disposition.operation = newId();
    return finishOne(writing, item, lock, disposition);
}

/// The first rule that is broken by what all of these end with; one look for each queue.
std::optional<Error> ruleBroken(const Writing &writing, const QList<HeldTogether> &all,
                                const Disposition &disposition)
{
    QSet<QueueId> seen;
    for (const HeldTogether &held : all) {
        if (seen.contains(held.queue))
            continue;
        seen << held.queue;
        const auto endings =
            writing.sql.first("endings_of_queue", {{":queue_id", held.queue.value()}}, endingsOf);
        if (const auto refused = endingRefused(*endings, disposition))
            return refused;
    }
    return std::nullopt;
}

} // namespace

Outcome<QList<Finished>> finishTogether(const Writing &writing, const LockId &lock,
                                        const Disposition &disposition)
{
    const auto all =
        writing.sql.all("items_in_work", writing.with({{":lock", lock}}),
                        [&](const Row &row) { return heldTogetherOf(row, disposition); });
    if (all.isEmpty())
        return tl::unexpected<Error>(refused("lock_holds_nothing"));
    if (const auto broken = ruleBroken(writing, all, disposition))
        return tl::unexpected<Error>(*broken);
    QList<Finished> finished;
    Ending ending(writing, lock, disposition);
    for (const HeldTogether &held : all) {
        finished << Finished{held.item, stateAfter(disposition.kind)};
        if (isForAll(disposition) && !held.needsCare) {
            ending.add(held);
            continue;
        }
        ending.write(); // the history tells of them in the order of the lock
        const auto one = finishWithCare(writing, held.item, lock, disposition);
        if (!one)
            return tl::unexpected<Error>(one.error());
    }
    ending.write();
    return finished;
}

} // namespace intray
