// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/plants/slip.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype leastLetters = 4;

struct Place
{
    qsizetype begin = 0;
    qsizetype end = 0; ///< Behind the last one.
};

template <typename Belongs>
QList<Place> runsIn(const QString &value, qsizetype least, Belongs belongs)
{
    QList<Place> runs;
    for (qsizetype i = 0; i < value.size();) {
        const qsizetype begin = i;
        while (i < value.size() && belongs(value.at(i)))
            ++i;
        if (i - begin >= least)
            runs << Place{begin, i};
        i += i == begin;
    }
    return runs;
}

/// Letters with marks of their own, or outside the basic plane, are left alone: half of one would
/// be no slip.
bool isWholeLetter(QChar c)
{
    return c.isLetter() && !c.isSurrogate();
}

QList<Place> wordsIn(const QString &value)
{
    QList<Place> words = runsIn(value, leastLetters, isWholeLetter);
    words.removeIf([&](const Place &word) {
        return word.end < value.size() &&
               (value.at(word.end).isMark() || value.at(word.end).isSurrogate());
    });
    return words;
}

/// The keys beside a key, as they lie on the keyboards of most Latin scripts.
QString besideKey(QChar letter)
{
    static const QStringList rows{u"qwertyuiop"_s, u"asdfghjkl"_s, u"zxcvbnm"_s};
    for (const QString &row : rows)
        if (const qsizetype place = row.indexOf(letter); place >= 0)
            return row.mid(std::max<qsizetype>(place - 1, 0), place > 0 ? 1 : 0) +
                   row.mid(place + 1, 1);
    return {};
}

/// Where the keyboard is another one, keys that changed places lie elsewhere.
bool liesAlikeEverywhere(QChar letter)
{
    static const QString others = u"qwyzam"_s;
    return !others.contains(letter);
}

QStringList dropped(const QString &value)
{
    QStringList slips;
    for (const Place &word : wordsIn(value))
        for (qsizetype i = word.begin + 1; i < word.end - 1; ++i)
            if (value.at(i) != value.at(i - 1) && value.at(i) != value.at(i + 1))
                slips << QString(value).remove(i, 1);
    return slips;
}

QStringList doubled(const QString &value)
{
    QStringList slips;
    for (const Place &word : wordsIn(value))
        for (qsizetype i = word.begin + 1; i < word.end - 1; ++i)
            if (value.at(i) != value.at(i - 1) && value.at(i) != value.at(i + 1))
                slips << QString(value).insert(i, value.at(i));
    return slips;
}

QString withSwapped(QString value, qsizetype place)
{
    std::swap(value[place], value[place + 1]);
    return value;
}

QStringList swapped(const QString &value)
{
    QStringList slips;
    for (const Place &word : wordsIn(value))
        for (qsizetype i = word.begin + 1; i + 1 < word.end; ++i)
            if (value.at(i) != value.at(i + 1) &&
                value.at(i).isUpper() == value.at(i + 1).isUpper())
                slips << withSwapped(value, i);
    return slips;
}

QStringList besideKeys(const QString &value)
{
    QStringList slips;
    for (const Place &word : wordsIn(value))
        for (qsizetype i = word.begin + 1; i < word.end; ++i)
            for (const QChar beside : besideKey(value.at(i).toLower()))
                if (liesAlikeEverywhere(value.at(i).toLower()) && liesAlikeEverywhere(beside))
                    slips << QString(value).replace(
                        i, 1, value.at(i).isUpper() ? beside.toUpper() : beside);
    return slips;
}

QStringList swappedDigits(const QString &value)
{
    QStringList slips;
    for (const Place &run : runsIn(value, 2, [](QChar c) { return c.isDigit(); }))
        for (qsizetype i = run.begin; i + 1 < run.end; ++i)
            if (value.at(i) != value.at(i + 1))
                slips << withSwapped(value, i);
    return slips;
}

} // namespace

QString nameOf(SlipKind kind)
{
    switch (kind) {
    case SlipKind::Dropped:
        return u"dropped"_s;
    case SlipKind::Doubled:
        return u"doubled"_s;
    case SlipKind::Swapped:
        return u"swapped"_s;
    case SlipKind::NeighbourKey:
        return u"neighbour"_s;
    case SlipKind::Digits:
        return u"digits"_s;
    case SlipKind::Corrected:
        return u"corrected"_s;
    }
    return {};
}

std::optional<SlipKind> slipKindNamed(const QString &name)
{
    const auto found =
        std::ranges::find_if(allSlipKinds, [&](SlipKind kind) { return nameOf(kind) == name; });
    return found == allSlipKinds.end() ? std::nullopt : std::optional(*found);
}

QStringList slipsOf(const QString &value, SlipKind kind)
{
    switch (kind) {
    case SlipKind::Dropped:
        return dropped(value);
    case SlipKind::Doubled:
        return doubled(value);
    case SlipKind::Swapped:
        return swapped(value);
    case SlipKind::NeighbourKey:
        return besideKeys(value);
    case SlipKind::Digits:
        return swappedDigits(value);
    case SlipKind::Corrected:
        return {};
    }
    return {};
}

std::optional<SlipKind> slipBetween(const QString &value, const QString &slipped)
{
    const auto made = [&](SlipKind kind) { return slipsOf(value, kind).contains(slipped); };
    const auto found = std::ranges::find_if(allSlipKinds, made);
    return found == allSlipKinds.end() ? std::nullopt : std::optional(*found);
}

} // namespace intray
