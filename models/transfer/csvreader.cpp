// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvreader.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
};

constexpr qint64 blockBytes = 256 * 1024;

} // namespace

Outcome<CsvReader> CsvReader::open(QIODevice &device, const CsvFormat &format)
{
    auto decoder = TextDecoder::make(format.encoding.name);
    if (!decoder)
        return tl::unexpected<Error>(decoder.error());
    return CsvReader(device, format, std::move(*decoder));
}

CsvReader::CsvReader(QIODevice &device, const CsvFormat &format, TextDecoder decoder)
    : m_device(&device)
    , m_decoder(std::move(decoder))
    , m_delimiter(format.delimiter.unicode())
    , m_quote(format.quote.unicode())
    , m_trimBlanks(format.trimBlanks)
    , m_notesToSkip(format.skipLines)
{
}

Outcome<bool> CsvReader::next(CsvRow &row)
{
    if (const auto skipped = skipNotes(); !skipped)
        return tl::unexpected<Error>(skipped.error());
    begin(row);
    while (m_in != In::RecordEnd) {
        if (m_at == m_text.size()) {
            const auto more = fill();
            if (!more || !*more)
                return more ? finish(row) : more;
        }
        if (skipLineFeed())
            continue;
        step(row);
        if (row.text.size() > longestRecord || row.ends.size() > mostFields)
            return tooLong(row);
    }
    complete(row);
    return true;
}

/// Replaces the text that has been read by the next piece; false at the end of the file.
Outcome<bool> CsvReader::fill()
{
    m_text.resize(0);
    m_at = 0;
    m_textHasInvalid = false;
    while (m_text.isEmpty() && !m_atEnd) {
        const QByteArray block = m_device->read(blockBytes);
        m_atEnd = block.isEmpty();
        if (m_atEnd && !m_device->atEnd())
            return failure(
                Error::Kind::Unreadable,
                Words::tr("The file could not be read to its end. Please check the disk or the "
                          "network and try again."),
                m_device->errorString());
        m_bytesRead += block.size();
        m_decoder.append(m_text, block, m_atEnd);
        m_textHasInvalid |= m_decoder.sawInvalid();
    }
    m_recordMayBeInvalid |= m_textHasInvalid;
    return !m_text.isEmpty();
}

Outcome<Done> CsvReader::skipNotes()
{
    while (m_notesToSkip > 0) {
        if (m_at == m_text.size()) {
            const auto more = fill();
            if (!more)
                return tl::unexpected<Error>(more.error());
            if (!*more)
                break;
        }
        if (skipLineFeed())
            continue;
        if (isLineEnd(here())) {
            --m_notesToSkip;
            passLineEnd();
        } else {
            ++m_at;
        }
    }
    return Done();
}

void CsvReader::begin(CsvRow &row)
{
    row.clear();
    row.line = m_line;
    m_in = In::FieldStart;
    m_fieldStart = 0;
    m_fieldIsQuoted = false;
    m_recordHasQuotes = false;
    m_recordMayBeInvalid = m_textHasInvalid;
}

bool CsvReader::skipLineFeed()
{
    const bool isSecondHalf = m_afterReturn && m_in != In::Quoted && here() == u'\n';
    if (m_in != In::Quoted)
        m_afterReturn = false;
    if (isSecondHalf)
        ++m_at;
    return isSecondHalf;
}

void CsvReader::step(CsvRow &row)
{
    switch (m_in) {
    case In::FieldStart:
        return startField();
    case In::Plain:
        return readPlain(row);
    case In::Quoted:
        return readQuoted(row);
    case In::AfterQuote:
        return readAfterQuote(row);
    case In::BlanksAfterQuote:
        return readBlanksAfterQuote(row);
    case In::SecondQuote:
        return readSecondQuote(row);
    case In::RecordEnd:
        return;
    }
}

void CsvReader::startField()
{
    if (m_trimBlanks && here() == u' ') {
        ++m_at;
        return;
    }
    m_fieldIsQuoted = m_quote != 0 && here() == m_quote;
    m_in = m_fieldIsQuoted ? In::Quoted : In::Plain;
    if (!m_fieldIsQuoted)
        return;
    ++m_at;
    m_recordHasQuotes = true;
    m_quoteLine = m_line;
    m_innerQuotes = 0;
}

void CsvReader::readPlain(CsvRow &row)
{
    const QStringView text(m_text);
    const qsizetype start = m_at;
    for (; m_at < text.size() && !endsField(here()); ++m_at)
        if (here() == 0)
            noteProblem(row, CsvRow::Problem::NulByte);
    row.text += text.mid(start, m_at - start);
    if (m_at < text.size())
        endAtDelimiterOrLine(row);
}

void CsvReader::readQuoted(CsvRow &row)
{
    const QStringView text(m_text);
    const qsizetype start = m_at;
    while (m_at < text.size() && here() != m_quote && here() > u'\r')
        ++m_at;
    row.text += text.mid(start, m_at - start);
    if (m_at > start)
        m_afterReturn = false;
    if (m_at < text.size())
        readSpecialInside(row);
}

