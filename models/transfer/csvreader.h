// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvformat.h"
#include "transfer/csvrow.h"
#include "transfer/textdecoder.h"

#include <QIODevice>

#include <optional>

namespace intray {

/// Reads a delimited text file record by record, in blocks, at constant memory, as spreadsheets do:
/// any line end (also mixed), line breaks and doubled quotes inside quotes, unescaped quotes inside
/// quotes where their end is plain. What it cannot read without loss it reports, never guesses.
/// Borrows the open device. One thread at a time.
class CsvReader
{
public:
    /// A record longer than this many characters is refused.
    static constexpr qsizetype longestRecord = 16 * 1024 * 1024;
    /// As is one with more values than this.
    static constexpr qsizetype mostFields = 16 * 1024;

    /// Invalid if the encoding is unknown.
    static Outcome<CsvReader> open(QIODevice &device, const CsvFormat &format);

    /// The next record; false at the end of the file. Blank lines are records too (`isBlank`).
    /// Invalid ends the reading: a quote that is never closed (with its line), a record that is too
    /// long. Unreadable: the device failed.
    Outcome<bool> next(CsvRow &row);

    qint64 bytesRead() const
    {
        return m_bytesRead;
    } ///< For progress: taken from the device so far.

    qint64 comments() const { return m_comments; } ///< Lines that were passed over.

private:
    enum class In {
        FieldStart,
        Plain,
        Quoted,
        AfterQuote,
        BlanksAfterQuote,
        SecondQuote,
        Escaped,
        RecordEnd
    };

    CsvReader(QIODevice &device, const CsvFormat &format, TextDecoder decoder);

    Outcome<bool> fill();
    Outcome<Done> skipNotes();
    Outcome<Done> skipComments();
    Outcome<bool> hasMore();
    void begin(CsvRow &row);
    bool skipLineFeed();
    void step(CsvRow &row);
    void startField();
    void readPlain(CsvRow &row);
    void readEscaped(CsvRow &row);
    void readQuoted(CsvRow &row);
    void readSpecialInside(CsvRow &row);
    void breakLineInside(CsvRow &row);
    void readAfterQuote(CsvRow &row);
    void readBlanksAfterQuote(CsvRow &row);
    void readSecondQuote(CsvRow &row);
    void takeInnerQuote(CsvRow &row);
    void endField(CsvRow &row);
    void endAtDelimiterOrLine(CsvRow &row);
    void passLineEnd();
    void noteProblem(CsvRow &row, CsvRow::Problem problem) const;
    Outcome<bool> finish(CsvRow &row);
    static bool isEndOfText(const CsvRow &row);
    void complete(CsvRow &row);
    void findInvalidBytes(CsvRow &row) const;
    tl::unexpected<Error> unclosedQuote() const; ///< Its field is "quote".
    tl::unexpected<Error> tooLong(const CsvRow &row) const;

    char16_t here() const { return m_text.constData()[m_at].unicode(); }
    static bool isLineEnd(char16_t c) { return c == u'\n' || c == u'\r'; }
    bool endsField(char16_t c) const { return c == m_delimiter || isLineEnd(c); }
    bool isEscape(char16_t c) const { return m_escape != 0 && c == m_escape; }
    bool isMissing(const CsvRow &row) const;

    QIODevice *m_device;
    TextDecoder m_decoder;
    char16_t m_delimiter;
    char16_t m_quote;
    char16_t m_escape;
    char16_t m_comment;
    std::optional<QString> m_missing;
    bool m_trimBlanks;
    int m_notesToSkip;
    qint64 m_comments = 0;

    QString m_text; ///< Decoded; read up to m_at.
    qsizetype m_at = 0;
    bool m_atEnd = false;
    qint64 m_bytesRead = 0;
    bool m_textHasInvalid = false;

    In m_in = In::FieldStart;
    qint64 m_line = 1;
    bool m_afterReturn = false; ///< A CR ended the line: a LF that follows belongs to it.
    qint64 m_quoteLine = 0;     ///< Where the quote that is open now was opened.
    qsizetype m_fieldStart = 0;
    bool m_fieldIsQuoted = false;
    int m_escapes = 0; ///< In the value so far.
    bool m_recordHasQuotes = false;
    bool m_recordMayBeInvalid = false;
    int m_innerQuotes = 0;   ///< Unescaped quotes inside the quoted value so far.
    int m_pendingBlanks = 0; ///< Blanks after what may be the closing quote.
};

} // namespace intray
