// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/learning.h"

#include "verify/suspicion/celljudge.h"

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr int rounds = 4;
static constexpr int mostDeterminations = 5;
static constexpr double leastGain = 0.35;

namespace {

struct Agreement
{
    int by = -1;
    double gain = 0;
    double differing = 0; ///< Share of the records that do not follow it.
};

/// How much better the field is told by another one's value than by its own most frequent value:
/// each record is left out of what is said about it.
Agreement agreementBy(const CountedRecords &records, int by, int field, double base)
{
    double told = 0;
    double agreeing = 0;
    for (const ValueCount &value : records.valuesOf(by)) {
        if (value.records < 2 || value.value.isEmpty())
            continue;
        const QList<ValueCount> given = records.given(by, value.value, field);
        const qint64 first = given.at(0).records;
        const qint64 second = given.size() > 1 ? given.at(1).records : 0;
        told += double(value.records);
        // Who has the most frequent value agrees unless it is the most frequent only by himself.
        if (first - 1 >= second && first > 1)
            agreeing += double(first);
    }
    if (told < std::max(10.0, 0.05 * double(records.records())) || base >= 1)
        return {};
    return {by, (agreeing / told - base) / (1 - base), 1 - agreeing / told};
}

/// A dependency that nearly always holds is taken for one that always should; the more records do
/// not follow it, the less it is believed that they are wrong.
Determination determination(const Agreement &agreement)
{
    // Half of those that do not follow have a wrong value on the other side.
    const double differing = agreement.differing / 2;
    const double believed = std::pow(1 - differing, 3);
    return {agreement.by, 1, std::max(0.0001, differing * (1 - believed)), 1 + believed,
            std::clamp(differing, 0.005, 0.5)};
}

void learnShape(const QList<ValueCount> &values, FieldModel &model)
{
    QHash<QString, double> shapes;
    double filled = 0;
    for (const ValueCount &value : values) {
        if (value.value.isEmpty())
            continue;
        filled += double(value.records);
        double &share = shapes[shapeOf(value.value)];
        share += double(value.records);
        if (share > model.shapeShare && shapeOf(value.value).contains(u'9')) {
            model.shapeShare = share;
            model.shape = shapeOf(value.value);
        }
    }
    // A handful of values has no shape yet.
    model.shapeShare = filled < 50 ? 0 : model.shapeShare / filled;
}

FieldModel firstModel(const CountedRecords &records, int field)
{
    FieldModel model;
    const QList<ValueCount> values = records.valuesOf(field);
    double single = 0;
    for (const ValueCount &value : values) {
        single += value.records == 1 ? 1 : 0;
        if (!value.value.isEmpty())
            model.characters.learn(value.value, double(value.records));
    }
    const double all = double(std::max<qint64>(records.records(), 1));
    model.distinct = double(values.size());
    model.fresh = (single + 0.5) / (all + 1);
    const double base = values.isEmpty() ? 1 : double(values.at(0).records) / all;
    learnShape(values, model);
    QList<Agreement> agreements;
    for (int by = 0; by < records.fields(); ++by) {
        if (by == field)
            continue;
        const Agreement agreement = agreementBy(records, by, field, base);
        if (agreement.gain >= leastGain)
            agreements.append(agreement);
    }
    std::ranges::stable_sort(agreements, std::greater(), &Agreement::gain);
    for (const Agreement &agreement : agreements.mid(0, mostDeterminations))
        model.determinedBy.append(determination(agreement));
    double least = 0;
    for (const Agreement &agreement : agreements)
        if (least == 0 || agreement.differing < least)
            least = agreement.differing;
    model.wrong = std::clamp(least / 2 * std::pow(1 - least / 2, 3), 0.01, 0.2);
    return model;
}

/// What was found out about one field in one round.
struct Tally
{
    double cells = 0;
    double wrong = 0;
    double misspelt = 0;
    double exchanged = 0;
    double missing = 0;
    double anything = 0;
    double fresh = 0;
    QList<double> voices;
};

/// Only what others bear out is learned from: of two values that stand alone, either may be right,
/// and what is odd without anything better being known says nothing about how often cells are
/// wrong.
bool isBorneOut(const Meant &meant)
{
    return meant.records > 2 || meant.together > 0;
}

void count(const Verdict &verdict, Tally &tally, Misspelling &misspelling)
{
    ++tally.cells;
    for (const Meant &meant : verdict.meant) {
        if (!isBorneOut(meant))
            continue;
        tally.wrong += meant.share;
        tally.misspelt += meant.misspelt;
        tally.exchanged += meant.exchanged;
        tally.missing += meant.missing;
        tally.anything += meant.anything;
        if (!meant.slips.isEmpty() && meant.misspelt > 0.1)
            misspelling.learn(meant.slips, meant.misspelt);
    }
    tally.voices.resize(verdict.voices.size());
    for (qsizetype voice = 0; voice < verdict.voices.size(); ++voice)
        tally.voices[voice] += (1 - verdict.wrong) * verdict.voices.at(voice);
}

/// What somebody put right is certain, so it says more than what is guessed.
void learnFrom(const QList<Correction> &corrections, QList<Tally> &tallies,
               Misspelling &misspelling)
{
    static constexpr double certain = 4;
    for (const Correction &correction : corrections) {
        Tally &tally = tallies[correction.field];
        const auto slips =
            slipsBetween(correction.after, correction.before, int(correction.before.size()) / 2);
        tally.cells += certain;
        tally.wrong += certain;
        if (correction.before.isEmpty()) {
            tally.missing += certain;
        } else if (slips && !slips->isEmpty()) {
            tally.misspelt += certain;
            misspelling.learn(*slips, certain);
        } else {
            tally.anything += certain / 2;
            tally.exchanged += certain / 2;
        }
    }
}

void take(const Tally &tally, FieldModel &model)
{
    // As if 200 cells had been seen before, one of them wrong: few records say little.
    model.wrong = std::clamp((tally.wrong + 1) / (tally.cells + 200), 0.0005, 0.4);
    const double sum = tally.misspelt + tally.exchanged + tally.missing + tally.anything + 4;
    model.misspelt = (tally.misspelt + 2.4) / sum;
    model.exchanged = (tally.exchanged + 0.8) / sum;
    model.missing = (tally.missing + 0.4) / sum;
    model.anything = (tally.anything + 0.4) / sum;
    double voices = 0;
    for (const double voice : tally.voices.mid(1))
        voices += voice + 5;
    for (qsizetype at = 0; at < model.determinedBy.size(); ++at)
        model.determinedBy[at].weight = (tally.voices.value(at + 1) + 5) / voices;
}

} // namespace

