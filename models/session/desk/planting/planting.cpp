// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/planting/planting.h"

#include "schema/fieldnamed.h"
#include "schema/recordname.h"
#include "session/answer.h"
#include "session/desk/deskproposal.h"
#include "session/desk/planting/plantwords.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"
#include "session/verifying/desksuggestions.h"
#include "store/verifying/plantstore.h"

#include <QRandomGenerator>

#include <algorithm>

namespace intray {

namespace {

/// Of the queue, what is known before the record is looked at.
struct KnownQueue
{
    Queue rules;
    LearnedQueue learned;
    QueueProposals proposals;
};

QHash<QString, PlantSoil> soilOf(const QueueProposals &proposals)
{
    QHash<QString, PlantSoil> soil;
    for (qsizetype i = 0; i < std::min(proposals.fields.size(), proposals.columns.size()); ++i) {
        PlantSoil &its = soil[proposals.fields.at(i)];
        its.handled = proposals.columns.at(i).handled;
        for (const ValueCount &value : proposals.columns.at(i).values)
            its.values.insert(value.value);
    }
    return soil;
}

/// What differs from the import was put right in another step; what stands in the record's head and
/// in the list beside it would give the slip away.
QStringList exceptedBefore(const ItemDetail &detail, const RecordSchema &schema)
{
    QStringList except;
    for (const Field &field : schema.fieldsOf(detail.item.record))
        if (detail.item.record.value(field.name) != detail.imported.value(field.name))
            except << field.name;
    for (const Field &field : schema.listFields().mid(0, fieldsOfName))
        except << field.name;
    if (detail.proposal)
        except << detail.proposal->content.keys();
    for (const Fault &fault : schema.check(detail.item.record))
        except << fault.field;
    return except;
}

Outcome<QStringList> doubtedIn(SuggestionStore &store, const KnownQueue &known, const Item &item)
{
    return store.judge(known.learned, item, known.proposals).map([](const JudgedRecord &judged) {
        QStringList doubted = judged.refused.keys();
        for (const SuspiciousCell &cell : judged.suspicious)
            doubted << cell.field << cell.together;
        return doubted;
    });
}

} // namespace

Planting::Planting(Session &session, RecordInWork &record, const DeskProposal &proposal,
                   const DeskSuggestions &suggestions, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_proposal(proposal)
    , m_suggestions(suggestions)
    , m_chance([] { return QRandomGenerator::system()->generate64(); })
{
    connect(&m_proposal, &DeskProposal::changed, this, [this](const QString &field) {
        if (m_record.isPlanted(field) && m_proposal.offered(field))
            m_record.showRightValue();
    });
}

Planting::~Planting() = default;

bool Planting::isDue(const TakenRecord &taken, const Queue &rules, bool hasText)
{
    const Item &item = taken.detail->item;
    const bool isSeen = m_seen.contains(item.id);
    m_seen.insert(item.id);
    const bool isMine = item.lock.isHeld() && item.lock.user == m_session.identity().user;
    const bool isOpenedBefore = isSeen || hasText || !taken.detail->drafts.isEmpty();
    return rules.plantEvery && m_told.value(rules.name) == *rules.plantEvery && taken.isNew &&
           isMine && !isOpenedBefore && !rules.isBlind() && rules.adoptedTable().isEmpty() &&
           m_suggestions.proposalsOf(rules.name).isMade &&
           m_chance() % quint64(*rules.plantEvery) == 0;
}

void Planting::consider(const TakenRecord &taken, bool hasText, std::function<void()> then)
{
    const Queue rules = m_session.queueNamed(taken.detail->item.queue);
    if (isDue(taken, rules, hasText))
        plant(taken, rules, std::move(then));
    else
        then();
}

QString Planting::ruleToTell()
{
    const Queue rules = m_session.queueNamed(m_record.item().queue);
    const int every = rules.plantEvery.value_or(0);
    const bool isTold = m_told.value(rules.name) == every;
    m_told.insert(rules.name, every);
    return isTold || every == 0 ? QString() : PlantWords::rule(every);
}

void Planting::plant(const TakenRecord &taken, const Queue &rules, std::function<void()> then)
{
    const KnownQueue known{rules, m_suggestions.learnedOf(rules.name),
                           m_suggestions.proposalsOf(rules.name)};
    const auto work = [known, detail = *taken.detail,
                       seed = m_chance()](SuggestionStore &suggestions,
                                          PlantStore &plants) -> Outcome<std::optional<Planted>> {
        const auto doubted = doubtedIn(suggestions, known, detail.item);
        if (!doubted)
            return tl::unexpected<Error>(doubted.error());
        PlantGround ground;
        ground.schema = RecordSchema::of(known.rules).value_or(RecordSchema());
        ground.record = detail.item.record;
        ground.except = exceptedBefore(detail, ground.schema) + *doubted;
        ground.soil = soilOf(known.proposals);
        const auto slip = slipFor(ground, seed);
        if (!slip)
            return std::nullopt;
        return plants.plant(detail.item, *slip).map([&](qint64 number) {
            return std::optional(Planted{detail.item.id, detail.item.lock.id, number, *slip});
        });
    };
    answer(m_session.actions().run(work), this,
           [this, then = std::move(then)](const Outcome<std::optional<Planted>> &planted) {
               m_planted = planted.value_or(std::nullopt);
               then();
           });
}

void Planting::show()
{
    const Item &item = m_record.item();
    if (m_planted && m_planted->item == item.id && m_planted->lock == item.lock.id)
        m_record.plant(m_planted->slip);
}

QString Planting::labelOf(const QString &field) const
{
    const Field *known = fieldNamed(m_record.fields(), field);
    return known ? known->label : field;
}

void Planting::keepOutcome(bool isCaught)
{
    m_session.actions().run([number = m_planted->number, isCaught](PlantStore &store) {
        return store.keepOutcome(number, isCaught);
    });
    m_planted.reset();
}

// The slip is taken out of what was typed, so that pressing the key again completes what stands
// there.
std::optional<Message> Planting::sayFirst()
{
    const auto &slip = m_record.planted();
    if (!slip || slip->isUntouched() || slip->isPutRight() || !m_planted)
        return std::nullopt;
    m_field = slip->slip().field;
    const Message said = PlantWords::otherwise(labelOf(m_field), *slip);
    keepOutcome(!slip->isThere());
    m_record.showRightValue();
    return said;
}

std::optional<Message> Planting::tellOutcome()
{
    const auto &slip = m_record.planted();
    if (!slip || !m_planted)
        return std::nullopt;
    const bool isCaught = slip->isPutRight();
    keepOutcome(isCaught);
    return isCaught ? PlantWords::caught(labelOf(slip->slip().field), *slip)
                    : PlantWords::missed(labelOf(slip->slip().field), *slip);
}

} // namespace intray
