// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/celljudge.h"

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr int mostMeantPerVoice = 3;
// Where other fields tell the value, its own frequencies hardly count.
static constexpr double fieldAlone = 0.0001;

static int mostSlips(const QString &value)
{
    return std::max(1, (int(value.size()) * 2 + 4) / 5);
}

/// How likely so many records have a misspelling that is expected in `expected` of them, of
/// something that was meant `meant` times: some misspell the same way again and again, but not
/// more than a few in a hundred.
static double recurring(double records, double expected, double meant)
{
    const double most = 0.03 * meant + expected;
    return expected / (expected + records) * std::exp(-(records - 1) / std::max(most, 1e-9));
}

/// Letters and digits alone.
static QString folded(const QString &value)
{
    QString kept;
    for (const QChar character : value)
        if (character.isLetterOrNumber())
            kept.append(character.toCaseFolded());
    return kept;
}

static bool isSameInLetters(const QString &a, const QString &b)
{
    return std::abs(a.size() - b.size()) < 20 && folded(a) == folded(b);
}

void CellJudge::lookForOddities(const FieldModel &field, const QString &value, double without,
                                Spelling &spelling) const
{
    const Misspelling &misspelling = m_model.misspelling;
    spelling.probability = std::max(field.characters.probability(value, without), 1e-280);
    const QList<CharacterModel::Odds> odds = field.characters.oddsOfOthers(value, without);
    const double share =
        std::min(0.5, misspelling.slipsPerValue() / std::max(double(odds.size()), 1.0));
    double times = 1;
    double oddest = 1;
    for (int at = 0; at < odds.size(); ++at) {
        const double here = misspelling.ofCharacter(value.at(at)) *
                            (misspelling.ofKind(Slip::Kind::Replaced) * odds.at(at).replaced +
                             misspelling.ofKind(Slip::Kind::Inserted) * odds.at(at).leftOut);
        times *= (1 - share) + share * here;
        if (here > oddest) {
            oddest = here;
            spelling.oddAt = at;
        }
    }
    spelling.misspelt = std::min(spelling.probability * times, 1.0);
}

void CellJudge::lookForNear(int field, const QString &value, Spelling &spelling) const
{
    const int most = mostSlips(value);
    for (const ValueCount &like : m_counts.alike(field, value)) {
        const auto slips = slipsBetween(like.value, value, most);
        const bool sameLetters = isSameInLetters(like.value, value);
        if (!slips && !sameLetters)
            continue;
        double probability = slips ? m_model.misspelling.ofSlips(*slips, like.value.size()) : 0;
        if (sameLetters)
            probability += 0.02;
        spelling.near.append({like.value, like.records, slips.value_or(QList<Slip>()), probability,
                              mirrored(field, like, value, spelling.probability)});
    }
}

/// Of two values that may each be meant by the other: how likely it is this one, by spelling.
double CellJudge::mirrored(int field, const ValueCount &meant, const QString &, double typed) const
{
    const double other = std::max(
        m_model.of.at(field).characters.probability(meant.value, meant.records > 3 ? 0 : 1),
        1e-280);
    return other / (other + typed);
}

const CellJudge::Spelling &CellJudge::spellingOf(int number, const QString &value,
                                                 qint64 records) const
{
    const auto known = m_spellings.constFind({number, value});
    if (known != m_spellings.constEnd())
        return *known;
    Spelling spelling;
    spelling.records = records;
    if (value.isEmpty())
        return *m_spellings.insert({number, value}, spelling);
    const FieldModel &field = m_model.of.at(number);
    const double all = double(std::max<qint64>(m_counts.records(), 1));
    // The model was learned with this value if it is frequent enough.
    const double sampled = double(records) * m_model.records / all;
    const double learned = m_model.byRecords ? sampled : std::min(1.0, sampled);
    lookForOddities(field, value, learned, spelling);
    lookForNear(number, value, spelling);
    double asMisspelling = recurring(
        double(records), field.wrong * field.misspelt * all * field.fresh * spelling.misspelt, 1);
    for (const Near &near : std::as_const(spelling.near)) {
        if (near.records < records)
            continue;
        const double expected =
            field.wrong * field.misspelt * double(near.records) * near.probability;
        asMisspelling += recurring(double(records), expected, double(near.records)) *
                         (near.records == records ? near.likelierMeant : 1);
    }
    const double asValue = std::min(1.0, field.distinct * spelling.probability);
    spelling.genuine = asValue / std::max(asValue + asMisspelling, 1e-300);
    return *m_spellings.insert({number, value}, spelling);
}

