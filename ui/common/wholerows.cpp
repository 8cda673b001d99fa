// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wholerows.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QTableView>

namespace intray {

WholeRows::WholeRows(QAbstractItemView *list, QWidget *parent)
    : QWidget(parent)
    , m_list(list)
{
    list->setParent(this);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // or the first one is cut
    list->installEventFilter(this);
    setSizePolicy(list->sizePolicy());
    const QAbstractItemModel *rows = list->model();
    connect(rows, &QAbstractItemModel::rowsInserted, this, &WholeRows::fit);
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &WholeRows::fit);
    connect(rows, &QAbstractItemModel::modelReset, this, &WholeRows::fit);
}

WholeRows::~WholeRows()
{
    m_list->model()->disconnect(this); // it is emptied after this
}

QSize WholeRows::sizeHint() const
{
    return m_list->sizeHint().expandedTo(minimumSizeHint());
}

QSize WholeRows::minimumSizeHint() const
{
    const QSize own = m_list->minimumSizeHint(), said = m_list->minimumSize();
    return {said.width() > 0 ? said.width() : own.width(),
            said.height() > 0 ? said.height() : own.height()};
}

int WholeRows::heightOfRow() const
{
    if (const auto *table = qobject_cast<const QTableView *>(m_list))
        return table->verticalHeader()->defaultSectionSize();
    return m_list->sizeHintForRow(0);
}

void WholeRows::fit()
{
    const int rows = m_list->model()->rowCount();
    const int row = rows > 0 ? heightOfRow() : 0;
    const int around = m_list->height() - m_list->viewport()->height();
    const int room = height() - around;
    const bool isCut = row > 0 && room > row && room < rows * row;
    m_list->setGeometry(0, 0, width(), isCut ? around + room / row * row : height());
}

void WholeRows::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool WholeRows::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOther = event->type() == QEvent::Show || event->type() == QEvent::FontChange ||
                         event->type() == QEvent::StyleChange ||
                         event->type() == QEvent::LayoutRequest;
    if (watched == m_list && isOther)
        QMetaObject::invokeMethod(this, &WholeRows::fit, Qt::QueuedConnection);
    if (watched == m_list && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QWidget::eventFilter(watched, event);
}

} // namespace intray
