// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/desksuggestions.h"

#include "session/answer.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"

#include <algorithm>

namespace intray {

/// The other cells that are right only with this one.
static QList<SuspiciousCell> othersOf(const SuspiciousCell &one,
                                      const QHash<QString, SuspiciousCell> &cells)
{
    QList<SuspiciousCell> others;
    for (const QString &field : one.together)
        if (const auto other = cells.constFind(field);
            field != one.field && other != cells.constEnd() && other->together == one.together)
            others << *other;
    return others;
}

DeskSuggestions::DeskSuggestions(Session &session, const RecordInWork &record, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
{
    connect(&session, &Session::databaseReplaced, this, [this] {
        m_learned.clear();
        m_byRule.clear();
        m_own.clear();
        m_ownRefusals.clear();
    });
    connect(&m_record, &RecordInWork::edited, this, [this] { // which may concern another field
        if (std::ranges::any_of(m_cells, &SuspiciousCell::isPart))
            emit changed();
    });
}

Outcome<DeskSuggestions::Standing> DeskSuggestions::standingOf(SuggestionStore &store,
                                                               const QString &queue,
                                                               const LearnedQueue &known,
                                                               const QueueProposals &byRule)
{
    const auto learned = store.learned(queue, known);
    if (!learned)
        return tl::unexpected<Error>(learned.error());
    return store.areCurrent(byRule, queue, learned->value_or(LearnedQueue()).modelId())
        .map([&](bool areCurrent) {
            return Standing{*learned, !areCurrent};
        });
}

Outcome<DeskSuggestions::Answer> DeskSuggestions::ask(SuggestionStore &store, const Item &item,
                                                      const LearnedQueue &known,
                                                      const QueueProposals &byRule)
{
    return standingOf(store, item.queue, known, byRule).and_then([&](const Standing &standing) {
        return store.judge(standing.learned.value_or(LearnedQueue()), item, byRule)
            .map([&](const JudgedRecord &judged) {
                return Answer{standing, judged};
            });
    });
}

/// Some thousand records are read for it, so it is not done where others wait for an answer.
void DeskSuggestions::learnRules(const QString &queue, const ModelId &model)
{
    if (m_learningRules.contains(queue))
        return;
    m_learningRules.insert(queue);
    const auto reading = m_session.reading().run(
        [queue, model](SuggestionStore &store) { return store.proposals(queue, model); });
    answer(reading, this, [this, queue](const Outcome<QueueProposals> &made) {
        m_learningRules.remove(queue);
        if (!made)
            return emit changed();
        m_byRule.insert(queue, *made);
        emit learned(queue);
        if (m_own.contains(queue) || m_ownRefusals.contains(queue))
            learnExamples(queue);
        else if (m_record.item().queue == queue)
            lookAgain();
    });
}

void DeskSuggestions::prepare(const QString &queue)
{
    if (queue.isEmpty() || m_learned.contains(queue) || !m_session.isStarted())
        return;
    const auto reading =
        m_session.watching().run([queue](SuggestionStore &store) { return store.learned(queue); });
    answer(reading, this, [this, queue](const Outcome<std::optional<LearnedQueue>> &read) {
        if (read && *read && !m_learned.contains(queue))
            m_learned.insert(queue, **read);
        if (!m_byRule.contains(queue))
            learnRules(queue, m_learned.value(queue).modelId());
    });
}

// The list tells of its rows by it, whether or not one of them is at the desk.
void DeskSuggestions::learnAnew(const QString &queue)
{
    const auto reading = m_session.watching().run(
        [queue, known = m_learned.value(queue), byRule = m_byRule.value(queue)](
            SuggestionStore &store) { return standingOf(store, queue, known, byRule); });
    answer(reading, this, [this, queue](const Outcome<Standing> &standing) {
        if (standing)
            take(queue, *standing);
    });
}

void DeskSuggestions::take(const QString &queue, const Standing &standing)
{
    if (standing.learned)
        m_learned[queue] = *standing.learned;
    if (standing.isOutdated)
        learnRules(queue, standing.learned.value_or(LearnedQueue()).modelId());
}

void DeskSuggestions::look()
{
    const Item &item = m_record.item();
    if (item.id != m_item) {
        m_item = item.id;
        m_asked = {};
        m_isAnswered = true;
        m_cells.clear();
        m_refused.clear();
        m_judged = {};
        m_taken.clear();
        emit changed();
    }
    const bool isDue = m_item.isValid() && m_record.isEditable() && m_asked != m_item;
    // An answer from before the database has what is being told would undo it on the screen.
    if (!isDue || m_telling > 0)
        return;
    m_asked = m_item;
    m_isAnswered = false;
    const auto asking = m_session.watching().run(
        [item, known = m_learned.value(item.queue), byRule = m_byRule.value(item.queue)](
            SuggestionStore &store) { return ask(store, item, known, byRule); });
    answer(asking, this, [this, id = m_item, told = m_told](const auto &answered) {
        receive(id, told, answered);
    });
}

void DeskSuggestions::noteTaken(const QList<SuspiciousCell> &cells)
{
    QList<CorrectionWish> made;
    for (const SuspiciousCell &cell : cells) {
        if (!cell.suggestion)
            continue;
        m_taken.insert(cell.field, *cell.suggestion);
        if (!cell.isPart()) // else it tells nothing of other records
            made.append({cell.field, cell.value, *cell.suggestion});
    }
    emit changed();
    emit taken(made);
}

ProposalsByExample DeskSuggestions::byExample(const QString &queue) const
{
    return m_byRule.value(queue).byExample;
}

void DeskSuggestions::lookAgain()
{
    m_asked = {};
    look();
}

// Nothing is told where it went wrong: the record can be worked on without. An answer that may not
// know what the person has said meanwhile would undo it on the screen: it is asked for again.
void DeskSuggestions::receive(ItemId item, int told, const Outcome<Answer> &answered)
{
    if (item != m_item)
        return;
    if (!answered) {
        m_isAnswered = true;
        return emit changed();
    }
    take(m_record.item().queue, answered->standing);
    if (told == m_told && m_telling == 0)
        return show(*answered);
    m_asked = {};
    if (m_telling == 0)
        look();
}

bool DeskSuggestions::isLooking() const
{
    return !m_isAnswered || (m_item.isValid() && m_learningRules.contains(m_record.item().queue));
}

void DeskSuggestions::show(const Answer &answer)
{
    m_isAnswered = true;
    m_cells.clear();
    m_judged = answer.judged;
    for (const SuspiciousCell &cell : m_judged.suspicious)
        m_cells.insert(cell.field, cell);
    emit changed();
}

std::optional<SuspiciousCell> DeskSuggestions::suspicious(const QString &field) const
{
    const auto cell = m_cells.constFind(field);
    if (cell == m_cells.constEnd() || !isOffered(*cell) || !isWhole(*cell))
        return std::nullopt;
    return *cell;
}

bool DeskSuggestions::isOffered(const SuspiciousCell &cell) const
{
    return m_record.isEditable() && cell.value == m_record.text(cell.field) &&
           !m_record.isKeyedAgain(cell.field) && !m_record.keyedTwice(cell.field) &&
           !m_record.isPlanted(cell.field) && !m_silenced.contains(silencedBy(cell));
}

/// Without the others a value would stand twice, or nowhere.
bool DeskSuggestions::isWhole(const SuspiciousCell &cell) const
{
    const QList<SuspiciousCell> others = othersOf(cell, m_cells);
    return (!cell.isPart() || others.size() + 1 == cell.together.size()) &&
           std::ranges::all_of(others, [this](const SuspiciousCell &other) {
               return isOffered(other) || m_record.text(other.field) == other.suggestion;
           });
}

QList<SuspiciousCell> DeskSuggestions::together(const QString &field) const
{
    const auto cell = suspicious(field);
    if (!cell)
        return {};
    QList<SuspiciousCell> all{*cell};
    for (const SuspiciousCell &other : othersOf(*cell, m_cells))
        if (isOffered(other))
            all << other;
    return all;
}

Silenced DeskSuggestions::silencedBy(const SuspiciousCell &cell) const
{
    return {m_record.item().queue, cell.field, cell.kind};
}

bool DeskSuggestions::silence(const QString &field)
{
    const auto cell = suspicious(field);
    if (!cell)
        return false;
    m_silenced.append(silencedBy(*cell)); // what goes together with it is not whole any more
    emit changed();
    emit silencedChanged();
    return true;
}

void DeskSuggestions::setSilenced(const QList<Silenced> &silenced)
{
    if (m_silenced == silenced)
        return;
    m_silenced = silenced;
    emit changed();
    emit silencedChanged();
}

bool DeskSuggestions::isFrequent(const QString &field) const
{
    const QString text = m_record.text(field);
    return text == m_judged.frequent.value(field) || text == m_taken.value(field);
}

QString DeskSuggestions::question(const SuspiciousCell &cell)
{
    if (!cell.suggestion)
        return reason(cell);
    const QString value = cell.suggestion->isEmpty() ? tr("empty") : *cell.suggestion;
    return tr("%1? %2").arg(value, reason(cell)).trimmed();
}

QString DeskSuggestions::reason(const SuspiciousCell &cell)
{
    if (cell.why.isEmpty())
        return {};
    return tr("%1.").arg(cell.why.at(0).toUpper() + cell.why.mid(1));
}

/// What is remembered as not wanted.
static RefusedSuggestion refusedOf(const SuspiciousCell &cell)
{
    return {cell.field, cell.suggestion.value_or(cell.value)};
}

void DeskSuggestions::tell(const SuspiciousCell &cell, bool isRefused)
{
    ++m_told;
    ++m_telling;
    const QString queue = m_record.item().queue;
    const OwnRefusal own{cell.item, cell.field, cell.value, refusedOf(cell).suggestion, textsNow()};
    m_ownRefusals[queue].removeIf([&](const OwnRefusal &other) { return other.isOfSame(own); });
    if (isRefused)
        m_ownRefusals[queue].append(own);
    m_hasNewExamples.insert(queue);
    const auto telling = m_session.actions().run([cell, isRefused](SuggestionStore &store) {
        return store.refuse(cell.item, refusedOf(cell), isRefused);
    });
    answer(telling, this, [this](const Outcome<Done> &told) {
        if (!told)
            emit problem(told.error());
        if (--m_telling == 0 && !m_asked.isValid())
            look();
    });
}

std::optional<QString> DeskSuggestions::refuse(const QString &field)
{
    const QList<SuspiciousCell> cells = together(field);
    if (cells.isEmpty())
        return std::nullopt;
    for (const SuspiciousCell &cell : cells) {
        m_cells.remove(cell.field);
        m_refused.insert(cell.field, cell);
        tell(cell, true);
    }
    emit changed();
    return refusedOf(cells.first()).suggestion;
}

void DeskSuggestions::settle(const QString &field)
{
    SuspiciousCell cell;
    cell.item = m_record.item().id;
    cell.key = m_record.item().key;
    cell.field = field;
    cell.value = m_record.text(field);
    m_refused.insert(field, cell);
    tell(cell, true);
    emit changed();
}

// What was refused is kept without the value that stood there: a value that somebody has typed
// since is another question.
bool DeskSuggestions::isSettled(const QString &field) const
{
    const QString text = m_record.text(field);
    if (const auto here = m_refused.constFind(field);
        here != m_refused.constEnd() && here->value == text)
        return true;
    const QStringList refused = m_judged.refused.value(field);
    return refused.contains(text) || (!refused.isEmpty() && !m_record.isChanged(field));
}

bool DeskSuggestions::takeRefusalBack(const QString &field)
{
    const auto cell = m_refused.constFind(field);
    if (cell == m_refused.constEnd())
        return false;
    const QList<SuspiciousCell> refused = QList{*cell} + othersOf(*cell, m_refused);
    for (const SuspiciousCell &one : refused) {
        m_refused.remove(one.field);
        m_judged.refused[one.field].removeAll(refusedOf(one).suggestion);
        if (one.score > 0) // else nothing but the person's word was known of it
            m_cells.insert(one.field, one);
        tell(one, false);
    }
    emit changed();
    return true;
}

} // namespace intray
