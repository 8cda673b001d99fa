// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/toldtext.h"

#include "ui/common/tokens.h"

#include <QEvent>
#include <QTextBlockFormat>
#include <QTextCursor>

namespace intray {

ToldText::ToldText(const QString &name, QWidget *parent)
    : QTextEdit(parent)
{
    setAccessibleName(name);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFrameShape(QFrame::NoFrame); // it lies on a sheet
    document()->setDocumentMargin(0);
}

void ToldText::showEntries(const QList<Entry> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    write();
}

void ToldText::setStrongHeadings()
{
    m_hasStrongHeadings = true;
    write();
}

void ToldText::write()
{
    static constexpr int betweenEntries = 8;
    QTextCharFormat plain;
    QTextCharFormat heading;
    QTextCharFormat dimmed;
    plain.setForeground(palette().color(QPalette::Text));
    heading.setForeground(palette().color(QPalette::Text));
    if (m_hasStrongHeadings)
        heading.setFontWeight(QFont::DemiBold);
    dimmed.setForeground(colourOf(ColourRole::Dimmed, palette()));
    clear();
    QTextCursor cursor(document());
    QTextBlockFormat apart;
    for (const Entry &entry : std::as_const(m_entries)) {
        if (!document()->isEmpty()) {
            apart.setTopMargin(betweenEntries);
            cursor.insertBlock(apart);
        }
        cursor.insertText(entry.heading, heading);
        if (!entry.about.isEmpty())
            cursor.insertText(QStringLiteral("  ") + entry.about, dimmed);
        if (entry.text.isEmpty())
            continue;
        cursor.insertBlock(QTextBlockFormat());
        cursor.insertText(entry.text, plain);
    }
    moveCursor(QTextCursor::Start);
}

void ToldText::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        write();
}

} // namespace intray
