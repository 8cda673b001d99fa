// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/elidedlabel.h"

#include "lists/celltext.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTextLayout>

namespace intray {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    setWordWrap(lines > 1);
    elide();
}

void ElidedLabel::setMostSmallLines(int lines)
{
    m_mostSmallLines = lines;
    elide();
}

void ElidedLabel::showText(const QString &whole)
{
    showText(whole, whole);
}

void ElidedLabel::showText(const QString &whole, const QString &shortened)
{
    m_whole = whole;
    m_shown = shortened;
    turn();
    elide();
}

// It stands where the window's own texts begin, whichever way it is written itself.
void ElidedLabel::turn()
{
    const auto own = m_whole.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    const auto around = parentWidget() ? parentWidget()->layoutDirection() : own;
    setLayoutDirection(own);
    setAlignment(Qt::AlignVCenter | (own == around ? Qt::AlignLeft : Qt::AlignRight));
}

/// Where the last line begins; behind the end: there are not so many lines.
static qsizetype startOfLine(int line, const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qsizetype start = 0;
    for (int before = 0; before < line; ++before) {
        QTextLine one = layout.createLine();
        if (!one.isValid())
            break;
        one.setLineWidth(width);
        start = one.textStart() + one.textLength();
    }
    layout.endLayout();
    return start;
}

QString ElidedLabel::cut(int width) const
{
    const int lines = m_isSmall ? m_mostSmallLines : m_mostLines;
    const qsizetype last = startOfLine(lines - 1, m_shown, font(), width);
    const QString rest = m_shown.mid(last);
    const QString shown = elided(rest, fontMetrics(), width);
    if (shown == rest)
        return m_shown;
    return last == 0 ? shown : m_shown.left(last).trimmed() + u'\n' + shown;
}

bool ElidedLabel::wouldFit(int width) const
{
    return cut(width) == m_shown;
}

int ElidedLabel::smallLinesNeeded() const
{
    int lines = 1;
    while (lines < m_mostSmallLines &&
           startOfLine(lines, m_shown, font(), contentsRect().width()) < m_shown.size())
        ++lines;
    return lines;
}

void ElidedLabel::takeLetters(bool small)
{
    const QFont around = parentWidget() ? parentWidget()->font() : QApplication::font(this);
    m_isSmall = small;
    setFont(small ? lettersFor(LetterSize::Small, around) : around);
    setMinimumHeight(small && isVisible() ? smallLinesNeeded() * fontMetrics().lineSpacing() : 0);
}

void ElidedLabel::chooseLetters()
{
    if (m_mostSmallLines == 0)
        return;
    m_isChoosing = true;
    takeLetters(false);
    if (!wouldFit(contentsRect().width()))
        takeLetters(true);
    m_isChoosing = false;
}

void ElidedLabel::elide()
{
    if (m_isChoosing)
        return;
    chooseLetters();
    setText(cut(contentsRect().width()));
    setToolTip(isCut() ? plainToolTip(m_whole) : QString());
    setAccessibleDescription(isCut() ? m_whole : QString());
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    elide();
}

// What is hidden, such as behind another one, is as wide as it was once, and asks for no room.
void ElidedLabel::hideEvent(QHideEvent *event)
{
    QLabel::hideEvent(event);
    if (m_mostSmallLines > 0)
        setMinimumHeight(0);
}

void ElidedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

// Who copies what is shown of a key wants the key.
void ElidedLabel::copy() const
{
    QApplication::clipboard()->setText(isCut() ? m_whole : selectedText());
}

void ElidedLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && hasSelectedText())
        copy();
    else
        QLabel::keyPressEvent(event);
}

void ElidedLabel::contextMenuEvent(QContextMenuEvent *event)
{
    if (!textInteractionFlags().testFlag(Qt::TextSelectableByMouse))
        return QLabel::contextMenuEvent(event);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copies = menu->addAction(tr("&Copy"), this, &ElidedLabel::copy);
    copies->setEnabled(isCut() || hasSelectedText());
    menu->popup(event->globalPos());
}

} // namespace intray
