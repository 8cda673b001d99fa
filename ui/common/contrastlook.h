// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionComplex;
class QWidget;

namespace intray {

// What the style adds where all the contrast there is is needed: its own edges, over what the
// desktop's style has drawn.

void paintContrast(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter);
/// Around a field; nothing in other colours.
void paintContrastEdge(const QStyleOption &option, QPainter &painter);
/// Around a choice or a number, and their arrows, which a desktop's style blends with the ground.
void paintContrastControl(QStyle::ComplexControl control, const QStyleOptionComplex &option,
                          QPainter &painter, const QStyle &style, const QWidget *widget);
/// What only points: the look's own in all colours.
bool isArrow(QStyle::PrimitiveElement element);

} // namespace intray
