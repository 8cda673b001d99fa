// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/itemhistoryfeed.h"

#include "queue/historypage.h"
#include "queue/recordversion.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"
#include "store/work/workstore.h"

namespace intray {

using namespace std::chrono_literals;

ItemHistoryFeed::ItemHistoryFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms); // the record and the lists come first
    connect(&m_pause, &QTimer::timeout, this, &ItemHistoryFeed::ask);
}

void ItemHistoryFeed::look(ItemId item)
{
    forget();
    m_item = item;
    m_isLooking = true;
    m_pause.start();
}

void ItemHistoryFeed::forget()
{
    m_pause.stop();
    m_isLooking = false;
    ++m_question;
}

namespace {

struct ToldItem
{
    QList<Event> events;
    QHash<qint64, QStringList> changed;
    QHash<ItemId, QString> others;
};

} // namespace

/// Who may not read them knows them by their numbers.
static QHash<ItemId, QString> keysOfOthers(ListStore &lists, const QList<Event> &events)
{
    HistoryPage telling;
    for (const Event &event : events)
        if (otherItemOf(event).isValid())
            telling.lines.append({event, {}});
    QHash<ItemId, QString> keys;
    if (telling.lines.isEmpty())
        return keys;
    for (const HistoryLine &line : lists.withRecords(telling).value_or(HistoryPage()).lines)
        if (!line.otherKey.isEmpty())
            keys.insert(otherItemOf(line.event), line.otherKey);
    return keys;
}

/// Each step has a record of its own.
static QHash<qint64, QStringList> changedIn(ListStore &lists, const QList<Event> &events)
{
    QHash<ItemId, QList<RecordVersion>> known;
    QHash<qint64, QStringList> changed;
    for (const Event &event : events) {
        if (!mayTellOfAChange(event))
            continue;
        if (!known.contains(event.item))
            known.insert(event.item,
                         lists.recordVersions(event.item).value_or(QList<RecordVersion>()));
        if (const auto change = changeBy(event, known.value(event.item)))
            changed.insert(event.id, change->fields());
    }
    return changed;
}

void ItemHistoryFeed::ask()
{
    const auto work = [item = m_item](WorkStore &store, ListStore &lists) -> Outcome<ToldItem> {
        const auto events = store.history(item);
        if (!events)
            return tl::unexpected<Error>(events.error());
        return ToldItem{*events, changedIn(lists, *events), keysOfOthers(lists, *events)};
    };
    answer(m_session.reading().run(work), this,
           [this, question = m_question](const Outcome<ToldItem> &told) {
               if (question != m_question)
                   return;
               m_isLooking = false;
               if (told)
                   emit found(told->events, told->changed, told->others);
               else
                   emit failed(told.error());
           });
}

} // namespace intray
