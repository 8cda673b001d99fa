// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/learning.h"

#include "verify/suspicion/celljudge.h"
#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/facts/factlearning.h"
#include "verify/suspicion/looklearning.h"
#include "verify/suspicion/shapelearning.h"

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
    double newTogether = 0;
};

/// How much better another field's value tells the value of this field than its own most frequent
/// value does. Each record is judged by the other records only.
Agreement agreementBy(const CountedRecords &records, int by, int field, double base)
{
    double told = 0;
    double weighed = 0;
    double agreeing = 0;
    double single = 2; // as if two had been seen
    double newTogether = 0;
    for (const ValueCount &value : records.valuesOf(by)) {
        if (value.records == 1 && !value.value.isEmpty()) {
            ++single;
            const QString other = records.given(by, value.value, field).at(0).value;
            newTogether += !other.isEmpty() && records.countOf(field, other) == 1 ? 1 : 0;
        }
        if (value.records < 2 || value.value.isEmpty())
            continue;
        const QList<ValueCount> given = records.given(by, value.value, field);
        const qint64 first = given.at(0).records;
        const qint64 second = given.size() > 1 ? given.at(1).records : 0;
        told += double(value.records);
        // where a few values stand in very many records, they say little about the rest
        const double weight = std::sqrt(double(value.records));
        weighed += weight;
        // a record with the most frequent value agrees, unless the value is the most frequent only
        // through this record
        if (first - 1 >= second && first > 1)
            agreeing += weight * double(first) / double(value.records);
    }
    if (told < std::max(10.0, 0.05 * double(records.records())) || base >= 1)
        return {};
    const double share = agreeing / weighed;
    return {by, (share - base) / (1 - base), 1 - share, newTogether / single};
}

/// A dependency that nearly always holds is taken for a rule. The more records break it, the less
/// likely these are wrong.
Determination determination(const Agreement &agreement)
{
    // in half of the records that break it, the other field is the wrong one
    const double differing = agreement.differing / 2;
    const double believed = std::pow(1 - differing, 3);
    return {agreement.by,
            1,
            std::max(0.0001, differing * (1 - believed)),
            1 + 2 * believed,
            std::clamp(differing, 0.005, 0.5),
            agreement.newTogether};
}

