// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// A cell of a sheet that has a value.
struct SheetCell
{
    int column = 0; ///< From 0.
    QString text;   ///< May be empty, which is not the same as missing.
    QString fault;  ///< Translated; why it has no value that can be kept. Empty: it has.
};

/// A row of a sheet with the cells that are there, from left to right.
struct SheetRow
{
    qint64 number = 0; ///< As the sheet counts, from 1.
    bool isHidden = false;
    QList<SheetCell> cells;

    /// How many columns it reaches over: up to its last cell that has a text.
    int width() const;
};

/// "A", "B", ... "AA", ... of the column, which counts from 0.
QString columnLetters(int column);
/// The column of a cell's name such as "C7", from 0; nothing: that is no such name.
std::optional<int> columnOfCell(QStringView cell);
/// "C7".
QString cellName(int column, qint64 row);

/// More columns than this make a file oversized. Excel has 16,384, as has LibreOffice.
inline constexpr int mostColumns = 65'536;

} // namespace intray
