// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/shownitems.h"

#include <QDate>

namespace intray {

ShownItems::ShownItems(bool answersAsking, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("listShown"));
    setAccessibleName(tr("Which items are listed"));
    // As wide as its words where there is room; it does not widen the list.
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumWidth(12 * fontMetrics().averageCharWidth());
    setToolTip(tr("Finished records can be looked at here and are not changed."));
    addItem(tr("Open"), nameOf(State::Open));
    addItem(tr("Open, for me"), nameOf(State::Open));
    addItem(tr("Done by me today"));
    addItem(tr("Done"), nameOf(State::Done));
    addItem(tr("Failed"), nameOf(State::Failed));
    addItem(tr("Dismissed"), nameOf(State::Dismissed));
    if (answersAsking)
        addItem(tr("Asked for"), nameOf(State::Done));
}

void ShownItems::narrow(ItemQuery &query) const
{
    query.state = stateNamed(currentData().toString()).value_or(State::Done);
    query.isForMe = currentIndex() == 1;
    query.askedBack = currentIndex() == 6;
    if (!currentData().isValid())
        query.doneByMeSince = QDate::currentDate().startOfDay();
    if (!isOpen() && query.order == ItemOrder())
        query.order = {ItemOrder::By::Created, {}, true};
}

} // namespace intray
