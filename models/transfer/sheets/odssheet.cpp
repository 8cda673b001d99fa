// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/odssheet.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/odstext.h"
#include "transfer/sheets/sheetdate.h"
#include "transfer/sheets/zeroform.h"

#include <QCoreApplication>

#include <array>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

/// Rows and columns that are repeated a million times are usual where nothing is in them.
constexpr qint64 mostRepeated = 1'000'000'000;
/// A row with values that comes more often than a sheet has rows is made to burst.
constexpr qint64 mostRowsOfOne = 1'048'576;

bool isOneOf(QStringView name, std::initializer_list<QStringView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isErrorText(const QString &text)
{
    return isOneOf(text,
                   {u"#N/A", u"#NAME?", u"#NULL!", u"#NUM!", u"#REF!", u"#VALUE!", u"#DIV/0!"}) ||
           text.startsWith(u"Err:");
}

/// A file that is locked as a whole has one part, or says so of its parts.
Outcome<bool> isLocked(const ZipFile &file)
{
    const QString manifest = QStringLiteral("META-INF/manifest.xml");
    if (file.has(QStringLiteral("encrypted-package")))
        return true;
    if (!file.has(manifest))
        return false;
    const auto reader = PartReader::open(file, manifest, QLatin1String("manifest"));
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    bool isSaid = false;
    while (!isSaid && (*reader)->toChild())
        while ((*reader)->toChild()) {
            isSaid |= (*reader)->is(QLatin1String("encryption-data"));
            (*reader)->skip();
        }
    return (*reader)->fault().map([&](Done) { return isSaid; });
}

} // namespace

Outcome<QList<SheetName>> sheetsInOds(const QString &path)
{
    const auto sheet = OdsSheet::open(path);
    if (!sheet)
        return tl::unexpected<Error>(sheet.error());
    QList<SheetName> names;
    SheetRow row;
    while (const auto name = (*sheet)->toSheet()) {
        bool has = false;
        while (!has) {
            const auto more = (*sheet)->next(row);
            if (!more)
                return tl::unexpected<Error>(more.error());
            if (!*more)
                break;
            has = row.width() > 0;
        }
        names << SheetName{*name, has};
        (*sheet)->passOverRest();
    }
    return (*sheet)->fault().map([&](Done) { return names; });
}

OdsSheet::OdsSheet(std::unique_ptr<ZipFile> file, std::unique_ptr<PartReader> reader)
    : m_file(std::move(file))
    , m_reader(std::move(reader))
{
}

