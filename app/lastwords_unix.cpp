// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lastwords.h"

#include <cstdio>

namespace intray {

void sayLastWords(const QString &words)
{
    std::fprintf(stderr, "intray: %s\n", qPrintable(words));
}

} // namespace intray
