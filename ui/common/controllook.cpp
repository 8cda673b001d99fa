// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/controllook.h"

#include "ui/common/buttonlook.h"
#include "ui/common/colours.h"
#include "ui/common/fieldframe.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

namespace intray {

static bool has(const QStyleOption &option, QStyle::StateFlag state)
{
    return option.state.testFlag(state);
}

static constexpr const char *faulty = "isFaulty";

void setFaulty(QWidget &field, bool isFaulty)
{
    field.setProperty(faulty, isFaulty);
    field.update();
}

bool isFaulty(const QWidget &field)
{
    return field.property(faulty).toBool();
}

static FieldLook lookOf(const QStyleOption &field)
{
    if (!has(field, QStyle::State_Enabled))
        return FieldLook::Off;
    const bool isInHand = has(field, QStyle::State_HasFocus);
    if (has(field, QStyle::State_ReadOnly))
        return isInHand ? FieldLook::ReadOnlyInHand : FieldLook::ReadOnly;
    if (isInHand)
        return FieldLook::InHand;
    if (field.styleObject && field.styleObject->property(faulty).toBool())
        return FieldLook::Fault;
    return has(field, QStyle::State_MouseOver) ? FieldLook::MouseOver : FieldLook::AtRest;
}

static void paintFieldGround(QPainter &painter, const QStyleOption &field)
{
    paintField(painter, field.rect, lookOf(field), field.palette);
}

static QString chevron(Qt::ArrowType way)
{
    switch (way) {
    case Qt::UpArrow:
        return QStringLiteral("go-up");
    case Qt::LeftArrow:
        return QStringLiteral("go-previous");
    case Qt::RightArrow:
        return QStringLiteral("go-next");
    case Qt::DownArrow:
    case Qt::NoArrow:
        break;
    }
    return QStringLiteral("go-down");
}

static void paintChevron(QPainter &painter, const QStyleOption &option, const QRect &place,
                         Qt::ArrowType way)
{
    const int across = std::min({iconAcross, place.width(), place.height()});
    const QPoint at = place.center() - QPoint((across - 1) / 2, (across - 1) / 2);
    const bool isOn = has(option, QStyle::State_Enabled);
    const auto off = isHighContrast(option.palette) ? ColourRole::Off : ColourRole::Edge;
    paintIcon(painter, at, chevron(way), colourOf(isOn ? ColourRole::Text : off, option.palette),
              colourOf(ColourRole::Sheet, option.palette), across);
}

void paintChoice(QPainter &painter, const QStyleOptionComboBox &choice, const QRect &end)
{
    paintFieldGround(painter, choice);
    paintChevron(painter, choice, end, Qt::DownArrow);
}

static void paintStep(QPainter &painter, const QStyleOptionSpinBox &spin, const QRect &place,
                      QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step)
{
    QStyleOption arrow = spin;
    arrow.state.setFlag(QStyle::State_Enabled,
                        has(spin, QStyle::State_Enabled) && spin.stepEnabled.testFlag(step));
    const bool isUsed = has(arrow, QStyle::State_Enabled) && spin.activeSubControls == part;
    if (isUsed)
        paintOutline(painter, place.adjusted(1, 1, -1, -1),
                     {.ground = colourOf(has(spin, QStyle::State_Sunken) ? ColourRole::Chosen
                                                                         : ColourRole::Tint,
                                         spin.palette),
                      .radius = radius::key});
    constexpr int small = 10;
    QRect middle(0, 0, small, small);
    middle.moveCenter(place.center());
    paintChevron(painter, arrow, middle,
                 step == QAbstractSpinBox::StepUpEnabled ? Qt::UpArrow : Qt::DownArrow);
}

void paintSpin(QPainter &painter, const QStyleOptionSpinBox &spin, const QRect &up,
               const QRect &down)
{
    paintFieldGround(painter, spin);
    if (spin.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    paintStep(painter, spin, up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
    paintStep(painter, spin, down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
}

/// Ticked, or in part.
static bool isSet(const QStyleOption &box)
{
    return has(box, QStyle::State_On) || has(box, QStyle::State_NoChange);
}

static Outline outlineOf(const QStyleOption &box)
{
    constexpr double seen = 3.5; // a thin line is seen less at other scales
    const auto of = [&box](ColourRole role) { return colourOf(role, box.palette); };
    const bool isUsable = has(box, QStyle::State_Enabled);
    const bool isInHand = has(box, QStyle::State_HasFocus);
    Outline outline{.ground = isUsable ? of(ColourRole::Field) : QColor(),
                    .edge = isUsable ? readable(of(ColourRole::Edge), of(ColourRole::Ground), seen)
                                     : of(ColourRole::OffEdge), // it may stand on either
                    .radius = radius::key - 1};
    if (isUsable && has(box, QStyle::State_MouseOver))
        outline.ground = of(ColourRole::Tint);
    if (isSet(box) && isUsable)
        outline.ground = outline.edge = of(ColourRole::Primary);
    if (isInHand) {
        outline.edge = of(ColourRole::Accent);
        outline.width = 2;
    }
    return outline;
}

static QColor inkIn(const QStyleOption &box)
{
    return colourOf(has(box, QStyle::State_Enabled) ? ColourRole::PrimaryInk : ColourRole::Off,
                    box.palette);
}

/// As large as its place, and in the middle of it.
static QRectF squareIn(const QRect &place)
{
    const int across = std::min({iconAcross, place.width(), place.height()});
    QRectF square(0, 0, across, across);
    square.moveTopLeft(place.topLeft() +
                       QPoint((place.width() - across) / 2, (place.height() - across) / 2));
    return square;
}

static void paintCheck(QPainter &painter, const QStyleOption &box)
{
    const QRectF square = squareIn(box.rect);
    paintOutline(painter, square, outlineOf(box));
    if (!isSet(box))
        return;
    const double unit = square.width() / 16;
    const auto point = [&](double x, double y) {
        return square.topLeft() + QPointF(x * unit, y * unit);
    };
    QPainterPath mark(point(3.8, 8.2));
    if (has(box, QStyle::State_NoChange)) {
        mark.lineTo(point(12.2, 8.2));
    } else {
        mark.lineTo(point(6.8, 11.2));
        mark.lineTo(point(12.2, 5));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(mark,
                       QPen(inkIn(box), 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

// A chosen row has other colours in its palette.
void paintCheckOf(QPainter &painter, const QStyleOption &box, const QPalette &palette)
{
    QStyleOption own = box;
    own.palette = palette;
    paintCheck(painter, own);
}

static void paintRadio(QPainter &painter, const QStyleOption &circle)
{
    const QRectF square = squareIn(circle.rect);
    const Outline outline = outlineOf(circle);
    const double width =
        std::max(outline.width, 1.25); // a thin line is seen less where it is round
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline.edge, width));
    painter.setBrush(outline.ground.isValid() ? QBrush(outline.ground) : Qt::NoBrush);
    painter.drawEllipse(square.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.setPen(Qt::NoPen);
    if (has(circle, QStyle::State_On)) {
        painter.setBrush(inkIn(circle));
        const double radius = square.width() / 5;
        painter.drawEllipse(square.center(), radius, radius);
    }
    painter.restore();
}

void paintHeadGround(QPainter &painter, const QStyleOption &head, const QWidget *widget)
{
    // Words before rows, and the lines below them, begin further in.
    const int before = widget && widget->inherits("QTableCornerButton") ? room::beside : 0;
    painter.fillRect(head.rect, colourOf(ColourRole::Sheet, head.palette));
    const QRect line =
        QStyle::visualRect(head.direction, head.rect, head.rect.adjusted(before, 0, 0, 0));
    paintHairline(painter, line.bottomLeft(), line.bottomRight() + QPoint(1, 0), head.palette);
}

void paintTab(QPainter &painter, const QStyleOptionTab &tab)
{
    constexpr int lineAcross = 2;
    const auto of = [&tab](ColourRole role) { return colourOf(role, tab.palette); };
    const bool isChosen = has(tab, QStyle::State_Selected);
    if (has(tab, QStyle::State_MouseOver) && !isChosen && has(tab, QStyle::State_Enabled))
        paintOutline(painter, tab.rect.adjusted(2, 4, -2, -4),
                     {.ground = of(ColourRole::Tint), .edge = {}, .radius = radius::field});
    const bool isInHand = isChosen && has(tab, QStyle::State_HasFocus);
    if (isChosen && !isInHand)
        painter.fillRect(tab.rect.left(), tab.rect.bottom() - lineAcross + 1, tab.rect.width(),
                         lineAcross, of(ColourRole::Accent));
    if (isInHand)
        paintOutline(
            painter, tab.rect.adjusted(2, 1, -2, -1),
            {.ground = {}, .edge = of(ColourRole::Accent), .radius = radius::field, .width = 2});
}

// Its ground is the text's own, without round corners.
void paintTextFrame(QPainter &painter, const QStyleOption &text)
{
    const bool isInHand = has(text, QStyle::State_HasFocus);
    const auto role = isInHand ? ColourRole::Accent : ColourRole::Edge;
    paintOutline(
        painter, text.rect,
        {.ground = {}, .edge = colourOf(role, text.palette), .width = isInHand ? 2.0 : 1.0});
}

bool paintPrimitive(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter)
{
    switch (element) {
    case QStyle::PE_PanelLineEdit: {
        const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        if (!field || field->lineWidth <= 0)
            return false;
        paintFieldGround(painter, option);
        return true;
    }
    case QStyle::PE_PanelButtonCommand:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option)) {
            paintButtonGround(painter, *button);
            return true;
        }
        return false;
    case QStyle::PE_PanelButtonTool:
        paintToolGround(painter, option);
        return true;
    case QStyle::PE_IndicatorCheckBox:
        paintCheck(painter, option);
        return true;
    case QStyle::PE_IndicatorRadioButton:
        paintRadio(painter, option);
        return true;
    case QStyle::PE_IndicatorArrowUp:
        paintChevron(painter, option, option.rect, Qt::UpArrow);
        return true;
    case QStyle::PE_IndicatorArrowDown:
        paintChevron(painter, option, option.rect, Qt::DownArrow);
        return true;
    case QStyle::PE_IndicatorArrowLeft:
        paintChevron(painter, option, option.rect, Qt::LeftArrow);
        return true;
    case QStyle::PE_IndicatorArrowRight:
        paintChevron(painter, option, option.rect, Qt::RightArrow);
        return true;
    case QStyle::PE_IndicatorBranch:
        if (has(option, QStyle::State_Children))
            paintChevron(painter, option, option.rect,
                         has(option, QStyle::State_Open)       ? Qt::DownArrow
                         : option.direction == Qt::RightToLeft ? Qt::LeftArrow
                                                               : Qt::RightArrow);
        return true;
    case QStyle::PE_FrameTabWidget:
        paintOutline(painter, option.rect,
                     {.ground = colourOf(ColourRole::Sheet, option.palette),
                      .edge = colourOf(ColourRole::Hairline, option.palette),
                      .radius = radius::sheet});
        return true;
    case QStyle::PE_FrameTabBarBase:       // the sheet under it has an edge
    case QStyle::PE_PanelScrollAreaCorner: // what is under it is seen
        return true;
    case QStyle::PE_Frame:
        paintOutline(painter, option.rect,
                     {.ground = {}, .edge = colourOf(ColourRole::Hairline, option.palette)});
        return true;
    default:
        return false;
    }
}

} // namespace intray