Outcome<std::unique_ptr<OdsSheet>> OdsSheet::open(const QString &path)
{
    auto file = ZipFile::open(path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    const auto locked = isLocked(**file);
    if (!locked)
        return tl::unexpected<Error>(locked.error());
    if (*locked)
        return tl::unexpected<Error>(lockedBook(path));
    auto reader =
        PartReader::open(**file, QStringLiteral("content.xml"), QLatin1String("document-content"));
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    for (const auto inner : {QLatin1String("body"), QLatin1String("spreadsheet")}) {
        while ((*reader)->toChild() && !(*reader)->is(inner))
            (*reader)->skip();
        if (!(*reader)->is(inner))
            return tl::unexpected<Error>((*reader)->fault() ? missingPart(path, inner)
                                                            : (*reader)->fault().error());
    }
    return std::unique_ptr<OdsSheet>(new OdsSheet(std::move(*file), std::move(*reader)));
}

std::optional<QString> OdsSheet::toSheet()
{
    while (m_reader->toChild()) {
        if (!m_reader->is(QLatin1String("table"))) {
            m_reader->skip();
            continue;
        }
        m_inside = 1;
        m_isOver = false;
        m_nextRow = 1;
        m_nextColumn = 0;
        m_timesMore = 0;
        m_findings = {};
        return m_reader->attribute(QLatin1String("table:name"));
    }
    return std::nullopt;
}

void OdsSheet::passOverRest()
{
    while (m_inside > 0)
        if (m_reader->toChild())
            m_reader->skip();
        else
            --m_inside;
    m_isOver = true;
}

Outcome<bool> OdsSheet::next(SheetRow &row)
{
    if (m_isOver)
        return false;
    while (m_timesMore == 0) {
        if (!toRow()) {
            m_isOver = true;
            return m_reader->fault().map([](Done) { return false; });
        }
        if (const auto read = readRow(); !read)
            return tl::unexpected<Error>(read.error());
    }
    --m_timesMore;
    row = m_row;
    ++m_row.number;
    return true;
}

/// To the next row, also of a group; the columns are read on the way.
bool OdsSheet::toRow()
{
    while (m_inside > 0) {
        if (!m_reader->toChild()) {
            --m_inside;
            continue;
        }
        const QStringView name = m_reader->xml().name();
        if (name == u"table-row")
            return true;
        if (isOneOf(name, {u"table-row-group", u"table-header-rows", u"table-rows",
                           u"table-column-group", u"table-header-columns", u"table-columns"}))
            ++m_inside;
        else if (name == u"table-column")
            readColumn();
        else
            m_reader->skip();
    }
    return false;
}

qint64 OdsSheet::repeated(QLatin1String attribute) const
{
    return std::clamp<qint64>(m_reader->attribute(attribute).toLongLong(), 1, mostRepeated);
}

static bool isHidden(const QString &visibility)
{
    return visibility == u"collapse" || visibility == u"filter";
}

void OdsSheet::readColumn()
{
    const qint64 times = repeated(QLatin1String("table:number-columns-repeated"));
    const qint64 next = std::min(m_nextColumn + times, mostRepeated);
    if (isHidden(m_reader->attribute(QLatin1String("table:visibility"))) &&
        m_findings.hiddenColumns.size() < mostColumns)
        m_findings.hiddenColumns << qMakePair(int(m_nextColumn), int(next - 1));
    m_nextColumn = next;
    m_reader->skip();
}

Outcome<Done> OdsSheet::readRow()
{
    const qint64 times = repeated(QLatin1String("table:number-rows-repeated"));
    m_row.number = m_nextRow;
    m_row.isHidden = isHidden(m_reader->attribute(QLatin1String("table:visibility")));
    m_row.cells.clear();
    m_nextRow += times;
    m_nextColumn = 0;
    m_rowCharacters = 0;
    while (m_reader->toChild())
        if (const auto read = readCell(); !read)
            return read;
    const bool isEmpty = m_row.width() == 0;
    if (!isEmpty && times > mostRowsOfOne)
        return tl::unexpected<Error>(
            oversized(m_file->path(), QStringLiteral("a row of more than 1,048,576 times")));
    m_timesMore = isEmpty ? 0 : times;
    return m_reader->fault();
}

Outcome<Done> OdsSheet::readCell()
{
    const bool isCovered = m_reader->is(QLatin1String("covered-table-cell"));
    if (!isCovered && !m_reader->is(QLatin1String("table-cell"))) {
        m_reader->skip();
        return Done();
    }
    const qint64 times = repeated(QLatin1String("table:number-columns-repeated"));
    m_cellColumn = int(std::min<qint64>(m_nextColumn, mostColumns));
    m_nextColumn = std::min(m_nextColumn + times, mostRepeated);
    if (isCovered) {
        m_reader->skip();
        return Done();
    }
    tellMerged();
    const Stored stored = storedHere();
    const auto text = textOfOdsCell(*m_reader);
    auto cell = cellOf(stored, text);
    if (!cell)
        return Done();
    m_rowCharacters += cell->text.size() * times;
    const bool isEmpty = cell->text.isEmpty() && cell->fault.isEmpty();
    if (isEmpty && m_nextColumn > mostColumns)
        return Done();
    if (m_nextColumn > mostColumns || m_rowCharacters > longestText)
        return tl::unexpected<Error>(
            oversized(m_file->path(),
                      QStringLiteral("a row of more than 65,536 columns or 64 M characters")));
    for (cell->column = m_cellColumn; cell->column < m_nextColumn; ++cell->column)
        m_row.cells << *cell;
    return Done();
}

/// A covered cell is passed over, so the value stands in the first.
void OdsSheet::tellMerged()
{
    const qint64 columns = repeated(QLatin1String("table:number-columns-spanned"));
    const qint64 rows = repeated(QLatin1String("table:number-rows-spanned"));
    if (columns == 1 && rows == 1)
        return;
    const int last = int(std::min<qint64>(m_cellColumn + columns - 1, mostColumns));
    m_findings.merged.at(cellName(m_cellColumn, m_row.number) + u':' +
                         cellName(last, m_row.number + rows - 1));
}

OdsSheet::Stored OdsSheet::storedHere() const
{
    static constexpr std::array values{u"office:value", u"office:date-value", u"office:time-value",
                                       u"office:boolean-value", u"office:string-value"};
    Stored stored;
    for (const QXmlStreamAttribute &attribute : m_reader->xml().attributes()) {
        const QStringView name = attribute.qualifiedName();
        if (name == u"office:value-type")
            stored.type = attribute.value().toString();
        else if (name == u"calcext:value-type")
            stored.isError = attribute.value() == u"error";
        else if (name == u"table:formula")
            stored.hasFormula = true;
        else if (std::find(values.begin(), values.end(), name) != values.end()) {
            stored.value = attribute.value().toString();
            stored.hasValue = true;
        }
    }
    return stored;
}

/// Nothing: the cell is missing.
std::optional<SheetCell> OdsSheet::cellOf(const Stored &stored, const std::optional<QString> &text)
{
    const QString name = cellName(m_cellColumn, m_row.number);
    SheetCell cell{0, text.value_or(QString()), {}};
    if (stored.isError || (stored.hasFormula && isErrorText(cell.text))) {
        cell.fault = Words::tr("The cell %1 has the error %2.").arg(name, cell.text.left(20));
        return cell;
    }
    const bool isText = stored.type == u"string";
    if (isText || stored.type.isEmpty()) {
        if (stored.hasFormula && !isText && !text)
            m_findings.withoutResult.at(name);
        if (isText && stored.hasValue && cell.text.isEmpty())
            cell.text = stored.value;
        return isText || !cell.text.isEmpty() ? std::optional(cell) : std::nullopt;
    }
    if (const auto value = textOf(stored, cell.text))
        cell.text = *value;
    else
        cell.fault = Words::tr("The cell %1 has “%2”, which does not match the type of the cell.")
                         .arg(name, (stored.hasValue ? stored.value : cell.text).left(40));
    return cell;
}

std::optional<QString> OdsSheet::textOf(const Stored &stored, const QString &text)
{
    if (!stored.hasValue)
        return text.isEmpty() ? std::nullopt : std::optional(text);
    if (isOneOf(stored.type, {u"float", u"percentage", u"currency"}))
        return textOfPlainNumber(stored.value, text);
    if (stored.type == u"date")
        return textOfIso(stored.value);
    if (stored.type == u"time")
        return textOfDuration(stored.value);
    if (stored.type == u"boolean")
        return stored.value == u"true" ? QStringLiteral("true") : QStringLiteral("false");
    return text;
}

std::optional<QString> OdsSheet::textOfPlainNumber(const QString &stored, const QString &shown)
{
    const auto number = textOfNumber(QStringView(stored));
    const QString name = cellName(m_cellColumn, m_row.number);
    if (number && isLongNumber(*number))
        m_findings.longNumbers.at(name);
    const auto zeroForm = number ? zeroFormShown(shown, *number) : std::nullopt;
    if (!zeroForm)
        return number;
    m_findings.zeroForms.at(name);
    return zeroForm;
}

} // namespace intray
