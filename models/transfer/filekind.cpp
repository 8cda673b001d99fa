// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/filekind.h"

#include "transfer/exportcolumns.h"
#include "transfer/textencoding.h"
#include "transfer/textfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FileKind)
};

constexpr qint64 beginning = 64 * 1024;

/// What else a file may be, by its first bytes.
constexpr std::array otherBeginnings{"%PDF-",
                                     "PK\x03\x04",
                                     "PK\x05\x06",
                                     "Rar!\x1A",
                                     "7z\xBC\xAF",
                                     "\x1F\x8B",
                                     "BZh",
                                     "\xFD"
                                     "7zXZ",
                                     "\x28\xB5\x2F\xFD",
                                     "\x89PNG",
                                     "\xFF\xD8\xFF",
                                     "GIF8",
                                     "PAR1",
                                     "\x7F"
                                     "ELF",
                                     "SQLite format 3"};

/// Of the kinds of office programs; spreadsheets that can be read do not come here.
bool isOfficeDocument(const QByteArray &bytes)
{
    const bool isOldOffice = bytes.startsWith("\xD0\xCF\x11\xE0");
    const bool isZip = bytes.startsWith("PK\x03\x04");
    return isOldOffice ||
           (isZip && (bytes.contains("opendocument") || bytes.contains("[Content_Types].xml")));
}

bool isOther(const QByteArray &bytes)
{
    return std::any_of(otherBeginnings.begin(), otherBeginnings.end(),
                       [&](const char *start) { return bytes.startsWith(start); });
}

QByteArray withoutBlanks(const QByteArray &bytes)
{
    return beginningOfText(bytes).trimmed().left(512);
}

/// A page that a browser kept in place of the table, as a rule.
bool isMarkup(const QByteArray &bytes)
{
    const QByteArray text = withoutBlanks(bytes).toLower();
    return text.startsWith("<?xml") || text.startsWith("<!doctype") || text.startsWith("<html");
}

/// A list of objects, or an object; no table begins with one.
bool isJson(const QByteArray &bytes)
{
    const QByteArray text = withoutBlanks(bytes);
    const QByteArray inner = text.mid(1).trimmed();
    return (text.startsWith('[') && (inner.startsWith('{') || inner.startsWith(']'))) ||
           (text.startsWith('{') && (inner.startsWith('"') || inner.startsWith('}')));
}

/// As Intray wrote it, whatever stands in its records.
bool isExport(const QByteArray &bytes)
{
    const QByteArray text = withoutBlanks(bytes);
    return text.startsWith(exportKeyColumn().toUtf8()) || text.startsWith("{\"key\":");
}

/// Text has hardly any control characters; zero bytes may be UTF-16, or a fault that is told with
/// its line.
bool isFullOfControls(const QByteArray &bytes)
{
    if (isExport(bytes))
        return false;
    const TextEncoding encoding = guessEncoding(bytes, bytes.size() < beginning);
    if (encoding.name.startsWith(u"UTF-16") || encoding.name.startsWith(u"UTF-32"))
        return false;
    const auto controls = std::count_if(bytes.begin(), bytes.end(), [](char c) {
        return (c > 0 && c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f') || c == 0x7F;
    });
    return controls > 10 && controls * 20 > bytes.size();
}

} // namespace

/// Empty where it cannot be read: who reads it says why.
static QByteArray beginningOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(beginning) : QByteArray();
}

Outcome<Done> checkIsPlainFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return failure(Error::Kind::Invalid,
                       Words::tr("“%1” is a pipe or a device and cannot be read twice. Save what "
                                 "comes from it as a file, and import that file.")
                           .arg(path));
    return Done();
}

Outcome<Done> checkIsText(const QString &path)
{
    const QByteArray bytes = beginningOf(path);
    if (isOfficeDocument(bytes))
        return failure(
            Error::Kind::Invalid,
            Words::tr("The file “%1” is an office document, not a spreadsheet. If it has a table, "
                      "save that as a spreadsheet or as CSV, and import that file.")
                .arg(path));
    if (isMarkup(bytes) || isOther(bytes) || isFullOfControls(bytes))
        return failure(
            Error::Kind::Invalid,
            Words::tr("The file “%1” is not a text file. Intray reads CSV and other delimited "
                      "text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.")
                .arg(path));
    return Done();
}

Outcome<Done> checkIsNoJson(const QString &path)
{
    if (isJson(beginningOf(path)))
        return failure(Error::Kind::Invalid,
                       Words::tr("The first line of the file “%1” is not a complete object of "
                                 "JSON. Intray reads JSON lines: one complete object per line.")
                           .arg(path));
    return Done();
}

} // namespace intray
