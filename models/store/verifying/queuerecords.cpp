// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/queuerecords.h"

#include "schema/recordfields.h"
#include "schema/recordschema.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/reading/everyitem.h"
#include "store/rules/queuestore.h"
#include "verify/suspicion/learning.h"

namespace intray {

namespace {

// Each costs a call; what was put right in so many says enough.
constexpr int mostHandled = 2000;
// Enough to learn what is usual; the counts themselves are of all records.
constexpr int mostLearnedFrom = 2000;

/// Reads one queue, once.
class Reading
{
public:
    Reading(Connection &connection, const Identity &identity, const Queue &queue, Progress progress,
            const Cancellation &cancellation)
        : m_connection(connection)
        , m_lists(connection, identity)
        , m_queue(queue)
        , m_progress(progress)
        , m_cancellation(cancellation)
    {
        m_read.queue = queue.id;
        m_read.fields = queue.fields.isEmpty() ? fieldsOfSchema(queue.recordSchema) : queue.fields;
        m_read.counts = CountedRecords(int(m_read.fields.size()));
    }

    Outcome<QueueRecords> read()
    {
        const auto read = forEachPage(m_lists, m_queue.name, statesOfValues, m_cancellation,
                                      [this](const QList<Item> &items) -> Outcome<Done> {
                                          for (const Item &item : items)
                                              if (const auto taken = take(item); !taken)
                                                  return taken;
                                          return Done();
                                      });
        if (m_cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        if (!read)
            return tl::unexpected<Error>(read.error());
        return std::move(m_read);
    }

private:
    Outcome<Done> take(const Item &item)
    {
        m_read.fields = widenedBy(m_read.fields, item.record.keys());
        const QStringList now = cellsOf(item.record);
        m_progress.add(1);
        const int number = int(m_read.entries.size());
        m_read.entries.push_back({item.id, item.key, item.state, item.doubt()});
        if (item.state != State::Done || m_read.counts.handled() >= mostHandled) {
            m_read.counts.add(now);
            return Done();
        }
        return cellsBefore(item.id, now).map([&](const QStringList &before) {
            m_read.counts.add(before);
            m_read.counts.handle(number, now);
            return Done();
        });
    }

    QStringList cellsOf(const Record &record) const
    {
        QStringList cells;
        for (const QString &field : m_read.fields)
            cells.append(cellOf(record, field));
        return cells;
    }

    /// As it came in, or as a later file brought it: that nobody put right.
    Outcome<QStringList> cellsBefore(ItemId item, const QStringList &now)
    {
        return m_lists.recordVersions(item).and_then([&](const auto &versions) {
            return attempt(m_connection, [&](Sql &sql) -> Outcome<QStringList> {
                const auto delivered = sql.first("delivered_of_item", {{":item", item.value()}},
                                                 [](const Row &row) { return row.json("record"); });
                if (delivered && !delivered->isEmpty())
                    return cellsOf(*delivered);
                return versions.isEmpty() ? now : cellsOf(versions.constFirst().record);
            });
        });
    }

    Connection &m_connection;
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

SuspicionModel modelOfAll(const QueueRecords &read, const Cancellation &cancellation)
{
    const auto isStopped = [&] { return cancellation.isCancelled(); };
    if (read.counts.records() <= mostLearnedFrom)
        return learnSuspicion(read.fields, read.counts, isStopped);
    return learnSuspicion(read.fields, read.counts.sample(mostLearnedFrom), isStopped);
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
