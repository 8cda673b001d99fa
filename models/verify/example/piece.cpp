// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/piece.h"

#include "queue/digits.h"

#include <algorithm>
#include <cstdlib>

namespace intray {

namespace {

QList<TextRun> between(QStringView text, QChar separator)
{
    QList<TextRun> runs;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text.at(at) != separator)
            continue;
        TextRun run{begin, at};
        while (run.begin < run.end && text.at(run.begin).isSpace())
            ++run.begin;
        while (run.begin < run.end && text.at(run.end - 1).isSpace())
            --run.end;
        runs.append(run);
        begin = at + 1;
    }
    return runs;
}

QList<TextRun> runsOf(const Piece &piece, const QString &text)
{
    return piece.separator.isNull() ? runsIn(text, piece.runs) : between(text, piece.separator);
}

qsizetype counted(int number, qsizetype many)
{
    return number < 0 ? many + number : number;
}

QString titled(const QString &text)
{
    QString all = text.toLower();
    bool isBegin = true;
    for (QChar &c : all) {
        if (c.isLetter() && isBegin)
            c = c.toUpper();
        isBegin = !c.isLetterOrNumber();
    }
    return all;
}

QString lettered(const QString &text, Piece::Letters letters)
{
    switch (letters) {
    case Piece::Letters::Small:
        return text.toLower();
    case Piece::Letters::Capital:
        return text.toUpper();
    case Piece::Letters::Title:
        return titled(text);
    case Piece::Letters::Sentence:
        return text.left(1).toUpper() + text.mid(1).toLower();
    case Piece::Letters::AsTheyAre:
        break;
    }
    return text;
}

QString withWidth(const QString &text, int width)
{
    if (width > 0)
        return text.rightJustified(width, u'0');
    QString all = text;
    while (width < 0 && all.size() > 1 && all.front() == u'0')
        all.remove(0, 1);
    return all;
}

std::optional<QString> cutTo(const QString &text, int cut)
{
    if (cut != 0 && text.size() < std::abs(cut))
        return std::nullopt;
    if (cut == 0)
        return text;
    return cut > 0 ? text.left(cut) : text.right(-cut);
}

std::optional<QString> finished(const Piece &piece, const QString &text)
{
    const auto cut = cutTo(text, piece.cut);
    if (!cut)
        return std::nullopt;
    return lettered(withWidth(*cut, piece.width), piece.letters);
}

/// From its first run to its last, with what is cut off later.
std::optional<TextRun> stretchOf(const Piece &piece, const QString &text)
{
    const QList<TextRun> runs = runsOf(piece, text);
    const qsizetype first = counted(piece.first, runs.size());
    const qsizetype last = counted(piece.last, runs.size());
    if (first < 0 || last >= runs.size() || last < first)
        return std::nullopt;
    return TextRun{runs.at(first).begin, runs.at(last).end};
}

std::optional<QString> spanOf(const Piece &piece, const QString &text)
{
    const auto all = stretchOf(piece, text);
    return all ? finished(piece, text.mid(all->begin, all->end - all->begin)) : std::nullopt;
}

std::optional<QString> joinedOf(const Piece &piece, const QString &text)
{
    const QList<TextRun> runs = runsOf(piece, text);
    const qsizetype first = counted(piece.first, runs.size());
    const qsizetype last = counted(piece.last, runs.size());
    if (first < 0 || last >= runs.size() || last < first)
        return std::nullopt;
    QStringList parts;
    for (qsizetype at = first; at <= last; ++at) {
        const TextRun &run = runs.at(at);
        const auto part = finished(piece, text.mid(run.begin, run.end - run.begin));
        if (!part)
            return std::nullopt;
        parts << *part;
    }
    return parts.join(piece.text);
}

std::optional<QString> groupedOf(const Piece &piece, const QString &text)
{
    QString kept;
    for (const QChar c : text)
        if (piece.runs == RunKind::Digits ? isPlainDigit(c) : c.isLetterOrNumber())
            kept += c;
    const auto width = std::abs(piece.width);
    const qsizetype begin = piece.width < 0 ? kept.size() % width : 0;
    QStringList groups;
    if (begin > 0)
        groups << kept.left(begin);
    for (qsizetype at = begin; at < kept.size(); at += width)
        groups << kept.mid(at, width);
    if (groups.size() < 2)
        return std::nullopt; // one group is no grouping
    return lettered(groups.join(piece.text), piece.letters);
}

std::optional<QString> replacedIn(const Piece &piece, const QString &text)
{
    if (!text.contains(piece.text))
        return std::nullopt;
    QString all = text;
    all.replace(piece.text, piece.with);
    return lettered(all, piece.letters);
}

