// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/menuend.h"

#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace intray {

MenuEnd::MenuEnd(QMenu *menu, QWidget *button)
    : QAbstractButton(button)
    , m_menu(menu)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setText(tr("Other ways to end this record"));
    setToolTip(text());
    button->installEventFilter(this);
    connect(this, &QAbstractButton::clicked, this, &MenuEnd::openMenu);
}

QSize MenuEnd::sizeHint() const
{
    return {across, parentWidget()->height()};
}

void MenuEnd::arrange()
{
    const QRect all = parentWidget()->rect();
    setGeometry(QStyle::visualRect(layoutDirection(), all,
                                   QRect(all.width() - across, 0, across, all.height())));
}

bool MenuEnd::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)
        arrange();
    return QAbstractButton::eventFilter(watched, event);
}

void MenuEnd::openMenu()
{
    const QSize size = m_menu->sizeHint();
    const int x = isRightToLeft() ? 0 : width() - size.width();
    m_menu->popup(mapToGlobal(QPoint(x, -size.height() - room::within)));
}

void MenuEnd::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up ||
                       event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

/// As wide as it is high in this, pointing down.
static void paintChevron(QPainter &painter, const QPointF &middle)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolyline(QPolygonF(
        {middle + QPointF(-5, -2.5), middle + QPointF(0, 2.5), middle + QPointF(5, -2.5)}));
}

/// The button leads on, or gives way to another for a while.
static ColourRole inkOn(const QWidget *button, bool isEnabled)
{
    if (!isEnabled)
        return ColourRole::Dimmed;
    const auto *line = qobject_cast<const LineButton *>(button);
    const bool isFilled = !line || line->rank() == LineButton::Rank::Primary;
    return isFilled ? ColourRole::PrimaryInk : ColourRole::Text;
}

void MenuEnd::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool isUsed = isEnabled() && (underMouse() || isDown());
    const QColor ink = colourOf(inkOn(parentWidget(), isEnabled()), palette());
    if (isUsed) {
        QColor lighter = ink;
        lighter.setAlpha(40);
        paintOutline(painter, rect().adjusted(2, 2, -2, -2),
                     {.ground = lighter, .edge = {}, .radius = radius::key});
    }
    if (hasFocus())
        paintOutline(painter, rect().adjusted(3, 3, -3, -3),
                     {.ground = {}, .edge = ink, .radius = radius::key, .width = 2});
    painter.setPen(QPen(ink, 1));
    const int line = isRightToLeft() ? width() - 1 : 0;
    painter.drawLine(line, room::within + 2, line, height() - room::within - 3);
    painter.setPen(QPen(ink, 1.5));
    paintChevron(painter, QRectF(rect()).center());
}

} // namespace intray
