// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"
#include "fuzz/keptwords.h"
#include "fuzz/quiet.h"

using namespace intray;

/// A packed file as it lies on the disk: its directory, sizes and checksums.
static void fuzz(const QByteArray &bytes)
{
    const FuzzedFile file(bytes);
    ImportOptions options;
    options.file = file.path();
    checkImport(options);
}

INTRAY_FUZZ(fuzz)
