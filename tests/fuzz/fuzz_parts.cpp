// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"
#include "fuzz/keptwords.h"
#include "fuzz/quiet.h"
#include "transfer/sheets/book.h"
#include "transfer/zipwriter.h"

#include <QBuffer>

using namespace intray;

/// The parts of a spreadsheet as one text, each behind a line with its name, packed here: what
/// changed a packed file would only meet its checksums.
static QByteArray packed(const QByteArray &text)
{
    static const QByteArray mark = "\n=== ";
    QBuffer archive;
    archive.open(QIODevice::ReadWrite);
    ZipWriter zip(archive);
    for (qsizetype at = text.indexOf(mark); at >= 0;) {
        const qsizetype name = at + mark.size();
        const qsizetype end = text.indexOf('\n', name);
        if (end < 0)
            break;
        at = text.indexOf(mark, end);
        const qsizetype size = at < 0 ? -1 : at - end - 1;
        zip.add(text.mid(name, end - name), text.mid(end + 1, size));
    }
    zip.finish();
    return archive.data();
}

static void fuzz(const QByteArray &text)
{
    const FuzzedFile file(packed(text));
    ImportOptions options;
    options.file = file.path();
    const auto sheets = sheetsIn(options.file);
    if (!sheets)
        return checkTold(sheets.error());
    for (const SheetName &sheet : sheets->mid(0, 3)) {
        options.sheet = sheet.name;
        if (!sheet.name.isEmpty())
            checkImport(options);
    }
}

INTRAY_FUZZ(fuzz)
