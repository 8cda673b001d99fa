// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lastwords.h"

#include <windows.h>

namespace intray {

void sayLastWords(const QString &words)
{
    MessageBoxW(nullptr, words.toStdWString().c_str(), L"Intray", MB_OK | MB_ICONERROR);
}

} // namespace intray
