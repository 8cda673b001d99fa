// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/textdifference.h"

#include <QTextBoundaryFinder>

#include <vector>

namespace intray {

namespace {

constexpr size_t longestAligned = 500; ///< Characters between the parts that are the same.

/// Where each character begins, and the end behind the last.
std::vector<qsizetype> boundariesOf(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    std::vector<qsizetype> boundaries;
    for (qsizetype at = 0; at >= 0; at = finder.toNextBoundary())
        boundaries.push_back(at);
    if (boundaries.back() != text.size())
        boundaries.push_back(text.size());
    return boundaries;
}

/// A text as its characters.
class Characters
{
public:
    explicit Characters(const QString &text)
        : m_text(text)
        , m_boundaries(boundariesOf(text))
    {
    }

    size_t count() const { return m_boundaries.size() - 1; }
    QStringView at(size_t place) const
    {
        return QStringView(m_text).mid(m_boundaries[place],
                                       m_boundaries[place + 1] - m_boundaries[place]);
    }
    void mark(size_t from, size_t to, QList<Stretch> &stretches) const
    {
        if (from == to)
            return;
        const qsizetype start = m_boundaries[from];
        if (!stretches.isEmpty() && stretches.last().start + stretches.last().length == start)
            stretches.last().length += m_boundaries[to] - start;
        else
            stretches.append({start, m_boundaries[to] - start});
    }

private:
    const QString &m_text;
    const std::vector<qsizetype> m_boundaries;
};

/// How many characters the rests from here on have in common, in order; by places in both.
class CommonRests
{
public:
    CommonRests(const Characters &a, const Characters &b, size_t from, size_t endA, size_t endB)
        : m_from(from)
        , m_width(endB - from + 1)
        , m_common((endA - from + 1) * m_width, 0)
    {
        for (size_t i = endA; i-- > from;)
            for (size_t j = endB; j-- > from;)
                cell(i, j) = a.at(i) == b.at(j) ? at(i + 1, j + 1) + 1
                                                : std::max(at(i + 1, j), at(i, j + 1));
    }
    int at(size_t i, size_t j) const { return m_common[(i - m_from) * m_width + (j - m_from)]; }

private:
    int &cell(size_t i, size_t j) { return m_common[(i - m_from) * m_width + (j - m_from)]; }

    size_t m_from;
    size_t m_width;
    std::vector<int> m_common;
};

} // namespace

TextDifference differenceOf(const QString &first, const QString &second)
{
    const Characters a(first);
    const Characters b(second);
    size_t from = 0;
    size_t endA = a.count();
    size_t endB = b.count();
    while (from < endA && from < endB && a.at(from) == b.at(from))
        ++from;
    while (endA > from && endB > from && a.at(endA - 1) == b.at(endB - 1)) {
        --endA;
        --endB;
    }
    TextDifference difference;
    if (endA - from > longestAligned || endB - from > longestAligned) {
        a.mark(from, endA, difference.inFirst);
        b.mark(from, endB, difference.inSecond);
        return difference;
    }
    const CommonRests common(a, b, from, endA, endB);
    for (size_t i = from, j = from; i < endA || j < endB;) {
        if (i < endA && j < endB && a.at(i) == b.at(j)) {
            ++i;
            ++j;
        } else if (j == endB || (i < endA && common.at(i + 1, j) >= common.at(i, j + 1))) {
            a.mark(i, i + 1, difference.inFirst);
            ++i;
        } else {
            b.mark(j, j + 1, difference.inSecond);
            ++j;
        }
    }
    return difference;
}

} // namespace intray
