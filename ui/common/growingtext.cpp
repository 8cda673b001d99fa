// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/growingtext.h"

#include "ui/common/letters.h"
#include "ui/common/roomystyle.h"
#include "ui/common/tokens.h"

#include <QPlainTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intray {

static constexpr int sideRoom = room::within; // more than above, as letters need it
static constexpr int edgeRoom = 1;            // beside the style's frame, for the edge of a fault

GrowingText::GrowingText(QWidget *parent)
    : TextBox(parent)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    placeAtEnd();
    document()->setDocumentMargin(textMargin());
    align();
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { growOrShrink(); });
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingText::widenOrNarrow);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &GrowingText::showFromTop);
}

QString GrowingText::text() const
{
    if (isExcerpt())
        return m_whole;
    QString raw = document()->toRawText();
    raw.replace(QChar::ParagraphSeparator, m_lineEnd);
    return raw.replace(QChar::LineSeparator, m_lineEnd);
}

void GrowingText::rememberLineEnd(const QString &text)
{
    if (text.contains(QStringLiteral("\r\n")))
        m_lineEnd = QStringLiteral("\r\n");
    else
        m_lineEnd = text.contains(u'\r') ? QStringLiteral("\r") : QStringLiteral("\n");
}

void GrowingText::showText(const QString &text)
{
    static constexpr qsizetype excerpt = 1000;
    rememberLineEnd(text);
    const bool tooLong = isTooLong(text);
    m_whole = tooLong ? text : QString();
    setPlainText(tooLong ? text.left(excerpt) + QChar(0x2026) : text);
    growOrShrink();
}

void GrowingText::setTall(bool tall)
{
    if (tall == std::exchange(m_tall, tall))
        return;
    applyMargin();
    growOrShrink();
    widenOrNarrow();
}

void GrowingText::putAtEnd(QWidget *inside)
{
    m_atEnd = inside;
    m_atEnd->setParent(this);
    m_atEnd->setCursor(Qt::ArrowCursor);
    placeAtEnd();
    widenOrNarrow();
}

int GrowingText::endRoom() const
{
    return m_atEnd ? m_atEnd->sizeHint().width() : 0;
}

void GrowingText::placeAtEnd()
{
    const int side = edgeRoom + sideRoom, end = side + endRoom();
    const bool isMirrored = isRightToLeft();
    setViewportMargins(isMirrored ? end : side, edgeRoom, isMirrored ? side : end, edgeRoom);
    if (!m_atEnd)
        return;
    const QRect place(width() - frame() - endRoom(), 0, endRoom(), heightOf(1));
    m_atEnd->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void GrowingText::applyMargin()
{
    document()->setDocumentMargin(textMargin());
    updateGeometry();
}

void GrowingText::setFaulty(bool faulty)
{
    if (m_faulty == faulty)
        return;
    m_faulty = faulty;
    update();
}

// By the side of the window, not by the text's: a code in Latin letters stands where the others
// stand.
void GrowingText::align()
{
    const auto wanted = Qt::AlignAbsolute | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    QTextOption option = document()->defaultTextOption();
    if (option.alignment() == wanted)
        return;
    option.setAlignment(wanted);
    document()->setDefaultTextOption(option);
}

void GrowingText::setRoom(std::optional<int> characters)
{
    if (m_room == characters)
        return;
    m_room = characters;
    setSizePolicy(m_room ? QSizePolicy::Maximum : QSizePolicy::Expanding, QSizePolicy::Fixed);
    widenOrNarrow();
}

void GrowingText::showPlaceholder(const QString &text)
{
    setPlaceholderText(text);
    widenOrNarrow();
}

int GrowingText::widthOf(int characters) const
{
    constexpr int cursor = 4;
    return characters * fontMetrics().horizontalAdvance(u'0') + 2 * beforeText() + cursor;
}

int GrowingText::beforeText() const
{
    return frame() + sideRoom + textMargin();
}

int GrowingText::widthOfFirstLine() const
{
    return beforeText() + fontMetrics().horizontalAdvance(shownOnFirstLine());
}

QString GrowingText::shownOnFirstLine() const
{
    return document()->isEmpty() ? placeholderText() : document()->firstBlock().text();
}

// A text that is longer than it should be is shown on one line, too, as far as there is room.
void GrowingText::widenOrNarrow()
{
    static constexpr int mostMeasured = 100;
    if (!m_room)
        return;
    const QString shown = shownOnFirstLine().left(mostMeasured);
    const int needed = fontMetrics().horizontalAdvance(shown) + widthOf(1) + endRoom();
    const int width = std::max(widthOf(*m_room), needed);
    if (width != std::exchange(m_width, width))
        updateGeometry();
}

void GrowingText::changeEvent(QEvent *event)
{
    TextBox::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        align();
        placeAtEnd();
    }
    if (event->type() == QEvent::StyleChange)
        applyMargin();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        growOrShrink();
        widenOrNarrow();
    }
}

int GrowingText::lineHeight() const
{
    return static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing()));
}

int GrowingText::aroundLines() const
{
    return intray::heightOf(Part::Field, fontMetrics(), m_tall) - lineHeight() + extraRoom(*this);
}

int GrowingText::textMargin() const
{
    return std::max(0, aroundLines() / 2 - frame());
}

int GrowingText::frame() const
{
    return frameWidth() + edgeRoom;
}

int GrowingText::firstLineTop() const
{
    return frame() + textMargin();
}

int GrowingText::heightOf(int lines) const
{
    return lines * lineHeight() + aroundLines();
}

QSize GrowingText::sizeHint() const
{
    return {m_room ? m_width : letterWidth(fontMetrics()) * 24, heightOf(m_lines)};
}

QSize GrowingText::minimumSizeHint() const
{
    const int least = letterWidth(fontMetrics()) * 8;
    return {std::min(sizeHint().width(), least), heightOf(m_lines)};
}

void GrowingText::growOrShrink()
{
    const int needed = static_cast<int>(document()->size().height());
    setVerticalScrollBarPolicy(needed > mostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int lines = std::clamp(needed, 1, mostLines);
    showFromTop();
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometry();
}

// The text scrolls to the cursor while it is still as tall as it was before.
void GrowingText::showFromTop()
{
    if (document()->size().height() <= mostLines)
        verticalScrollBar()->setValue(0);
}

void GrowingText::resizeEvent(QResizeEvent *event)
{
    TextBox::resizeEvent(event);
    placeAtEnd();
    growOrShrink();
}

void GrowingText::wheelEvent(QWheelEvent *event)
{
    // The form scrolls; a text under the mouse does so only while it has the focus and is longer
    // than it shows.
    if (hasFocus() && verticalScrollBar()->maximum() > 0)
        TextBox::wheelEvent(event);
    else
        event->ignore();
}

FieldLook GrowingText::look() const
{
    const FieldLook usual = TextBox::look();
    const bool saysFault = m_faulty && usual != FieldLook::InHand && usual != FieldLook::Off &&
                           usual != FieldLook::ReadOnly && usual != FieldLook::ReadOnlyInHand;
    return saysFault ? FieldLook::Fault : usual;
}

} // namespace intray
