// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/busyrows.h"

#include "ui/common/tokens.h"

#include <QAbstractItemModel>
#include <QEvent>
#include <QLayout>
#include <QTableView>

#include <algorithm>

namespace intray {

BusyRows::BusyRows(const QString &words, QTableView &list)
    : BusyMark(words, list.parentWidget())
    , m_list(list)
{
    setAutoFillBackground(true);
    layout()->setContentsMargins(room::beside, room::within, room::beside, room::within);
    installEventFilter(this);
    m_list.installEventFilter(this);
}

void BusyRows::place()
{
    const QRect rows = m_list.geometry();
    const int height = std::min(sizeHint().height(), rows.height());
    const bool isAtStart = !m_list.model() || m_list.model()->rowCount() == 0;
    const int top = isAtStart ? rows.top() : rows.bottom() + 1 - height;
    setGeometry(rows.left(), top, rows.width(), height);
    raise();
}

bool BusyRows::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == this && event->type() == QEvent::Show)
        emit aboutToShow();
    if (watched == &m_list
            ? event->type() == QEvent::Resize
            : event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        place();
    return BusyMark::eventFilter(watched, event);
}

} // namespace intray
