// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <algorithm>

namespace intray {

/// One record of a delimited file: its values in one piece of text, and what was odd about it.
struct CsvRow
{
    enum class Problem {
        None,
        NulByte,      ///< A zero byte in a value.
        InvalidBytes, ///< Bytes that are not in the file's encoding.
        StrayQuote,   ///< Text after a closing quote that cannot be told from a quote left open.
    };

    QString file;             ///< Which of several it stands in; empty: there is one.
    qint64 line = 0;          ///< The physical line on which it begins, from 1.
    QString text;             ///< All values, one after the other.
    QList<qsizetype> ends;    ///< Where each value ends in `text`.
    QList<qsizetype> missing; ///< Which values are missing, ascending; they are empty in `text`.
    Problem problem = Problem::None;
    qint64 problemLine = 0;     ///< The physical line of the problem.
    qsizetype problemField = 0; ///< Its value, from 0.
    bool hasInnerQuotes =
        false;            ///< Unescaped quotes inside a quoted value were read as they stand.
    bool isBlank = false; ///< Nothing on the line at all.

    qsizetype size() const { return ends.size(); }
    QStringView at(qsizetype index) const;
    /// A missing value is null, an empty one is not.
    QStringList values() const;
    bool isMissing(qsizetype index) const
    {
        return std::binary_search(missing.begin(), missing.end(), index);
    }
    bool isAllEmpty() const { return text.isEmpty(); }
    void clear();
};

} // namespace intray
