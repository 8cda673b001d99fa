// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace intray {

/// The ways in which a text is seen as a row of parts.
enum class RunKind {
    Digits,
    Letters,
    Words,      ///< Letters and digits.
    Blocks,     ///< What stands between blanks.
    Clauses,    ///< What stands between commas, brackets, slashes, strokes ...
    Capitals,   ///< A capital letter with the small ones behind it.
    Characters, ///< Each for itself.
    Money,      ///< Signs of currencies.
};

struct TextRun
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

QList<TextRun> runsIn(QStringView text, RunKind kind);

/// The text as a plain keyboard writes it: dashes, quotes and blanks of all kinds as the usual
/// ones, signs of full width as narrow ones, without what is not seen.
QString inPlainSigns(const QString &text);

/// The text in letters without marks: "Muller", or written out "Mueller".
QString withoutMarks(const QString &text, bool isWrittenOut);

/// How the text is built, without lengths: 9 for digits, A for capital and a for small letters.
/// "12 Oak Street" is "9 Aa Aa".
QString casedFormOf(QStringView text);
/// The same with each digit.
QString exactFormOf(QStringView text);
/// That one as people read and type it, in the window, on the command line and in templates: with
/// 0 for each digit, because nines would be read as a number. exactFormOf() takes it back.
QString shownForm(QString exactForm);
/// The same with the zeros that fill a number up: "03.04.2011" is "09.09.9999".
QString filledFormOf(QStringView text);
/// The same for which letters are letters, and words are words however many there are.
QString plainFormOf(QStringView text);

} // namespace intray
