// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"
#include "fuzz/keptwords.h"
#include "fuzz/quiet.h"

using namespace intray;

/// Four bytes choose what a person has said about the file; the rest is the file.
static CsvChoices choicesFrom(const QByteArray &bytes)
{
    const QString delimiters = QStringLiteral(",;\t| ");
    const QStringList encodings{QStringLiteral("UTF-8"),     QStringLiteral("UTF-16LE"),
                                QStringLiteral("UTF-16BE"),  QStringLiteral("windows-1252"),
                                QStringLiteral("Shift_JIS"), QStringLiteral("UTF-32LE")};
    const auto chosen = [&](int byte, qsizetype most) { return uchar(bytes.at(byte)) % most; };
    CsvChoices choices;
    if (const auto i = chosen(0, delimiters.size() + 3); i < delimiters.size())
        choices.delimiter = delimiters.at(i);
    if (const auto i = chosen(1, encodings.size() * 3); i < encodings.size())
        choices.encoding = encodings.at(i);
    const int said = uchar(bytes.at(2));
    if (said & 1)
        choices.hasHeader = (said & 2) != 0;
    if (said & 4)
        choices.trimBlanks = (said & 8) != 0;
    if (said & 16)
        choices.escape = u'\\';
    if (said & 32)
        choices.comment = u'#';
    if (said & 64)
        choices.missing = QStringLiteral("NA");
    if (said & 128)
        choices.guarded = true;
    if (const auto i = chosen(3, 12); i < 3)
        choices.skipLines = int(i);
    else if (i == 3)
        choices.quote = QChar();
    else if (i == 4)
        choices.quote = u'\'';
    return choices;
}

static void fuzz(const QByteArray &bytes)
{
    if (bytes.size() < 4)
        return;
    const FuzzedFile file(bytes.mid(4));
    ImportOptions options;
    options.file = file.path();
    options.format = choicesFrom(bytes);
    checkImport(options);
}

INTRAY_FUZZ(fuzz)
