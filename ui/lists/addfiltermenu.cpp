// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/addfiltermenu.h"

#include "lists/celltext.h"

namespace intray {

AddFilterMenu::AddFilterMenu(QMenu &shown, QMenu &kept, QWidget *parent)
    : QMenu(parent)
    , m_broken(addAction(tr("&Breaks a rule")))
    , m_behindColumns(addSeparator())
{
    setObjectName(QStringLiteral("addFilterMenu"));
    setToolTipsVisible(true);
    m_broken->setObjectName(QStringLiteral("openBroken"));
    m_broken->setCheckable(true);
    m_broken->setToolTip(tr("Shows only items whose record breaks a rule of the queue."));
    connect(m_broken, &QAction::triggered, this, &AddFilterMenu::onlyBrokenWanted);
    addMenu(&shown);
    addMenu(&kept);
}

/// A title is somebody's text: no mnemonic.
static QString asEntry(const ItemColumn &column)
{
    constexpr int mostLetters = 40;
    return cellText(column.title, mostLetters).replace(u'&', QStringLiteral("&&"));
}

void AddFilterMenu::setColumns(const QList<ItemColumn> &columns)
{
    m_key = nullptr;
    qDeleteAll(std::exchange(m_columns, {}));
    for (int column = 0; column < columns.size(); ++column) {
        if (!columns.at(column).isFilterable())
            continue;
        auto *one = new QAction(tr("%1...").arg(asEntry(columns.at(column))), this);
        one->setObjectName(QStringLiteral("filterBy.") + columns.at(column).id);
        connect(one, &QAction::triggered, this, [this, column] { emit columnWanted(column); });
        insertAction(m_behindColumns, one);
        m_columns << one;
        if (columns.at(column).order == ItemOrder::By::Key)
            m_key = one;
    }
}

void AddFilterMenu::offerKey(bool isOffered)
{
    if (m_key)
        m_key->setVisible(isOffered);
}

void AddFilterMenu::setOnlyBroken(bool isOnlyBroken)
{
    m_broken->setChecked(isOnlyBroken);
}

} // namespace intray
