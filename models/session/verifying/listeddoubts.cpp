// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/listeddoubts.h"

#include "queue/briefrecord.h"
#include "schema/valuedoubt.h"
#include "session/answer.h"
#include "session/session.h"
#include "session/verifying/desksuggestions.h"

#include <QTimer>

#include <algorithm>
#include <utility>

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
    connect(&suggestions, &DeskSuggestions::silencedChanged, this, &ListedDoubts::lookAtAllAnew);
    connect(&session, &Session::databaseReplaced, this, [this] { m_known.clear(); });
}

static bool areSame(const QList<Item> &items, const QList<Item> &others)
{
    return std::ranges::equal(items, others, [](const Item &one, const Item &other) {
        return one.id == other.id && one.change == other.change;
    });
}

// A sign that comes makes the list tell once more what is seen: the others do not wait for that.
void ListedDoubts::look(const QList<Item> &items)
{
    const bool areOthers = !areSame(items, m_seen);
    m_seen = items;
    m_wanted.clear();
    for (const Item &item : items) {
        const Known *known = m_known.object(item.id);
        if (!known || known->change != item.change)
            m_wanted << item;
        else // the list may have been read anew, and knows nothing any more
            emit found(item, known->fields, known->areAll);
    }
    if (m_wanted.isEmpty())
        return;
    if (areOthers)
        m_pause->start();
    else
        askNext();
}

void ListedDoubts::lookAnew(const QString &queue)
{
    m_known.clear();
    if (!m_seen.isEmpty() && m_seen.constFirst().queue == queue)
        look(std::exchange(m_seen, {}));
}

void ListedDoubts::lookAtAllAnew()
{
    m_known.clear();
    look(std::exchange(m_seen, {}));
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

/// Without the others of what goes together a value would stand twice, or nowhere.
static bool isWhole(const SuspiciousCell &cell, const QSet<QString> &offered)
{
    return std::ranges::all_of(cell.together,
                               [&](const QString &field) { return offered.contains(field); });
}

QSet<QString> ListedDoubts::suspiciousIn(const Item &item, const JudgedRecord &judged) const
{
    QSet<QString> offered;
    for (const SuspiciousCell &cell : judged.suspicious)
        if (!isCut(cell.value) && !m_suggestions.isSilenced(item.queue, cell))
            offered.insert(cell.field);
    QSet<QString> fields;
    for (const SuspiciousCell &cell : judged.suspicious)
        if (offered.contains(cell.field) && isWhole(cell, offered))
            fields.insert(cell.field);
    return fields;
}

static QSet<QString> brokenIn(const Item &item, const RecordSchema &rules)
{
    QSet<QString> fields;
    for (const Fault &fault : withoutExcused(rules.check(item.record), item.missing))
        fields.insert(fault.field);
    return fields;
}

ListedDoubts::Known ListedDoubts::judgedBy(const RecordSchema &rules, const Item &item,
                                           const JudgedRecord &judged) const
{
    const QSet<QString> suspicious = suspiciousIn(item, judged);
    const QSet<QString> broken = brokenIn(item, rules);
    Known known{item.change, {}, true};
    for (const Field &field : rules.fieldsOf(item.record)) {
        const QString text = RecordSchema::textOf(item.record.value(field.name));
        const bool isKnownElsewhere = !field.lookup.isEmpty() || !field.spelling.isEmpty();
        if (isCut(text) || (isKnownElsewhere && !text.isEmpty()))
            known.areAll = false;
        if (isCut(text) || broken.contains(field.name))
            continue;
        const bool isFrequent = judged.frequent.value(field.name) == text;
        const bool isSettled = !judged.refused.value(field.name).isEmpty();
        if (suspicious.contains(field.name) ||
            (!isSettled && doubtOf(field, text, false, isFrequent).isAny()))
            known.fields << field.name;
    }
    return known;
}

void ListedDoubts::receive(const Item &item, const Outcome<JudgedRecord> &judged)
{
    m_isAsking = false;
    const auto rules = RecordSchema::of(m_session.queueNamed(item.queue));
    if (judged && rules) {
        const Known known = judgedBy(*rules, item, *judged);
        m_known.insert(item.id, new Known(known));
        emit found(item, known.fields, known.areAll);
    }
    askNext();
}

} // namespace intray
