// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/differencemark.h"

#include "ui/common/colours.h"

namespace intray {

QTextCharFormat differenceMark(const QPalette &palette)
{
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    format.setBackground(toneBackground(palette, Tone::Warning));
    format.setForeground(palette.color(QPalette::WindowText));
    return format;
}

} // namespace intray
