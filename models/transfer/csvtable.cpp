// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvtable.h"

#include "transfer/columnnames.h"
#include "transfer/formulaguard.h"
#include "transfer/textfile.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CsvTable)
};

} // namespace

CsvTable::CsvTable(const QString &path)
    : m_file(path)
{
}

Outcome<std::unique_ptr<CsvTable>> CsvTable::open(const QString &path, const CsvChoices &choices)
{
    std::unique_ptr<CsvTable> table(new CsvTable(path));
    const auto opened = openText(table->m_file)
                            .and_then([&](Done) { return table->guessFormat(choices); })
                            .and_then([&](Done) { return table->readHeader(); });
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    return table;
}

Outcome<Done> CsvTable::guessFormat(const CsvChoices &choices)
{
    const QByteArray sample = m_file.peek(csvSampleBytes);
    if (sample.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The file “%1” is empty: there is nothing to import.")
                           .arg(m_file.fileName()));
    const auto format = guessCsvFormat(sample, sample.size() < csvSampleBytes, choices);
    if (!format)
        return tl::unexpected<Error>(format.error());
    m_format = *format;
    auto reader = CsvReader::open(m_file, m_format);
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    m_reader = std::make_unique<CsvReader>(std::move(*reader));
    return Done();
}

Outcome<Done> CsvTable::readHeader()
{
    do {
        const auto more = m_reader->next(m_firstRow);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return failure(Error::Kind::Invalid,
                           Words::tr("The file “%1” has no rows: there is nothing to import.")
                               .arg(m_file.fileName()));
    } while (m_firstRow.isBlank);
    if (m_format.hasHeader && m_firstRow.problem != CsvRow::Problem::None)
        return failure(Error::Kind::Invalid,
                       Words::tr("The header cannot be read: %1").arg(faultOf(m_firstRow)));
    m_hasFirstRow = !m_format.hasHeader;
    if (m_format.hasHeader && m_format.isGuarded)
        takeGuardAway(m_firstRow);
    nameColumns(m_firstRow);
    return Done();
}

void CsvTable::nameColumns(const CsvRow &header)
{
    QStringList names = header.values();
    if (!m_format.hasHeader)
        names.fill(QString());
    const ColumnNames columns = columnNamesFrom(names);
    m_columns = columns.names;
    if (m_format.hasHeader)
        m_headerNotes = columns.notes;
    else
        m_headerNotes << Words::tr(
            "The file seems to have no header, so its columns are numbered.");
    m_headerNotes += notesOfHeader(m_format.isHeaderDoubtful, m_format.isHeaderDouble, header.line);
    if (m_format.isUndivided)
        m_headerNotes << Words::tr(
            "Each line is read as one value, because no comma, semicolon, tab or vertical bar "
            "parts it. If another character does, choose it as the separator. A table with columns "
            "of a fixed width cannot be read; save it as CSV first.");
    if (m_format.trimBlanks)
        m_headerNotes << Words::tr("Blanks around the values were taken off.");
    if (m_format.skipLines > 0)
        m_headerNotes << Words::tr("%n line(s) before the header were skipped.", nullptr,
                                   m_format.skipLines);
    if (const QString note = noteOn(m_format.encoding); !note.isEmpty())
        m_headerNotes << note;
}

Outcome<bool> CsvTable::next(TableRow &row)
{
    row.reason.clear();
    if (std::exchange(m_hasFirstRow, false)) {
        row.row = m_firstRow;
    } else {
        do {
            const auto more = m_reader->next(row.row);
            if (!more || !*more)
                return more;
            countBlank(row.row);
        } while (row.row.isBlank);
    }
    if (m_format.isGuarded)
        takeGuardAway(row.row);
    dropEmptySurplus(row.row);
    takeTextOfExcel(row.row);
    row.reason = faultOf(row.row);
    if (row.reason.isEmpty() && row.row.hasInnerQuotes && m_innerQuoteRows++ == 0)
        m_firstInnerQuoteLine = row.row.line;
    return true;
}

void CsvTable::takeGuardAway(CsvRow &row)
{
    if (!row.text.contains(u'\''))
        return;
    QString text;
    QList<qsizetype> ends;
    for (qsizetype i = 0; i < row.size(); ++i) {
        text += withoutGuard(row.at(i).toString());
        ends << text.size();
    }
    row.text = text;
    row.ends = ends;
}

