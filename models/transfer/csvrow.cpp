// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvrow.h"

#include <utility>

namespace intray {

QStringView CsvRow::at(qsizetype index) const
{
    const qsizetype start = index == 0 ? 0 : ends.at(index - 1);
    return QStringView(text).mid(start, ends.at(index) - start);
}

QStringList CsvRow::values() const
{
    QStringList values;
    values.reserve(size());
    for (qsizetype i = 0; i < size(); ++i)
        values << (isMissing(i)      ? QString()
                   : at(i).isEmpty() ? QStringLiteral("")
                                     : at(i).toString());
    return values;
}

/// Keeps its memory, or, where a copy has that now, gets as much at once.
template <typename Values>
static void empty(Values &values)
{
    if (values.isDetached()) {
        values.resize(0);
        return;
    }
    Values fresh;
    fresh.reserve(values.size());
    values = std::move(fresh);
}

void CsvRow::clear()
{
    file.clear();
    line = 0;
    empty(text);
    empty(ends);
    missing.resize(0);
    problem = Problem::None;
    problemLine = 0;
    problemField = 0;
    hasInnerQuotes = false;
    isBlank = false;
}

} // namespace intray
