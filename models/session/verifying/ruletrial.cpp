// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/ruletrial.h"

#include "session/answer.h"
#include "store/verifying/rulechecks.h"

#include <QMap>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype shownOfValue = 200;

/// What is found as the records go by.
class Tally
{
public:
    void add(const Item &item, const QList<Fault> &faults)
    {
        for (const Fault &fault : faults) {
            TriedRules::Broken &broken = m_rules[{fault.field, fault.rule}];
            broken.field = fault.field;
            broken.rule = fault.rule;
            ++broken.records;
            if (broken.examples.size() < RuleTrial::mostExamples)
                broken.examples << TriedRules::Example{
                    item.id, item.key,
                    RecordSchema::textOf(item.record.value(fault.field)).left(shownOfValue),
                    fault.sentence};
        }
    }

    TriedRules result(const RuleChecks::Counts &counts) const
    {
        TriedRules tried{counts.records, counts.broken, counts.hidden, m_rules.values()};
        std::stable_sort(tried.rules.begin(), tried.rules.end(),
                         [](const auto &a, const auto &b) { return a.records > b.records; });
        return tried;
    }

private:
    QMap<std::pair<QString, QString>, TriedRules::Broken> m_rules;
};

/// None: it was cancelled.
using Tried = std::optional<TriedRules>;

Outcome<Tried> tried(RuleChecks &checks, const QString &queue, const QJsonObject &json,
                     Progress progress, const Cancellation &cancellation)
{
    const auto schema = RecordSchema::fromJson(json);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    Tally tally;
    const auto counts = checks.check(
        queue, *schema, {State::Open},
        [&](const Item &item, const QList<Fault> &faults) { tally.add(item, faults); },
        [&](qint64 records) { progress.set(records); }, cancellation);
    if (counts)
        return Tried(tally.result(*counts));
    if (counts.error().kind == Error::Kind::Cancelled || cancellation.isCancelled())
        return Tried();
    return tl::unexpected<Error>(counts.error());
}

} // namespace

RuleTrial::RuleTrial(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                     QObject *parent)
    : LongRun(login, identity, parent)
    , m_queue(queue)
{
}

RuleTrial::~RuleTrial()
{
    RuleTrial::cancel();
}

void RuleTrial::test(const QJsonObject &schema)
{
    if (isRunning())
        cancel();
    m_next = schema;
    begin();
}

void RuleTrial::begin()
{
    if (!m_next || !startRun())
        return;
    const QJsonObject schema = *std::exchange(m_next, std::nullopt);
    const auto work = [queue = m_queue, schema, progress = m_progress,
                       told = m_cancellation](RuleChecks &checks) {
        return tried(checks, queue, schema, progress, told);
    };
    answer(m_thread.run(work), this, [this](const Outcome<Tried> &found) {
        finish(found, [this](const Tried &result) {
            if (result && !m_next)
                emit tested(*result);
        });
        begin();
    });
}

void RuleTrial::cancel()
{
    m_next.reset();
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
