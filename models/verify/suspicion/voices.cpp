// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/voices.h"

#include <algorithm>
#include <cmath>

namespace intray {

// The field's own frequencies hardly count if other fields tell the value.
static constexpr double fieldAlone = 0.0001;
// Values that are new together by chance only say nothing.
static constexpr double mostlyTogether = 0.3;
// A queue of a million records has more values than should be remembered.
static constexpr qsizetype mostRemembered = 20'000;

qint64 Voice::countOf(const QString &value) const
{
    for (const ValueCount &count : given)
        if (count.value == value)
            return count.records;
    return 0;
}

double Voice::openness() const
{
    if (!by)
        return 1;
    const double few = by->doubt / (double(records) + by->doubt);
    return few + (1 - few) * by->free;
}

double Voice::of(const QString &value, double genuine, double own, qint64 without) const
{
    if (!by)
        return own;
    const double here = double(std::max<qint64>(0, countOf(value) - without));
    const bool isMost = 2 * here > double(records);
    double seen = std::pow(here, by->sharpness);
    // a value that most records have is no misspelling, whatever it looks like; a few records with
    // an empty field are hardly a reason for an empty field
    if (!isMost)
        seen *= value.isEmpty() ? here / std::max(double(records), 1.0) : genuine;
    const double open = openness();
    return (1 - open) * seen / all + open * own;
}

const Voices::Given &Voices::givenBy(const Determination &by, const QString &value, int field) const
{
    const auto asked = std::pair{by.by << 16 | field, value};
    const auto known = m_given.constFind(asked);
    if (known != m_given.constEnd())
        return *known;
    if (m_given.size() >= mostRemembered)
        m_given.clear();
    Given given;
    given.records = m_counts.countOf(by.by, value);
    if (given.records > 0)
        given.values = m_counts.given(by.by, value, field);
    for (const ValueCount &count : std::as_const(given.values))
        given.all += std::pow(double(count.records), by.sharpness);
    return *m_given.insert(asked, given);
}

Voice Voices::voiceOf(const Determination &by, const QStringList &cells, int field,
                      bool holdsItself) const
{
    Voice voice;
    voice.by = &by;
    voice.holdsItself = holdsItself;
    const QString &value = cells.at(by.by);
    if (value.isEmpty())
        return voice;
    const Given &given = givenBy(by, value, field);
    voice.records = std::max<qint64>(0, given.records - (holdsItself ? 1 : 0));
    double all = 0;
    if (voice.records > 0) {
        voice.given = given.values;
        all = given.all;
    }
    voice.weight = by.weight * double(voice.records) / (double(voice.records) + 0.2);
    voice.isNew = voice.records == 0 && by.newTogether > mostlyTogether;
    if (voice.isNew)
        voice.weight = by.weight * by.newTogether;
    if (holdsItself) {
        const double own = double(voice.countOf(cells.at(field)));
        all -= std::pow(own, by.sharpness) - std::pow(std::max(own - 1, 0.0), by.sharpness);
    }
    voice.all = std::max(all, 1.0);
    return voice;
}

QList<Voice> Voices::of(const QStringList &cells, int field, const QStringList &countedAs) const
{
    QList<Voice> voices(1);
    voices[0].weight = fieldAlone;
    voices[0].records = m_counts.records();
    for (const Determination &by : m_model.of.at(field).determinedBy) {
        const bool isCounted = !countedAs.isEmpty() && countedAs.at(by.by) == cells.at(by.by);
        voices.append(voiceOf(by, cells, field, isCounted));
    }
    double sum = 0;
    for (const Voice &voice : std::as_const(voices))
        sum += voice.weight;
    for (Voice &voice : voices)
        voice.weight /= sum;
    return voices;
}

} // namespace intray