FieldModel firstModel(const CountedRecords &records, int field)
{
    FieldModel model;
    const QList<ValueCount> values = records.valuesOf(field);
    double single = 0;
    double sum = 0;
    for (const ValueCount &value : values) {
        single += value.records == 1 ? 1 : 0;
        sum += double(value.records);
        if (!value.value.isEmpty())
            model.characters.learn(value.value, double(value.records));
    }
    double all = double(std::max<qint64>(records.records(), 1));
    if (isWordField(field)) {
        model.perRecord = std::max(1.0, sum / all);
        all *= model.perRecord;
    }
    model.distinct = double(values.size());
    model.fresh = (single + 0.5) / (all + 1);
    const double base = values.isEmpty() ? 1 : double(values.at(0).records) / all;
    learnShape(values, model);
    if (isWordField(field))
        return model;
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

/// Whether the values of the field share words. If they do, the words say something even about a
/// value that no other record has.
bool hasWords(const CountedRecords &records, int field)
{
    static constexpr qsizetype fewest = 20;
    const QList<ValueCount> values = records.valuesOf(field);
    qsizetype composed = 0;
    QHash<QString, int> times;
    for (const ValueCount &value : values) {
        const QList<QString> words = differentWordsIn(value.value);
        composed += !words.isEmpty() && words.at(0) != value.value;
        for (const QString &word : words)
            ++times[word];
    }
    double all = 0;
    double recurring = 0;
    for (const int time : std::as_const(times)) {
        all += time;
        recurring += time > 1 ? time : 0;
    }
    return values.size() >= fewest && double(composed) >= 0.2 * double(values.size()) &&
           recurring >= 0.3 * all && all > 0;
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

/// Learns only from values that other records confirm. If two values stand in one record each,
/// either may be right; and an odd value for which nothing better is known does not tell how often
/// cells are wrong.
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
    // a value that is too long is not judged
    tally.voices.resize(std::max(tally.voices.size(), verdict.voices.size()));
    for (qsizetype voice = 0; voice < verdict.voices.size(); ++voice)
        tally.voices[voice] += (1 - verdict.wrong) * verdict.voices.at(voice);
}

/// A correction by a person is certain, so it counts more than a guess for the way in which cells
/// become wrong. It does not count more for how often they are wrong, because people may have
/// looked at the wrong ones only. It does not count more for slips either, because a few
/// corrections would make every slip like them look usual.
void learnFrom(const CountedRecords &records, QList<Tally> &tallies, Misspelling &misspelling)
{
    static constexpr double certain = 4;
    for (Tally &tally : tallies)
        tally.cells += double(records.handled());
    for (const Correction &correction : records.corrections()) {
        Tally &tally = tallies[correction.field];
        const auto slips =
            slipsBetween(correction.after, correction.before, int(correction.before.size()) / 2);
        ++tally.wrong;
        if (correction.before.isEmpty()) {
            tally.missing += certain;
        } else if (slips && !slips->isEmpty()) {
            tally.misspelt += certain;
            misspelling.learn(*slips, 1);
        } else {
            tally.anything += certain / 2;
            tally.exchanged += certain / 2;
        }
    }
}

void take(const Tally &tally, FieldModel &model)
{
    // starts as if 200 cells with one wrong one had been seen, because few records say little
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

/// What one round found out about a field or its words.
void takeIn(const CountedRecords &records, const CellJudge &judge, int field, const Tally &tally,
            FieldModel &model)
{
    CharacterModel characters;
    for (const ValueCount &value : records.valuesOf(field))
        if (!value.value.isEmpty())
            characters.learn(value.value, judge.genuine(field, value));
    model.characters = characters;
    take(tally, model);
}

/// What people changed in a record that they finished, and what they left as it was.
struct Checked
{
    QSet<QString> right;
    QStringList wrong;
};

QStringList spelledIn(int number, const QString &value)
{
    return isWordField(number) ? differentWordsIn(value) : QStringList(value);
}

Checked checkedIn(const CountedRecords &records, int number)
{
    Checked checked;
    const int field = isWordField(number) ? number - firstWordField : number;
    for (const HandledValue &value : records.handledValues(field)) {
        const QStringList right = spelledIn(number, value.after);
        checked.right += QSet(right.begin(), right.end());
        for (const QString &before : spelledIn(number, value.before))
            if (!right.contains(before))
                checked.wrong << before;
    }
    checked.wrong.removeDuplicates();
    return checked;
}

/// Finds from which likelihood on a value that looks misspelt is believed to be misspelt. Values in
/// several records are nearly all right. How often these would look misspelt if they were new tells
/// how often right new values do. A value of one record is believed to be misspelt from where on
/// such values are clearly more frequent among the values of one record than among those. Values
/// that somebody corrected count as slips, and values that somebody left as they were count as
/// right.
double cautionIn(const CountedRecords &records, const SuspicionModel &model, int number)
{
    static constexpr double mostFalse = 0.3;
    static constexpr qsizetype mostLooked = 2000;
    const CellJudge judge(model, records);
    QList<double> known;
    QList<double> single;
    const auto look = [&](const QString &value, QList<double> &odds) {
        if (value.isEmpty() || value.size() > longestCounted || odds.size() >= mostLooked)
            return;
        if (const auto here = judge.oddsIfNew(number, value))
            odds.append(*here);
    };
    const Checked checked = checkedIn(records, number);
    for (const ValueCount &value : records.valuesOf(number))
        look(value.value,
             value.records > 1 || checked.right.contains(value.value) ? known : single);
    for (const QString &value : checked.wrong)
        if (records.countOf(number, value) == 0)
            look(value, single);
    std::ranges::sort(known, std::greater());
    std::ranges::sort(single, std::greater());
    double least = single.isEmpty() ? 1 : 2 * single.at(0);
    qsizetype falseOnes = 0;
    for (qsizetype at = 0; at < single.size(); ++at) {
        while (falseOnes < known.size() && known.at(falseOnes) >= single.at(at))
            ++falseOnes;
        const double expected = (double(falseOnes) + 0.5) / (double(known.size()) + 1);
        if (expected * double(single.size()) > mostFalse * double(at + 1))
            continue;
        // halfway to the next value that is not believed
        const double next = std::max({single.value(at + 1), known.value(falseOnes), 1e-9});
        least = std::sqrt(single.at(at) * std::min(next, single.at(at)));
    }
    return 1 / std::max(least, 1.0);
}

QStringList textsOf(const CountedRecords &records, int field)
{
    QStringList texts;
    for (const ValueCount &one : records.valuesOf(field))
        texts << one.value;
    return texts;
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
        model.of.last().repairs = repairsIn(records.handledValues(field), textsOf(records, field));
        if (hasWords(records, field))
            model.words.insert(field, firstModel(records, wordFieldOf(field)));
    }
    QList<Tally> none(fields.size());
    learnFrom(records, none, model.misspelling);
    for (int round = 0; round < rounds; ++round) {
        const CellJudge judge(model, records);
        QList<Tally> tallies(fields.size());
        QMap<int, Tally> ofWords;
        Misspelling misspelling;
        learnFrom(records, tallies, misspelling);
        for (int record = 0; record < records.records(); ++record) {
            if (isStopped && isStopped())
                return model;
            if (records.isHandled(record))
                continue;
            const QStringList cells = records.record(record);
            for (int field = 0; field < fields.size(); ++field) {
                count(judge.judge(cells, field, cells), tallies[field], misspelling);
                if (!model.words.contains(field))
                    continue;
                for (const ValueWord &word : wordsOfValue(cells.at(field)))
                    count(judge.judgeWord(field, word.text, true), ofWords[field], misspelling);
            }
        }
        for (int field = 0; field < fields.size(); ++field)
            takeIn(records, judge, field, tallies.at(field), model.of[field]);
        for (auto words = model.words.begin(); words != model.words.end(); ++words)
            takeIn(records, judge, wordFieldOf(words.key()), ofWords.value(words.key()), *words);
        model.misspelling = misspelling;
        model.byRecords = false;
    }
    for (int field = 0; field < fields.size(); ++field)
        if (model.of.at(field).determinedBy.isEmpty())
            model.of[field].caution = cautionIn(records, model, field);
    for (const int field : model.words.keys())
        model.words[field].caution = cautionIn(records, model, wordFieldOf(field));
    learnLooks(records, model);
    model.facts = factsIn(records);
    return model;
}

} // namespace intray
