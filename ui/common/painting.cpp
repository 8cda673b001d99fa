// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/painting.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace intray {

namespace {

/// A painter that is as it was when this goes.
class Keeping
{
public:
    explicit Keeping(QPainter &painter)
        : m_painter(painter)
    {
        m_painter.save();
    }
    ~Keeping() { m_painter.restore(); }
    Keeping(const Keeping &) = delete;
    Keeping &operator=(const Keeping &) = delete;

private:
    QPainter &m_painter;
};

/// How many of the device's pixels one of the painter's is.
qreal scaleOf(const QPainter &painter)
{
    return std::max(0.01, painter.deviceTransform().mapRect(QRectF(0, 0, 1, 1)).width());
}

/// A line of whole pixels of the device.
qreal sharp(qreal width, qreal scale)
{
    return std::max(1.0, std::floor(width * scale + 0.25)) / scale;
}

QRectF onPixels(const QPainter &painter, const QRectF &place)
{
    const QTransform toDevice = painter.deviceTransform();
    const QRectF there = toDevice.mapRect(place);
    const QRectF whole(QPointF(qRound(there.left()), qRound(there.top())),
                       QPointF(qRound(there.right()), qRound(there.bottom())));
    return toDevice.inverted().mapRect(whole);
}

} // namespace

void paintOutline(QPainter &painter, const QRectF &place, const Outline &outline)
{
    const Keeping keeping(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(outline.ground.isValid() ? QBrush(outline.ground) : Qt::NoBrush);
    QRectF inside = onPixels(painter, place);
    qreal radius = outline.radius;
    if (outline.edge.isValid()) {
        const qreal width = sharp(outline.width, scaleOf(painter));
        QPen pen(outline.edge, width, outline.line);
        if (outline.line != Qt::SolidLine)
            pen.setDashPattern({3 / width, 2 / width});
        painter.setPen(pen);
        inside.adjust(width / 2, width / 2, -width / 2, -width / 2);
        radius = std::max(0.0, radius - width / 2);
    }
    painter.drawRoundedRect(inside, radius, radius);
}

void paintEdgeWithin(QPainter &painter, const QRectF &place, const Outline &outline,
                     const QRectF &here)
{
    const Keeping keeping(painter);
    painter.setClipRect(onPixels(painter, here), Qt::IntersectClip);
    Outline edge = outline;
    edge.ground = QColor();
    paintOutline(painter, place, edge);
}

void paintTint(QPainter &painter, const QRect &place, ColourRole tint, const QPalette &palette)
{
    Outline outline{.ground = colourOf(tint, palette), .edge = {}, .radius = radius::field};
    if (isHighContrast(palette))
        outline.edge = colourOf(ColourRole::Edge, palette);
    paintOutline(painter, place, outline);
}

void paintHairline(QPainter &painter, const QPoint &from, const QPoint &to, const QPalette &palette)
{
    const qreal width = sharp(1, scaleOf(painter));
    QRectF line = onPixels(painter, QRectF(QPointF(from), QPointF(to)));
    if (from.y() == to.y())
        line.setHeight(width);
    else
        line.setWidth(width);
    painter.fillRect(line, colourOf(ColourRole::Hairline, palette));
}

void paintIcon(QPainter &painter, const QPoint &at, const QString &name, const QColor &ink,
               const QColor &paper, int across)
{
    const int pixels = qRound(across * scaleOf(painter));
    const QRectF place = onPixels(painter, QRectF(at, QSizeF(across, across)));
    painter.drawPixmap(place, drawnIcon(name, pixels, ink, paper), QRectF(0, 0, pixels, pixels));
}

int paintWords(QPainter &painter, const QRect &place, const QString &words,
               Qt::LayoutDirection window, Qt::AlignmentFlag side)
{
    const Keeping keeping(painter);
    painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment seen =
        QStyle::visualAlignment(window, side | Qt::AlignVCenter) | Qt::AlignAbsolute;
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = elided(words, metrics, place.width());
    painter.drawText(place, int(seen) | Qt::TextSingleLine, shown);
    return metrics.horizontalAdvance(shown);
}

static QFont keyFont(const QFont &body)
{
    return lettersFor(LetterSize::Small, body);
}

int letterFlag(const QWidget &widget)
{
    const bool isSeen = widget.style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &widget);
    return isSeen ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

QSize keyCapSize(const QString &key, const QFont &body)
{
    const QFontMetrics small(keyFont(body));
    return {small.horizontalAdvance(key) + 2 * (room::within + 1), small.height() + 2};
}

void paintKeyCap(QPainter &painter, const QRect &place, const QString &key, const QFont &body,
                 const QPalette &palette)
{
    const Keeping keeping(painter);
    paintOutline(painter, place,
                 {.ground = colourOf(ColourRole::Sheet, palette),
                  .edge = colourOf(ColourRole::Hairline, palette),
                  .radius = radius::key});
    painter.setFont(keyFont(body));
    painter.setPen(colourOf(ColourRole::Dimmed, palette));
    painter.drawText(place, Qt::AlignCenter, key);
}

} // namespace intray
