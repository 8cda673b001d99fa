// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/textpiece.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace intray {

namespace {

const QString leftOut = QStringLiteral("…");

qsizetype endOf(const Stretch &stretch)
{
    return stretch.start + stretch.length;
}

/// Where the stretch lies in what both texts share.
qsizetype placeInShared(const QList<Stretch> &all, const Stretch &one)
{
    qsizetype before = 0;
    for (const Stretch &other : all)
        if (other.start < one.start)
            before += other.length;
    return one.start - before;
}

QList<Stretch> placesIn(const QList<Stretch> &own, const QList<Stretch> &others)
{
    QList<Stretch> places = own;
    for (const Stretch &other : others) {
        const qsizetype shared = placeInShared(others, other);
        qsizetype before = 0;
        bool isMet = false;
        for (const Stretch &one : own) {
            const qsizetype place = placeInShared(own, one);
            isMet = isMet || place == shared;
            before += place < shared ? one.length : 0;
        }
        if (!isMet)
            places.append({shared + before, 0});
    }
    std::ranges::sort(places, {}, &Stretch::start);
    return places;
}

/// What a line may be broken behind, with the blanks that follow.
QList<Stretch> wordsOf(const QString &text, const Stretch &value)
{
    const QString within = text.mid(value.start, value.length);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, within);
    QList<Stretch> words;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end > start; end = finder.toNextBoundary()) {
        words.append({value.start + start, end - start});
        start = end;
    }
    return words;
}

/// The words that are marked, and so many on both sides of each, as runs of the text.
QList<Stretch> runsAround(const QList<Stretch> &words, const QList<Stretch> &marked,
                          qsizetype around)
{
    const auto isMarked = [&](const Stretch &word) {
        return std::ranges::any_of(marked, [&](const Stretch &mark) {
            return mark.start <= endOf(word) && endOf(mark) >= word.start &&
                   (mark.length == 0 || (mark.start < endOf(word) && endOf(mark) > word.start));
        });
    };
    QList<Stretch> runs;
    qsizetype next = 0; // the first word that is in no run
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (!isMarked(words.at(at)))
            continue;
        const qsizetype first = std::max(next, at - around);
        const qsizetype last = std::min(words.size() - 1, at + around);
        if (last < first)
            continue;
        const Stretch run{words.at(first).start, endOf(words.at(last)) - words.at(first).start};
        if (!runs.isEmpty() && endOf(runs.last()) == run.start)
            runs.last().length += run.length;
        else
            runs.append(run);
        next = last + 1;
    }
    return runs;
}

/// Behind what is there already; blanks at a run's end are left out.
void append(MarkedText &piece, const MarkedText &all, const Stretch &run, bool isLast)
{
    QString text = all.text.mid(run.start, run.length);
    while (!isLast && !text.isEmpty() && text.back().isSpace())
        text.chop(1);
    const qsizetype moved = piece.text.size() - run.start;
    for (const Stretch &mark : all.marked) {
        const qsizetype start = std::max(mark.start, run.start);
        const qsizetype end = std::min(endOf(mark), run.start + text.size());
        if (start < end)
            piece.marked.append({start + moved, end - start});
    }
    piece.text += text;
}

MarkedText joined(const MarkedText &all, const Stretch &value, const QList<Stretch> &runs)
{
    MarkedText piece{all.text.left(value.start), {}};
    for (qsizetype at = 0; at < runs.size(); ++at) {
        const bool isAtStart = runs.at(at).start == value.start;
        if (!isAtStart)
            piece.text += at == 0 ? leftOut + u' ' : u' ' + leftOut + u' ';
        append(piece, all, runs.at(at), endOf(runs.at(at)) == endOf(value));
    }
    if (!runs.isEmpty() && endOf(runs.last()) < endOf(value))
        piece.text += u' ' + leftOut;
    piece.text += all.text.mid(endOf(value));
    return piece;
}

} // namespace

QList<Stretch> placesInSecond(const TextDifference &difference)
{
    return placesIn(difference.inSecond, difference.inFirst);
}

QList<Stretch> placesInFirst(const TextDifference &difference)
{
    return placesIn(difference.inFirst, difference.inSecond);
}

MarkedText pieceOf(const MarkedText &all, const Stretch &value,
                   const std::function<bool(const MarkedText &)> &fits)
{
    constexpr qsizetype mostAround = 8; // more says nothing more
    MarkedText best;
    if (all.marked.isEmpty())
        return best;
    const QList<Stretch> words = wordsOf(all.text, value);
    for (qsizetype around = 0; around <= mostAround; ++around) {
        const MarkedText piece = joined(all, value, runsAround(words, all.marked, around));
        if (!fits(piece))
            break;
        best = piece;
    }
    return best;
}

} // namespace intray
