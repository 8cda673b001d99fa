// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/facts/factlearning.h"

#include "verify/suspicion/facts/sourceweights.h"
#include "verify/suspicion/facts/toldrecords.h"

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr qsizetype fewestThings = 8;
static constexpr qsizetype fewestSources = 3;
/// So many records a thing and a source must have, or who is right cannot be told.
static constexpr double fewestRecords = 4;
static constexpr double leastTogether = 0.95; ///< So many pairs of a thing and a source stand once.
static constexpr double leastGain = 0.35;     ///< As of other fields that determine each other.
static constexpr double leastAlone = 0.1;     ///< So often sources are alone with what they tell.
static constexpr double leastVariance = 0.5;  ///< With less a single mistake would be too much.
static constexpr qsizetype mostTold = 4;      ///< Of one thing.

namespace {

/// A field whose values recur, which may name things or sources.
struct Namer
{
    int field = -1;
    QStringList values;
    QList<int> of; ///< By record.
};

QList<Namer> namersIn(const ToldRecords &records)
{
    QList<Namer> namers;
    for (int field = 0; field < records.fields(); ++field) {
        Namer namer{field, {}, {}};
        namer.of = records.numbered(field, &namer.values);
        const auto filled = double(records.records() - namer.of.count(-1));
        if (namer.values.size() >= fewestSources &&
            filled >= fewestRecords * double(namer.values.size()) &&
            2 * filled > double(records.records()))
            namers << namer;
    }
    return namers;
}

bool standTogetherOnce(const Namer &things, const Namer &sources)
{
    QSet<std::pair<int, int>> pairs;
    double all = 0;
    for (qsizetype record = 0; record < things.of.size(); ++record) {
        if (things.of.at(record) < 0 || sources.of.at(record) < 0)
            continue;
        pairs.insert({things.of.at(record), sources.of.at(record)});
        ++all;
    }
    return all > 0 && double(pairs.size()) >= leastTogether * all;
}

/// Whether there may be any that tell of others at all: most tables have none.
bool anyTellOfOthers(const QList<Namer> &namers)
{
    for (const Namer &things : namers)
        for (const Namer &sources : namers)
            if (things.field < sources.field && standTogetherOnce(things, sources))
                return true;
    return false;
}

/// By thing what most tell of it: each of them as often as it is told.
QList<QHash<int, int>> toldOf(const Namer &things, const ToldField &field)
{
    QList<QHash<int, int>> told(things.values.size());
    for (qsizetype record = 0; record < things.of.size(); ++record)
        if (things.of.at(record) >= 0 && field.of.at(record) >= 0)
            ++told[things.of.at(record)][field.of.at(record)];
    return told;
}

int mostToldIn(const QHash<int, int> &told)
{
    int most = -1;
    for (auto each = told.cbegin(); each != told.cend(); ++each)
        if (most < 0 || *each > told.value(most) ||
            (*each == told.value(most) && each.key() < most))
            most = each.key();
    return most;
}

/// How much better the field is told by the thing than by its most frequent value, each record
/// being left out of what is said about it.
double gainBy(const Namer &things, const ToldField &field)
{
    QHash<int, int> everywhere;
    double all = 0;
    double agreeing = 0;
    for (const auto &told : toldOf(things, field)) {
        for (auto each = told.cbegin(); each != told.cend(); ++each) {
            everywhere[each.key()] += *each;
            all += *each;
        }
        const int most = told.value(mostToldIn(told));
        agreeing += most > 1 ? most : 0;
    }
    const double base = all > 0 ? everywhere.value(mostToldIn(everywhere)) / all : 1;
    return base < 1 ? (agreeing / all - base) / (1 - base) : 0;
}

/// How often each source is alone with what it tells, and how often anybody would be with what is
/// told of the same things: of some things more is wrong than of others.
struct Lonely
{
    explicit Lonely(qsizetype sources)
        : told(sources, 0.0)
        , alone(told)
        , expected(told)
        , variance(told)
    {
    }

