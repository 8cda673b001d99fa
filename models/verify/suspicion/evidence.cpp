// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/evidence.h"

#include <algorithm>

namespace intray {

Meant &meaningOf(Verdict &verdict, const QString &value, qint64 records)
{
    const auto known = std::ranges::find(verdict.meant, value, &Meant::value);
    if (known != verdict.meant.end())
        return *known;
    Meant added;
    added.value = value;
    added.records = records;
    verdict.meant.append(added);
    return verdict.meant.last();
}

bool isGuessKnown(const Verdict &verdict)
{
    const double guess = verdict.meant.isEmpty() ? 0 : verdict.meant.at(0).share;
    return guess >= leastGuess && guess >= verdict.unknownMisspelt / 4;
}

void shrink(Verdict &verdict, double kept)
{
    for (Meant &meant : verdict.meant)
        meant.share *= kept;
    verdict.wrong *= kept;
    verdict.unknownMisspelt *= kept;
    verdict.unknownOther *= kept;
}

void heedCorrections(const ValueCounts &counts, int field, const QString &value, Verdict &verdict)
{
    static constexpr double worth = 2;
    const QList<ValueCount> made = counts.correctedTo(field, value);
    if (made.isEmpty())
        return;
    double corrected = 0;
    double squares = 0;
    for (const ValueCount &correction : made) {
        corrected += double(correction.records);
        squares += double(correction.records * correction.records);
    }
    const double all = worth + corrected + double(counts.leftAs(field, value));
    const double agreed = corrected * squares / (corrected * corrected);
    double guessed = 0;
    for (const Meant &meant : verdict.meant)
        guessed += meant.share;
    shrink(verdict, worth / all);
    for (Meant &meant : verdict.meant)
        meant.share +=
            guessed > 0 ? meant.share * all / worth / guessed * (corrected - agreed) / all : 0;
    for (const ValueCount &correction : made) {
        Meant &meant =
            meaningOf(verdict, correction.value, counts.countOf(field, correction.value));
        meant.share += double(correction.records) / corrected * agreed / all;
        meant.corrected = correction.records;
    }
    verdict.wrong += corrected / all;
}

/// How doubtful a value is because nearly all others have this shape and it has not.
static void doubtBy(const QString &shape, double share, double nearlyAll,
                    QString (*shapeIn)(const QString &), Verdict &verdict)
{
    const double doubt = (share - nearlyAll) / (1 - nearlyAll);
    // the meant value has the usual shape
    double before = 0;
    double left = 0;
    for (Meant &meant : verdict.meant) {
        before += meant.share;
        if (shapeIn(meant.value) != shape)
            meant.share *= 1 - doubt;
        left += meant.share;
    }
    const double known = verdict.wrong;
    verdict.wrong = doubt + known * (1 - doubt);
    verdict.unknownMisspelt *= 1 - doubt;
    verdict.unknownOther *= 1 - doubt;
    // other meant values keep their share of the doubt
    if (left > 0 && known > 0)
        for (Meant &meant : verdict.meant)
            meant.share *= before / left * verdict.wrong / known;
    verdict.shape = shape;
    verdict.shapeShare = share;
}

void heedShape(const FieldModel &field, const QString &value, Verdict &verdict)
{
    static constexpr double nearlyAll = 0.8;
    // a number may well have more digits than most others
    static constexpr double hardlyAnyOther = 0.95;
    if (value.isEmpty())
        return;
    if (field.shapeShare > nearlyAll && shapeOf(value) != field.shape)
        doubtBy(field.shape, field.shapeShare, nearlyAll, shapeOf, verdict);
    else if (field.digitsShare > hardlyAnyOther && digitsOf(value) != field.digits &&
             shapeOf(value) == shapeOf(field.digits))
        doubtBy(field.digits, field.digitsShare, hardlyAnyOther, digitsOf, verdict);
}

void heedRepairs(const FieldModel &field, const QString &value, Verdict &verdict)
{
    for (const Repair &repair : field.repairs) {
        const auto made = repair.of(value);
        if (!made || *made == value)
            continue;
        // what the rest of the record says outweighs what people did to other values
        const double told = verdict.meant.isEmpty() || verdict.meant.at(0).value == *made
                                ? 0
                                : verdict.meant.at(0).share;
        const double trust = repair.trust() * (1 - told);
        shrink(verdict, 1 - trust);
        Meant &meant = meaningOf(verdict, *made, 0);
        meant.share += trust;
        meant.repaired = qint64(repair.worked);
        verdict.wrong += trust;
        return;
    }
}

} // namespace intray
