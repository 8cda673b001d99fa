// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/queuerecords.h"

#include "queue/recordfields.h"
#include "queue/recordschema.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"

namespace intray {

namespace {

constexpr int pageItems = 500;
// Each costs a call; what was put right in so many says enough.
constexpr int mostHandled = 2000;

/// Reads one queue, once.
class Reading
{
public:
    Reading(Connection &connection, const Identity &identity, const Queue &queue, Progress progress,
            const Cancellation &cancellation)
        : m_lists(connection, identity)
        , m_queue(queue)
        , m_progress(progress)
        , m_cancellation(cancellation)
    {
        m_read.queue = queue.id;
        m_read.fields = queue.fields.isEmpty() ? fieldsOfSchema(queue.recordSchema) : queue.fields;
    }

    Outcome<QueueRecords> read()
    {
        for (const State state : {State::Open, State::Locked, State::Done})
            if (const auto done = readAll(state); !done)
                return tl::unexpected<Error>(done.error());
        return std::move(m_read);
    }

private:
    Outcome<Done> readAll(State state)
    {
        ItemQuery query;
        query.queue = m_queue.name;
        query.state = state;
        PageRequest request;
        request.limit = pageItems;
        for (;;) {
            const auto page = m_lists.page(query, request, m_cancellation);
            if (!page)
                return tl::unexpected<Error>(page.error());
            for (const Item &item : page->items)
                if (const auto taken = take(item); !taken)
                    return taken;
            if (page->next.isEmpty())
                return Done();
            request.from = PageRequest::From::After;
            request.cursor = page->next;
        }
    }

    Outcome<Done> take(const Item &item)
    {
        m_read.fields = widenedBy(m_read.fields, item.record.keys());
        const QStringList now = cellsOf(item.record);
        m_progress.add(1);
        const int number = int(m_read.entries.size());
        m_read.entries.push_back({item.id, item.key, item.state});
        if (item.state != State::Done || m_read.counts.handled() >= mostHandled) {
            m_read.counts.add(now);
            return Done();
        }
        const auto versions = m_lists.recordVersions(item.id);
        if (!versions)
            return tl::unexpected<Error>(versions.error());
        m_read.counts.add(versions->isEmpty() ? now : cellsOf(versions->constFirst().record));
        m_read.counts.handle(number, now);
        return Done();
    }

    QStringList cellsOf(const Record &record) const
    {
        QStringList cells;
        for (const QString &field : m_read.fields)
            cells.append(cellOf(record, field));
        return cells;
    }

    ListStore m_lists;
    const Queue m_queue;
    Progress m_progress;
    const Cancellation m_cancellation;
    QueueRecords m_read;
};

} // namespace

QString cellOf(const Record &record, const QString &field)
{
    return RecordSchema::textOf(record.value(field));
}

Outcome<QueueRecords> recordsOfQueue(Connection &connection, const Identity &identity,
                                     const QString &queue, Progress progress,
                                     const Cancellation &cancellation)
{
    const auto rules = QueueStore(connection, identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return Reading(connection, identity, *rules, progress, cancellation).read();
}

} // namespace intray
