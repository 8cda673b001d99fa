// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/spellings.h"

#include <algorithm>
#include <cmath>

namespace intray {

/// How likely one of two values that differ in case and marks only became the other one.
static constexpr double otherMarks = 0.02;
// A queue of a million records has more values than should be remembered.
static constexpr qsizetype mostRemembered = 20'000;

/// Words are short and like many others, so at most one slip in four letters is believed.
static int mostSlips(int field, const QString &value)
{
    if (isWordField(field))
        return std::clamp(int(value.size()) / 4, 1, 3);
    return std::clamp((int(value.size()) * 2 + 4) / 5, 1, 12);
}

/// How likely so many records have one misspelling of a value that was meant `meant` times, if
/// `expected` of them are expected to have it. Some people misspell a value in the same way again
/// and again, but not more often than a few times in a hundred.
static double recurring(double records, double expected, double meant)
{
    const double most = 0.03 * meant + expected;
    return expected / (expected + records) * std::exp(-(records - 1) / std::max(most, 1e-9));
}

/// Whether letters and digits alone are the same.
static bool isSameInLetters(const QString &a, const QString &b)
{
    qsizetype inB = 0;
    for (const QChar character : a) {
        if (!character.isLetterOrNumber())
            continue;
        while (inB < b.size() && !b.at(inB).isLetterOrNumber())
            ++inB;
        if (inB == b.size() || b.at(inB).toCaseFolded() != character.toCaseFolded())
            return false;
        ++inB;
    }
    while (inB < b.size() && !b.at(inB).isLetterOrNumber())
        ++inB;
    return inB == b.size();
}

const QList<CharacterModel::KindOdds> &Spellings::oddsOfKinds(int field, const QString &value,
                                                              double without) const
{
    const auto parts = qint64(std::lround(without * 256));
    const auto asked = std::pair{parts << 16 | field, CharacterModel::kindsOf(value)};
    const auto known = m_odds.constFind(asked);
    if (known != m_odds.constEnd())
        return *known;
    if (m_odds.size() >= mostRemembered)
        m_odds.clear();
    return *m_odds.insert(
        asked, m_model.at(field).characters.oddsOfKinds(asked.second, double(parts) / 256));
}

void Spellings::lookForOddities(int field, const QString &value, double without,
                                KnownSpelling &spelling) const
{
    const Misspelling &misspelling = m_model.misspelling;
    const CharacterModel &characters = m_model.at(field).characters;
    spelling.probability = std::max(characters.probability(value, without), 1e-280);
    const QList<CharacterModel::Odds> odds =
        characters.oddsOfOthers(value, without, oddsOfKinds(field, value, without));
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

Spellings::Mistyped Spellings::mistyped(const QString &meant, const QString &typed, int most) const
{
    Mistyped made;
    if (typed.isEmpty() || meant.isEmpty())
        return made;
    if (const auto slips = slipsBetween(meant, typed, most)) {
        made.slips = *slips;
        made.probability = m_model.misspelling.ofSlips(*slips, meant.size());
    }
    if (isSameInLetters(meant, typed))
        made.probability += otherMarks;
    return made;
}

NearValue Spellings::told(int field, const ValueCount &meant, const QString &typed,
                          double typedSpelling) const
{
    const auto asked = std::pair{meant.value, typed};
    auto known = m_told.constFind(asked);
    if (known == m_told.constEnd()) {
        if (m_told.size() >= mostRemembered)
            m_told.clear();
        known = m_told.insert(asked, mistyped(meant.value, typed, int(typed.size()) / 2));
    }
    NearValue near{meant.value, meant.records, known->slips, known->probability, 0.5};
    if (near.probability > 0)
        compareSpelling(field, typedSpelling, near);
    return near;
}

double Spellings::spelt(int field, const QString &value, bool withoutOne) const
{
    const auto asked = std::pair{2 * field + (withoutOne ? 1 : 0), value};
    const auto known = m_spelt.constFind(asked);
    if (known != m_spelt.constEnd())
        return *known;
    if (m_spelt.size() >= mostRemembered)
        m_spelt.clear();
    const CharacterModel &characters = m_model.at(field).characters;
    return *m_spelt.insert(asked,
                           std::max(characters.probability(value, withoutOne ? 1 : 0), 1e-280));
}

/// If two values are equally frequent, only their spelling tells which of them is misspelt.
void Spellings::compareSpelling(int field, double typedSpelling, NearValue &near) const
{
    const double meantSpelling = spelt(field, near.value, near.records <= 3);
    near.likelierMeant = meantSpelling / (meantSpelling + typedSpelling);
}

/// A value that stands in fewer records does not speak against this one.
void Spellings::lookForNear(int field, const ValueCount &value, KnownSpelling &spelling) const
{
    for (const ValueCount &like : m_counts.alike(field, value.value)) {
        if (like.records < value.records)
            continue;
        const auto [slips, probability] =
            mistyped(like.value, value.value, mostSlips(field, value.value));
        // a value that is a thousand times likelier to be right than mistyped needs no closer look
        if (probability * double(like.records) <= 0.001 * spelling.probability)
            continue;
        NearValue near{like.value, like.records, slips, probability, 0.5};
        if (near.records == value.records)
            compareSpelling(field, spelling.probability, near);
        spelling.near.append(near);
    }
}

/// How likely this is a value of the field, and not a misspelling of known or unknown ones.
double Spellings::genuine(const FieldModel &field, const KnownSpelling &spelling,
                          double records) const
{
    const double misspelt = field.wrong * field.misspelt;
    double asMisspelling = recurring(
        records, misspelt * double(m_counts.records()) * field.fresh * spelling.misspelt, 1);
    for (const NearValue &near : spelling.near) {
        const double meant = double(near.records);
        if (meant < records)
            continue;
        asMisspelling += recurring(records, misspelt * meant * near.probability, meant) *
                         (meant > records ? 1 : near.likelierMeant);
    }
    const double asValue = std::min(1.0, field.distinct * spelling.probability);
    return asValue / std::max(asValue + asMisspelling, 1e-300);
}

const KnownSpelling &Spellings::of(int number, const QString &value, qint64 records) const
{
    const auto known = m_spellings.constFind({number, value});
    if (known != m_spellings.constEnd())
        return *known;
    if (m_spellings.size() >= mostRemembered)
        m_spellings.clear();
    KnownSpelling spelling;
    if (value.isEmpty())
        return *m_spellings.insert({number, value}, spelling);
    const FieldModel &field = m_model.at(number);
    // a value that is frequent enough was among those from which the model was learned
    const double sampled =
        double(records) * m_model.records / double(std::max<qint64>(m_counts.records(), 1));
    lookForOddities(number, value, m_model.byRecords ? sampled : std::min(1.0, sampled), spelling);
    lookForNear(number, {value, records}, spelling);
    spelling.genuine = genuine(field, spelling, double(records));
    return *m_spellings.insert({number, value}, spelling);
}

} // namespace intray
