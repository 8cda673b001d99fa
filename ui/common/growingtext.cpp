// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/growingtext.h"

#include "ui/common/colours.h"
#include "ui/common/letters.h"
#include "ui/common/roomystyle.h"

#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QScrollBar>
#include <QStyleOptionFrame>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intray {

static constexpr int usualMargin = 3;
static constexpr int edgeRoom = 1; // beside the style's frame, for the edge of a fault
static constexpr int frameWidthWanted = 2;

GrowingText::GrowingText(QWidget *parent)
    : TextBox(parent)
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setLineWidth(frameWidthWanted);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setViewportMargins(edgeRoom, edgeRoom, edgeRoom, edgeRoom);
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

void GrowingText::setFramed(bool framed)
{
    m_framed = framed;
    viewport()->setAutoFillBackground(framed);
    update();
}

void GrowingText::setDimmed(bool dimmed)
{
    if (m_dimmed == dimmed)
        return;
    m_dimmed = dimmed;
    applyColours();
}

void GrowingText::setFaulty(bool faulty)
{
    if (m_faulty == faulty)
        return;
    m_faulty = faulty;
    update();
}

void GrowingText::setTrailing(bool trailing)
{
    m_trailing = trailing;
    align();
}

// By the side of the window, not by the text's: a code in Latin letters stands where the others
// stand. What needs several lines is read from where they begin.
void GrowingText::align()
{
    const bool isRight = isRightToLeft() != (m_trailing && m_lines == 1);
    const auto wanted = Qt::AlignAbsolute | (isRight ? Qt::AlignRight : Qt::AlignLeft);
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

int GrowingText::widthOf(int characters) const
{
    return characters * fontMetrics().horizontalAdvance(u'0') + 2 * (textMargin() + frame()) + 4;
}

// A text that is longer than it should be is shown on one line, too, as far as there is room.
void GrowingText::widenOrNarrow()
{
    static constexpr int mostMeasured = 100;
    if (!m_room)
        return;
    const QString shown = document()->firstBlock().text().left(mostMeasured);
    const int needed = fontMetrics().horizontalAdvance(shown) + widthOf(1);
    const int width = std::max(widthOf(*m_room), needed);
    if (width != std::exchange(m_width, width))
        updateGeometry();
}

void GrowingText::applyColours()
{
    m_colouring = true;
    QPalette colours;
    if (m_dimmed)
        colours.setColor(QPalette::Text, dimmedText(parentWidget()->palette()));
    setPalette(colours);
    m_colouring = false;
}

void GrowingText::changeEvent(QEvent *event)
{
    TextBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_dimmed && !m_colouring)
        applyColours();
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
    if (event->type() == QEvent::StyleChange) {
        document()->setDocumentMargin(textMargin());
        updateGeometry();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        growOrShrink();
        widenOrNarrow();
    }
}

int GrowingText::textMargin() const
{
    return usualMargin + extraRoom(*this) / 2;
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
    const int line = static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing()));
    return lines * line + 2 * (textMargin() + frame());
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
    align();
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

bool GrowingText::event(QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        if (m_framed)
            paintFrame();
        return true;
    }
    // These change the edge, and Qt draws only the text anew.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut ||
        event->type() == QEvent::ReadOnlyChange || event->type() == QEvent::EnabledChange)
        update();
    return TextBox::event(event);
}

void GrowingText::paintFrame()
{
    QStyleOptionFrame option;
    option.initFrom(this);
    option.lineWidth = style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, this);
    option.state |= QStyle::State_Sunken;
    option.state.setFlag(QStyle::State_ReadOnly, isReadOnly());
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    if (!m_faulty)
        return;
    // The edge of the field in hand is seen around it.
    const qreal inset = hasFocus() ? 1.5 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faultText(palette()), hasFocus() ? 1 : 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 2, 2);
}

} // namespace intray
