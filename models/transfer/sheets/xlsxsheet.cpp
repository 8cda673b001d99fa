// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/xlsxsheet.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/sheettext.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr qint64 largestRowNumber = 1'000'000'000;
constexpr qsizetype longestRange = 40; ///< Of what is told; a range has at most 21 letters.

bool isTrue(QStringView value)
{
    return value == u"1" || value == u"true";
}

Outcome<bool> hasRows(const std::shared_ptr<const XlsxBook> &book, const QString &part)
{
    const auto sheet = XlsxSheet::open(book, part);
    if (!sheet)
        return tl::unexpected<Error>(sheet.error());
    SheetRow row;
    for (;;) {
        const auto more = (*sheet)->next(row);
        if (!more || !*more || row.width() > 0)
            return more;
    }
}

} // namespace

Outcome<QList<SheetName>> sheetsInXlsx(const QString &path)
{
    const auto book = XlsxBook::open(path);
    if (!book)
        return tl::unexpected<Error>(book.error());
    QList<SheetName> names;
    for (const XlsxBook::Sheet &sheet : (*book)->sheets()) {
        const auto has = hasRows(*book, sheet.part);
        if (!has)
            return tl::unexpected<Error>(has.error());
        names << SheetName{sheet.name, *has};
    }
    return names;
}

XlsxSheet::XlsxSheet(std::shared_ptr<const XlsxBook> book, std::unique_ptr<PartReader> reader)
    : m_book(std::move(book))
    , m_reader(std::move(reader))
{
}

Outcome<std::unique_ptr<XlsxSheet>> XlsxSheet::open(const std::shared_ptr<const XlsxBook> &book,
                                                    const QString &part)
{
    auto reader = PartReader::open(book->file(), part, QLatin1String("worksheet"));
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    return std::unique_ptr<XlsxSheet>(new XlsxSheet(book, std::move(*reader)));
}

Outcome<bool> XlsxSheet::next(SheetRow &row)
{
    if (m_isOver)
        return false;
    while (toRow()) {
        if (const auto read = readRow(row); !read)
            return tl::unexpected<Error>(read.error());
        if (!row.cells.isEmpty())
            return true;
    }
    m_isOver = true;
    return m_reader->fault().map([](Done) { return false; });
}

/// To the next row; what stands beside the rows is read on the way.
bool XlsxSheet::toRow()
{
    for (;;) {
        while (m_isInRows && m_reader->toChild()) {
            if (m_reader->is(QLatin1String("row")))
                return true;
            m_reader->skip();
        }
        m_isInRows = false;
        if (!m_reader->toChild())
            return false;
        if (m_reader->is(QLatin1String("sheetData")))
            m_isInRows = true;
        else if (m_reader->is(QLatin1String("cols")))
            readHiddenColumns();
        else if (m_reader->is(QLatin1String("mergeCells")))
            readMerged();
        else
            m_reader->skip();
    }
}

void XlsxSheet::readHiddenColumns()
{
    while (m_reader->toChild()) {
        const int from = m_reader->attribute(QLatin1String("min")).toInt() - 1;
        const int to = m_reader->attribute(QLatin1String("max")).toInt() - 1;
        if (isTrue(m_reader->attribute(QLatin1String("hidden"))) && from >= 0 && from <= to &&
            m_findings.hiddenColumns.size() < mostColumns)
            m_findings.hiddenColumns << qMakePair(from, to);
        m_reader->skip();
    }
}

void XlsxSheet::readMerged()
{
    while (m_reader->toChild()) {
        m_findings.merged.at(m_reader->attribute(QLatin1String("ref")).left(longestRange));
        m_reader->skip();
    }
}

/// Rows and cells may leave out where they are: then they follow the one before.
Outcome<Done> XlsxSheet::readRow(SheetRow &row)
{
    const QString said = m_reader->attribute(QLatin1String("r"));
    const qint64 number = said.isEmpty() ? m_row + 1 : said.toLongLong();
    if (number <= m_row || number > largestRowNumber)
        return tl::unexpected<Error>(damagedPart(
            m_book->file().path(), m_reader->part().entry().name,
            QStringLiteral("row %1 stands behind row %2").arg(said.left(20)).arg(m_row)));
    m_row = number;
    m_rowCharacters = 0;
    row.number = number;
    row.isHidden = isTrue(m_reader->attribute(QLatin1String("hidden")));
    row.cells.clear();
    int expected = 0;
    while (m_reader->toChild()) {
        if (!m_reader->is(QLatin1String("c"))) {
            m_reader->skip();
            continue;
        }
        if (const auto read = readCell(row, expected); !read)
            return read;
        expected = m_column + 1;
    }
    return m_reader->fault();
}

Outcome<Done> XlsxSheet::readCell(SheetRow &row, int expected)
{
    Stored stored = cellHere(expected);
    if (stored.column >= mostColumns)
        return tl::unexpected<Error>(
            oversized(m_book->file().path(), QStringLiteral("more than 65,536 columns")));
    if (stored.column < expected)
        return tl::unexpected<Error>(
            damagedPart(m_book->file().path(), m_reader->part().entry().name,
                        QStringLiteral("a cell of row %1 is not where it says").arg(row.number)));
    m_column = stored.column;
    readStored(stored);
    take(row, stored);
    if (m_rowCharacters > longestText)
        return tl::unexpected<Error>(
            oversized(m_book->file().path(), QStringLiteral("a row of more than 64 M characters")));
    return Done();
}

