// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How much has to be said for a piece, in words that somebody would need to tell another person.
#include "verify/example/piece.h"

namespace intray {

namespace {

double costOfConstant(const QString &text)
{
    double cost = 0.6;
    for (const QChar c : text)
        cost += c.isLetterOrNumber() ? 0.7 : 0.1;
    return cost;
}

double costOfRuns(const Piece &piece)
{
    if (!piece.separator.isNull())
        return 0.15;
    switch (piece.runs) {
    case RunKind::Digits:
    case RunKind::Letters:
    case RunKind::Words:
    case RunKind::Money:
        return 0;
    case RunKind::Blocks:
        return 0.05;
    case RunKind::Clauses:
        return 0.1;
    case RunKind::Capitals:
        return 0.4;
    case RunKind::Characters:
        return 1.0;
    }
    return 0;
}

double costOfPlace(int number)
{
    return 0.15 * (number < 0 ? -1 - number : number);
}

double costOfLetters(Piece::Letters letters)
{
    if (letters == Piece::Letters::AsTheyAre)
        return 0;
    return letters == Piece::Letters::Sentence ? 0.6 : 0.4;
}

double costOfSpan(const Piece &piece)
{
    const bool isOne = piece.first == piece.last;
    const bool isAll = piece.first == 0 && piece.last == -1;
    double cost = 1 + costOfRuns(piece) + costOfPlace(piece.first);
    if (!isOne && !isAll)
        cost += 0.3 + costOfPlace(piece.last);
    return cost + (piece.cut != 0 ? 0.4 : 0) + costOfLetters(piece.letters) +
           (piece.width != 0 ? 0.3 : 0);
}

double costOfNumber(const NumberWriting &number)
{
    return 1.05 + (number.decimals != NumberWriting::AsTheyAre ? 0.2 : 0) +
           (number.decimal != u'.' ? 0.05 : 0) + (number.group.isNull() ? 0 : 0.2) +
           (number.shift != 0 ? 0.6 : 0);
}

/// Figures that are reckoned from the day stand in others by chance.
double costOfPart(const QString &part)
{
    const bool isReckoned = part == u"Q" || part.startsWith(u"week");
    const double ofHalf = part.startsWith(u'h') ? 0.4 : 0; // which half of the day gets lost
    return isReckoned ? 1.1 : ofHalf + (part.size() == 1 ? 0.65 : 0.5);
}

/// Of two languages that tell the same, that is told which is asked first.
double costOfNaming(const Piece::NameWriting &named)
{
    const bool isOfOneLetter = named.row == NamedRow::Letters;
    return 0.2 + (isOfOneLetter ? 0.4 : 0) + 0.001 * (1 + named.language) + 0.001 * named.writing;
}

double costOfMeasuring(const Piece::UnitWriting &measured)
{
    const int decimals = measured.writing.decimals;
    return 1.3 + (decimals >= 0 ? 0.2 : 0) + (decimals == MeasureWriting::Rest ? -0.1 : 0) +
           0.01 * double(measured.quantity);
}

} // namespace

double Piece::cost() const
{
    const double ofOther = field < 0 || isWhole() ? 0 : 0.8; // all of another field is soon told
    const double ofField = ofOther + (isPlain ? 0.2 : 0) + (marks == Marks::Kept ? 0 : 0.3);
    const double ofLetters = costOfLetters(letters);
    switch (kind) {
    case Kind::Constant:
        return costOfConstant(text);
    case Kind::Span:
        return ofField + costOfSpan(*this);
    case Kind::Joined:
        return ofField + 0.5 + costOfSpan(*this) + 0.1 * double(text.size());
    case Kind::Grouped:
        return ofField + 1.8 + ofLetters;
    case Kind::Without:
        return ofField + 1.3 + ofLetters + 0.1 * double(text.size() + with.size());
    case Kind::Number:
        return ofField + costOfNumber(number);
    case Kind::Later:
        return ofField + 3.0 + costOfPlace(first);
    case Kind::Part:
        return ofField + costOfPart(text) + (order >= DayOrder::Days1900 ? 0.2 : 0);
    case Kind::Named:
        return ofField + costOfSpan(*this) + costOfNaming(named);
    case Kind::Measured:
        return ofField + costOfMeasuring(measured);
    }
    return 0;
}

} // namespace intray
