// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/contrastlook.h"

#include "ui/common/colours.h"
#include "ui/common/controllook.h"

#include <QPainter>
#include <QStyleOption>

namespace intray {

void paintContrastEdge(const QStyleOption &option, QPainter &painter)
{
    if (!isHighContrast(option.palette))
        return;
    const bool isUsed = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(option.palette.color(isUsed ? QPalette::Highlight : QPalette::WindowText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    if (isUsed)
        painter.drawRect(option.rect.adjusted(1, 1, -2, -2));
}

bool isArrow(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorArrowDown:
    case QStyle::PE_IndicatorArrowLeft:
    case QStyle::PE_IndicatorArrowRight:
    case QStyle::PE_IndicatorBranch:
        return true;
    default:
        return false;
    }
}

void paintContrastControl(QStyle::ComplexControl control, const QStyleOptionComplex &option,
                          QPainter &painter, const QStyle &style, const QWidget *widget)
{
    const bool isChoice = control == QStyle::CC_ComboBox;
    if (!isHighContrast(option.palette) || (!isChoice && control != QStyle::CC_SpinBox))
        return;
    const auto arrow = [&](QStyle::SubControl part, QStyle::PrimitiveElement element) {
        QStyleOption place = option;
        place.rect = style.subControlRect(control, &option, part, widget);
        if (!place.rect.isValid())
            return;
        painter.fillRect(place.rect.adjusted(2, 2, -2, -2), option.palette.color(QPalette::Base));
        paintPrimitive(element, place, painter);
    };
    if (isChoice) {
        arrow(QStyle::SC_ComboBoxArrow, QStyle::PE_IndicatorArrowDown);
    } else {
        arrow(QStyle::SC_SpinBoxUp, QStyle::PE_IndicatorArrowUp);
        arrow(QStyle::SC_SpinBoxDown, QStyle::PE_IndicatorArrowDown);
    }
    paintContrastEdge(option, painter);
}

// What can be ticked is known by its box: a desktop's own edge may not be seen on dark.
static void paintBox(const QStyleOption &option, QPainter &painter, bool isRound)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return;
    const auto role =
        option.state.testFlag(QStyle::State_HasFocus) ? QPalette::Highlight : QPalette::Mid;
    // The circle of Fusion, so that the two lie on each other.
    const double radius = (option.rect.width() | 1) / 2.0 - 1;
    painter.save();
    painter.setPen(readable(option.palette.color(role), option.palette.color(QPalette::Window)));
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, isRound);
    if (isRound)
        painter.drawEllipse(QPointF(option.rect.center() + QPoint(1, 1)), radius, radius);
    else
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

void paintContrast(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter)
{
    switch (element) {
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_Frame:
        return paintContrastEdge(option, painter);
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorRadioButton:
        return paintBox(option, painter, element == QStyle::PE_IndicatorRadioButton);
    default:
        return;
    }
}

} // namespace intray
