// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace intray {

/// Words of the context "OtherWords" that something is looked for by: in the window's language, and
/// in English, which many know from other programs.
inline QString alsoInEnglish(const char *words)
{
    return QCoreApplication::translate("OtherWords", words) + QStringLiteral(", ") +
           QString::fromUtf8(words);
}

} // namespace intray