    QList<double> told;
    QList<double> alone;
    QList<double> expected;
    QList<double> variance;
};

void countLonely(const Namer &things, const Namer &sources, const ToldField &field, Lonely &lonely)
{
    const QList<QHash<int, int>> told = toldOf(things, field);
    QList<int> most;
    QList<double> shares;
    for (const auto &each : told) {
        double all = 0;
        for (const int times : each)
            all += times;
        most << mostToldIn(each);
        shares << (all > 0 ? 1 - each.value(most.last()) / all : 0);
    }
    for (qsizetype record = 0; record < things.of.size(); ++record) {
        const int thing = things.of.at(record);
        const int source = sources.of.at(record);
        if (thing < 0 || source < 0 || field.of.at(record) < 0)
            continue;
        ++lonely.told[source];
        lonely.alone[source] += field.of.at(record) != most.at(thing);
        lonely.expected[source] += shares.at(thing);
        lonely.variance[source] += shares.at(thing) * (1 - shares.at(thing));
    }
}

/// Mistakes come to everybody alike; sources differ in how many they make.
bool differ(const Lonely &lonely)
{
    double told = 0;
    double alone = 0;
    double spread = 0;
    double free = -1;
    for (qsizetype source = 0; source < lonely.told.size(); ++source) {
        told += lonely.told.at(source);
        alone += lonely.alone.at(source);
        if (lonely.told.at(source) < fewestRecords || lonely.variance.at(source) < leastVariance)
            continue;
        const double off = lonely.alone.at(source) - lonely.expected.at(source);
        spread += off * off / lonely.variance.at(source);
        ++free;
    }
    return told > 0 && alone >= leastAlone * told && free > 0 &&
           spread > free + 5 * std::sqrt(2 * free);
}

/// A field that names things, one that names sources, and those that these tell.
struct Telling
{
    const Namer *things = nullptr;
    const Namer *sources = nullptr;
    QList<int> fields; ///< Numbers among the fields that are told.
    double gain = 0;
};

Telling tellingIn(const QList<Namer> &namers, const QList<ToldField> &fields)
{
    Telling best;
    for (const Namer &things : namers) {
        if (things.values.size() < fewestThings)
            continue;
        Telling found{&things, nullptr, {}, 0};
        for (int at = 0; at < fields.size(); ++at) {
            const double gain =
                fields.at(at).field == things.field ? 0 : gainBy(things, fields.at(at));
            if (gain < leastGain)
                continue;
            found.fields << at;
            found.gain += gain;
        }
        for (const Namer &sources : namers) {
            if (sources.field == things.field || found.gain <= best.gain ||
                !standTogetherOnce(things, sources))
                continue;
            Telling here = found;
            here.sources = &sources;
            here.fields.removeIf([&](int at) {
                return fields.at(at).field == sources.field ||
                       gainBy(sources, fields.at(at)) >= leastGain;
            });
            Lonely lonely(sources.values.size());
            for (const int at : std::as_const(here.fields))
                countLonely(things, sources, fields.at(at), lonely);
            if (!here.fields.isEmpty() && differ(lonely))
                best = here;
        }
    }
    return best;
}

/// What somebody said is right; the most frequent, if they say different things.
QHash<int, int> knownOf(const Namer &things, const ToldField &field)
{
    QHash<int, QHash<int, int>> said;
    for (qsizetype record = 0; record < things.of.size(); ++record)
        if (field.rightOf.at(record) >= 0 && things.of.at(record) >= 0)
            ++said[things.of.at(record)][field.rightOf.at(record)];
    QHash<int, int> known;
    for (auto thing = said.cbegin(); thing != said.cend(); ++thing)
        known.insert(thing.key(), mostToldIn(*thing));
    return known;
}

/// The facts of a field: as many as there are things, in their order.
QList<DisputedFact> disputedIn(const Telling &telling, const ToldField &field, int group)
{
    QList<DisputedFact> facts(telling.things->values.size());
    for (DisputedFact &fact : facts)
        fact.group = group;
    const QHash<int, int> known = knownOf(*telling.things, field);
    for (auto thing = known.cbegin(); thing != known.cend(); ++thing)
        facts[thing.key()].known = *thing;
    for (qsizetype record = 0; record < field.of.size(); ++record) {
        const int thing = telling.things->of.at(record);
        const int source = telling.sources->of.at(record);
        if (thing >= 0 && source >= 0 && field.of.at(record) >= 0)
            facts[thing].testimonies << Testimony{source, field.of.at(record)};
    }
    return facts;
}

/// How each thing told is written mostly: in the usual form, if anybody does.
QStringList textsOf(const ToldRecords &records, const ToldField &field)
{
    QStringList texts(field.meanings.size());
    for (const ValueCount &value : records.valuesOf(field.field)) {
        const int number = field.numbers.value(field.column.meaningOf(value.value), -1);
        if (number < 0)
            continue;
        QString &text = texts[number];
        if (text.isEmpty() || (!field.column.isUsual(text) && field.column.isUsual(value.value)))
            text = value.value;
    }
    return texts;
}

/// The form in which people completed the field, if they were of one mind: it is the right one.
void learnFormOf(const ToldRecords &records, ToldField &field)
{
    QList<ValueCount> completed;
    for (int record = 0; record < records.records(); ++record)
        if (records.isHandled(record) && !records.now(record, field.field).isEmpty())
            completed << ValueCount{records.now(record, field.field), 1};
    static constexpr qsizetype fewest = 5;
    ToldColumn learned = field.column;
    if (completed.size() < fewest)
        return;
    learned.learnForm(completed);
    if (learned.usualShare() > std::max(0.8, field.column.usualShare()))
        field.column = learned;
}

/// How often people filled an empty cell, as though they had filled some before.
double filledIn(const ToldRecords &records, int field)
{
    double empty = 10;
    double filled = 9;
    for (int record = 0; record < records.records(); ++record)
        if (records.isHandled(record) && records.cell(record, field).isEmpty()) {
            ++empty;
            filled += records.now(record, field).isEmpty() ? 0 : 1;
        }
    return filled / empty;
}

FieldFacts factsOf(const ToldRecords &records, const Telling &telling, const ToldField &field,
                   const QList<DisputedFact> &disputed)
{
    FieldFacts facts;
    facts.key = telling.things->field;
    facts.source = telling.sources->field;
    facts.column = field.column;
    facts.missing = filledIn(records, field.field);
    const QStringList texts = textsOf(records, field);
    for (qsizetype thing = 0; thing < disputed.size(); ++thing) {
        const DisputedFact &fact = disputed.at(thing);
        QHash<int, qint64> counts;
        for (const Testimony &testimony : fact.testimonies)
            ++counts[testimony.told];
        QList<ToldValue> told;
        for (auto each = fact.sure.cbegin(); each != fact.sure.cend(); ++each)
            if (texts.at(each.key()).size() <= longestCounted)
                told << ToldValue{field.meanings.at(each.key()), texts.at(each.key()), *each,
                                  counts.value(each.key())};
        std::ranges::sort(told, [](const ToldValue &a, const ToldValue &b) {
            return a.sure != b.sure ? a.sure > b.sure : a.meaning < b.meaning;
        });
        // One that is told twice is no dispute yet.
        if (!told.isEmpty() && (fact.known >= 0 || fact.testimonies.size() >= 3))
            facts.of.insert(telling.things->values.at(thing), told.mid(0, mostTold));
    }
    return facts;
}

} // namespace

QMap<int, FieldFacts> factsIn(const CountedRecords &counted)
{
    const ToldRecords records(counted);
    const QList<Namer> namers = namersIn(records);
    if (!anyTellOfOthers(namers))
        return {};
    QList<ToldField> fields;
    for (int field = 0; field < records.fields(); ++field)
        fields << toldField(records, field);
    const Telling telling = tellingIn(namers, fields);
    if (!telling.sources)
        return {};
    QList<DisputedFact> all;
    for (int group = 0; group < telling.fields.size(); ++group)
        all += disputedIn(telling, fields.at(telling.fields.at(group)), group);
    weighSources(all, int(telling.fields.size()), int(telling.sources->values.size()));
    QMap<int, FieldFacts> facts;
    const qsizetype things = telling.things->values.size();
    for (qsizetype group = 0; group < telling.fields.size(); ++group) {
        ToldField &field = fields[telling.fields.at(group)];
        learnFormOf(records, field);
        facts.insert(field.field,
                     factsOf(records, telling, field, all.mid(group * things, things)));
    }
    return facts;
}

} // namespace intray
