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
    , m_escape(format.escape.unicode())
    , m_comment(format.comment.unicode())
    , m_missing(format.missing)
    , m_trimBlanks(format.trimBlanks)
    , m_notesToSkip(format.skipLines)
{
}

Outcome<bool> CsvReader::next(CsvRow &row)
{
    if (const auto skipped = skipNotes(); !skipped)
        return tl::unexpected<Error>(skipped.error());
    if (const auto skipped = skipComments(); !skipped)
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
        const auto more = hasMore();
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
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

Outcome<bool> CsvReader::hasMore()
{
    return m_at < m_text.size() ? Outcome<bool>(true) : fill();
}

/// At the beginning of a record.
Outcome<Done> CsvReader::skipComments()
{
    bool isInside = false;
    while (m_comment != 0) {
        const auto more = hasMore();
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        if (!isInside && skipLineFeed())
            continue;
        if (!isInside && here() != m_comment)
            break;
        if (isInside && isLineEnd(here())) {
            isInside = false;
            passLineEnd();
            continue;
        }
        m_comments += isInside ? 0 : 1;
        isInside = true;
        ++m_at;
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
    m_escapes = 0;
    m_recordHasQuotes = false;
    m_recordMayBeInvalid = m_textHasInvalid;
}

bool CsvReader::skipLineFeed()
{
    const bool isInside = m_in == In::Quoted || m_in == In::Escaped;
    const bool isSecondHalf = m_afterReturn && !isInside && here() == u'\n';
    if (!isInside)
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
    case In::Escaped:
        return readEscaped(row);
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
    for (; m_at < text.size() && !endsField(here()) && !isEscape(here()); ++m_at)
        if (here() == 0)
            noteProblem(row, CsvRow::Problem::NulByte);
    row.text += text.mid(start, m_at - start);
    if (m_at < text.size() && isEscape(here())) {
        ++m_at;
        m_in = In::Escaped;
    } else if (m_at < text.size()) {
        endAtDelimiterOrLine(row);
    }
}

/// What follows an escape belongs to the value, also a delimiter, a quote or a whole line end.
void CsvReader::readEscaped(CsvRow &row)
{
    const bool isSecondHalf = m_afterReturn && here() == u'\n';
    if (m_afterReturn && !isSecondHalf) {
        m_afterReturn = false;
        m_in = m_fieldIsQuoted ? In::Quoted : In::Plain;
        return;
    }
    m_escapes += isSecondHalf ? 0 : 1;
    const char16_t c = here();
    row.text += QChar(c);
    if (c == 0)
        noteProblem(row, CsvRow::Problem::NulByte);
    if (isLineEnd(c))
        passLineEnd();
    else
        ++m_at;
    if (!m_afterReturn)
        m_in = m_fieldIsQuoted ? In::Quoted : In::Plain;
}

void CsvReader::readQuoted(CsvRow &row)
{
    const QStringView text(m_text);
    const qsizetype start = m_at;
    while (m_at < text.size() && here() != m_quote && here() > u'\r' && !isEscape(here()))
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
    if (isEscape(c)) {
        m_in = In::Escaped;
        return;
    }
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
    if (isMissing(row)) {
        row.text.resize(m_fieldStart);
        row.missing << row.ends.size();
    }
    m_fieldStart = row.text.size();
    row.ends << m_fieldStart;
    m_fieldIsQuoted = false;
    m_escapes = 0;
}

/// The mark of what is missing may be written with an escape, as MySQL writes it: "\N".
bool CsvReader::isMissing(const CsvRow &row) const
{
    if (!m_missing || m_fieldIsQuoted)
        return false;
    const QStringView value = QStringView(row.text).mid(m_fieldStart);
    const bool isEscapedMark = m_missing->size() == 2 && isEscape(m_missing->front().unicode());
    return isEscapedMark ? m_escapes == 1 && value == m_missing->back()
                         : m_escapes == 0 && value == *m_missing;
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

} // namespace intray