/// Without a copy of the attributes' texts: there are millions of cells.
XlsxSheet::Stored XlsxSheet::cellHere(int expected) const
{
    Stored stored;
    stored.column = expected;
    for (const QXmlStreamAttribute &attribute : m_reader->xml().attributes()) {
        const QStringView name = attribute.qualifiedName();
        if (name == u"r")
            stored.column = columnOfCell(attribute.value()).value_or(-1);
        else if (name == u"t")
            stored.type = typeOf(attribute.value());
        else if (name == u"s")
            stored.style = attribute.value().toLongLong();
    }
    return stored;
}

XlsxSheet::Type XlsxSheet::typeOf(QStringView name)
{
    if (name == u"s")
        return Type::Shared;
    if (name == u"str" || name == u"inlineStr")
        return Type::Text;
    if (name == u"b")
        return Type::Boolean;
    if (name == u"e")
        return Type::Error;
    return name == u"d" ? Type::IsoDate : Type::Number;
}

void XlsxSheet::readStored(Stored &stored)
{
    while (m_reader->toChild()) {
        if (m_reader->is(QLatin1String("v"))) {
            stored.value =
                stored.type == Type::Text ? withoutEscapes(m_reader->text()) : m_reader->text();
            stored.hasValue = true;
        } else if (m_reader->is(QLatin1String("is"))) {
            stored.value = richTextOf(*m_reader);
            stored.hasValue = true;
        } else {
            stored.hasFormula |= m_reader->is(QLatin1String("f"));
            m_reader->skip();
        }
    }
}

void XlsxSheet::take(SheetRow &row, const Stored &stored)
{
    if (!stored.hasValue || (stored.value.isEmpty() && stored.type != Type::Text)) {
        if (stored.hasFormula)
            m_findings.withoutResult.at(cellName(stored.column, row.number));
        return;
    }
    SheetCell cell{stored.column, stored.value, {}};
    switch (stored.type) {
    case Type::Number:
        takeNumber(cell, stored, row.number);
        break;
    case Type::Shared:
        takeSharedText(cell, stored, row.number);
        break;
    case Type::Boolean:
        cell.text = isTrue(stored.value) ? QStringLiteral("true") : QStringLiteral("false");
        break;
    case Type::Error:
        cell.fault = Words::tr("The cell %1 has the error %2.")
                         .arg(cellName(stored.column, row.number), stored.value.left(20));
        break;
    case Type::IsoDate:
        takeIsoDate(cell, stored, row.number);
        break;
    case Type::Text:
        break;
    }
    m_rowCharacters += cell.text.size();
    row.cells << std::move(cell);
}

void XlsxSheet::takeSharedText(SheetCell &cell, const Stored &stored, qint64 row) const
{
    bool isNumber = false;
    const auto text = m_book->sharedText(stored.value.toLongLong(&isNumber));
    if (isNumber && text)
        cell.text = *text;
    else
        cell.fault = Words::tr("The cell %1 refers to a text that the file does not have.")
                         .arg(cellName(cell.column, row));
}

void XlsxSheet::takeIsoDate(SheetCell &cell, const Stored &stored, qint64 row) const
{
    const auto text = textOfIso(stored.value);
    if (!text) {
        cell.fault = Words::tr("The cell %1 has “%2”, which is not a date.")
                         .arg(cellName(cell.column, row), stored.value.left(40));
        return;
    }
    const bool isDay = m_book->kindOf(stored.style) == NumberKind::Date;
    const bool isMidnight = text->endsWith(u"T00:00:00");
    cell.text = isDay && isMidnight ? text->left(10) : *text;
}

void XlsxSheet::takeNumber(SheetCell &cell, const Stored &stored, qint64 row)
{
    const auto number = textOfNumber(QStringView(stored.value));
    if (!number) {
        cell.fault = Words::tr("The cell %1 has “%2”, which is not a number.")
                         .arg(cellName(cell.column, row), stored.value.left(40));
        return;
    }
    const NumberKind kind = m_book->kindOf(stored.style);
    if (kind == NumberKind::Plain)
        return takePlainNumber(cell, *number, m_book->zeroFormOfStyle(stored.style), row);
    const auto date = textOfSerial(stored.value.toDouble(), kind, m_book->dateSystem());
    cell.text = date.value_or(*number);
    if (!date)
        m_findings.impossibleDates.at(cellName(cell.column, row));
}

void XlsxSheet::takePlainNumber(SheetCell &cell, const QString &number, const ZeroForm &zeroForm,
                                qint64 row)
{
    cell.text = zeroForm.isEmpty() ? number : inZeroForm(zeroForm, number);
    if (isLongNumber(number))
        m_findings.longNumbers.at(cellName(cell.column, row));
    if (cell.text != number)
        m_findings.zeroForms.at(cellName(cell.column, row));
}

} // namespace intray
