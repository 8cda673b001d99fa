// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/differencemark.h"

#include "ui/common/tokens.h"

#include <QPlainTextEdit>

#include <algorithm>

namespace intray {

QTextCharFormat differenceMark(const QPalette &palette)
{
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    format.setUnderlineColor(colourOf(ColourRole::Accent, palette));
    format.setBackground(colourOf(ColourRole::Tint, palette));
    format.setForeground(colourOf(ColourRole::Text, palette));
    return format;
}

void markDifferences(QPlainTextEdit &text, const QList<Stretch> &stretches)
{
    if (stretches.isEmpty() && text.extraSelections().isEmpty())
        return;
    QList<QTextEdit::ExtraSelection> marks;
    const QTextCharFormat format = differenceMark(text.palette());
    const int end = text.document()->characterCount() - 1;
    for (const Stretch &stretch : stretches) {
        QTextCursor cursor(text.document());
        cursor.setPosition(std::min(int(stretch.start), end));
        cursor.setPosition(std::min(int(stretch.start + stretch.length), end),
                           QTextCursor::KeepAnchor);
        marks.append({cursor, format});
    }
    text.setExtraSelections(marks);
}

QString markedIn(const QPlainTextEdit &text)
{
    QString letters;
    for (const QTextEdit::ExtraSelection &mark : text.extraSelections())
        letters += mark.cursor.selectedText();
    return letters;
}

} // namespace intray
