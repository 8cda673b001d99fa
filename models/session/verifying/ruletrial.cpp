// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/ruletrial.h"

#include "session/answer.h"
#include "store/verifying/rulechecks.h"
#include "verify/values/valuechanges.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype shownOfValue = 200;
constexpr int mostSentences = 60; // of one rule: each record may have its own

/// What is found as the records go by.
class Tally
{
public:
    explicit Tally(RecordSchema schema)
        : m_schema(std::move(schema))
    {
    }

    void add(const Item &item, const QList<Fault> &faults)
    {
        for (const Fault &fault : faults) {
            TriedRules::Broken &broken = brokenBy(fault);
            ++broken.records;
            if (broken.examples.size() < RuleTrial::mostExamples)
                broken.examples << TriedRules::Example{
                    item.id, item.key,
                    RecordSchema::textOf(item.record.value(fault.field)).left(shownOfValue),
                    fault.sentence};
        }
        addValues(item, faults);
    }

    TriedRules result(const RuleChecks::Counts &counts) const
    {
        TriedRules tried{counts.records, counts.broken, counts.hidden, {}, m_values};
        for (const auto &sentences : m_rules)
            tried.rules << sentences.values();
        std::stable_sort(tried.rules.begin(), tried.rules.end(),
                         [](const auto &a, const auto &b) { return a.records > b.records; });
        return tried;
    }

private:
    TriedRules::Broken &brokenBy(const Fault &fault)
    {
        auto &sentences = m_rules[{fault.field, fault.rule}];
        const bool isFull = sentences.size() >= mostSentences;
        const QString told =
            isFull && !sentences.contains(fault.sentence) ? QString() : fault.sentence;
        TriedRules::Broken &broken = sentences[told];
        broken.field = fault.field;
        broken.rule = fault.rule;
        broken.sentence = told;
        return broken;
    }

    // A value that breaks two rules is one value. A rule that compares fields tells of neither.
    void addValues(const Item &item, const QList<Fault> &faults)
    {
        QSet<QString> looked;
        for (const Fault &fault : faults) {
            const QString value = RecordSchema::textOf(item.record.value(fault.field));
            if (value.isEmpty() || looked.contains(fault.field))
                continue;
            looked << fault.field;
            if (!rulesOf(fault.field)(value))
                ++m_values[fault.field];
        }
    }

    const Complies &rulesOf(const QString &field)
    {
        auto known = m_fields.find(field);
        if (known == m_fields.end())
            known = m_fields.insert(field, rulesOfField(m_schema, field));
        return *known;
    }

    RecordSchema m_schema;
    QHash<QString, Complies> m_fields;
    QHash<QString, qint64> m_values;
    QMap<std::pair<QString, QString>, QMap<QString, TriedRules::Broken>> m_rules; ///< By sentence.
};

/// None: it was cancelled.
using Tried = std::optional<TriedRules>;

Outcome<Tried> tried(RuleChecks &checks, const QString &queue, const QList<State> &states,
                     const QJsonObject &json, Progress progress, const Cancellation &cancellation)
{
    const auto schema = RecordSchema::fromJson(json);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    Tally tally(*schema);
    const auto counts = checks.check(
        queue, *schema, states,
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
                     const QList<State> &of, QObject *parent)
    : LongRun(login, identity, parent)
    , m_queue(queue)
    , m_of(of)
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
    const auto work = [queue = m_queue, of = m_of, schema, progress = m_progress,
                       told = m_cancellation](RuleChecks &checks) {
        return tried(checks, queue, of, schema, progress, told);
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
