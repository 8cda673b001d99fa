// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/leadingmargins.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace intray {

LeadingMargins::LeadingMargins(QLayout *layout)
    : QObject(layout)
    , m_layout(layout)
{
    layout->parentWidget()->installEventFilter(this);
}

void LeadingMargins::keep(QLayout *layout, const QMargins &around)
{
    auto *kept = layout->findChild<LeadingMargins *>({}, Qt::FindDirectChildrenOnly);
    if (!kept)
        kept = new LeadingMargins(layout);
    kept->m_around = around;
    kept->give();
}

bool LeadingMargins::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        give();
    return false;
}

void LeadingMargins::give()
{
    QMargins seen = m_around;
    if (m_layout->parentWidget()->layoutDirection() == Qt::RightToLeft) {
        seen.setLeft(m_around.right());
        seen.setRight(m_around.left());
    }
    m_layout->setContentsMargins(seen);
}

} // namespace intray
