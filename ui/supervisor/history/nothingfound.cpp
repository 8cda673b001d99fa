// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/nothingfound.h"

#include "ui/common/actions.h"
#include "ui/common/emptyplace.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace intray {

NothingFound::NothingFound(QTableView *table)
    : LowPlace(table->viewport())
    , m_table(table)
    , m_place(new EmptyPlace(this))
{
    m_place->setObjectName(QStringLiteral("historyEmpty"));
    setWidget(m_place);
    auto *column = new QVBoxLayout(table->viewport());
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(this);
    connect(m_place, &EmptyPlace::nextWanted, this, [this] {
        m_table->setFocus(); // what is hidden cannot keep it
        emit allWanted();
    });
    hide();
}

void NothingFound::say(bool isNarrowed)
{
    if (isNarrowed)
        m_place->showPlace(
            tr("Nothing was found."), tr("No line of the history fits the search and the filters."),
            {tr("Clear search and filters"), keyTextIn(*this, WindowAction::ClearSearch), {}});
    else
        m_place->showPlace(tr("Nothing happened yet."),
                           tr("What is done with an item stands here, with who did it and when."),
                           {});
    m_table->horizontalHeader()->hide();
    show();
}

void NothingFound::leave()
{
    hide();
    m_table->horizontalHeader()->show();
}

} // namespace intray
