// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomystyle.h"

#include "ui/common/colours.h"
#include "ui/common/desktoplook.h"
#include "ui/common/dialogroom.h"
#include "ui/common/growingtext.h"
#include "ui/common/painting.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/scrollbarlook.h"
#include "ui/common/tokens.h"

#include <QDialog>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTableView>
#include <QTextEdit>
#include <QTreeWidget>

#include <optional>

namespace intray {

static constexpr QSize leastTarget{24, 24};
static constexpr int menuRow = 28;

// Asked of whatever style is in use; those that do not know it answer 0.
static constexpr auto roomMetric = QStyle::PixelMetric(QStyle::PM_CustomBase + 0x1247);

int extraRoom(const QWidget &widget)
{
    return widget.style()->pixelMetric(roomMetric, nullptr, &widget);
}

RoomyStyle::RoomyStyle(const QString &name, Density density)
    : QProxyStyle(name.isEmpty() ? styleForDesktop() : name)
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
    const QSize least = type == CT_MenuItem ? QSize(leastTarget.width(), menuRow) : leastTarget;
    return (own + QSize(0, roomOf(m_density))).expandedTo(least);
}

// A column of numbers ends where the next one begins: without some room their words run together.
int RoomyStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    if (metric == roomMetric)
        return roomOf(m_density);
    if (metric == PM_HeaderMargin)
        return 6;
    if (metric == PM_ScrollBarExtent)
        return scrollBarAcross;
    if (metric == PM_FocusFrameHMargin &&
        (qobject_cast<const QTableView *>(widget) || qobject_cast<const QTreeWidget *>(widget)))
        return 5;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

// A style's own pictures are of another set than the program's. And where a team shares hundreds of
// filters, a menu in several columns would end beyond the screen.
// Its rows have a tint and a bar; nothing of them lies under the arrows before them.
static bool paintsChosenRows(const QWidget *widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    return view && qobject_cast<const RowDelegate *>(view->itemDelegate());
}

int RoomyStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *answer) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_Menu_Scrollable)
        return 1;
    if (hint == SH_MenuBar_AltKeyNavigation)
        return 0; // the bar is there while Alt is held
    if (hint == SH_ItemView_ShowDecorationSelected && paintsChosenRows(widget))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
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

// A desktop's own edge may not be seen on its own colours.
static void drawFieldEdge(const QStyleOption &option, QPainter &painter)
{
    if (isHighContrast(option.palette))
        return drawEdge(option, painter);
    const bool isUsed = option.state.testFlag(QStyle::State_HasFocus);
    const bool isForReading = !option.state.testFlag(QStyle::State_Enabled) ||
                              option.state.testFlag(QStyle::State_ReadOnly);
    if (isForReading && !isUsed)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isUsed ? toneEdge(option.palette, Tone::Calm) : fieldEdge(option.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
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

QRect RoomyStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    if (control == CC_ScrollBar)
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return placeInScrollBar(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void RoomyStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (element == PE_PanelMenu)
        return paintOutline(*painter, option->rect,
                            {.ground = colourOf(ColourRole::Sheet, option->palette),
                             .edge = colourOf(ColourRole::Hairline, option->palette)});
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit)
        drawFieldEdge(*option, *painter);
    if (element == PE_PanelButtonCommand || element == PE_Frame)
        drawEdge(*option, *painter);
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
        drawBox(*option, *painter, element == PE_IndicatorRadioButton);
}

// Where a desktop sets the colours of texts, it may leave that of placeholders what it was.
static void showPlaceholder(QWidget &field)
{
    const QColor wanted = dimmedText(field.palette(), QPalette::Base);
    if (field.palette().color(QPalette::PlaceholderText) == wanted)
        return;
    QPalette colours = field.palette();
    colours.setResolveMask(0);
    colours.setColor(QPalette::PlaceholderText, wanted);
    field.setPalette(colours);
}

static bool hasPlaceholder(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QTextEdit *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget);
}

// Many desktops have it the other way around in the dark.
void RoomyStyle::polish(QPalette &palette)
{
    QProxyStyle::polish(palette);
    if (isHighContrast(palette))
        return;
    QPalette wanted = palette;
    wanted.setColor(QPalette::Window, colourOf(ColourRole::Ground, palette));
    if (!isHighContrast(wanted)) // so dark that all would look otherwise
        palette = wanted;
}

void RoomyStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *dialog = qobject_cast<QDialog *>(widget))
        DialogRoom::give(*dialog);
    if (qobject_cast<QScrollBar *>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // it lies on what is there
    if (!hasPlaceholder(widget))
        return;
    showPlaceholder(*widget);
    widget->installEventFilter(this);
}

void RoomyStyle::unpolish(QWidget *widget)
{
    if (hasPlaceholder(widget))
        widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool RoomyStyle::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget =
        event->type() == QEvent::PaletteChange ? qobject_cast<QWidget *>(watched) : nullptr;
    if (widget)
        showPlaceholder(*widget);
    return false;
}

// A code in Latin letters is written from the left in a mirrored window, too: 10001-ami-7a would
// else read ami-7a-10001. It stands where it would stand.
static std::optional<QStyleOptionViewItem> turnedBack(const QStyleOption *option)
{
    const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    const auto hasMore =
        QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration;
    if (!cell || cell->direction != Qt::RightToLeft || cell->text.isRightToLeft() ||
        (cell->features & hasMore))
        return std::nullopt;
    QStyleOptionViewItem turned = *cell;
    turned.displayAlignment = QStyle::visualAlignment(Qt::RightToLeft, cell->displayAlignment);
    turned.direction = Qt::LeftToRight;
    return turned;
}

/// The chosen row of a menu as that of a list; where there are no tints, as the style has it.
static std::optional<QStyleOptionMenuItem> tinted(const QStyleOption *option)
{
    const auto *row = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (!row || isHighContrast(row->palette))
        return std::nullopt;
    QStyleOptionMenuItem tinted = *row;
    tinted.palette.setColor(QPalette::Highlight, colourOf(ColourRole::Chosen, row->palette));
    tinted.palette.setColor(QPalette::HighlightedText, colourOf(ColourRole::Text, row->palette));
    return tinted;
}

// What can be moved is told by the cursor; under it the line is seen.
static void drawSplitter(const QStyleOption &option, QPainter &painter)
{
    if (!option.state.testFlag(QStyle::State_MouseOver))
        return;
    constexpr int across = 2;
    const QPoint middle = option.rect.center();
    const QRect line = option.state.testFlag(QStyle::State_Horizontal)
                           ? QRect(middle.x(), option.rect.top(), across, option.rect.height())
                           : QRect(option.rect.left(), middle.y(), option.rect.width(), across);
    painter.fillRect(line, colourOf(ColourRole::Edge, option.palette));
}

// Styles tell the tab that is shown by its shade alone.
void RoomyStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (element == CE_ItemViewItem)
        if (const auto turned = turnedBack(option))
            return QProxyStyle::drawControl(element, &*turned, painter, widget);
    if (element == CE_Splitter)
        return drawSplitter(*option, *painter);
    if (element == CE_MenuItem)
        if (const auto row = tinted(option))
            return QProxyStyle::drawControl(element, &*row, painter, widget);
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
    if (control == CC_ScrollBar)
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return paintScrollBar(*painter, *bar);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawFieldEdge(*option, *painter);
}

} // namespace intray
