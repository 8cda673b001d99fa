// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/changedwords.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace intray {

namespace {

/// How many words two sentences share in their order, from each pair of places to their ends.
class SharedWords
{
public:
    SharedWords(const QStringList &before, const QStringList &now)
        : m_across(now.size() + 1)
        , m_counts((before.size() + 1) * m_across)
    {
        for (qsizetype one = before.size() - 1; one >= 0; --one)
            for (qsizetype other = now.size() - 1; other >= 0; --other)
                m_counts[at(one, other)] =
                    before.at(one) == now.at(other)
                        ? m_counts[at(one + 1, other + 1)] + 1
                        : std::max(m_counts[at(one + 1, other)], m_counts[at(one, other + 1)]);
    }

    int from(qsizetype one, qsizetype other) const { return m_counts[at(one, other)]; }

private:
    std::size_t at(qsizetype one, qsizetype other) const
    {
        return std::size_t(one * m_across + other);
    }

    qsizetype m_across;
    std::vector<int> m_counts;
};

void mark(QList<Stretch> &marked, qsizetype start, qsizetype length)
{
    constexpr qsizetype space = 1;
    if (!marked.isEmpty() && marked.last().start + marked.last().length + space == start)
        marked.last().length += space + length;
    else
        marked << Stretch{start, length};
}

} // namespace

MarkedText withChangedWords(const QString &before, const QString &now)
{
    const QStringList earlier = before.split(u' ');
    const QStringList words = now.split(u' ');
    const SharedWords shared(earlier, words);
    MarkedText text{now, {}};
    qsizetype one = 0;
    qsizetype start = 0;
    for (qsizetype other = 0; other < words.size(); ++other) {
        const qsizetype length = words.at(other).size();
        while (one < earlier.size() && shared.from(one + 1, other) == shared.from(one, other) &&
               shared.from(one, other) > 0 && earlier.at(one) != words.at(other))
            ++one;
        if (one < earlier.size() && earlier.at(one) == words.at(other))
            ++one;
        else
            mark(text.marked, start, length);
        start += length + 1;
    }
    return text;
}

} // namespace intray
