// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/textbox.h"

#include <QMimeData>

namespace intray {

TextBox::TextBox(QWidget *parent)
    : QPlainTextEdit(parent)
{
}

TextBox::TextBox(const QString &text, QWidget *parent)
    : QPlainTextEdit(text, parent)
{
}

bool TextBox::canInsertFromMimeData(const QMimeData *source) const
{
    return source && source->hasText();
}

void TextBox::insertFromMimeData(const QMimeData *source)
{
    const QString text = source ? source->text() : QString();
    if (!text.isEmpty() && !isReadOnly())
        insertPasted(text);
}

void TextBox::insertPasted(const QString &text)
{
    QMimeData plain;
    plain.setText(text);
    QPlainTextEdit::insertFromMimeData(&plain);
}

} // namespace intray
