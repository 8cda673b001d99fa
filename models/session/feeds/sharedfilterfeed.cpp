// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/sharedfilterfeed.h"

#include "session/answer.h"
#include "session/session.h"

#include <algorithm>

namespace intray {

SharedFilterFeed::SharedFilterFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

void SharedFilterFeed::setQueue(const QString &name)
{
    if (m_queue != name)
        m_filters.clear();
    m_queue = name;
    refresh();
}

void SharedFilterFeed::refresh()
{
    m_isStale = m_isReading;
    if (m_queue.isEmpty() || m_isReading)
        return;
    m_isReading = true;
    const auto work = [queue = m_queue](FilterStore store) { return store.filters(queue); };
    answer(m_session.reading().run(work), this,
           [this, queue = m_queue](const Outcome<QList<SharedFilter>> &read) {
               m_isReading = false;
               if (queue == m_queue)
                   receive(read);
               if (m_isStale)
                   refresh();
           });
}

static bool areSame(const SharedFilter &one, const SharedFilter &other)
{
    return one.name == other.name && one.text == other.text && one.sharedBy == other.sharedBy &&
           one.sharedAt == other.sharedAt;
}

void SharedFilterFeed::receive(const Outcome<QList<SharedFilter>> &read)
{
    const QString problem = read ? QString() : read.error().sentence;
    const bool isNew = read && !std::equal(read->begin(), read->end(), m_filters.begin(),
                                           m_filters.end(), areSame);
    if (!read)
        m_session.noteError(read.error());
    if (isNew)
        m_filters = *read;
    if (isNew || problem != m_problem) {
        m_problem = problem;
        emit changed();
    }
}

const SharedFilter *SharedFilterFeed::named(const QString &name) const
{
    const auto found = std::find_if(m_filters.begin(), m_filters.end(),
                                    [&](const SharedFilter &one) { return one.name == name; });
    return found == m_filters.end() ? nullptr : &*found;
}

template <typename Work>
QFuture<Outcome<Done>> SharedFilterFeed::carryOut(Work work)
{
    const QFuture<Outcome<Done>> future = m_session.actions().run(work);
    answer(future, this, [this](const Outcome<Done> &) { refresh(); });
    return future;
}

QFuture<Outcome<Done>> SharedFilterFeed::share(const QString &name, const ListFilter &filter,
                                               bool replaces)
{
    return carryOut([wanted = FilterName{m_queue, name}, text = textOf(filter),
                     replaces](FilterStore store) { return store.share(wanted, text, replaces); });
}

QFuture<Outcome<Done>> SharedFilterFeed::rename(const QString &name, const QString &newName)
{
    return carryOut([filter = FilterName{m_queue, name}, newName](FilterStore store) {
        return store.rename(filter, newName);
    });
}

QFuture<Outcome<Done>> SharedFilterFeed::drop(const QString &name)
{
    return carryOut(
        [filter = FilterName{m_queue, name}](FilterStore store) { return store.drop(filter); });
}

} // namespace intray
