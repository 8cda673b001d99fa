// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomystyle.h"

#include "ui/common/altheld.h"
#include "ui/common/buttonlook.h"
#include "ui/common/colours.h"
#include "ui/common/controllook.h"
#include "ui/common/controlroom.h"
#include "ui/common/desktoplook.h"
#include "ui/common/dialogroom.h"
#include "ui/common/emptylook.h"
#include "ui/common/focuslook.h"
#include "ui/common/growingtext.h"
#include "ui/common/painting.h"
#include "ui/common/progresslook.h"
#include "ui/common/pushkey.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/rowlook.h"
#include "ui/common/scrollbarlook.h"
#include "ui/common/tokens.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
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
    , m_alt(new AltHeld(this))
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

/// Of numbers and dates: Qt lays a frame around a field in them that has one already.
static bool hasFieldInside(const QWidget *widget)
{
    return qobject_cast<const QAbstractSpinBox *>(widget);
}

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize own = QProxyStyle::sizeFromContents(type, option, size, widget);
    // A separator in a menu is a menu item without words.
    const bool isLine = type == CT_MenuItem && own.height() < leastTarget.height() / 2;
    if (!isClicked(type) || isLine)
        return own;
    const QSize least = type == CT_MenuItem ? QSize(leastTarget.width(), menuRow) : leastTarget;
    const int key = type == CT_PushButton ? roomForKey(widget) + roomForLeading(option) : 0;
    const int wanted = heightOfControl(type, option);
    const int high = wanted > 0 ? wanted + roomOf(m_density) : 0;
    if (high > 0 && hasFieldInside(widget))
        own.setHeight(std::min(own.height(), wanted));
    return (own + QSize(roomAtEnds(type, option) + key, roomOf(m_density)))
        .expandedTo({least.width(), std::max(least.height(), high)});
}

// A column of numbers ends where the next one begins: without some room their words run together.
int RoomyStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    if (metric == roomMetric)
        return roomOf(m_density);
    if (metric == PM_HeaderMargin)
        return 6;
    if (metric == PM_TabBarTabShiftVertical)
        return 0;
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
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_MessageBox_CenterButtons)
        return 0;
    if (hint == SH_DialogButtonLayout) // what else can be done, what closes, and last what leads on
        return QDialogButtonBox::AndroidLayout;
    if (hint == SH_FormLayoutLabelAlignment)
        return Qt::AlignLeft; // one edge with the title
    if (hint == SH_Menu_Scrollable)
        return 1;
    // In a menu that is open the letters do without Alt.
    if (hint == SH_UnderlineShortcut && !m_alt->isHeld() && !qobject_cast<const QMenu *>(widget))
        return 0;
    if (hint == SH_MenuBar_AltKeyNavigation)
        return 0; // the bar is there while Alt is held
    if (hint == SH_ItemView_ShowDecorationSelected && paintsChosenRows(widget))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

QRect RoomyStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    if (control == CC_ScrollBar)
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return placeInScrollBar(*bar, part);
    const QRect own = QProxyStyle::subControlRect(control, option, part, widget);
    return placeInControl(own, control, part, *option);
}

QRect RoomyStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    const QRect own = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? placeInLine(own, *option) : own;
}

static bool hasPlaceholder(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QTextEdit *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget);
}

/// A field of its own is painted by what it is in.
static bool isPartOfField(const QWidget *widget)
{
    const QWidget *around = widget ? widget->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox *>(around) ||
           qobject_cast<const QComboBox *>(around);
}

void RoomyStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (element == PE_PanelMenu)
        return paintOutline(*painter, option->rect,
                            {.ground = colourOf(ColourRole::Sheet, option->palette),
                             .edge = colourOf(ColourRole::Hairline, option->palette)});
    if (element == PE_FrameFocusRect && paintFocusOfBox(*painter, *option, widget))
        return;
    if (element == PE_PanelItemViewRow)
        if (const auto row = rowOf(option))
            return QProxyStyle::drawPrimitive(element, &*row, painter, widget);
    if (element == PE_PanelLineEdit && isPartOfField(widget))
        return;
    if (element == PE_Frame && hasPlaceholder(widget))
        return paintTextFrame(*painter, *option);
    if (element == PE_IndicatorItemViewItemCheck && widget)
        return paintCheckOf(*painter, *option, widget->palette());
    if (!paintPrimitive(element, *option, *painter))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
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
    if (qobject_cast<QLineEdit *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (!hasPlaceholder(widget))
        return;
    showHintApart(*widget);
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
        showHintApart(*widget);
    return false;
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

/// Return presses it, yet it does not lead on.
static bool onlyCloses(const QWidget *widget)
{
    const auto *box =
        widget ? qobject_cast<const QDialogButtonBox *>(widget->parentWidget()) : nullptr;
    auto *button = qobject_cast<QAbstractButton *>(const_cast<QWidget *>(widget));
    return box && button && box->buttonRole(button) == QDialogButtonBox::RejectRole;
}

/// Of a push button; one in hand is seen by its edge.
void RoomyStyle::drawButton(const QStyleOptionButton &button, QPainter &painter,
                            const QWidget *widget) const
{
    QStyleOptionButton words = button;
    if (onlyCloses(widget)) {
        words.features.setFlag(QStyleOptionButton::DefaultButton, false);
        words.features.setFlag(QStyleOptionButton::Flat);
    }
    proxy()->drawPrimitive(PE_PanelButtonCommand, &words, &painter, widget);
    if (isFilled(words)) {
        painter.setFont(leadingLetters(painter.font()));
        words.fontMetrics = QFontMetrics(painter.font());
    }
    const int key = roomForKey(widget);
    const QRect inside = proxy()->subElementRect(SE_PushButtonContents, &button, widget);
    words.rect = placeToPaintWords(button, inside, key);
    const bool leadsOn = words.features.testFlag(QStyleOptionButton::DefaultButton);
    if (leadsOn)
        words.palette.setColor(QPalette::ButtonText, inkOfFilled(words));
    else
        giveInkOfLook(words);
    proxy()->drawControl(CE_PushButtonLabel, &words, &painter, widget);
    if (key == 0)
        return;
    words.rect = inside;
    if (!leadsOn)
        words.palette.setColor(QPalette::ButtonText, inkOfKey(button));
    paintKeyOf(*widget, painter, words);
}

bool RoomyStyle::drawAsLookHasIt(ControlElement element, const QStyleOption &option,
                                 QPainter &painter, const QWidget *widget) const
{
    if (element == CE_PushButton)
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option)) {
            drawButton(*button, painter, widget);
            return true;
        }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        paintHeadGround(painter, option, widget);
        return true;
    }
    if (element == CE_HeaderLabel)
        if (const auto *head = qstyleoption_cast<const QStyleOptionHeader *>(&option)) {
            QStyleOptionHeader words = *head;
            words.palette.setColor(QPalette::ButtonText,
                                   colourOf(ColourRole::Dimmed, head->palette));
            QProxyStyle::drawControl(element, &words, &painter, widget);
            return true;
        }
    if (const auto *choice = qstyleoption_cast<const QStyleOptionComboBox *>(&option);
        choice && element == CE_ComboBoxLabel) {
        QStyleOptionComboBox words = *choice;
        giveInkOfLook(words);
        QProxyStyle::drawControl(element, &words, &painter, widget);
        return true;
    }
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(&option);
        tool && element == CE_ToolButtonLabel) {
        QStyleOptionToolButton words = *tool;
        giveInkOfLook(words);
        QProxyStyle::drawControl(element, &words, &painter, widget);
        return true;
    }
    if (element == CE_ProgressBar)
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(&option)) {
            paintProgress(painter, *bar, widget);
            return true;
        }
    if (element == CE_TabBarTabShape)
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(&option)) {
            paintTab(painter, *tab);
            return true;
        }
    return false;
}

// Styles tell the tab that is shown by its shade alone.
void RoomyStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (element == CE_ItemViewItem)
        if (const auto row = rowOf(option))
            return QProxyStyle::drawControl(element, &*row, painter, widget);
    if (element == CE_Splitter)
        return drawSplitter(*option, *painter);
    if (element == CE_MenuEmptyArea)
        return painter->fillRect(option->rect, colourOf(ColourRole::Sheet, option->palette));
    if (element == CE_MenuItem)
        if (const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            if (qobject_cast<const QComboBox *>(widget)) // Qt has painted the window's ground
                painter->fillRect(option->rect, colourOf(ColourRole::Sheet, option->palette));
            QStyleOptionMenuItem tinted = *entry;
            tinted.text = inOwnOrder(entry->text, entry->direction); // which is not drawn as others
            tintChosen(tinted.palette);
            return QProxyStyle::drawControl(element, &tinted, painter, widget);
        }
    if (!drawAsLookHasIt(element, *option, *painter, widget))
        QProxyStyle::drawControl(element, option, painter, widget);
}

bool RoomyStyle::drawFieldControl(const QStyleOptionComplex &option, QPainter &painter,
                                  const QWidget *widget) const
{
    const auto place = [&](ComplexControl control, SubControl part) {
        return proxy()->subControlRect(control, &option, part, widget);
    };
    const auto *choice = qstyleoption_cast<const QStyleOptionComboBox *>(&option);
    if (choice && choice->frame) {
        paintChoice(painter, *choice, place(CC_ComboBox, SC_ComboBoxArrow));
        return true;
    }
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(&option);
    if (!spin || !spin->frame)
        return false;
    paintSpin(painter, *spin, place(CC_SpinBox, SC_SpinBoxUp), place(CC_SpinBox, SC_SpinBoxDown));
    return true;
}

void RoomyStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ScrollBar)
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return paintScrollBar(*painter, *bar);
    if (!drawFieldControl(*option, *painter, widget))
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace intray
