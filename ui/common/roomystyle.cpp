// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomystyle.h"

#include "ui/common/colours.h"

#include <QPainter>
#include <QStyleOption>
#include <QTableView>

namespace intray {

static constexpr QSize leastTarget{24, 24};

// Asked of whatever style is in use; those that do not know it answer 0.
static constexpr auto roomMetric = QStyle::PixelMetric(QStyle::PM_CustomBase + 0x1247);

int extraRoom(const QWidget &widget)
{
    return widget.style()->pixelMetric(roomMetric, nullptr, &widget);
}

RoomyStyle::RoomyStyle(const QString &name, Density density)
    : QProxyStyle(name)
    , m_density(density)
{
}

static int roomOf(Density density)
{
    switch (density) {
    case Density::Compact:
        return -4;
    case Density::Normal:
        break;
    case Density::Roomy:
        return 8;
    }
    return 0;
}

static bool isClicked(QStyle::ContentsType type)
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

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    const QSize own = QProxyStyle::sizeFromContents(type, option, size, widget);
    // A separator in a menu is a menu item without words.
    const bool isLine = type == CT_MenuItem && own.height() < leastTarget.height() / 2;
    if (!isClicked(type) || isLine)
        return own;
    return (own + QSize(0, roomOf(m_density))).expandedTo(leastTarget);
}

// A column of numbers ends where the next one begins: without some room their words run together.
int RoomyStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    if (metric == roomMetric)
        return roomOf(m_density);
    if (metric == PM_HeaderMargin)
        return 6;
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QTableView *>(widget))
        return 5;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

static void drawEdge(const QStyleOption &option, QPainter &painter)
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

// What can be ticked is known by its box: a desktop's own edge may not be seen on dark.
static void drawBox(const QStyleOption &option, QPainter &painter, bool isRound)
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

void RoomyStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_PanelButtonCommand || element == PE_Frame)
        drawEdge(*option, *painter);
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
        drawBox(*option, *painter, element == PE_IndicatorRadioButton);
}

// Styles tell the tab that is shown by its shade alone.
void RoomyStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    const bool isShown = element == CE_TabBarTabShape && option->state.testFlag(State_Selected);
    if (isShown && isHighContrast(option->palette))
        painter->fillRect(
            QRect(option->rect.left() + 2, option->rect.bottom() - 3, option->rect.width() - 4, 3),
            option->palette.color(QPalette::Highlight));
}

void RoomyStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawEdge(*option, *painter);
}

} // namespace intray
