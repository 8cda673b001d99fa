// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

struct Field;

/// What a field takes of a text that was copied in another program. A spreadsheet puts a line end
/// behind a cell, and web pages and office programs bring characters that nobody sees. A value; any
/// thread.
struct PasteRule
{
    bool takesLines = true; ///< A long text: the line end behind the last line stays.
    /// Nothing unseen means something here, as in numbers, days, lists and codes: it is left out,
    /// and a blank that does not break the line becomes a plain one. Else only control characters
    /// and byte order marks are left out.
    bool isPlain = false;
    QString format = {};    ///< The blanks in it are the field's own, such as between thousands.
    QStringList known = {}; ///< What is among these stays as it is.

    /// A code has a pattern.
    static PasteRule of(const Field &field, bool hasPattern = false);
};

/// What is left of a pasted text, and how many characters that nobody sees were left out, or became
/// plain blanks. Line ends are not counted.
struct PastedText
{
    QString text;
    int leftOut = 0;
    int blanks = 0;

    bool isAsItWas() const { return leftOut == 0 && blanks == 0; }
};
PastedText pasted(const QString &text, const PasteRule &rule);
QString withoutLastLineEnds(QString text);
QString inOneLine(QString text); ///< Each line end becomes a blank.

/// Which characters in a text cannot be seen, as "U+200B", each once, in their order. What writing
/// needs is none of them: joiners, the direction of letters in a text that has such, plain blanks.
/// Blanks that do not break a line are, if they are asked for.
QStringList unseenIn(const QString &text, bool withBlanks);

} // namespace intray
