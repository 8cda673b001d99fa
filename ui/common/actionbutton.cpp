// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actionbutton.h"

#include "ui/common/colours.h"
#include "ui/common/roomystyle.h"

#include <QAction>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace intray {

static constexpr int sideRoom = 14;
static constexpr int usualVerticalRoom = 5;

ActionButton::ActionButton(QAction *action, QWidget *parent)
    : QPushButton(parent)
    , m_action(action)
{
    setObjectName(
        action->objectName().replace(QStringLiteral("action."), QStringLiteral("button.")));
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

void ActionButton::follow()
{
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip());
    setAccessibleName(words());
    setAccessibleDescription(keys());
    updateGeometry();
    update();
}

QString ActionButton::words() const
{
    return m_action->text().remove(u'&');
}

QString ActionButton::keys() const
{
    return m_action->shortcut().toString(QKeySequence::NativeText);
}

QFont ActionButton::keyFont() const
{
    QFont small = font();
    small.setPointSizeF(std::max(7.0, small.pointSizeF() * 0.82));
    return small;
}

int ActionButton::verticalRoom() const
{
    return usualVerticalRoom + extraRoom(*this) / 2;
}

QSize ActionButton::sizeHint() const
{
    const QFontMetrics large(font());
    const QFontMetrics small(keyFont());
    const int width = std::max(large.horizontalAdvance(words()), small.horizontalAdvance(keys()));
    return {width + 2 * sideRoom, large.height() + small.height() + 2 * verticalRoom()};
}

QSize ActionButton::minimumSizeHint() const
{
    return sizeHint() - QSize(2 * sideRoom - 12, 0);
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect inside = rect().adjusted(0, verticalRoom(), 0, -verticalRoom());
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor text = palette().color(group, QPalette::ButtonText);
    painter.setPen(text);
    painter.drawText(inside, Qt::AlignHCenter | Qt::AlignTop, words());
    painter.setFont(keyFont());
    painter.setPen(isEnabled() ? dimmedText(palette(), QPalette::Button) : text);
    painter.drawText(inside, Qt::AlignHCenter | Qt::AlignBottom, keys());
}

} // namespace intray
