// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/words/dictionarypath.h"

#include <QDir>
#include <QFileInfo>

namespace intray {

// Hunspell takes a path for UTF-8 only if it begins like this, and else for the user's code page
// (hunspell(3)).
QByteArray pathForHunspell(const QString &path)
{
    return "\\\\?\\" + QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()).toUtf8();
}

} // namespace intray
