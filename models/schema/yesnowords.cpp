// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/yesnowords.h"

#include <algorithm>
#include <array>

namespace intray {

namespace {

struct Pair
{
    QStringView yes;
    QStringView no;

    QStringView word(bool isYes) const { return isYes ? yes : no; }
};

constexpr std::array pairs{Pair{u"yes", u"no"},  Pair{u"y", u"n"},       Pair{u"ja", u"nein"},
                           Pair{u"oui", u"non"}, Pair{u"sí", u"no"},     Pair{u"si", u"no"},
                           Pair{u"tak", u"nie"}, Pair{u"true", u"false"}};

bool isWord(QStringView text, QStringView word)
{
    return text.compare(word, Qt::CaseInsensitive) == 0;
}

const Pair *pairWith(QStringView text)
{
    const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const Pair &pair) {
        return isWord(text, pair.yes) || isWord(text, pair.no);
    });
    return found == pairs.end() ? nullptr : &*found;
}

QString inLettersOf(QStringView word, const QString &sample)
{
    const QString text = word.toString();
    if (!sample.at(0).isUpper())
        return text;
    const bool isAllUpper = sample.toUpper() == sample && (sample.size() > 1 || text.size() == 1);
    return isAllUpper ? text.toUpper() : text.at(0).toUpper() + text.mid(1);
}

} // namespace

std::optional<bool> truthOf(QStringView text)
{
    const Pair *pair = pairWith(text);
    return pair ? std::optional(isWord(text, pair->yes)) : std::nullopt;
}

QString yesNoWord(bool yes, const QStringList &samples)
{
    for (const QString &sample : samples)
        if (const Pair *pair = pairWith(sample))
            return inLettersOf(pair->word(yes), sample);
    return pairs.front().word(yes).toString();
}

QString yesNoTyped(const QString &typed, const QStringList &words, const QStringList &samples)
{
    const auto truth = truthOf(typed);
    if (!truth || words.contains(typed))
        return typed;
    return words.size() == 2 ? words.at(*truth ? 0 : 1) : yesNoWord(*truth, samples);
}

QStringList yesAndNoOf(const QStringList &choices)
{
    if (choices.size() != 2)
        return {};
    const auto isYes = [](const QString &word) {
        return word == u"1"   ? std::optional(true)
               : word == u"0" ? std::optional(false)
                              : truthOf(word);
    };
    const auto first = isYes(choices.at(0)), second = isYes(choices.at(1));
    if (!first || !second || first == second)
        return {};
    return *first ? choices : QStringList{choices.at(1), choices.at(0)};
}

} // namespace intray
