// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/markedtext.h"

#include "ui/common/tokens.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace intray {

MarkedLines::MarkedLines(const MarkedText &text, const QFont &font, int width, int mostLines,
                         Qt::LayoutDirection window)
    : m_marked(text.marked)
{
    QTextOption option;
    option.setWrapMode(mostLines > 1 ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                     : QTextOption::NoWrap);
    option.setTextDirection(text.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setAlignment(QStyle::visualAlignment(window, Qt::AlignLeft));
    m_layout.setFont(font);
    m_layout.setTextOption(option);
    lay(text.text, width);
    if (m_layout.lineCount() <= mostLines && this->width() <= width)
        return;
    const int last = std::min(mostLines, m_layout.lineCount()) - 1;
    const int start = m_layout.lineAt(last).textStart();
    const QString rest = QFontMetrics(font).elidedText(text.text.mid(start), Qt::ElideRight, width);
    m_isWhole = false;
    lay(text.text.left(start) + rest, width);
}

void MarkedLines::lay(const QString &text, int width)
{
    m_layout.setText(text);
    m_layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    m_layout.endLayout();
}

int MarkedLines::height() const
{
    return int(std::ceil(m_layout.boundingRect().height()));
}

int MarkedLines::width() const
{
    qreal widest = 0;
    for (int at = 0; at < m_layout.lineCount(); ++at)
        widest = std::max(widest, m_layout.lineAt(at).naturalTextWidth());
    return int(std::ceil(widest));
}

QRect MarkedLines::lastLine() const
{
    if (m_layout.lineCount() == 0)
        return {};
    const QTextLine line = m_layout.lineAt(m_layout.lineCount() - 1);
    return QRectF(0, line.y(), line.naturalTextWidth(), line.height()).toAlignedRect();
}

static QTextCharFormat formatOf(Marking marking, const QPalette &palette)
{
    QTextCharFormat format;
    format.setForeground(colourOf(ColourRole::Text, palette));
    if (marking == Marking::Changed)
        format.setBackground(colourOf(ColourRole::Tint, palette));
    return format;
}

void MarkedLines::paint(QPainter &painter, const QPoint &at, Marking marking, const QColor &ink,
                        const QPalette &palette) const
{
    QList<QTextLayout::FormatRange> formats;
    const auto length = m_layout.text().size();
    for (const Stretch &stretch : m_marked)
        if (stretch.start < length && stretch.length > 0)
            formats.append({int(stretch.start),
                            int(std::min(stretch.length, length - stretch.start)),
                            formatOf(marking, palette)});
    if (marking == Marking::Struck)
        paintThrough(painter, at, ink); // behind the letters: one alone is still read
    painter.setPen(ink);
    m_layout.draw(&painter, at, formats);
    if (marking == Marking::Changed)
        paintBelow(painter, at, colourOf(ColourRole::Accent, palette));
}

QList<QRectF> MarkedLines::markedPlaces() const
{
    QList<QRectF> places;
    for (int number = 0; number < m_layout.lineCount(); ++number) {
        const QTextLine line = m_layout.lineAt(number);
        const int begin = line.textStart(), end = begin + line.textLength();
        for (const Stretch &stretch : m_marked) {
            const int from = std::max(begin, int(stretch.start));
            const int to = std::min(end, int(stretch.start + stretch.length));
            if (from >= to)
                continue;
            const qreal one = line.cursorToX(from), other = line.cursorToX(to);
            places << QRectF(std::min(one, other), line.y(), std::abs(other - one), line.height());
        }
    }
    return places;
}

void MarkedLines::paintBelow(QPainter &painter, const QPoint &at, const QColor &colour) const
{
    constexpr int thickness = 2;
    for (const QRectF &place : markedPlaces())
        painter.fillRect(place.translated(at).adjusted(0, place.height() - thickness, 0, 0),
                         colour);
}

// A little wider than what it strikes, but not as far as to the word before.
void MarkedLines::paintThrough(QPainter &painter, const QPoint &at, const QColor &colour) const
{
    const QFontMetricsF letters(m_layout.font());
    const qreal middle = std::round(letters.ascent() - letters.xHeight() / 2);
    for (const QRectF &place : markedPlaces())
        painter.fillRect(
            QRectF(at.x() + place.left() - 1, at.y() + place.top() + middle, place.width() + 2, 1),
            colour);
}

} // namespace intray