std::optional<QString> numberIn(const Piece &piece, const QString &text)
{
    const auto number = WrittenNumber::in(text, piece.readDecimal);
    return number ? piece.number.of(*number) : std::nullopt;
}

std::optional<QString> laterIn(const Piece &piece, const QString &text)
{
    constexpr qsizetype mostDigits = 9;
    const QList<TextRun> runs = runsIn(text, RunKind::Digits);
    const qsizetype place = counted(piece.first, runs.size());
    if (place < 0 || place >= runs.size())
        return std::nullopt;
    const TextRun run = runs.at(place);
    const qsizetype digits = run.end - run.begin;
    if (digits < Piece::fewestToAdd || digits > mostDigits)
        return std::nullopt;
    const qlonglong number = text.mid(run.begin, digits).toLongLong() + piece.width;
    return number < 0 ? std::nullopt : std::optional(QString::number(number));
}

std::optional<QString> partIn(const Piece &piece, const QString &text)
{
    const auto moment = momentIn(text, piece.order);
    return moment ? partOf(*moment, piece.text) : std::nullopt;
}

std::optional<QString> namedIn(const Piece &piece, const QString &text)
{
    Piece span = piece;
    span.kind = Piece::Kind::Span;
    span.letters = Piece::Letters::AsTheyAre;
    const auto word = spanOf(span, text);
    const auto &[row, language, writing] = piece.named;
    const auto thing = word ? thingNamed(*word, row, language) : std::nullopt;
    const auto name = thing ? nameOf(row, writing, *thing) : std::nullopt;
    return name ? std::optional(lettered(*name, piece.letters)) : std::nullopt;
}

std::optional<QString> measuredIn(const Piece &piece, const QString &text)
{
    const auto &[quantity, bare, writing] = piece.measured;
    const auto measure = measureIn(text, quantity, bare);
    return measure ? written(*measure, quantity, writing) : std::nullopt;
}

std::optional<QString> textOf(const Piece &piece, const QString &source)
{
    switch (piece.kind) {
    case Piece::Kind::Constant:
        return piece.text;
    case Piece::Kind::Span:
        return spanOf(piece, source);
    case Piece::Kind::Joined:
        return joinedOf(piece, source);
    case Piece::Kind::Grouped:
        return groupedOf(piece, source);
    case Piece::Kind::Without:
        return replacedIn(piece, source);
    case Piece::Kind::Number:
        return numberIn(piece, source);
    case Piece::Kind::Later:
        return laterIn(piece, source);
    case Piece::Kind::Part:
        return partIn(piece, source);
    case Piece::Kind::Named:
        return namedIn(piece, source);
    case Piece::Kind::Measured:
        return measuredIn(piece, source);
    }
    return std::nullopt;
}

} // namespace

QString Piece::sourceIn(const SourceCells &cells) const
{
    const QString source = field < 0 ? cells.value : cells.others.value(field);
    const QString plain = isPlain ? inPlainSigns(source) : source;
    return marks == Marks::Kept ? plain : withoutMarks(plain, marks == Marks::WrittenOut);
}

std::optional<QString> Piece::of(const SourceCells &cells) const
{
    const auto made = textOf(*this, sourceIn(cells));
    return made && !made->isEmpty() ? made : std::nullopt;
}

std::optional<TextRun> Piece::placeIn(const SourceCells &cells) const
{
    auto place = kind == Kind::Span ? stretchOf(*this, sourceIn(cells)) : std::nullopt;
    if (place && cut > 0)
        place->end = std::min(place->end, place->begin + cut);
    if (place && cut < 0)
        place->begin = std::max(place->begin, place->end + cut);
    return place;
}

bool Piece::readsTheSameAs(const Piece &other) const
{
    return field == other.field && isPlain == other.isPlain && marks == other.marks;
}

bool Piece::tellsWrong(const SourceCells &cells) const
{
    if (field >= 0)
        return false;
    if (marks != Marks::Kept)
        return withoutMarks(cells.value, marks == Marks::WrittenOut) != cells.value;
    if (kind != Kind::Named || !of(cells))
        return false;
    Piece span = *this;
    span.kind = Kind::Span;
    span.letters = Letters::AsTheyAre;
    const auto word = spanOf(span, cells.value);
    return word && !thingNamed(*word, named.row, languageOf(named.row, named.writing));
}

bool Piece::isWhole() const
{
    return kind == Kind::Span && first == 0 && last == -1 && cut == 0 &&
           letters == Letters::AsTheyAre;
}

} // namespace intray
