// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/textdifference.h"

#include <QTextBoundaryFinder>

#include <vector>

namespace intray {

namespace {

constexpr size_t longestAligned = 500; ///< Words or characters between what is the same.

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

/// A stretch of characters.
struct Span
{
    size_t from = 0;
    size_t to = 0;

    size_t count() const { return to - from; }
};

/// What stands between two parts that are the same.
struct Gap
{
    Span inA;
    Span inB;
};

/// Between which parts the two sequences differ, so that what they have in common weighs most.
template <typename Same, typename Weight>
std::vector<Gap> gapsBetween(Span a, Span b, const Same &same, const Weight &weight)
{
    const size_t width = b.count() + 1;
    std::vector<size_t> common((a.count() + 1) * width, 0); // of the rests from here on
    const auto cell = [&](size_t i, size_t j) -> size_t & {
        return common[(i - a.from) * width + (j - b.from)];
    };
    for (size_t i = a.to; i-- > a.from;)
        for (size_t j = b.to; j-- > b.from;)
            cell(i, j) = same(i, j) ? cell(i + 1, j + 1) + weight(i)
                                    : std::max(cell(i + 1, j), cell(i, j + 1));
    std::vector<Gap> gaps;
    Gap gap{{a.from, a.from}, {b.from, b.from}};
    const auto close = [&] {
        if (gap.inA.count() + gap.inB.count() > 0)
            gaps.push_back(gap);
    };
    for (size_t i = a.from, j = b.from; i < a.to || j < b.to;) {
        if (i < a.to && j < b.to && same(i, j)) {
            close();
            ++i;
            ++j;
            gap = {{i, i}, {j, j}};
        } else if (j == b.to || (i < a.to && cell(i + 1, j) >= cell(i, j + 1))) {
            gap.inA.to = ++i;
        } else {
            gap.inB.to = ++j;
        }
    }
    close();
    return gaps;
}

/// Takes off what is the same at both ends.
template <typename Same>
void trim(Span &a, Span &b, const Same &same)
{
    while (a.count() > 0 && b.count() > 0 && same(a.from, b.from)) {
        ++a.from;
        ++b.from;
    }
    while (a.count() > 0 && b.count() > 0 && same(a.to - 1, b.to - 1)) {
        --a.to;
        --b.to;
    }
}

/// Letters and digits that stand together are a word; any other character is one by itself.
std::vector<Span> wordsOf(const Characters &text)
{
    std::vector<Span> words;
    bool wasInWord = false;
    for (size_t at = 0; at < text.count(); ++at) {
        const QStringView character = text.at(at);
        const bool isInWord =
            character.front().isLetterOrNumber() ||
            (character.size() > 1 && QChar::isLetterOrNumber(character.toUcs4().front()));
        if (isInWord && wasInWord)
            words.back().to = at + 1;
        else
            words.push_back({at, at + 1});
        wasInWord = isInWord;
    }
    return words;
}

/// Marks where two texts differ.
class Marking
{
public:
    Marking(const QString &first, const QString &second)
        : m_a(first)
        , m_b(second)
        , m_wordsOfA(wordsOf(m_a))
        , m_wordsOfB(wordsOf(m_b))
    {
    }

    TextDifference result()
    {
        Span a{0, m_wordsOfA.size()};
        Span b{0, m_wordsOfB.size()};
        const auto same = [this](size_t i, size_t j) { return isSameWord(i, j); };
        trim(a, b, same);
        if (a.count() > longestAligned || b.count() > longestAligned) {
            markWords({a, b});
            return m_difference;
        }
        const auto length = [this](size_t word) { return m_wordsOfA[word].count(); };
        for (const Gap &gap : gapsBetween(a, b, same, length))
            markIn(charactersOf(gap));
        return m_difference;
    }

private:
    bool isSameWord(size_t i, size_t j) const
    {
        const Span a = m_wordsOfA[i];
        const Span b = m_wordsOfB[j];
        if (a.count() != b.count())
            return false;
        for (size_t at = 0; at < a.count(); ++at)
            if (m_a.at(a.from + at) != m_b.at(b.from + at))
                return false;
        return true;
    }
    static Span charactersIn(const std::vector<Span> &words, Span of)
    {
        return of.count() == 0 ? Span() : Span{words[of.from].from, words[of.to - 1].to};
    }
    Gap charactersOf(const Gap &words) const
    {
        return {charactersIn(m_wordsOfA, words.inA), charactersIn(m_wordsOfB, words.inB)};
    }
    void markWords(const Gap &words) { mark(charactersOf(words)); }
    void mark(const Gap &gap)
    {
        m_a.mark(gap.inA.from, gap.inA.to, m_difference.inFirst);
        m_b.mark(gap.inB.from, gap.inB.to, m_difference.inSecond);
    }
    /// Letter by letter where the words are the same but for some, else as a whole.
    void markIn(const Gap &gap)
    {
        Gap rest = gap;
        const auto same = [this](size_t i, size_t j) { return m_a.at(i) == m_b.at(j); };
        trim(rest.inA, rest.inB, same);
        const bool isLong = std::max(rest.inA.count(), rest.inB.count()) > longestAligned;
        if (rest.inA.count() == 0 || rest.inB.count() == 0 || isLong)
            return mark(rest);
        const auto one = [](size_t) { return size_t(1); };
        const std::vector<Gap> letters = gapsBetween(rest.inA, rest.inB, same, one);
        size_t common = gap.inA.count();
        for (const Gap &each : letters)
            common -= each.inA.count();
        if (2 * common < std::max(gap.inA.count(), gap.inB.count()))
            return mark(gap);
        for (const Gap &each : letters)
            mark(each);
    }

    const Characters m_a;
    const Characters m_b;
    const std::vector<Span> m_wordsOfA;
    const std::vector<Span> m_wordsOfB;
    TextDifference m_difference;
};

} // namespace

TextDifference differenceOf(const QString &first, const QString &second)
{
    return Marking(first, second).result();
}

} // namespace intray
