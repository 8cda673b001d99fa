// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sheetrow.h"

#include <algorithm>

namespace intray {

int SheetRow::width() const
{
    const auto last = std::find_if(cells.rbegin(), cells.rend(), [](const SheetCell &cell) {
        return !cell.text.isEmpty() || !cell.fault.isEmpty();
    });
    return last == cells.rend() ? 0 : last->column + 1;
}

QString columnLetters(int column)
{
    QString letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + (rest - 1) % 26));
    return letters;
}

std::optional<int> columnOfCell(QStringView cell)
{
    int column = 0;
    qsizetype letters = 0;
    while (letters < cell.size() && cell.at(letters) >= u'A' && cell.at(letters) <= u'Z') {
        column = column * 26 + (cell.at(letters).unicode() - u'A' + 1);
        if (++letters > 4)
            return std::nullopt;
    }
    const QStringView digits = cell.mid(letters);
    const bool isNumber =
        std::all_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (letters == 0 || digits.isEmpty() || !isNumber)
        return std::nullopt;
    return column - 1;
}

QString cellName(int column, qint64 row)
{
    return columnLetters(column) + QString::number(row);
}

} // namespace intray
