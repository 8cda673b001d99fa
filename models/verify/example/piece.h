// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/measures.h"
#include "verify/example/textruns.h"
#include "verify/example/writtenmoment.h"
#include "verify/proposal/namedthings.h"
#include "verify/proposal/writtennumber.h"

#include <QStringList>

#include <optional>

namespace intray {

/// A value with the record's other values, of which another value is made. A plain value.
struct SourceCells
{
    QString value;
    QStringList others; ///< May be empty; else as many in every record.
};

/// A part of a value that is made of another one: a constant, some runs of it, its number or its
/// day in another form. What programs by example are put together from (S. Gulwani, "Automating
/// String Processing in Spreadsheets using Input-Output Examples", 2011). A plain value; any
/// thread.
struct Piece
{
    enum class Kind {
        Constant, ///< `text`
        Span,     ///< From run `first` to run `last`, with what stands between.
        Joined,   ///< The same without what stands between: `text` instead.
        Grouped,  ///< Its letters and digits, `width` at a time, with `text` between.
        Without,  ///< All of it but every `text`, for which `with` stands.
        Number,
        Later,    ///< Its run of digits `first` with `width` added: the year of another calendar.
        Part,     ///< Of its day or time: `text` is which, as for partOf().
        Named,    ///< What its runs name, by the name that it has in another writing.
        Measured, ///< What it measures, in another unit.
    };
    enum class Letters { AsTheyAre, Small, Capital, Title, Sentence };

    enum class Marks { Kept, Off, WrittenOut };

    /// Digits that a number needs to have another added: with fewer that would be chance.
    static constexpr qsizetype fewestToAdd = 4;

    Kind kind = Kind::Constant;
    int field = -1;            ///< Of the record's other values; -1: of the value itself.
    bool isPlain = false;      ///< Of the value as it is with plain signs.
    Marks marks = Marks::Kept; ///< Of its letters.
    RunKind runs = RunKind::Words;
    QChar separator = {}; ///< Not null: what stands between these is a run.
    int first = 0;        ///< Runs are counted from 0, or from the end: -1 is the last.
    int last = 0;
    int cut = 0; ///< Only so many characters of it: the first, or below zero the last ones.
    Letters letters = Letters::AsTheyAre;
    int width = 0; ///< Zeros in front up to so many digits; -1: without its zeros in front.
    QString text = {};
    QString with = {};
    QChar readDecimal = u'.';
    NumberWriting number = {};
    DayOrder order = DayOrder::DayMonthYear; ///< Of its day.

    struct NameWriting
    {
        NamedRow row = NamedRow::Numbers;
        int language = anyLanguage; ///< That it is read in.
        int writing = 0;
        bool operator==(const NameWriting &) const = default;
    } named = {};
    struct UnitWriting
    {
        Quantity quantity = Quantity::Numbers;
        int bare = noUnit; ///< Of a number that says none.
        MeasureWriting writing = {};
        bool operator==(const UnitWriting &) const = default;
    } measured = {};

    bool isConstant() const { return kind == Kind::Constant; }
    /// Whether it is all that stands there, from its first run to its last.
    bool isWhole() const;
    /// None: the value has no such part, or it is empty.
    std::optional<QString> of(const SourceCells &cells) const;
    /// Where in what it reads a span stands. None: nowhere, or it is no span.
    std::optional<TextRun> placeIn(const SourceCells &cells) const;
    bool readsTheSameAs(const Piece &other) const; ///< The same text, in which places compare.
    /// Whether what it reads is a name in its language and none in that of its result, or has marks
    /// that it takes off.
    bool tellsWrong(const SourceCells &cells) const;
    /// How much has to be said for it: the least is likeliest meant.
    double cost() const;
    bool operator==(const Piece &) const = default;

private:
    QString sourceIn(const SourceCells &cells) const;
};

} // namespace intray
