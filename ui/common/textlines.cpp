// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/textlines.h"

#include <QPlainTextEdit>

namespace intray {

QStringList thingsIn(const QPlainTextEdit &text)
{
    QStringList things;
    for (const QString &line : text.toPlainText().split(u'\n'))
        if (!line.trimmed().isEmpty())
            things << line.trimmed();
    things.removeDuplicates();
    return things;
}

QStringList filledLinesIn(const QPlainTextEdit &text)
{
    QStringList lines = text.toPlainText().split(u'\n');
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    return lines;
}

} // namespace intray
