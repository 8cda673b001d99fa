// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/listbeside.h"

#include "ui/common/letters.h"
#include "ui/common/pagehead.h"
#include "ui/common/tokens.h"

#include <QComboBox>
#include <QEvent>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

ListBeside::ListBeside(PageHead *head, Head where, QTreeWidget *list, QWidget *page,
                       QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_head(head)
    , m_where(where)
    , m_list(list)
    , m_side(new QWidget(this))
    , m_page(page)
    , m_choice(new QComboBox(m_side))
{
    setChildrenCollapsible(false);
    m_choice->setModel(list->model());
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    m_choice->setAccessibleName(list->accessibleName());
    m_choice->hide();
    m_head->showStanding(m_choice);
    m_list->setMinimumWidth(160);
    auto *column = new QVBoxLayout(m_side);
    column->setContentsMargins(room::between, 0, room::between, 0);
    column->setSpacing(room::between);
    if (m_where == Head::OverList)
        column->addWidget(m_head);
    column->addWidget(m_list, 1);
    addWidget(m_side);
    addWidget(m_page);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    setSizes({m_listWidth, 2 * m_listWidth});
    follow();
}

void ListBeside::setListWidth(int pixels)
{
    m_listWidth = pixels;
    setSizes({m_listWidth, 2 * m_listWidth});
}

// The model is one: what is chosen in one of them is so in the other.
void ListBeside::follow()
{
    const auto show = [this] { m_choice->setCurrentIndex(m_list->currentIndex().row()); };
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, show);
    connect(m_list->model(), &QAbstractItemModel::rowsInserted, this, show, Qt::QueuedConnection);
    connect(m_choice, &QComboBox::activated, this,
            [this](int row) { m_list->setCurrentItem(m_list->topLevelItem(row)); });
}

void ListBeside::arrange()
{
    constexpr int leastLetters = 120;
    const bool isNarrow = width() < leastLetters * letterWidth(fontMetrics());
    if (isNarrow == this->isNarrow())
        return;
    const bool hadFocus = m_list->hasFocus() || m_choice->hasFocus();
    setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    m_choice->setVisible(isNarrow);
    m_list->setVisible(!isNarrow);
    m_side->setVisible(!isNarrow || m_where == Head::OverList);
    boundSide();
    if (!isNarrow)
        setSizes({m_listWidth, width() - m_listWidth});
    if (hadFocus)
        firstPlace()->setFocus();
    emit turned();
}

QWidget *ListBeside::firstPlace() const
{
    return isNarrow() ? static_cast<QWidget *>(m_choice) : m_list;
}

void ListBeside::boundSide()
{
    const int line = m_choice->sizeHint().height() + room::between;
    m_side->setMaximumHeight(isNarrow() ? line : QWIDGETSIZE_MAX);
    if (isNarrow() && m_where == Head::OverList)
        setSizes({line, height() - line});
}

QSize ListBeside::minimumSizeHint() const
{
    const int height = std::max(m_page->minimumSizeHint().height(), m_page->minimumHeight());
    if (m_where == Head::Elsewhere)
        return {m_page->minimumSizeHint().width(), height};
    const int width = std::max(m_head->minimumSizeHint().width() + 2 * room::between,
                               m_page->minimumSizeHint().width());
    return {width, height + m_head->minimumSizeHint().height() + handleWidth()};
}

void ListBeside::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

bool ListBeside::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        boundSide();
    return QSplitter::event(event);
}

} // namespace intray
