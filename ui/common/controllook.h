// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QPainter;
class QPalette;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QWidget;

namespace intray {

// What dialogs and pages are filled in with, as the look has it: fields, choices, boxes and
// tabs of the style, in every theme.

/// Fields, buttons, boxes, arrows, and the frames of lists and tabs. False: the look has none of
/// its own of this.
bool paintPrimitive(QStyle::PrimitiveElement element, const QStyleOption &option,
                    QPainter &painter);

/// Its edge says that what stands in it is wrong, until it is in hand.
void setFaulty(QWidget &field, bool isFaulty);
bool isFaulty(const QWidget &field);
/// A field with an arrow at its end; what is chosen stands in it.
void paintChoice(QPainter &painter, const QStyleOptionComboBox &choice, const QRect &end);
/// A field with two arrows at its end, where it has them.
void paintSpin(QPainter &painter, const QStyleOptionSpinBox &spin, const QRect &up,
               const QRect &down);
/// Around a text of several lines.
void paintTextFrame(QPainter &painter, const QStyleOption &text);
/// The box of a row that can be ticked, in the colours of its list.
void paintCheckOf(QPainter &painter, const QStyleOption &box, const QPalette &palette);
/// Behind the head of a column, or of the words before rows.
void paintHeadGround(QPainter &painter, const QStyleOption &head, const QWidget *widget);
/// A tab, without its words.
void paintTab(QPainter &painter, const QStyleOptionTab &tab);
} // namespace intray
