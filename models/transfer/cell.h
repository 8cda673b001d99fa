// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace intray {

/// One value on its way out, in UTF-8. Borrows its text, and is as short-lived as that.
struct Cell
{
    enum class Kind {
        Missing, ///< The record lacks the field, or it is null.
        Text,
        Json ///< A number, a truth value, a list or an object, as JSON has it.
    };

    Kind kind = Kind::Missing;
    QByteArrayView text;

    static Cell ofText(QByteArrayView text)
    {
        return text.isNull() ? Cell{} : Cell{Kind::Text, text};
    }
    bool isMissing() const { return kind == Kind::Missing; }
    friend bool operator==(const Cell &one, const Cell &other)
    {
        return one.kind == other.kind && one.text == other.text;
    }
};

/// The text that shows a cell's JSON, as RecordSchema::textOf(). A number with more digits than a
/// value can keep is shown as it stands.
QByteArray shownJson(QByteArrayView json);
/// The same value written in the one way in which Intray writes JSON: no blanks, fields in
/// alphabetical order. A number with more digits than a value can keep stays as it stands.
QByteArray compactJson(QByteArrayView json);
/// Whether both have the same value, however its JSON is written.
bool isSameCell(const Cell &one, const Cell &other);
/// Puts the cell behind the text as a JSON value; what is missing as null.
void appendJson(QByteArray &line, const Cell &cell);
/// Puts the text behind the line as a JSON string, with quotes.
void appendJsonText(QByteArray &line, QByteArrayView text);

} // namespace intray