const QList<ValueCount> &CellJudge::givenBy(int by, const QString &value, int field) const
{
    const auto asked = std::pair{by << 16 | field, value};
    const auto known = m_given.constFind(asked);
    if (known != m_given.constEnd())
        return *known;
    return *m_given.insert(asked, m_counts.given(by, value, field));
}

qint64 CellJudge::Voice::countOf(const QString &value) const
{
    for (const ValueCount &count : given)
        if (count.value == value)
            return count.records;
    return 0;
}

double CellJudge::Voice::openness() const
{
    if (!by)
        return 1;
    const double few = by->doubt / (double(records) + by->doubt);
    return few + (1 - few) * by->free;
}

double CellJudge::Voice::of(const QString &value, double genuine, double own, qint64 without) const
{
    if (!by)
        return own;
    const double here = double(std::max<qint64>(0, countOf(value) - without));
    // What most say is no misspelling, whatever it looks like.
    const double seen = std::pow(here, by->sharpness) * (2 * here > double(records) ? 1 : genuine);
    const double open = openness();
    return (1 - open) * seen / all + open * own;
}

QList<CellJudge::Voice> CellJudge::voicesFor(const QStringList &cells, int field,
                                             const QStringList &countedAs) const
{
    const FieldModel &model = m_model.of.at(field);
    const auto isCounted = [&](int by) {
        return !countedAs.isEmpty() && countedAs.at(by) == cells.at(by);
    };
    QList<Voice> voices(1);
    voices[0].weight = fieldAlone;
    voices[0].records = m_counts.records();
    double sum = fieldAlone;
    for (const Determination &determination : model.determinedBy) {
        const QString &value = cells.at(determination.by);
        Voice voice;
        voice.by = &determination;
        voice.holdsItself = isCounted(determination.by);
        if (!value.isEmpty()) {
            voice.records = m_counts.countOf(determination.by, value) - (voice.holdsItself ? 1 : 0);
            if (voice.records > 0)
                voice.given = givenBy(determination.by, value, field);
            voice.records = std::max<qint64>(voice.records, 0);
            voice.weight =
                determination.weight * double(voice.records) / (double(voice.records) + 0.2);
            double all = 0;
            for (const ValueCount &count : std::as_const(voice.given))
                all += std::pow(double(count.records), determination.sharpness);
            if (voice.holdsItself) {
                const double own = double(voice.countOf(cells.at(field)));
                all -= std::pow(own, determination.sharpness) -
                       std::pow(std::max(own - 1, 0.0), determination.sharpness);
            }
            voice.all = std::max(all, 1.0);
        }
        sum += voice.weight;
        voices.append(voice);
    }
    for (Voice &voice : voices)
        voice.weight /= sum;
    return voices;
}

/// What others made of the same value counts like so many draws beside the verdict, which is worth
/// two; and so does how often they will have left it as it is.
void CellJudge::heedCorrections(int field, const QString &value, qint64 elsewhere,
                                Verdict &verdict) const
{
    static constexpr double worth = 2;
    const QList<ValueCount> made = m_counts.correctedTo(field, value);
    if (made.isEmpty())
        return;
    double all = worth + double(elsewhere) * double(m_counts.handled()) /
                             double(std::max<qint64>(m_counts.records(), 1));
    double corrected = 0;
    for (const ValueCount &correction : made)
        corrected += double(correction.records);
    all += corrected;
    for (Meant &meant : verdict.meant)
        meant.share *= worth / all;
    for (const ValueCount &correction : made) {
        auto meant = std::ranges::find(verdict.meant, correction.value, &Meant::value);
        if (meant == verdict.meant.end()) {
            Meant added;
            added.value = correction.value;
            added.records = m_counts.countOf(field, correction.value);
            verdict.meant.append(added);
            meant = verdict.meant.end() - 1;
        }
        meant->share += double(correction.records) / all;
        meant->corrected = correction.records;
    }
    std::ranges::stable_sort(verdict.meant, std::greater(), &Meant::share);
    verdict.wrong = (verdict.wrong * worth + corrected) / all;
    verdict.unknownMisspelt *= worth / all;
    verdict.unknownOther *= worth / all;
}

bool CellJudge::isToldBy(int field, int by) const
{
    return std::ranges::any_of(m_model.of.at(field).determinedBy,
                               [by](const Determination &one) { return one.by == by; });
}

