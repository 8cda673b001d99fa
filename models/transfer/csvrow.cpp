// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvrow.h"

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

void CsvRow::clear()
{
    file.clear();
    line = 0;
    text.resize(0); // keeps its memory
    ends.resize(0);
    missing.resize(0);
    problem = Problem::None;
    problemLine = 0;
    problemField = 0;
    hasInnerQuotes = false;
    isBlank = false;
}

} // namespace intray
