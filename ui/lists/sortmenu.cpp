// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/sortmenu.h"

#include <QHeaderView>

namespace intray {

static constexpr int asTheyAreTaken = -1;

SortMenu::SortMenu(QHeaderView &header, QWidget *parent)
    : QMenu(tr("Sort"), parent)
    , m_header(header)
{
    setObjectName(QStringLiteral("sortMenu"));
    connect(this, &QMenu::aboutToShow, this, &SortMenu::fill);
}

void SortMenu::fill()
{
    clear();
    addEntry(asTheyAreTaken);
    addSeparator();
    for (int column = 0; column < m_header.count(); ++column)
        addEntry(column);
}

void SortMenu::addEntry(int column)
{
    QAction *entry = addAction(wordsFor(column), this, [this, column] { sortBy(column); });
    entry->setCheckable(true);
    entry->setChecked(m_header.sortIndicatorSection() == column);
}

QString SortMenu::wordsFor(int column) const
{
    if (column == asTheyAreTaken)
        return tr("As they are taken");
    QString title = m_header.model()->headerData(column, Qt::Horizontal).toString();
    title.replace(u'&', QStringLiteral("&&"));
    if (m_header.sortIndicatorSection() != column)
        return title;
    return m_header.sortIndicatorOrder() == Qt::AscendingOrder ? tr("%1, ascending").arg(title)
                                                               : tr("%1, descending").arg(title);
}

void SortMenu::sortBy(int column)
{
    const bool isAgain = column >= 0 && m_header.sortIndicatorSection() == column;
    const bool turns = isAgain && m_header.sortIndicatorOrder() == Qt::AscendingOrder;
    m_header.setSortIndicator(column, turns ? Qt::DescendingOrder : Qt::AscendingOrder);
}

} // namespace intray
