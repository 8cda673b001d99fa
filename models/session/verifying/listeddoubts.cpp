// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/listeddoubts.h"

#include "queue/briefrecord.h"
#include "session/answer.h"
#include "session/session.h"
#include "session/verifying/desksuggestions.h"

#include <QTimer>

namespace intray {

using namespace std::chrono_literals;

/// Who goes from record to record is not slowed down by it.
static constexpr auto pauseOfList = 500ms;

ListedDoubts::ListedDoubts(Session &session, DeskSuggestions &suggestions, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_suggestions(suggestions)
    , m_pause(new QTimer(this))
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseOfList);
    connect(m_pause, &QTimer::timeout, this, &ListedDoubts::askNext);
    connect(&suggestions, &DeskSuggestions::learned, this, &ListedDoubts::lookAnew);
    connect(&session, &Session::databaseReplaced, this, [this] { m_known.clear(); });
}

void ListedDoubts::look(const QList<Item> &items)
{
    m_seen = items;
    m_wanted.clear();
    for (const Item &item : items) {
        const Known *known = m_known.object(item.id);
        if (!known || known->change != item.change)
            m_wanted << item;
        else // the list may have been read anew, and knows nothing any more
            emit found(item, known->fields);
    }
    if (!m_wanted.isEmpty())
        m_pause->start();
}

void ListedDoubts::lookAnew(const QString &queue)
{
    m_known.clear();
    if (!m_seen.isEmpty() && m_seen.constFirst().queue == queue)
        look(QList<Item>(m_seen));
}

// Whoever keys a record again must not learn from the list where the first keying differs.
bool ListedDoubts::mayAsk(const Item &item) const
{
    return item.state == State::Open && !m_suggestions.proposalsOf(item.queue).fields.isEmpty() &&
           m_session.queueNamed(item.queue).blindFields.isEmpty();
}

void ListedDoubts::askNext()
{
    if (m_isAsking || m_wanted.isEmpty() || m_pause->isActive())
        return;
    const Item item = m_wanted.takeFirst();
    if (!mayAsk(item))
        return askNext();
    m_isAsking = true;
    const auto work = [item, learned = m_suggestions.learnedOf(item.queue),
                       byRule = m_suggestions.proposalsOf(item.queue)](SuggestionStore &store) {
        return store.judge(learned, item, byRule);
    };
    answer(m_session.watching().run(work), this,
           [this, item](const Outcome<JudgedRecord> &judged) { receive(item, judged); });
}

static bool isCut(const QString &value)
{
    return value.size() > briefLength && value.endsWith(QChar(0x2026));
}

void ListedDoubts::receive(const Item &item, const Outcome<JudgedRecord> &judged)
{
    m_isAsking = false;
    if (judged) {
        QStringList fields;
        for (const SuspiciousCell &cell : judged->suspicious)
            if (!isCut(cell.value) && !m_suggestions.isSilenced(item.queue, cell))
                fields << cell.field;
        m_known.insert(item.id, new Known{item.change, fields});
        emit found(item, fields);
    }
    askNext();
}

} // namespace intray
