// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/book.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/odssheet.h"
#include "transfer/sheets/oldoffice.h"
#include "transfer/sheets/xlsxsheet.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Book)
};

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

tl::unexpected<Error> oldKind(const QString &path)
{
    return invalid(Words::tr("The file “%1” is a spreadsheet in an old format (.xls). Open it, "
                             "save it as .xlsx or .ods, and import that file.")
                       .arg(path));
}

tl::unexpected<Error> binaryKind(const QString &path)
{
    return invalid(Words::tr("The file “%1” is a spreadsheet in a binary format (.xlsb). Open it, "
                             "save it as .xlsx or .ods, and import that file.")
                       .arg(path));
}

Outcome<bool> isOds(const ZipFile &file)
{
    const QString type = QStringLiteral("mimetype");
    if (!file.has(type))
        return false;
    return file.part(type).map([](const std::unique_ptr<ZipPart> &part) {
        return part->read(200).startsWith("application/vnd.oasis.opendocument.spreadsheet");
    });
}

Outcome<BookKind> kindOfZip(const QString &path)
{
    const auto file = ZipFile::open(path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    if ((*file)->has(QStringLiteral("xl/workbook.bin")))
        return binaryKind(path);
    if ((*file)->has(QStringLiteral("[Content_Types].xml")) &&
        (*file)->hasFolder(QStringLiteral("xl/")))
        return BookKind::Xlsx;
    return isOds(**file).map([](bool is) { return is ? BookKind::Ods : BookKind::None; });
}

QString listed(const QList<SheetName> &sheets)
{
    constexpr qsizetype most = 50;
    QStringList names;
    for (const SheetName &sheet : sheets.mid(0, most))
        names << sheet.name.left(100);
    return names.join(QStringLiteral(", ")) +
           (sheets.size() > most ? QStringLiteral(", …") : QString());
}

tl::unexpected<Error> noSuchSheet(const QString &name, const QList<SheetName> &sheets)
{
    return invalid(
        Words::tr("The spreadsheet has no sheet “%1”. It has: %2.").arg(name, listed(sheets)));
}

/// The one that has rows, if a person could mean no other.
Outcome<QString> onlyOf(QList<SheetName> sheets)
{
    sheets.removeIf([](const SheetName &sheet) { return !sheet.hasRows; });
    if (sheets.isEmpty())
        return invalid(
            Words::tr("No sheet of the spreadsheet has rows: there is nothing to import."));
    if (sheets.size() > 1)
        return invalid(Words::tr("Choose the sheet of the spreadsheet to import. It has: %1.")
                           .arg(listed(sheets)));
    return sheets.constFirst().name;
}

Outcome<QList<SheetName>> sheetsOf(const QString &path, BookKind kind)
{
    return kind == BookKind::Xlsx ? sheetsInXlsx(path) : sheetsInOds(path);
}

Outcome<std::unique_ptr<SheetRows>> rowsOfXlsx(const QString &path, const QString &name)
{
    const auto book = XlsxBook::open(path);
    if (!book)
        return tl::unexpected<Error>(book.error());
    QList<SheetName> names;
    for (const XlsxBook::Sheet &sheet : (*book)->sheets()) {
        if (sheet.name == name)
            return XlsxSheet::open(*book, sheet.part).map([](std::unique_ptr<XlsxSheet> &&opened) {
                return std::unique_ptr<SheetRows>(std::move(opened));
            });
        names << SheetName{sheet.name};
    }
    return noSuchSheet(name, names);
}

Outcome<std::unique_ptr<SheetRows>> rowsOfOds(const QString &path, const QString &name)
{
    auto sheet = OdsSheet::open(path);
    if (!sheet)
        return tl::unexpected<Error>(sheet.error());
    QList<SheetName> names;
    while (const auto found = (*sheet)->toSheet()) {
        if (*found == name)
            return std::unique_ptr<SheetRows>(std::move(*sheet));
        names << SheetName{*found};
        (*sheet)->passOverRest();
    }
    if (const auto sound = (*sheet)->fault(); !sound)
        return tl::unexpected<Error>(sound.error());
    return noSuchSheet(name, names);
}

} // namespace

bool mayBeSpreadsheet(const QString &path)
{
    QFile file(path);
    const QByteArray beginning =
        QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.read(4) : QByteArray();
    return beginning == "PK\x03\x04" || beginning == "PK\x05\x06";
}

Outcome<BookKind> bookKindOf(const QString &path)
{
    switch (compoundKindOf(path)) {
    case CompoundKind::OldSpreadsheet:
        return oldKind(path);
    case CompoundKind::LockedSpreadsheet:
        return tl::unexpected<Error>(lockedBook(path));
    case CompoundKind::Other:
    case CompoundKind::None:
        break;
    }
    return mayBeSpreadsheet(path) ? kindOfZip(path) : BookKind::None;
}

Outcome<QList<SheetName>> sheetsIn(const QString &path)
{
    return bookKindOf(path).and_then([&](BookKind kind) -> Outcome<QList<SheetName>> {
        if (kind == BookKind::None)
            return invalid(Words::tr("The file “%1” is not a spreadsheet; only spreadsheets have "
                                     "sheets to choose from.")
                               .arg(path));
        return sheetsOf(path, kind);
    });
}

Outcome<OpenedSheet> openSheet(const QString &path, const QString &name)
{
    const auto kind = bookKindOf(path);
    if (!kind)
        return tl::unexpected<Error>(kind.error());
    const auto chosen = name.isEmpty() ? sheetsIn(path).and_then(onlyOf) : Outcome<QString>(name);
    if (!chosen)
        return tl::unexpected<Error>(chosen.error());
    auto rows = *kind == BookKind::Xlsx ? rowsOfXlsx(path, *chosen) : rowsOfOds(path, *chosen);
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    return OpenedSheet{*kind, *chosen, std::move(*rows)};
}

} // namespace intray
