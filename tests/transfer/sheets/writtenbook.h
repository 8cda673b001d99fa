// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/fixturedata.h"
#include "transfer/sheets/sheettable.h"

#include <zip.h>

#include <QTemporaryDir>

namespace intray {

/// A zip file that a test makes, part by part.
class WrittenZip
{
public:
    WrittenZip &with(const QByteArray &name, const QByteArray &content, int method = ZIP_CM_DEFAULT)
    {
        m_parts << Part{name, content, method};
        return *this;
    }
    WrittenZip &without(const QByteArray &name)
    {
        m_parts.removeIf([&](const Part &part) { return part.name == name; });
        return *this;
    }
    QString path(const QString &name = QStringLiteral("book.dat"))
    {
        const QString path = m_folder.filePath(name);
        zip_t *zip = zip_open(path.toUtf8().constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const Part &part : std::as_const(m_parts)) {
            zip_source_t *source = zip_source_buffer(zip, part.content.constData(),
                                                     zip_uint64_t(part.content.size()), 0);
            const auto index = zip_file_add(zip, part.name.constData(), source, ZIP_FL_ENC_UTF_8);
            if (index < 0 ||
                zip_set_file_compression(zip, zip_uint64_t(index), part.method, 0) != 0)
                qFatal("cannot add %s", part.name.constData());
            // Of the two ways the one that libzip knows without a library for it.
            if (m_isLocked &&
                zip_file_set_encryption(zip, zip_uint64_t(index), ZIP_EM_TRAD_PKWARE, "s") != 0)
                qFatal("cannot lock %s", part.name.constData());
        }
        if (zip_close(zip) != 0)
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    WrittenZip &locked()
    {
        m_isLocked = true;
        return *this;
    }

private:
    struct Part
    {
        QByteArray name;
        QByteArray content;
        int method;
    };
    QTemporaryDir m_folder;
    QList<Part> m_parts;
    bool m_isLocked = false;
};

/// A workbook of xlsx that a test makes. Rows and texts are the XML as it stands in the file.
struct WrittenXlsx
{
    QList<QPair<QByteArray, QByteArray>> sheets; ///< Name and what is within <worksheet>.
    QByteArray texts;                            ///< Within <sst>; empty: there is no such part.
    QByteArray formats;                          ///< Within <numFmts>.
    QByteArray styles = "<xf numFmtId=\"0\"/>";  ///< Within <cellXfs>.
    QByteArray properties;                       ///< In front of <sheets>.

    static WrittenXlsx ofRows(const QByteArray &rows)
    {
        WrittenXlsx book;
        book.sheets << qMakePair(QByteArray("S"), "<sheetData>" + rows + "</sheetData>");
        return book;
    }

    void writeInto(WrittenZip &zip) const
    {
        const QByteArray main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
        const QByteArray office =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
        QByteArray links;
        QByteArray names;
        for (qsizetype i = 0; i < sheets.size(); ++i) {
            const QByteArray number = QByteArray::number(i + 1);
            names += "<sheet name=\"" + sheets.at(i).first + "\" sheetId=\"" + number +
                     "\" r:id=\"rId" + number + "\"/>";
            links += "<Relationship Id=\"rId" + number + "\" Type=\"" + office +
                     "/worksheet\" Target=\"worksheets/sheet" + number + ".xml\"/>";
            zip.with("xl/worksheets/sheet" + number + ".xml",
                     "<worksheet xmlns=\"" + main + "\">" + sheets.at(i).second + "</worksheet>");
        }
        links +=
            "<Relationship Id=\"s\" Type=\"" + office + "/styles\" Target=\"/xl/styles.xml\"/>";
        if (!texts.isEmpty()) {
            links += "<Relationship Id=\"t\" Type=\"" + office +
                     "/sharedStrings\" Target=\"sharedStrings.xml\"/>";
            zip.with("xl/sharedStrings.xml", "<sst xmlns=\"" + main + "\">" + texts + "</sst>");
        }
        zip.with("[Content_Types].xml", "<Types/>");
        zip.with("_rels/.rels",
                 "<Relationships><Relationship Id=\"a\" Type=\"" + office +
                     "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>");
        zip.with("xl/_rels/workbook.xml.rels", "<Relationships>" + links + "</Relationships>");
        zip.with("xl/styles.xml", "<styleSheet xmlns=\"" + main + "\"><numFmts>" + formats +
                                      "</numFmts><cellXfs>" + styles + "</cellXfs></styleSheet>");
        zip.with("xl/workbook.xml", "<workbook xmlns=\"" + main + "\" xmlns:r=\"" + office + "\">" +
                                        properties + "<sheets>" + names + "</sheets></workbook>");
    }
};

/// A workbook of ods that a test makes; `tables` is the XML within <office:spreadsheet>.
inline void writeOds(WrittenZip &zip, const QByteArray &tables)
{
    const QByteArray oasis = "urn:oasis:names:tc:opendocument:xmlns:";
    zip.with("mimetype", "application/vnd.oasis.opendocument.spreadsheet", ZIP_CM_STORE);
    zip.with("META-INF/manifest.xml",
             "<manifest:manifest xmlns:manifest=\"" + oasis + "manifest:1.0\"/>");
    zip.with("content.xml",
             "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"" + oasis +
                 "office:1.0\" xmlns:table=\"" + oasis + "table:1.0\" xmlns:text=\"" + oasis +
                 "text:1.0\" xmlns:draw=\"" + oasis +
                 "drawing:1.0\" xmlns:calcext=\"urn:org:documentfoundation:names:experimental:calc:"
                 "xmlns:calcext:1.0\"><office:body><office:spreadsheet>" +
                 tables + "</office:spreadsheet></office:body></office:document-content>");
}

/// A whole sheet, read.
inline ReadTable readSheet(const QString &path, const QString &sheet = {},
                           const CsvChoices &choices = {})
{
    ReadTable result;
    const auto fail = [&](const Error &error) {
        result.failed = true;
        result.error = error;
        return result;
    };
    const auto table = SheetTable::open(path, sheet, choices);
    if (!table)
        return fail(table.error());
    result.format = (*table)->format();
    result.columns = (*table)->columns();
    TableRow row;
    for (;;) {
        const auto more = (*table)->next(row);
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        if (row.reason.isEmpty())
            result.rows << row.row.values();
        else
            result.bad << qMakePair(row.row.line, row.reason);
    }
    result.notes = (*table)->notes();
    return result;
}

inline ReadTable readXlsx(const WrittenXlsx &book, const CsvChoices &choices = {})
{
    WrittenZip zip;
    book.writeInto(zip);
    return readSheet(zip.path(), {}, choices);
}

inline ReadTable readOds(const QByteArray &tables, const CsvChoices &choices = {})
{
    WrittenZip zip;
    writeOds(zip, tables);
    return readSheet(zip.path(), {}, choices);
}

/// A value as a test writes it down: what is missing is "-".
inline QString shown(const QStringList &values)
{
    QStringList shown;
    for (const QString &value : values)
        shown << (value.isNull() ? QStringLiteral("-") : value);
    return shown.join(u'|');
}

} // namespace intray