SuspicionModel learnSuspicion(const QStringList &fields, const CountedRecords &records,
                              const std::function<bool()> &isStopped)
{
    SuspicionModel model;
    model.fields = fields;
    model.records = double(records.records());
    model.byRecords = true;
    for (int field = 0; field < fields.size(); ++field) {
        if (isStopped && isStopped())
            return model;
        model.of.append(firstModel(records, field));
        model.of.last().repairs = repairsIn(records.handledValues(field));
    }
    QList<Tally> none(fields.size());
    learnFrom(records.corrections(), none, model.misspelling);
    for (int round = 0; round < rounds; ++round) {
        const CellJudge judge(model, records);
        QList<Tally> tallies(fields.size());
        Misspelling misspelling;
        learnFrom(records.corrections(), tallies, misspelling);
        for (int record = 0; record < records.records(); ++record) {
            if (isStopped && isStopped())
                return model;
            if (records.isHandled(record))
                continue;
            const QStringList cells = records.record(record);
            for (int field = 0; field < fields.size(); ++field)
                count(judge.judge(cells, field, cells), tallies[field], misspelling);
        }
        for (int field = 0; field < fields.size(); ++field) {
            CharacterModel characters;
            for (const ValueCount &value : records.valuesOf(field))
                if (!value.value.isEmpty())
                    characters.learn(value.value, judge.genuine(field, value));
            model.of[field].characters = characters;
            take(tallies.at(field), model.of[field]);
        }
        model.misspelling = misspelling;
        model.byRecords = false;
    }
    return model;
}

} // namespace intray
