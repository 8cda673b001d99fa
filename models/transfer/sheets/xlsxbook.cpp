// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/xlsxbook.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/partreader.h"
#include "transfer/sheets/sheettext.h"

#include <QDir>

namespace intray {

namespace {

/// A program offers some 64,000 styles and a few hundred formats; more would only fill memory.
constexpr qsizetype mostStyles = 1'000'000;
constexpr qsizetype mostSheets = 10'000;
constexpr qsizetype mostLinks = 100'000;

QString folderOf(const QString &part)
{
    return part.left(part.lastIndexOf(u'/') + 1);
}

/// Where the links of a part stand: "xl/_rels/workbook.xml.rels".
QString linksPartOf(const QString &part)
{
    const QString folder = folderOf(part);
    return folder + QStringLiteral("_rels/") + part.mid(folder.size()) + QStringLiteral(".rels");
}

QString partAt(const QString &folder, const QString &target)
{
    const QString path = target.startsWith(u'/') ? target : u'/' + folder + target;
    return QDir::cleanPath(path).mid(1);
}

bool isTrue(const QString &value)
{
    return value == u"1" || value == u"true" || value == u"on";
}

} // namespace

Outcome<std::shared_ptr<const XlsxBook>> XlsxBook::open(const QString &path)
{
    auto file = ZipFile::open(path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    std::shared_ptr<XlsxBook> book(new XlsxBook);
    book->m_file = std::move(*file);
    if (const auto read = book->read(); !read)
        return tl::unexpected<Error>(read.error());
    return book;
}

Outcome<Done> XlsxBook::read()
{
    return findWorkbook().and_then([this](const QString &part) { return readWorkbook(part); });
}

Outcome<XlsxBook::Links> XlsxBook::linksOf(const QString &part) const
{
    Links links;
    if (!m_file->has(linksPartOf(part)))
        return links;
    const auto reader =
        PartReader::open(*m_file, linksPartOf(part), QLatin1String("Relationships"));
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    while ((*reader)->toChild() && links.size() < mostLinks) {
        const QString type = (*reader)->attribute(QLatin1String("Type"));
        const QString target = (*reader)->attribute(QLatin1String("Target"));
        const QString kind = type.mid(type.lastIndexOf(u'/') + 1);
        if ((*reader)->attribute(QLatin1String("TargetMode")) != u"External")
            links.insert((*reader)->attribute(QLatin1String("Id")),
                         {kind, partAt(folderOf(part), target)});
        (*reader)->skip();
    }
    return (*reader)->finish().map([&](Done) { return links; });
}

Outcome<QString> XlsxBook::findWorkbook() const
{
    return linksOf(QString()).map([](const Links &links) {
        for (const Link &link : links)
            if (link.kind == u"officeDocument")
                return link.part;
        return QStringLiteral("xl/workbook.xml");
    });
}

Outcome<Done> XlsxBook::readWorkbook(const QString &part)
{
    const auto links = linksOf(part);
    if (!links)
        return tl::unexpected<Error>(links.error());
    const auto opened = PartReader::open(*m_file, part, QLatin1String("workbook"));
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    PartReader &reader = **opened;
    while (reader.toChild()) {
        if (reader.is(QLatin1String("workbookPr")) &&
            isTrue(reader.attribute(QLatin1String("date1904"))))
            m_dateSystem = DateSystem::From1904;
        if (reader.is(QLatin1String("sheets")))
            readSheets(reader, *links);
        else
            reader.skip();
    }
    auto read = reader.finish();
    for (const Link &link : *links) {
        if (read && link.kind == u"styles")
            read = readStyles(link.part);
        if (read && link.kind == u"sharedStrings")
            read = readTexts(link.part);
    }
    return read;
}

/// Sheets of charts and macros have no cells.
void XlsxBook::readSheets(PartReader &reader, const Links &links)
{
    while (reader.toChild()) {
        QString id;
        for (const QXmlStreamAttribute &attribute : reader.xml().attributes())
            if (attribute.name() == u"id")
                id = attribute.value().toString();
        const Link link = links.value(id);
        if (link.kind == u"worksheet" && m_sheets.size() < mostSheets)
            m_sheets << Sheet{withoutEscapes(reader.attribute(QLatin1String("name"))), link.part};
        reader.skip();
    }
}

Outcome<Done> XlsxBook::readStyles(const QString &part)
{
    const auto opened = PartReader::open(*m_file, part, QLatin1String("styleSheet"));
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    PartReader &reader = **opened;
    QHash<int, QString> own;
    while (reader.toChild()) {
        const bool isFormats = reader.is(QLatin1String("numFmts"));
        if (!isFormats && !reader.is(QLatin1String("cellXfs"))) {
            reader.skip();
            continue;
        }
        while (reader.toChild()) {
            const int id = reader.attribute(QLatin1String("numFmtId")).toInt();
            if (isFormats && own.size() < mostStyles)
                own.insert(id, withoutEscapes(reader.attribute(QLatin1String("formatCode"))));
            else if (!isFormats && m_kinds.size() < mostStyles)
                takeStyle(own, id);
            reader.skip();
        }
    }
    return reader.finish();
}

void XlsxBook::takeStyle(const QHash<int, QString> &own, int format)
{
    const QString code = own.value(format);
    m_kinds << (own.contains(format) ? kindOfFormat(code) : kindOfKnownFormat(format));
    const ZeroForm zeroForm = zeroFormOf(code);
    if (!zeroForm.isEmpty())
        m_zeroForms.insert(m_kinds.size() - 1, zeroForm);
}

Outcome<Done> XlsxBook::readTexts(const QString &part)
{
    const auto reader = PartReader::open(*m_file, part, QLatin1String("sst"));
    if (!reader)
        return tl::unexpected<Error>(reader.error());
    return m_texts.read(**reader);
}

} // namespace intray
