// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/listcolumn.h"

#include "ui/common/tokens.h"
#include "ui/desk/listhead.h"
#include "ui/desk/seekmark.h"

#include <QEvent>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

namespace intray {

ListColumn::ListColumn(Session &session, const Actions &actions, WorkSeeker &seeker,
                       QWidget *parent)
    : QWidget(parent)
    , m_head(new ListHead(session, actions, this))
    , m_lists(new QSplitter(Qt::Vertical, this))
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("listColumn"));
    m_lists->setObjectName(QStringLiteral("listSplit"));
    m_lists->setChildrenCollapsible(false);
    m_lists->installEventFilter(this);
    m_rows->setContentsMargins(room::between, 0, room::between, 0);
    m_rows->setSpacing(room::within);
    m_rows->addWidget(m_head);
    m_rows->addWidget(m_lists, 1);
    m_rows->addWidget(new SeekMark(seeker, this));
}

void ListColumn::setLiesOver(bool liesOver)
{
    m_liesOver = liesOver;
    const int below = liesOver ? room::between : 0;
    m_rows->setContentsMargins(room::between + below, below, room::between, below);
    update();
}

void ListColumn::paintEvent(QPaintEvent *)
{
    if (!m_liesOver)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.fillRect(edge, 0, 1, height(), colourOf(ColourRole::Edge, palette()));
}

// Two rows of each list are to be seen whole.
void ListColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int linesInLowColumn = 30;
    m_head->setLow(height() < linesInLowColumn * fontMetrics().height());
}

bool ListColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_lists && event->type() == QEvent::Resize)
        emit listsResized();
    return QWidget::eventFilter(watched, event);
}

void ListColumn::takeRunning(QWidget *running)
{
    constexpr int behindSeeking = 3;
    m_rows->insertWidget(behindSeeking, running);
}

void ListColumn::takeFoot(QWidget *foot)
{
    m_rows->addWidget(foot);
}

} // namespace intray
