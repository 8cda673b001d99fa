// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/words/dictionarypath.h"

#include <QFile>

namespace intray {

QByteArray pathForHunspell(const QString &path)
{
    return QFile::encodeName(path);
}

} // namespace intray