/// A quote, a line end or a control character inside quotes.
void CsvReader::readSpecialInside(CsvRow &row)
{
    const char16_t c = here();
    if (isLineEnd(c))
        return breakLineInside(row);
    m_afterReturn = false;
    ++m_at;
    if (c == m_quote) {
        m_in = In::AfterQuote;
        return;
    }
    if (c == 0)
        noteProblem(row, CsvRow::Problem::NulByte);
    row.text += QChar(c);
}

/// A line break belongs to the value, unless unescaped quotes make it doubtful that the quote is
/// still open.
void CsvReader::breakLineInside(CsvRow &row)
{
    if (m_innerQuotes > 0)
        noteProblem(row, CsvRow::Problem::StrayQuote);
    if (m_innerQuotes % 2 == 1)
        return endAtDelimiterOrLine(row);
    row.text += QChar(here());
    passLineEnd();
}

void CsvReader::readAfterQuote(CsvRow &row)
{
    const char16_t c = here();
    if (endsField(c))
        return endAtDelimiterOrLine(row);
    if (c == m_quote) {
        ++m_at;
        m_in = In::SecondQuote;
    } else if (m_trimBlanks && c == u' ') {
        m_in = In::BlanksAfterQuote;
        m_pendingBlanks = 0;
    } else {
        takeInnerQuote(row);
    }
}

void CsvReader::readBlanksAfterQuote(CsvRow &row)
{
    if (endsField(here()))
        return endAtDelimiterOrLine(row);
    if (here() == u' ') {
        ++m_at;
        ++m_pendingBlanks;
        return;
    }
    takeInnerQuote(row);
    row.text += QString(m_pendingBlanks, u' ');
}

/// Two quotes are one, escaped. But where unescaped quotes have left one open ("a "b""), they are
/// the inner quote and the closing one.
void CsvReader::readSecondQuote(CsvRow &row)
{
    row.text += QChar(m_quote);
    if (m_innerQuotes % 2 == 0 || !endsField(here())) {
        m_in = In::Quoted;
        return;
    }
    ++m_innerQuotes;
    endAtDelimiterOrLine(row);
}

/// A quote that neither closes nor is doubled: it is read as it stands, on one line only.
void CsvReader::takeInnerQuote(CsvRow &row)
{
    row.text += QChar(m_quote);
    row.hasInnerQuotes = true;
    ++m_innerQuotes;
    m_in = In::Quoted;
    if (m_line != m_quoteLine)
        noteProblem(row, CsvRow::Problem::StrayQuote);
}

void CsvReader::endAtDelimiterOrLine(CsvRow &row)
{
    endField(row);
    if (here() == m_delimiter) {
        ++m_at;
        m_in = In::FieldStart;
    } else {
        passLineEnd();
        m_in = In::RecordEnd;
    }
}

void CsvReader::endField(CsvRow &row)
{
    if (m_trimBlanks && !m_fieldIsQuoted)
        while (row.text.size() > m_fieldStart && row.text.back() == u' ')
            row.text.chop(1);
    m_fieldStart = row.text.size();
    row.ends << m_fieldStart;
}

void CsvReader::passLineEnd()
{
    const char16_t c = here();
    if (c == u'\r' || !m_afterReturn)
        ++m_line;
    m_afterReturn = c == u'\r';
    ++m_at;
}

void CsvReader::noteProblem(CsvRow &row, CsvRow::Problem problem) const
{
    if (row.problem != CsvRow::Problem::None)
        return;
    row.problem = problem;
    row.problemLine = m_line;
    row.problemField = row.ends.size();
}

/// The file ended; what has been read of a record is one, without a line end.
Outcome<bool> CsvReader::finish(CsvRow &row)
{
    const bool isNothing = m_in == In::FieldStart && row.ends.isEmpty();
    if (isNothing)
        return false;
    const bool hasOddQuote = m_innerQuotes % 2 == 1;
    if (m_in == In::SecondQuote && hasOddQuote)
        row.text += QChar(m_quote);
    else if ((m_in == In::Quoted || m_in == In::SecondQuote) && !hasOddQuote)
        return unclosedQuote();
    else if (m_in == In::Quoted)
        noteProblem(row, CsvRow::Problem::StrayQuote);
    endField(row);
    complete(row);
    return true;
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
    return failure(
        Error::Kind::Invalid,
        Words::tr("The quote that is opened in line %1 is never closed. Please correct the "
                  "file there.")
            .arg(m_quoteLine));
}

tl::unexpected<Error> CsvReader::tooLong(const CsvRow &row) const
{
    const QString start =
        Words::tr("The record that begins in line %1 is too long to be one.").arg(row.line);
    const bool spansLines = m_fieldIsQuoted && m_line != m_quoteLine;
    const QString reason =
        spansLines ? Words::tr("Perhaps the quote that is opened in line %1 is never closed.")
                         .arg(m_quoteLine)
                   : Words::tr("Perhaps the file is no text file, or its line ends are missing.");
    return failure(Error::Kind::Invalid, start + u' ' + reason);
}

} // namespace intray
