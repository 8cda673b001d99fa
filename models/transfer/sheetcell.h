// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "schema/recordschema.h"
#include "transfer/cell.h"

#include <QByteArray>

#include <optional>

namespace intray {

/// How the values of one field become cells of a spreadsheet: a number where the schema says number
/// and a spreadsheet writes it just as it stands here, a day or a time where the schema says so and
/// the text is one, else text. So nothing is lost. A value; any thread.
class SheetColumn
{
public:
    /// The styles of a workbook's cells, in the order of its style sheet.
    enum Style { Plain, Heading, Day, DayAndTime, Text, ToFillIn };

    explicit SheetColumn(const Field &field);

    Style style() const { return m_style; } ///< Of its usual cells.
    /// The number in the cell, as XML; none: it is text.
    std::optional<QByteArray> numberOf(QByteArrayView text) const;

private:
    std::optional<QByteArray> plainNumber(QByteArrayView text) const;
    std::optional<QByteArray> momentOf(QByteArrayView text) const;

    FieldKind m_kind;
    bool m_isNumber = false;
    Style m_style = Text;
};

/// The letters of a column, from 0: A, B ... Z, AA.
QByteArray lettersOf(qsizetype column);
/// Puts the text behind XML as what a spreadsheet shows: what XML cannot hold is written as
/// _x0001_, and what looks like that begins with _x005F_, as Office Open XML has it (ECMA-376,
/// ST_Xstring).
void appendSheetText(QByteArray &xml, QByteArrayView text);
/// As spreadsheets count.
qsizetype charactersIn(QByteArrayView text);

} // namespace intray
