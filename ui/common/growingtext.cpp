// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/growingtext.h"

#include "ui/common/colours.h"
#include "ui/common/roomystyle.h"

#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QScrollBar>
#include <QStyleOptionFrame>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace intray {

static constexpr int usualMargin = 4;
static constexpr int frameWidthWanted = 2;

GrowingText::GrowingText(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setLineWidth(frameWidthWanted);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(textMargin());
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { growOrShrink(); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &GrowingText::showFromTop);
}

bool GrowingText::isTooLong(const QString &text)
{
    static constexpr qsizetype longestParagraph = 20'000;
    qsizetype begin = 0;
    while (text.size() - begin > longestParagraph) {
        const qsizetype end = text.lastIndexOf(u'\n', begin + longestParagraph);
        if (end < begin)
            return true;
        begin = end + 1;
    }
    return false;
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
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_dimmed && !m_colouring)
        applyColours();
    if (event->type() == QEvent::StyleChange) {
        document()->setDocumentMargin(textMargin());
        updateGeometry();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        growOrShrink();
}

int GrowingText::textMargin() const
{
    return usualMargin + extraRoom(*this) / 2;
}

int GrowingText::frame() const
{
    return frameWidth();
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
    return {QFontMetrics(font()).averageCharWidth() * 24, heightOf(m_lines)};
}

QSize GrowingText::minimumSizeHint() const
{
    return {QFontMetrics(font()).averageCharWidth() * 8, heightOf(m_lines)};
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
    QPlainTextEdit::resizeEvent(event);
    growOrShrink();
}

void GrowingText::wheelEvent(QWheelEvent *event)
{
    // The form scrolls; a text under the mouse does so only while it has the focus and is longer
    // than it shows.
    if (hasFocus() && verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
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
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QPlainTextEdit::event(event);
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
}

} // namespace intray
