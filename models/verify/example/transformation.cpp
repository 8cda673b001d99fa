// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/transformation.h"

#include <algorithm>
#include <map>

namespace intray {

using namespace Qt::StringLiterals;

bool Transformation::dependsOnValue() const
{
    return std::ranges::any_of(pieces, [](const Piece &piece) { return !piece.isConstant(); });
}

bool Transformation::takesOfValue() const
{
    return std::ranges::any_of(
        pieces, [](const Piece &piece) { return !piece.isConstant() && piece.field < 0; });
}

bool Transformation::takesOfFieldsFrom(int first) const
{
    return std::ranges::any_of(pieces, [first](const Piece &piece) {
        return !piece.isConstant() && piece.field >= first;
    });
}

bool Transformation::reckonsMoments() const
{
    return std::ranges::any_of(pieces, [](const Piece &piece) {
        return piece.kind == Piece::Kind::Part &&
               !QStringList{u"yyyy"_s, u"yy"_s, u"MM"_s, u"M"_s, u"dd"_s, u"d"_s}.contains(
                   piece.text);
    });
}

bool Transformation::shiftsNumbers() const
{
    return std::ranges::any_of(pieces, [](const Piece &piece) {
        return piece.kind == Piece::Kind::Measured ||
               (piece.kind == Piece::Kind::Number && piece.number.shift != 0);
    });
}

bool Transformation::saysItAnew() const
{
    return std::ranges::any_of(pieces, [](const Piece &piece) {
        return piece.kind == Piece::Kind::Named || piece.kind == Piece::Kind::Measured ||
               piece.marks != Piece::Marks::Kept;
    });
}

bool Transformation::tellsWrong(const SourceCells &cells) const
{
    return std::ranges::any_of(pieces, [&](const Piece &piece) { return piece.tellsWrong(cells); });
}

std::optional<int> Transformation::movedFrom() const
{
    const bool isMoved = pieces.size() == 1 && pieces.constFirst().field >= 0;
    return isMoved && pieces.constFirst().isWhole() ? std::optional(pieces.constFirst().field)
                                                    : std::nullopt;
}

static bool meet(const Piece &a, const Piece &b, const SourceCells &cells)
{
    if (a.kind != Piece::Kind::Span || b.kind != Piece::Kind::Span || !a.readsTheSameAs(b))
        return false;
    const auto here = a.placeIn(cells), there = b.placeIn(cells);
    return here && there && here->begin < there->end && there->begin < here->end;
}

static bool takesTwiceOf(const QList<Piece> &pieces, const SourceCells &cells)
{
    for (qsizetype one = 0; one < pieces.size(); ++one)
        for (qsizetype other = 0; other < one; ++other)
            if (meet(pieces.at(one), pieces.at(other), cells))
                return true;
    return false;
}

std::optional<QString> Transformation::of(const SourceCells &cells) const
{
    if (!takesTwice && takesTwiceOf(pieces, cells))
        return std::nullopt; // there would be digits that nobody gave
    QString all;
    for (const Piece &piece : pieces) {
        const auto text = piece.of(cells);
        if (!text)
            return std::nullopt;
        all += *text;
    }
    return all;
}

namespace {

constexpr qsizetype longestConstant = 16;
constexpr double costOfTakingTwice = 1; ///< Somebody who writes a value anew seldom does.

/// How far each result is made.
using Places = std::vector<qsizetype>;

/// A way to get there: the last piece and where it began. Pieces are numbers of `tried`, constants
/// lie behind them.
struct Step
{
    double cost = 0;
    const Places *before = nullptr;
    qsizetype way = 0; ///< Which of the ways to `before`.
    Piece piece = {};
};

/// Looks for the cheapest ways through all results at once, from their beginning to their end.
class ShortestWays
{
public:
    ShortestWays(const QList<Example> &examples, qsizetype most)
        : m_examples(examples)
        , m_tried(piecesFor(examples))
        , m_most(most)
    {
        for (TriedPiece &tried : m_tried)
            if (tried.piece.kind == Piece::Kind::Without)
                tried.cost += costOfChance(tried.piece.with);
        std::ranges::stable_sort(m_tried, {}, &TriedPiece::cost);
        m_ways[Places(size_t(examples.size()), 0)] = {Step{}};
        for (auto at = m_ways.begin(); at != m_ways.end(); ++at)
            goOnFrom(at->first, at->second);
    }

