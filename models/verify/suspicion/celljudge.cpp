// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/celljudge.h"

#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/evidence.h"

#include <algorithm>

namespace intray {

static constexpr int mostMeantPerVoice = 3;
static constexpr double hardlyAnything = 1e-300;
static constexpr double leastRight = 1e-6;
static constexpr double muchLikelier = 10;
static constexpr double worthALook = 0.5;
/// A word that is less likely than this is not said to be meant.
static constexpr double leastOdds = 0.01;
// A queue of a million records has more words than should be remembered.
static constexpr qsizetype mostRemembered = 20'000;

QString CellJudge::exampleOf(int field, const QString &value, const QString &shape) const
{
    if (shape.isEmpty())
        return {};
    const QList<ValueCount> known = m_counts.alike(field, value);
    const auto example = std::ranges::find_if(known, [&](const ValueCount &one) {
        return shapeOf(one.value) == shape || digitsOf(one.value) == shape;
    });
    return example == known.end() ? QString() : example->value;
}

bool CellJudge::isToldBy(int field, int by) const
{
    return std::ranges::any_of(m_model.of.at(field).determinedBy,
                               [by](const Determination &one) { return one.by == by; });
}

CellJudge::Cell CellJudge::cellOf(const QStringList &cells, int field,
                                  const QStringList &countedAs) const
{
    Cell cell;
    cell.field = field;
    cell.value = cells.at(field);
    const qint64 own = !countedAs.isEmpty() && countedAs.at(field) == cell.value ? 1 : 0;
    cell.all = double(std::max<qint64>(m_counts.records() - own, 1));
    cell.elsewhere = std::max<qint64>(0, m_counts.countOf(field, cell.value) - own);
    // any field may be empty
    cell.plain = (double(cell.elsewhere) + (cell.value.isEmpty() ? 0.5 : 0)) / cell.all;
    cell.voices = m_voices.of(cells, field, countedAs);
    return cell;
}

/// How likely a right cell has this value, and how much of that is due to each voice.
CellJudge::Right CellJudge::rightness(const Cell &cell, const KnownSpelling &spelling, qint64 own,
                                      Verdict &verdict) const
{
    const FieldModel &field = m_model.at(cell.field);
    const double fresh = cell.value.isEmpty() ? 0 : field.fresh * spelling.probability;
    const double known = (1 - field.fresh) * cell.plain * spelling.genuine;
    const double spelt = cell.value.isEmpty() || cell.elsewhere > 0 ? 0 : spelling.probability;
    Right right;
    for (const Voice &voice : cell.voices) {
        const qint64 without = voice.holdsItself ? own : 0;
        const double share = voice.weight * (voice.isNew ? voice.ofNew(known, spelt)
                                                         : voice.of(cell.value, spelling.genuine,
                                                                    known + fresh, without));
        right.all += share;
        right.fresh +=
            voice.weight * (voice.isNew ? voice.ofNew(0, spelt) : voice.openness() * fresh);
        verdict.voices.append(share);
    }
    for (double &voice : verdict.voices)
        voice /= std::max(right.all, hardlyAnything);
    return right;
}

QList<NearValue> CellJudge::candidatesFor(const Cell &cell, const KnownSpelling &spelling) const
{
    QList<NearValue> candidates;
    candidates.reserve(spelling.near.size() + mostMeantPerVoice * cell.voices.size());
    for (const NearValue &near : spelling.near)
        if (near.records > cell.elsewhere && (near.records > 1 || !isWordField(cell.field)))
            candidates.append(near);
    for (const Voice &voice : cell.voices) {
        int taken = 0;
        for (const ValueCount &count : voice.given) {
            if (count.value == cell.value ||
                std::ranges::find(candidates, count.value, &NearValue::value) != candidates.end())
                continue;
            if (++taken > mostMeantPerVoice)
                break;
            const ValueCount meant{count.value, m_counts.countOf(cell.field, count.value)};
            candidates.append(
                m_spellings.told(cell.field, meant, cell.value, spelling.probability));
        }
    }
    if (cell.value.isEmpty())
        for (const ValueCount &count : m_counts.alike(cell.field, {}).mid(0, mostMeantPerVoice)) {
            candidates.removeIf([&](const NearValue &one) { return one.value == count.value; });
            candidates.append({count.value, count.records, {}, 0, 1});
        }
    // sorted, so that the sums are the same whichever voice named a value first
    std::ranges::sort(candidates, {}, &NearValue::value);
    return candidates;
}

/// Where records of one kind contradict each other, wrong values occur several times. This is how
/// likely the value is one of these wrong ones.
static double contradictionIn(const Voice &voice, const QString &value, qint64 meant)
{
    const qint64 same = voice.countOf(value) - (voice.holdsItself ? 1 : 0);
    return double(std::max<qint64>(0, same)) /
           double(std::max<qint64>(1, voice.records - meant) + 1);
}

/// How likely a right cell has the meant value, and which voice speaks for it most.
double CellJudge::possibility(const Cell &cell, Meant &meant) const
{
    const double byItself = (1 - m_model.at(cell.field).fresh) * double(meant.records) / cell.all;
    double possible = 0;
    double most = 0;
    for (const Voice &voice : cell.voices) {
        const double share = voice.weight * (voice.isNew ? voice.ofNew(byItself, 0)
                                                         : voice.of(meant.value, 1, byItself, 0));
        possible += share;
        if (!voice.by || share <= most)
            continue;
        most = share;
        meant.by = voice.by->by;
        meant.together = voice.countOf(meant.value);
        meant.ofTogether = voice.records;
        meant.contradicted = contradictionIn(voice, cell.value, meant.together);
    }
    return possible;
}

/// How likely this value was meant, and in which way it became the value of the cell.
Meant CellJudge::meantBy(const Cell &cell, const NearValue &near,
                         const KnownSpelling &spelling) const
{
    const FieldModel &field = m_model.at(cell.field);
    Meant meant;
    meant.value = near.value;
    meant.records = near.records;
    meant.slips = near.slips;
    const double possible = field.wrong * possibility(cell, meant);
    if (cell.value.isEmpty()) {
        meant.missing = possible * field.missing;
    } else {
        const bool isDoubtful = cell.elsewhere == 0 && spelling.oddAt < 0;
        meant.misspelt =
            possible * field.misspelt * near.probability * (isDoubtful ? field.caution : 1);
        meant.exchanged = possible * field.exchanged * cell.plain;
        if (!near.value.isEmpty())
            meant.anything =
                possible * field.anything * std::max(spelling.probability, meant.contradicted);
    }
    meant.share = meant.misspelt + meant.exchanged + meant.missing + meant.anything;
    return meant;
}

void CellJudge::weighUnknown(const Cell &cell, const KnownSpelling &spelling,
                             Verdict &verdict) const
{
    if (cell.value.isEmpty())
        return;
    const FieldModel &field = m_model.at(cell.field);
    double open = 0;
    for (const Voice &voice : cell.voices)
        open += voice.weight * voice.openness();
    const double unknown = field.wrong * field.fresh * open;
    verdict.unknownMisspelt = unknown * field.misspelt * spelling.misspelt;
    verdict.unknownOther = unknown * field.anything * spelling.probability;
}

/// Sorts only if needed, because the candidates are large and mostly in order.
static void sortByShare(Verdict &verdict)
{
    if (!std::ranges::is_sorted(verdict.meant, std::greater(), &Meant::share))
        std::ranges::stable_sort(verdict.meant, std::greater(), &Meant::share);
}

/// Divides the weights by their sum, so that they become shares.
static void divideAll(Verdict &verdict, double sum)
{
    for (Meant &meant : verdict.meant) {
        meant.share /= sum;
        meant.misspelt /= sum;
        meant.exchanged /= sum;
        meant.missing /= sum;
        meant.anything /= sum;
    }
    verdict.unknownMisspelt /= sum;
    verdict.unknownOther /= sum;
}

/// How likely a value that no record has was meant, and became the value of the cell by the slips
/// in this word.
double CellJudge::asSpelt(int number, const QString &value, const Meant &word) const
{
    const FieldModel &field = m_model.at(number);
    return field.wrong * field.misspelt * field.fresh * field.characters.probability(value, 0) *
           m_model.misspelling.ofSlips(word.slips, value.size());
}

/// The value, in which the meant word replaces one of its words.
static QString withWord(QString value, const ValueWord &word, const QString &meant)
{
    return value.replace(word.at, word.text.size(), meant);
}

/// A value that no other record has may contain mistyped words. `isExplained`: a whole value that
/// may be meant is known.
double CellJudge::weighWords(const Cell &cell, double fresh, qint64 own, bool isExplained,
                             Verdict &verdict) const
{
    if (isWordField(cell.field) || !m_model.words.contains(cell.field) || fresh <= 0)
        return 0;
    double wrong = 0;
    const auto mean = [&](const QString &value, const Meant &word, double share) {
        Meant &meant = meaningOf(verdict, value, word.records);
        meant.word = meant.share > 0 ? meant.word : word.value;
        meant.share += share;
        meant.misspelt += share;
        wrong += share;
    };
    QString all = cell.value;
    Meant together;
    double ofAll = 1;
    int likely = 0;
    const QList<ValueWord> words = wordsOfValue(cell.value);
    // from the last word to the first, so that the places of the words before stay the same
    for (auto word = words.crbegin(); word != words.crend(); ++word) {
        const Verdict verdictOfWord = judgeWord(cell.field, word->text, own > 0);
        if (verdictOfWord.meant.isEmpty())
            continue;
        const Meant &meant = verdictOfWord.meant.at(0);
        const double odds = meant.share / std::max(1 - verdictOfWord.wrong, leastRight);
        if (odds < leastOdds)
            continue;
        const QString value = withWord(cell.value, *word, meant.value);
        const double asOdds = fresh * odds;
        mean(value, meant, odds > 1 ? std::max(asOdds, asSpelt(cell.field, value, meant)) : asOdds);
        if (odds <= 1)
            continue;
        ++likely;
        ofAll *= odds;
        all = withWord(all, *word, meant.value);
        together.value = meant.value;
        together.records = meant.records;
        together.slips += meant.slips;
    }
    const double least = isExplained ? 0 : fresh * ofAll;
    if (likely > 1)
        mean(all, together, std::max(least, asSpelt(cell.field, all, together)));
    return wrong;
}

/// All that speaks for and against one value, without what people made of it.
Verdict CellJudge::weigh(const Cell &cell, qint64 own) const
{
    const KnownSpelling spelling = m_spellings.of(cell.field, cell.value, cell.elsewhere + 1);
    const double rightBefore = 1 - m_model.at(cell.field).wrong;
    Verdict verdict;
    const Right found = rightness(cell, spelling, own, verdict);
    double right = rightBefore * found.all;
    double wrong = 0;
    const QList<NearValue> candidates = candidatesFor(cell, spelling);
    verdict.meant.reserve(candidates.size());
    for (const NearValue &near : candidates) {
        const Meant meant = meantBy(cell, near, spelling);
        wrong += meant.share;
        // if two values are equally frequent, only their spelling tells which of them is misspelt
        if (near.records <= cell.elsewhere + 1)
            right += meant.misspelt * (1 - near.likelierMeant) / std::max(near.likelierMeant, 1e-9);
        verdict.meant.append(meant);
    }
    wrong +=
        weighWords(cell, rightBefore * found.fresh, own, wrong > muchLikelier * right, verdict);
    weighUnknown(cell, spelling, verdict);
    wrong += verdict.unknownMisspelt + verdict.unknownOther;
    const double sum = std::max(right + wrong, hardlyAnything);
    divideAll(verdict, sum);
    verdict.wrong = 1 - right / sum;
    verdict.oddAt = spelling.oddAt;
    sortByShare(verdict);
    return verdict;
}

/// Judges a value alone, without the other fields of its record.
CellJudge::Cell CellJudge::cellAlone(int number, const QString &value, qint64 elsewhere) const
{
    Cell cell;
    cell.field = number;
    cell.value = value;
    cell.all = std::max(double(m_counts.records()) * m_model.at(number).perRecord, 1.0);
    cell.elsewhere = elsewhere;
    cell.plain = double(elsewhere) / cell.all;
    cell.voices.append(Voice());
    cell.voices[0].weight = 1;
    return cell;
}

std::optional<double> CellJudge::oddsIfNew(int number, const QString &value) const
{
    const Verdict verdict = weigh(cellAlone(number, value, 0), 1);
    if (verdict.oddAt >= 0)
        return std::nullopt;
    const double right = std::max(1 - verdict.wrong, leastRight);
    return verdict.meant.isEmpty() ? 0 : verdict.meant.at(0).share / right;
}

const Verdict &CellJudge::judgeWord(int field, const QString &word, bool isCounted) const
{
    const auto known = m_wordVerdicts.constFind({field, word});
    if (known != m_wordVerdicts.constEnd())
        return *known;
    if (m_wordVerdicts.size() >= mostRemembered)
        m_wordVerdicts.clear();
    const int number = wordFieldOf(field);
    const qint64 elsewhere =
        std::max<qint64>(0, m_counts.countOf(number, word) - (isCounted ? 1 : 0));
    const Cell cell = cellAlone(number, word, elsewhere);
    return *m_wordVerdicts.insert({field, word}, weigh(cell, isCounted ? 1 : 0));
}

Verdict CellJudge::judge(const QStringList &cells, int field, const QStringList &countedAs) const
{
    if (cells.at(field).size() > longestCounted)
        return {};
    const Cell cell = cellOf(cells, field, countedAs);
    const qint64 own = !countedAs.isEmpty() && countedAs.at(field) == cell.value ? 1 : 0;
    Verdict verdict = weigh(cell, own);
    heedCorrections(m_counts, field, cell.value, verdict);
    heedShape(m_model.of.at(field), cell.value, verdict);
    heedRepairs(m_model.of.at(field), cell.value, verdict);
    sortByShare(verdict);
    if (verdict.wrong >= worthALook)
        heedLooks(m_model.of.at(field).looks, cell.value,
                  double(m_counts.leftAs(field, cell.value)), verdict);
    if (const auto facts = m_model.facts.constFind(field); facts != m_model.facts.constEnd())
        heedFacts(*facts, cells, field, verdict);
    return verdict;
}

Verdict CellJudge::judgeUnlooked(const QStringList &cells, int field,
                                 const QStringList &countedAs) const
{
    if (cells.at(field).size() > longestCounted)
        return {};
    const qint64 own = !countedAs.isEmpty() && countedAs.at(field) == cells.at(field) ? 1 : 0;
    Verdict verdict = weigh(cellOf(cells, field, countedAs), own);
    heedShape(m_model.of.at(field), cells.at(field), verdict);
    sortByShare(verdict);
    return verdict;
}

} // namespace intray
