// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/workrounds.h"

#include <algorithm>
#include <iterator>

namespace intray {

WorkRounds::WorkRounds(DatabaseThread &database, QString queue, QObject *parent)
    : QObject(parent)
    , m_queue(std::move(queue))
    , m_call(database, [this](const auto &answer) { receive(answer); })
{
    connect(&m_call, &RoundCall::lineChanged, this, &WorkRounds::lineChanged);
}

WorkRounds::~WorkRounds() = default;

void WorkRounds::add(const Part &part)
{
    m_waiting.push_back(part);
    sendSoon();
}

// Places that are woken together, and commands that end together, say it together.
void WorkRounds::sendSoon()
{
    QMetaObject::invokeMethod(this, &WorkRounds::send, Qt::QueuedConnection);
}

void WorkRounds::send()
{
    if (m_call.isOut())
        return;
    m_out = partsOfNextCall();
    if (m_out.empty())
        return;
    m_call.start(roundOf(m_out, newId()), m_rulesLine);
}

WorkRounds::Parts WorkRounds::partsOfNextCall()
{
    Parts parts = std::exchange(m_waiting, {});
    const auto older = std::stable_partition(parts.begin(), parts.end(), [this](const Part &one) {
        return one.rules < 0 || one.rules == m_rulesLine;
    });
    answerOlderRules(Parts(older, parts.end()));
    parts.erase(older, parts.end());
    return parts;
}

WorkRound WorkRounds::roundOf(const Parts &parts, const LockId &nextLock) const
{
    WorkRound round;
    round.queue = m_queue;
    round.nextLock = nextLock;
    for (const Part &one : parts) {
        if (one.ending)
            round.endings << *one.ending;
        else
            round.count += one.takes ? 1 : 0;
        round.rules = std::max(round.rules, one.rules);
    }
    return round;
}

void WorkRounds::receive(const Outcome<RoundCall::Answer> &answer)
{
    const Parts parts = std::exchange(m_out, {});
    if (answer && answer->rules) {
        m_rules = *answer->rules;
        m_rulesLine = answer->done.rules;
    }
    if (answer)
        answerEach(parts, answer->done);
    else
        for (const Part &one : parts)
            one.answered(tl::unexpected(answer.error()));
    sendSoon();
}

namespace {

/// Takes the answer of a round apart, in the order of its parts.
class Answers
{
public:
    explicit Answers(const FinishedAndTaken &done)
        : m_done(done)
    {
    }

    FinishedAndTaken of(const WorkRounds::Part &part)
    {
        FinishedAndTaken its;
        its.rules = m_done.rules;
        if (part.ending)
            its.finished << m_done.finished.at(m_endings++);
        if (part.takes && (!part.ending || its.finished.first()))
            take(its);
        return its;
    }

private:
    void take(FinishedAndTaken &its)
    {
        its.next = m_done.next;
        if (!its.next)
            return;
        its.next->requested = 1;
        its.next->items = m_done.next->items.mid(m_items++, 1);
        for (const Item &item : std::as_const(its.next->items))
            if (m_done.contexts.contains(item.id))
                its.contexts.insert(item.id, m_done.contexts.value(item.id));
    }

    const FinishedAndTaken &m_done;
    qsizetype m_endings = 0;
    qsizetype m_items = 0;
};

} // namespace

void WorkRounds::answerEach(const Parts &parts, const FinishedAndTaken &done)
{
    const bool hasEndings = std::any_of(parts.cbegin(), parts.cend(),
                                        [](const Part &one) { return one.ending.has_value(); });
    if (hasEndings && done.finished.isEmpty()) { // the rules are newer ones, and nothing was done
        answerOlderRules(parts);
        return;
    }
    if (done.next)
        tellPassedOver(done.next->passedOver);
    Answers answers(done);
    for (const Part &one : parts)
        one.answered(answers.of(one));
}

void WorkRounds::answerOlderRules(Parts parts)
{
    const auto others = std::stable_partition(parts.begin(), parts.end(),
                                              [](const Part &one) { return one.rules >= 0; });
    m_waiting.insert(m_waiting.begin(), others, parts.end());
    FinishedAndTaken nothing;
    nothing.rules = m_rulesLine;
    std::for_each(parts.begin(), others, [&nothing](const Part &one) { one.answered(nothing); });
}

std::optional<bool> WorkRounds::withdraw(const QObject *place, bool evenIfTaken)
{
    const auto isWish = [place](const Part &one) { return one.place == place && !one.ending; };
    if (const auto one = std::find_if(m_waiting.begin(), m_waiting.end(), isWish);
        one != m_waiting.end()) {
        m_waiting.erase(one);
        return false;
    }
    const auto one = std::find_if(m_out.begin(), m_out.end(), isWish);
    if (one == m_out.end() || !m_call.isWaiting() || (m_call.mayHaveTaken() && !evenIfTaken))
        return std::nullopt;
    m_out.erase(one);
    m_call.change(roundOf(m_out, m_call.round().nextLock));
    if (m_out.empty()) {
        m_call.drop();
        sendSoon();
    }
    return m_call.mayHaveTaken();
}

// An item that stays where it is would be told with each claim.
void WorkRounds::tellPassedOver(const QStringList &sentences)
{
    for (const QString &sentence : sentences)
        if (!m_passedOver.contains(sentence))
            emit told(sentence);
    m_passedOver = sentences;
}

} // namespace intray
