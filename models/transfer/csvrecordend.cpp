// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvreader.h"

#include <QCoreApplication>

#include <algorithm>

// How a record of a delimited file ends: where the file ends, and what was wrong with it.

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
};

} // namespace

/// The file ended; what has been read of a record is one, without a line end.
Outcome<bool> CsvReader::finish(CsvRow &row)
{
    const bool isNothing = m_in == In::FieldStart && row.ends.isEmpty();
    if (isNothing)
        return false;
    const bool hasOddQuote = m_innerQuotes % 2 == 1;
    if (m_in == In::Escaped && m_fieldIsQuoted)
        return unclosedQuote();
    if (m_in == In::Escaped && !m_afterReturn)
        row.text += QChar(m_escape);
    if (m_in == In::SecondQuote && hasOddQuote)
        row.text += QChar(m_quote);
    else if ((m_in == In::Quoted || m_in == In::SecondQuote) && !hasOddQuote)
        return unclosedQuote();
    else if (m_in == In::Quoted)
        noteProblem(row, CsvRow::Problem::StrayQuote);
    endField(row);
    complete(row);
    return !isEndOfText(row);
}

/// Programs of DOS end a text with Ctrl+Z.
bool CsvReader::isEndOfText(const CsvRow &row)
{
    return row.size() == 1 && row.text == QChar(0x1A);
}

void CsvReader::complete(CsvRow &row)
{
    row.isBlank = row.size() == 1 && row.text.isEmpty() && !m_recordHasQuotes;
    if (m_recordMayBeInvalid)
        findInvalidBytes(row);
}

void CsvReader::findInvalidBytes(CsvRow &row) const
{
    const qsizetype place = firstInvalid(row.text);
    if (place < 0)
        return;
    row.problem = CsvRow::Problem::InvalidBytes;
    row.problemLine = row.line + QStringView(row.text).left(place).count(u'\n');
    row.problemField = std::upper_bound(row.ends.begin(), row.ends.end(), place) - row.ends.begin();
}

tl::unexpected<Error> CsvReader::unclosedQuote() const
{
    auto error = failure(Error::Kind::Invalid,
                         Words::tr("The quotation mark that is opened in line %1 is never closed. "
                                   "Please correct the file there, or read it without quotation "
                                   "marks.")
                             .arg(m_quoteLine));
    error.value().field = QStringLiteral("quote");
    return error;
}

tl::unexpected<Error> CsvReader::tooLong(const CsvRow &row) const
{
    const QString start =
        Words::tr("The record that begins in line %1 is too long to be one.").arg(row.line);
    const bool spansLines = m_fieldIsQuoted && m_line != m_quoteLine;
    const QString reason =
        spansLines
            ? Words::tr("Perhaps the quotation mark that is opened in line %1 is never closed.")
                  .arg(m_quoteLine)
            : Words::tr("Perhaps the file is no text file, or its line ends are missing.");
    return failure(Error::Kind::Invalid, start + u' ' + reason);
}

} // namespace intray
