// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/widerpieces.h"

#include "queue/digits.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype mostRuns = 12;
constexpr int mostLanguages = 4; ///< In which one word may be read.

/// The languages to read a name in: any, where they agree, and the first ones that have it.
QList<int> languagesOf(const QList<ThingName> &names, NamedRow row)
{
    QList<int> languages;
    if (row == NamedRow::Months || row == NamedRow::Weekdays)
        languages << anyLanguage;
    for (const ThingName &name : names) {
        if (name.row != row || languages.size() > mostLanguages)
            continue;
        if (const int language = languageOf(row, name.writing); !languages.contains(language))
            languages << language;
    }
    return languages;
}

/// The writings in which the thing has a name that stands in what was made, but none that says
/// nothing else than the word.
QList<int> writingsIn(const QString &made, const QString &word, NamedRow row, int number,
                      bool isFigure)
{
    QList<int> writings;
    for (int writing = 0; writing < writingsOf(row); ++writing) {
        if (isFigure && isOfFigures(row, writing))
            continue;
        const auto name = nameOf(row, writing, number);
        if (name && made.contains(*name, Qt::CaseInsensitive) &&
            name->compare(word, Qt::CaseInsensitive) != 0)
            writings << writing;
    }
    return writings;
}

void addNames(const Piece &span, const QString &word, const QString &made, QList<Piece> &pieces)
{
    const QList<ThingName> names = namesIn(word);
    QSet<int> rows;
    for (const ThingName &one : names) {
        if (rows.contains(int(one.row)))
            continue;
        rows << int(one.row);
        for (const int language : languagesOf(names, one.row)) {
            const auto number = thingNamed(word, one.row, language);
            if (!number)
                continue;
            const bool isFigure = language != anyLanguage && isOfFigures(one.row, language);
            for (const int writing : writingsIn(made, word, one.row, *number, isFigure)) {
                Piece piece = span;
                piece.kind = Piece::Kind::Named;
                piece.named = {one.row, language, writing};
                pieces << piece;
            }
        }
    }
}

} // namespace

QList<Piece> namingPieces(const QString &value, const QString &made)
{
    QList<Piece> pieces;
    QSet<std::pair<qsizetype, qsizetype>> known; // one reading of each part is enough
    for (const RunKind kind : {RunKind::Digits, RunKind::Letters, RunKind::Words, RunKind::Blocks,
                               RunKind::Clauses, RunKind::Money}) {
        const QList<TextRun> runs = runsIn(value, kind);
        for (qsizetype at = 0; at < std::min(runs.size(), mostRuns); ++at) {
            const TextRun run = runs.at(at);
            if (known.contains({run.begin, run.end}))
                continue;
            known << std::pair(run.begin, run.end);
            const QString word = value.mid(run.begin, run.end - run.begin);
            for (const int place : {int(at), int(at - runs.size())})
                addNames({.runs = kind, .first = place, .last = place}, word, made, pieces);
        }
    }
    return pieces;
}

namespace {

bool hasDigit(const QString &text)
{
    return std::ranges::any_of(text, isPlainDigit);
}

bool isFigures(const QString &text)
{
    return std::ranges::all_of(
        text, [](QChar c) { return isPlainDigit(c) || QStringView(u"., -+'").contains(c); });
}

/// In which units a number may be that names none. Only of spans of time that is usual.
QList<int> bareUnits(const QString &value, const QString &made, Quantity quantity)
{
    constexpr int plain = 2, seconds = 0, minutes = 1, hours = 2; // of unitsOf()
    if (quantity == Quantity::Numbers)
        return isFigures(value) ? QList<int>() : QList<int>{plain};
    if (!isFigures(value))
        return {noUnit};
    const bool saysTime = quantity == Quantity::Time && namesUnit(made, quantity);
    return saysTime ? QList<int>{seconds, minutes, hours} : QList<int>();
}

/// Hours that may be more than a day has are no rest of days.
bool isOfAShortSpan(double measure, Quantity quantity, int unit)
{
    constexpr int hours = 2; // of unitsOf()
    constexpr double ofDay = 86400;
    const bool isTime = quantity == Quantity::Time || quantity == Quantity::ShortTime;
    return isTime && unit >= hours && measure < ofDay;
}

void addWritings(double measure, Piece piece, const QString &made, QList<Piece> &pieces)
{
    auto &[quantity, bare, writing] = piece.measured;
    const auto tryIt = [&] {
        const auto text = written(measure, quantity, writing);
        const bool isNothing = !text || text->toDouble() == 0; // a zero stands anywhere
        if (!isNothing && made.contains(*text))
            pieces << piece;
    };
    for (writing.unit = 0; writing.unit < unitsOf(quantity); ++writing.unit) {
        for (writing.decimals = MeasureWriting::AsMany; writing.decimals <= 6; ++writing.decimals)
            for (const QChar decimal : {u'.', u','}) {
                writing.decimal = decimal;
                if (decimal == u'.' || (writing.decimals != 0 && made.contains(u',')))
                    tryIt();
            }
        writing.decimal = u'.';
        for (const int part : {MeasureWriting::Floor, MeasureWriting::Rest})
            for (const int width : {0, 2}) {
                writing.decimals = part;
                writing.width = width;
                if (part == MeasureWriting::Floor ||
                    !isOfAShortSpan(measure, quantity, writing.unit))
                    tryIt();
            }
        writing.width = 0;
    }
}

} // namespace

QList<Piece> measuringPieces(const QString &value, const QString &made)
{
    QList<Piece> pieces;
    if (!hasDigit(made) || value.isEmpty())
        return pieces;
    for (int at = 0; at <= int(Quantity::Area); ++at) {
        const auto quantity = Quantity(at);
        if (quantity == Quantity::ShortTime && !value.contains(u':'))
            continue;
        for (const int bare : bareUnits(value, made, quantity))
            if (const auto measure = measureIn(value, quantity, bare))
                addWritings(*measure,
                            {.kind = Piece::Kind::Measured, .measured = {quantity, bare, {}}}, made,
                            pieces);
    }
    return pieces;
}

} // namespace intray