    QList<Transformation> ways() const
    {
        Places end;
        for (const Example &example : m_examples)
            end.push_back(example.to.size());
        QList<Transformation> all;
        const auto found = m_ways.find(end);
        if (found == m_ways.end())
            return all;
        for (const Step &step : found->second)
            all.append(wayOf(step));
        std::ranges::stable_sort(all, {}, &Transformation::cost);
        return all;
    }

private:
    // A map's places stay where they are, and all that comes lies behind: each result grows.
    void goOnFrom(const Places &places, const std::vector<Step> &steps)
    {
        for (const TriedPiece &tried : m_tried)
            if (standsAt(places, tried.texts))
                step(places, steps, tried.piece, tried.texts, tried.cost);
        addConstants(places, steps);
    }

    bool standsAt(const Places &places, const QStringList &texts) const
    {
        for (qsizetype i = 0; i < texts.size(); ++i)
            if (!QStringView(m_examples.at(i).to).mid(places[size_t(i)]).startsWith(texts.at(i)))
                return false;
        return true;
    }

    void addConstants(const Places &places, const std::vector<Step> &steps)
    {
        QStringView common = QStringView(m_examples.constFirst().to).mid(places.front());
        for (qsizetype i = 1; i < m_examples.size(); ++i) {
            const QStringView rest = QStringView(m_examples.at(i).to).mid(places[size_t(i)]);
            qsizetype size = 0;
            while (size < common.size() && size < rest.size() && common.at(size) == rest.at(size))
                ++size;
            common = common.left(size);
        }
        for (qsizetype size = 1; size <= qMin(common.size(), longestConstant); ++size) {
            const Piece piece{.kind = Piece::Kind::Constant, .text = common.left(size).toString()};
            step(places, steps, piece, QStringList(m_examples.size(), piece.text),
                 piece.cost() + costOfChance(piece.text));
        }
    }

    /// What stands in each value, too, is constant by chance only: two people named D. The longer
    /// it is, the less was that chance.
    double costOfChance(const QString &constant) const
    {
        constexpr double ofMinus = 1.5;
        const bool isMinus = constant.startsWith(u'-') &&
                             std::ranges::all_of(m_examples, [](const Example &example) {
                                 return example.from.value.trimmed().startsWith(u'-');
                             });
        double cost = isMinus ? ofMinus : 0;
        for (const TextRun &run : runsIn(constant, RunKind::Words)) {
            const QStringView word = QStringView(constant).mid(run.begin, run.end - run.begin);
            const bool isEverywhere = std::ranges::all_of(m_examples, [&](const Example &example) {
                return example.from.value.contains(word, Qt::CaseInsensitive);
            });
            cost += isEverywhere ? 0.6 + 0.6 * double(word.size()) : 0;
        }
        return cost;
    }

    void step(const Places &from, const std::vector<Step> &steps, const Piece &piece,
              const QStringList &texts, double cost)
    {
        Places to = from;
        for (qsizetype i = 0; i < texts.size(); ++i)
            to[size_t(i)] += texts.at(i).size();
        std::vector<Step> &ways = m_ways[to];
        for (size_t way = 0; way < steps.size(); ++way) {
            if (piece.isConstant() && way < steps.size() && steps[way].before &&
                steps[way].piece.isConstant())
                continue; // two constants are one
            const double all = steps[way].cost + cost;
            if (ways.size() >= size_t(m_most) && ways.back().cost <= all)
                break;
            const auto place = std::ranges::upper_bound(ways, all, {}, &Step::cost);
            ways.insert(place, Step{all, &from, qsizetype(way), piece});
            if (ways.size() > size_t(m_most))
                ways.pop_back();
        }
    }

    Transformation wayOf(const Step &end) const
    {
        Transformation way;
        way.cost = end.cost;
        const Step *step = &end;
        while (step->before) {
            way.pieces.prepend(step->piece);
            step = &m_ways.at(*step->before)[size_t(step->way)];
        }
        way.takesTwice = std::ranges::any_of(m_examples, [&](const Example &example) {
            return takesTwiceOf(way.pieces, example.from);
        });
        way.cost += way.takesTwice ? costOfTakingTwice : 0;
        return way;
    }

    const QList<Example> &m_examples;
    QList<TriedPiece> m_tried;
    qsizetype m_most;
    std::map<Places, std::vector<Step>> m_ways;
};

} // namespace

QList<Transformation> transformationsFor(const QList<Example> &examples, qsizetype most)
{
    return ShortestWays(examples, most).ways();
}

} // namespace intray