Verdict CellJudge::judge(const QStringList &cells, int number, const QStringList &countedAs) const
{
    const QString &value = cells.at(number);
    const qint64 own = !countedAs.isEmpty() && countedAs.at(number) == value ? 1 : 0;
    const FieldModel &field = m_model.of.at(number);
    const double all = double(std::max<qint64>(m_counts.records() - own, 1));
    const qint64 elsewhere = std::max<qint64>(0, m_counts.countOf(number, value) - own);
    const Spelling &spelling = spellingOf(number, value, elsewhere + 1);
    const QList<Voice> voices = voicesFor(cells, number, countedAs);

    // That a field may be empty is always thinkable.
    const double plain = (double(elsewhere) + (value.isEmpty() ? 0.5 : 0)) / all;
    const double ownShare = (1 - field.fresh) * plain * spelling.genuine +
                            field.fresh * (value.isEmpty() ? 0 : spelling.probability);
    Verdict verdict;
    double right = 0;
    double fresh = 0;
    for (const Voice &voice : voices) {
        const double share =
            voice.weight * voice.of(value, spelling.genuine, ownShare, voice.holdsItself ? own : 0);
        right += share;
        verdict.voices.append(share);
        fresh += voice.weight * voice.openness() * field.fresh;
    }
    for (double &voice : verdict.voices)
        voice /= std::max(right, 1e-300);
    right *= 1 - field.wrong;

    QHash<QString, Near> meant;
    for (const Near &near : spelling.near)
        if (near.records > elsewhere)
            meant.insert(near.value, near);
    for (const Voice &voice : voices) {
        int taken = 0;
        for (const ValueCount &count : voice.given) {
            if (count.value == value || meant.contains(count.value))
                continue;
            if (++taken > mostMeantPerVoice)
                break;
            Near near{count.value, m_counts.countOf(number, count.value), {}, 0, 0.5};
            if (near.records <= elsewhere + 1 && !value.isEmpty() && !count.value.isEmpty())
                near.likelierMeant =
                    mirrored(number, {near.value, near.records}, value, spelling.probability);
            if (const auto slips = slipsBetween(count.value, value, int(value.size()) / 2)) {
                near.slips = *slips;
                near.probability = m_model.misspelling.ofSlips(*slips, count.value.size());
            }
            if (!value.isEmpty() && isSameInLetters(count.value, value))
                near.probability += 0.02;
            meant.insert(count.value, near);
        }
    }
    if (value.isEmpty())
        for (const ValueCount &count : m_counts.alike(number, value).mid(0, mostMeantPerVoice))
            meant.insert(count.value, {count.value, count.records, {}, 0, 1});
    double sum = right;
    double mirrorings = 0;
    for (const Near &near : std::as_const(meant)) {
        Meant option;
        option.value = near.value;
        option.records = near.records;
        option.slips = near.slips;
        // Which of two that stand equally often is the misspelt one, only their spelling tells.
        const bool isEven = near.records <= elsewhere + 1;
        const double genuine = 1;
        double possible = 0;
        double most = 0;
        for (const Voice &voice : voices) {
            const double share =
                voice.weight * voice.of(near.value, genuine,
                                        (1 - field.fresh) * double(near.records) * genuine / all,
                                        0);
            possible += share;
            if (voice.by && share > most) {
                most = share;
                option.by = voice.by->by;
                option.together = voice.countOf(near.value);
                option.ofTogether = voice.records;
            }
        }
        possible *= field.wrong;
        if (value.isEmpty()) {
            option.missing = possible * field.missing;
        } else {
            option.misspelt = possible * field.misspelt * near.probability;
            option.exchanged = possible * field.exchanged * plain;
            option.anything =
                near.value.isEmpty() ? 0 : possible * field.anything * spelling.probability;
        }
        option.share = option.misspelt + option.exchanged + option.missing + option.anything;
        sum += option.share;
        if (isEven)
            mirrorings +=
                option.misspelt * (1 - near.likelierMeant) / std::max(near.likelierMeant, 1e-9);
        verdict.meant.append(option);
    }
    if (!value.isEmpty()) {
        verdict.unknownMisspelt = field.wrong * fresh * field.misspelt * spelling.misspelt;
        verdict.unknownOther = field.wrong * fresh * field.anything * spelling.probability;
    }
    sum += verdict.unknownMisspelt + verdict.unknownOther;
    right += mirrorings;
    sum = std::max(sum + mirrorings, 1e-300);
    for (Meant &option : verdict.meant) {
        option.share /= sum;
        option.misspelt /= sum;
        option.exchanged /= sum;
        option.missing /= sum;
        option.anything /= sum;
    }
    std::ranges::sort(verdict.meant, std::greater(), &Meant::share);
    verdict.unknownMisspelt /= sum;
    verdict.unknownOther /= sum;
    verdict.wrong = 1 - right / sum;
    verdict.oddAt = spelling.oddAt;
    heedCorrections(number, value, elsewhere, verdict);
    return verdict;
}

} // namespace intray
