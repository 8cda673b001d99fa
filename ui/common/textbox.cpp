// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/textbox.h"

#include "ui/common/tokens.h"

#include <QCursor>
#include <QMimeData>
#include <QPainter>
#include <QToolTip>

namespace intray {

TextBox::TextBox(QWidget *parent)
    : QPlainTextEdit(parent)
{
    dress();
}

TextBox::TextBox(const QString &text, QWidget *parent)
    : QPlainTextEdit(text, parent)
{
    dress();
}

void TextBox::dress()
{
    constexpr int edge = 2;
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setLineWidth(edge);
    setAttribute(Qt::WA_Hover);
    setViewportMargins(room::within, 0, room::within,
                       0);                    // Qt leaves placeholders none on the right
    viewport()->setAutoFillBackground(false); // the field has the ground, with round corners
}

bool TextBox::event(QEvent *event)
{
    // Qt draws only the text anew when the edge changes.
    switch (event->type()) {
    case QEvent::Paint: {
        QPainter painter(this);
        paintField(painter, rect(), look(), palette());
        return true;
    }
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::ReadOnlyChange:
    case QEvent::EnabledChange:
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
        update();
        break;
    default:
        break;
    }
    return QPlainTextEdit::event(event);
}

// Qt still says so of what was laid out anew and went away from under it.
static bool isUnderPointer(const QWidget &widget)
{
    return widget.underMouse() && widget.rect().contains(widget.mapFromGlobal(QCursor::pos()));
}

FieldLook TextBox::look() const
{
    if (!isEnabled())
        return FieldLook::Off;
    if (isReadOnly())
        return hasFocus() ? FieldLook::ReadOnlyInHand : FieldLook::ReadOnly;
    if (hasFocus())
        return FieldLook::InHand;
    return isUnderPointer(*this) ? FieldLook::MouseOver : FieldLook::AtRest;
}

bool TextBox::canInsertFromMimeData(const QMimeData *source) const
{
    return source && source->hasText();
}

void TextBox::insertFromMimeData(const QMimeData *source)
{
    if (!source || isReadOnly())
        return;
    const PastedText piece = taken(source->text());
    const QString refusal = whyNot(wholeWith(piece.text));
    if (!refusal.isEmpty())
        return tell(refusal);
    if (!piece.text.isEmpty())
        insert(piece.text);
    if (!piece.isAsItWas())
        tell(changeWords(piece, fieldName()));
}

QString TextBox::changeWords(const PastedText &piece, const QString &field)
{
    QStringList sentences;
    if (piece.leftOut > 0 && field.isEmpty())
        sentences << tr("%n character(s) that cannot be seen were left out of what was pasted.",
                        nullptr, piece.leftOut);
    else if (piece.leftOut > 0)
        sentences << tr("%1: %n character(s) that cannot be seen were left out of what was pasted.",
                        nullptr, piece.leftOut)
                         .arg(field);
    if (piece.blanks > 0 && field.isEmpty())
        sentences << tr("%n blank(s) that do not break the line became plain blanks.", nullptr,
                        piece.blanks);
    else if (piece.blanks > 0)
        sentences << tr("%1: %n blank(s) that do not break the line became plain blanks.", nullptr,
                        piece.blanks)
                         .arg(field);
    return sentences.join(u' ');
}

QString TextBox::wholeWith(const QString &pasted) const
{
    const QTextCursor cursor = textCursor();
    const qsizetype begin = cursor.selectionStart();
    return toPlainText().replace(begin, cursor.selectionEnd() - begin, pasted);
}

void TextBox::insert(const QString &pasted)
{
    QMimeData plain;
    plain.setText(pasted);
    QPlainTextEdit::insertFromMimeData(&plain);
}

bool TextBox::isTooLong(const QString &text)
{
    qsizetype begin = 0;
    while (text.size() - begin > longestLine) {
        const qsizetype end = text.lastIndexOf(u'\n', begin + longestLine);
        if (end < begin)
            return true;
        begin = end + 1;
    }
    return false;
}

PastedText TextBox::taken(const QString &pasted) const
{
    return intray::pasted(pasted, {});
}

QString TextBox::whyNot(const QString &whole) const
{
    if (!isTooLong(whole))
        return {};
    return tr("Nothing was pasted: the text would have %L1 characters, and a line of a text can "
              "have "
              "%L2 at most.")
        .arg(whole.size())
        .arg(longestLine);
}

void TextBox::tell(const QString &sentence)
{
    QToolTip::showText(mapToGlobal(cursorRect().bottomLeft()), sentence, this);
}

} // namespace intray
