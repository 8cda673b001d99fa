// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/celljudge.h"

#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/evidence.h"

#include <algorithm>

namespace intray {

static constexpr int mostMeantPerVoice = 3;
static constexpr double hardlyAnything = 1e-300;

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
    // That a field may be empty is always thinkable.
    cell.plain = (double(cell.elsewhere) + (cell.value.isEmpty() ? 0.5 : 0)) / cell.all;
    cell.voices = m_voices.of(cells, field, countedAs);
    return cell;
}

/// How likely a right cell has this value; and whose doing that is.
double CellJudge::rightness(const Cell &cell, const Spelling &spelling, qint64 own,
                            Verdict &verdict) const
{
    const FieldModel &field = m_model.of.at(cell.field);
    const double byItself = (1 - field.fresh) * cell.plain * spelling.genuine +
                            (cell.value.isEmpty() ? 0 : field.fresh * spelling.probability);
    double right = 0;
    for (const Voice &voice : cell.voices) {
        const qint64 without = voice.holdsItself ? own : 0;
        const double share =
            voice.weight * voice.of(cell.value, spelling.genuine, byItself, without);
        right += share;
        verdict.voices.append(share);
    }
    for (double &voice : verdict.voices)
        voice /= std::max(right, hardlyAnything);
    return right;
}

CellJudge::Candidates CellJudge::candidatesFor(const Cell &cell, const Spelling &spelling) const
{
    Candidates candidates;
    for (const NearValue &near : spelling.near)
        if (near.records > cell.elsewhere)
            candidates.insert(near.value, near);
    for (const Voice &voice : cell.voices) {
        int taken = 0;
        for (const ValueCount &count : voice.given) {
            if (count.value == cell.value || candidates.contains(count.value))
                continue;
            if (++taken > mostMeantPerVoice)
                break;
            const ValueCount meant{count.value, m_counts.countOf(cell.field, count.value)};
            NearValue near = m_spellings.between(meant, cell.value, int(cell.value.size()) / 2);
            if (near.probability > 0)
                m_spellings.compareSpelling(cell.field, spelling.probability, near);
            candidates.insert(count.value, near);
        }
    }
    if (cell.value.isEmpty())
        for (const ValueCount &count : m_counts.alike(cell.field, {}).mid(0, mostMeantPerVoice))
            candidates.insert(count.value, {count.value, count.records, {}, 0, 1});
    return candidates;
}

/// How likely a right cell has what is meant; and which voice speaks for it most.
double CellJudge::possibility(const Cell &cell, Meant &meant) const
{
    const double byItself =
        (1 - m_model.of.at(cell.field).fresh) * double(meant.records) / cell.all;
    double possible = 0;
    double most = 0;
    for (const Voice &voice : cell.voices) {
        const double share = voice.weight * voice.of(meant.value, 1, byItself, 0);
        possible += share;
        if (!voice.by || share <= most)
            continue;
        most = share;
        meant.by = voice.by->by;
        meant.together = voice.countOf(meant.value);
        meant.ofTogether = voice.records;
    }
    return possible;
}

/// That this was meant, and how it became what stands there.
Meant CellJudge::meantBy(const Cell &cell, const NearValue &near, const Spelling &spelling) const
{
    const FieldModel &field = m_model.of.at(cell.field);
    Meant meant;
    meant.value = near.value;
    meant.records = near.records;
    meant.slips = near.slips;
    const double possible = field.wrong * possibility(cell, meant);
    if (cell.value.isEmpty()) {
        meant.missing = possible * field.missing;
    } else {
        meant.misspelt = possible * field.misspelt * near.probability;
        meant.exchanged = possible * field.exchanged * cell.plain;
        if (!near.value.isEmpty())
            meant.anything = possible * field.anything * spelling.probability;
    }
    meant.share = meant.misspelt + meant.exchanged + meant.missing + meant.anything;
    return meant;
}

void CellJudge::weighUnknown(const Cell &cell, const Spelling &spelling, Verdict &verdict) const
{
    if (cell.value.isEmpty())
        return;
    const FieldModel &field = m_model.of.at(cell.field);
    double open = 0;
    for (const Voice &voice : cell.voices)
        open += voice.weight * voice.openness();
    const double unknown = field.wrong * field.fresh * open;
    verdict.unknownMisspelt = unknown * field.misspelt * spelling.misspelt;
    verdict.unknownOther = unknown * field.anything * spelling.probability;
}

/// Makes of weights what they are of the whole.
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

Verdict CellJudge::judge(const QStringList &cells, int field, const QStringList &countedAs) const
{
    if (cells.at(field).size() > longestCounted)
        return {};
    const Cell cell = cellOf(cells, field, countedAs);
    const Spelling &spelling = m_spellings.of(field, cell.value, cell.elsewhere + 1);
    const qint64 own = !countedAs.isEmpty() && countedAs.at(field) == cell.value ? 1 : 0;
    Verdict verdict;
    double right = (1 - m_model.of.at(field).wrong) * rightness(cell, spelling, own, verdict);
    double wrong = 0;
    for (const NearValue &near : candidatesFor(cell, spelling)) {
        const Meant meant = meantBy(cell, near, spelling);
        wrong += meant.share;
        // Which of two that stand equally often is the misspelt one, only their spelling tells.
        if (near.records <= cell.elsewhere + 1)
            right += meant.misspelt * (1 - near.likelierMeant) / std::max(near.likelierMeant, 1e-9);
        verdict.meant.append(meant);
    }
    weighUnknown(cell, spelling, verdict);
    wrong += verdict.unknownMisspelt + verdict.unknownOther;
    const double sum = std::max(right + wrong, hardlyAnything);
    divideAll(verdict, sum);
    verdict.wrong = 1 - right / sum;
    verdict.oddAt = spelling.oddAt;
    heedCorrections(m_counts, field, cell.value, verdict);
    heedShape(m_model.of.at(field), cell.value, verdict);
    heedRepairs(m_model.of.at(field), cell.value, verdict);
    std::ranges::stable_sort(verdict.meant, std::greater(), &Meant::share);
    return verdict;
}

} // namespace intray
