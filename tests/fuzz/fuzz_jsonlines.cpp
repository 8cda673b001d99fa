// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"
#include "fuzz/keptwords.h"
#include "fuzz/quiet.h"
#include "transfer/jsontable.h"

using namespace intray;

/// A file that does not look like JSON lines would be read as CSV; here it is read as what it is
/// not, too.
static void fuzz(const QByteArray &bytes)
{
    const FuzzedFile file(bytes);
    ImportOptions options;
    options.file = file.path();
    if (isJsonLines(options.file))
        checkImport(options);
    const auto table = JsonTable::open(options.file);
    if (table)
        checkRows(**table);
    else
        checkTold(table.error());
}

INTRAY_FUZZ(fuzz)
