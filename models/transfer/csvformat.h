// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/textencoding.h"

#include <QByteArray>
#include <QChar>
#include <QString>

#include <optional>

namespace intray {

/// How a delimited text file is written. Guessed from its beginning, shown, and changeable.
struct CsvFormat
{
    TextEncoding encoding;
    QChar delimiter = u',';
    QChar quote = u'"'; ///< Null: quotes mean nothing.
    QChar escape;       ///< Makes the next character part of the value; null: none does.
    QChar comment;      ///< Lines that begin with it are not read; null: all are.
    /// What stands, without quotes, for a value that is missing; nothing: none is.
    std::optional<QString> missing;
    bool trimBlanks = false; ///< Blanks around values are not part of them (`a, b, "c"`).
    bool hasHeader = true;   ///< No: the columns are called "column 1", "column 2", ...
    bool isGuarded = false;  ///< Formulas have an apostrophe in front that is not theirs.
    int skipLines = 0;       ///< Notes in front of the header: so many physical lines are not read.
    bool isHeaderDoubtful = false; ///< It is a guess, and the first line may be a record.
    bool isHeaderDouble = false;   ///< The line below the header names columns, too.
    bool isUndivided = false;      ///< One column, whose lines something else seems to part.

    bool operator==(const CsvFormat &) const = default;
};

/// What a person has said about a file; the rest is guessed.
struct CsvChoices
{
    std::optional<QString> encoding;
    std::optional<QChar> delimiter;
    std::optional<QChar> quote; ///< Null: quotes mean nothing. So with the next two.
    std::optional<QChar> escape;
    std::optional<QChar> comment;
    std::optional<QString> missing;
    std::optional<bool> guarded; ///< Formulas have an apostrophe in front, as exports write them.
    std::optional<bool> trimBlanks;
    std::optional<bool> hasHeader;
    std::optional<int> skipLines;

    bool operator==(const CsvChoices &) const = default;
};

/// How many bytes of a file's beginning a guess needs at most.
inline constexpr qint64 csvSampleBytes = 256 * 1024;

/// The format of a file that begins with these bytes. Invalid: the chosen encoding is unknown, or
/// the choices contradict each other (the delimiter is the quote or a line end).
Outcome<CsvFormat> guessCsvFormat(const QByteArray &sample, bool whole,
                                  const CsvChoices &choices = {});

/// Invalid: the separator, quote, escape and comment cannot be used together.
Outcome<Done> checkChoices(const CsvChoices &choices);

/// "comma", "semicolon", "tab" or the character itself, for people.
QString delimiterName(QChar delimiter);
/// The delimiter that a person wrote: one character, "tab", "\t", "comma", "semicolon", "pipe",
/// "space".
std::optional<QChar> delimiterNamed(const QString &text);

} // namespace intray