/// ="00123" is what people write so that Excel keeps the zeros.
void CsvTable::takeTextOfExcel(CsvRow &row)
{
    static const QRegularExpression formula(QStringLiteral("^=\"([^\"]*)\"$"));
    if (!row.text.contains(QStringLiteral("=\"")) || m_format.isGuarded)
        return;
    QString text;
    QList<qsizetype> ends;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const auto match = formula.match(row.at(i));
        text += match.hasMatch() ? match.capturedView(1) : row.at(i);
        ends << text.size();
        if (match.hasMatch() && m_excelTexts++ == 0)
            m_firstExcelLine = row.line;
    }
    row.text = text;
    row.ends = ends;
}

void CsvTable::countBlank(const CsvRow &row)
{
    if (row.isBlank && m_blankLines++ == 0)
        m_firstBlankLine = row.line;
}

/// Delimiters at the end of a line, with nothing between them, add no value.
void CsvTable::dropEmptySurplus(CsvRow &row)
{
    const qsizetype width = m_columns.size();
    if (row.size() <= width || row.ends.at(width - 1) != row.text.size())
        return;
    row.ends.resize(width);
    row.missing.removeIf([width](qsizetype index) { return index >= width; });
    ++m_surplusRows;
}

QString CsvTable::faultOf(const CsvRow &row) const
{
    const QString column = m_columns.value(row.problemField, QString::number(row.problemField + 1));
    switch (row.problem) {
    case CsvRow::Problem::NulByte:
        return Words::tr("There is a zero byte in line %1, column “%2”.")
            .arg(row.problemLine)
            .arg(column);
    case CsvRow::Problem::InvalidBytes:
        return Words::tr("There are bytes in line %1, column “%2”, that are not %3.")
            .arg(row.problemLine)
            .arg(column, m_format.encoding.name);
    case CsvRow::Problem::StrayQuote:
        return Words::tr("It is not clear where the quotation marks end in line %1, column “%2”.")
            .arg(row.problemLine)
            .arg(column);
    case CsvRow::Problem::None:
        break;
    }
    return m_columns.isEmpty() ? QString() : raggedness(row);
}

/// As in files that were put together, or printed on several pages.
bool CsvTable::isHeaderAgain(const CsvRow &row) const
{
    return m_format.hasHeader && row.size() > 1 && row.text == m_firstRow.text &&
           row.ends == m_firstRow.ends;
}

QString CsvTable::raggedness(const CsvRow &row) const
{
    if (row.isAllEmpty())
        return Words::tr("The row has no values.");
    if (isHeaderAgain(row))
        return Words::tr("The row has the names of the columns once more.");
    if (row.size() == m_columns.size())
        return {};
    const QString found = Words::tr("%n value(s)", nullptr, int(row.size()));
    const QString wanted = Words::tr("%n column(s)", nullptr, int(m_columns.size()));
    return row.size() < m_columns.size()
               ? Words::tr("The row is too short: %1 for %2.").arg(found, wanted)
               : Words::tr("The row is too long: %1 for %2.").arg(found, wanted);
}

QStringList CsvTable::notes() const
{
    QStringList notes = m_headerNotes;
    if (m_blankLines > 0)
        notes << Words::tr("%n blank line(s) were skipped, the first is line %1.", nullptr,
                           int(m_blankLines))
                     .arg(m_firstBlankLine);
    if (m_reader->comments() > 0)
        notes << Words::tr("%n comment line(s) were skipped.", nullptr, int(m_reader->comments()));
    if (m_innerQuoteRows > 0)
        notes << Words::tr("%n row(s) have quotation marks inside quoted values; they were read as "
                           "they are, the first in line %1.",
                           nullptr, int(m_innerQuoteRows))
                     .arg(m_firstInnerQuoteLine);
    if (m_excelTexts > 0)
        notes << Words::tr("%n value(s) stand as text for Excel, like =\"00123\"; they were read "
                           "without the signs around them, the first in line %1.",
                           nullptr, int(m_excelTexts))
                     .arg(m_firstExcelLine);
    if (m_surplusRows > 0)
        notes << Words::tr("%n row(s) end with separators beyond the last column.", nullptr,
                           int(m_surplusRows));
    return notes;
}

} // namespace intray
