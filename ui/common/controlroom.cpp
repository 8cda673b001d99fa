// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/controlroom.h"

#include "ui/common/tokens.h"

#include <QStyleOption>

namespace intray {

bool isClicked(QStyle::ContentsType type)
{
    switch (type) {
    case QStyle::CT_PushButton:
    case QStyle::CT_ToolButton:
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton:
    case QStyle::CT_ComboBox:
    case QStyle::CT_LineEdit:
    case QStyle::CT_SpinBox:
    case QStyle::CT_TabBarTab:
    case QStyle::CT_MenuItem:
    case QStyle::CT_MenuBarItem:
    case QStyle::CT_HeaderSection:
    case QStyle::CT_ItemViewItem:
        return true;
    default:
        return false;
    }
}

int heightOfControl(QStyle::ContentsType type, const QStyleOption *option)
{
    if (!option)
        return 0;
    switch (type) {
    case QStyle::CT_PushButton:
        return heightOf(Part::Button, option->fontMetrics);
    case QStyle::CT_ComboBox:
    case QStyle::CT_LineEdit:
    case QStyle::CT_SpinBox:
        return heightOf(Part::Field, option->fontMetrics);
    default:
        return 0;
    }
}

/// What the words in a field or button keep away from its edge, more than Qt's own do.
static constexpr int beforeWords = room::within;

/// Where a window begins and ends, which is the other way around in a mirrored one.
static QRect within(const QRect &place, const QStyleOption &option, int before, int behind)
{
    return option.direction == Qt::RightToLeft ? place.adjusted(behind, 0, -before, 0)
                                               : place.adjusted(before, 0, -behind, 0);
}

static QRect movedOn(const QRect &place, const QStyleOption &option, int on)
{
    return place.translated(option.direction == Qt::RightToLeft ? -on : on, 0);
}

int roomAtEnds(QStyle::ContentsType type, const QStyleOption *option)
{
    const bool hasWords =
        type == QStyle::CT_PushButton || type == QStyle::CT_ComboBox || type == QStyle::CT_SpinBox;
    return option && hasWords ? 2 * beforeWords : 0;
}

QRect placeInControl(const QRect &own, QStyle::ComplexControl control, QStyle::SubControl part,
                     const QStyleOption &option)
{
    if (control == QStyle::CC_ComboBox && part == QStyle::SC_ComboBoxArrow)
        return movedOn(own, option, -beforeWords);
    if (control == QStyle::CC_ComboBox && part == QStyle::SC_ComboBoxEditField)
        return within(own, option, beforeWords, beforeWords);
    if (control == QStyle::CC_SpinBox && part == QStyle::SC_SpinBoxEditField)
        return within(own, option, beforeWords, 0);
    return own;
}

QRect placeInLine(const QRect &own, const QStyleOption &option)
{
    const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    return field && field->lineWidth > 0 ? within(own, option, beforeWords, beforeWords) : own;
}

} // namespace intray
