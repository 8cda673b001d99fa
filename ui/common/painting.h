// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QFont;
class QPainter;
class QPalette;
class QRect;
class QWidget;

namespace intray {

enum class ColourRole;

// What all parts of the window are painted with, as sharp as the screen is. Window's thread.

/// A ground with round corners, and an edge that lies inside of it. A colour that is not valid is
/// none.
struct Outline
{
    QColor ground{};
    QColor edge{};
    int radius = 0;
    qreal width = 1;
    Qt::PenStyle line = Qt::SolidLine;
};
void paintOutline(QPainter &painter, const QRectF &place, const Outline &outline);
/// Only what of its edge lies in here.
void paintEdgeWithin(QPainter &painter, const QRectF &place, const Outline &outline,
                     const QRectF &here);

/// What a message or a warning lies on: a tint with round corners; with high contrast an edge.
void paintTint(QPainter &painter, const QRect &place, ColourRole tint, const QPalette &palette);

/// From the one point to the other, along the upper or leading border of their pixels.
void paintHairline(QPainter &painter, const QPoint &from, const QPoint &to,
                   const QPalette &palette);

constexpr int iconAcross = 16;
/// One that drawnIcon() knows, with its upper left corner there, so many pixels wide and high.
void paintIcon(QPainter &painter, const QPoint &at, const QString &name, const QColor &ink,
               const QColor &paper, int across = iconAcross);

/// One line at a place's height, elided where it has no room, beginning (AlignLeft) or ending
/// (AlignRight) where a window of this direction begins or ends; written in its own direction.
/// Its width is told.
int paintWords(QPainter &painter, const QRect &place, const QString &words,
               Qt::LayoutDirection window, Qt::AlignmentFlag side = Qt::AlignLeft);

/// For drawText(): whether the letter that goes with Alt is underlined now, as the style has it.
int letterFlag(const QWidget &widget);

/// A key in small letters in a frame of its own.
QSize keyCapSize(const QString &key, const QFont &body);
void paintKeyCap(QPainter &painter, const QRect &place, const QString &key, const QFont &body,
                 const QPalette &palette);

} // namespace intray
