// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace intray {

/// The last row of a dialog: what is to be said there, what can be done, and then the box that
/// closes it; what leads on is the last. Not all in the box, whose own buttons would lead Tab to
/// each other and to nothing else.
inline QWidget *footOf(const QList<QPushButton *> &actions, QDialogButtonBox *box,
                       QWidget *said = nullptr)
{
    auto *foot = new QWidget(box->parentWidget());
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    if (said)
        row->addWidget(said, 1);
    else
        row->addStretch(1);
    for (QPushButton *action : actions)
        if (!action->isDefault())
            row->addWidget(action);
    row->addWidget(box);
    for (QPushButton *action : actions)
        if (action->isDefault())
            row->addWidget(action);
    return foot;
}

/// What closes a dialog, if that is the last row of its column.
inline QWidget *lastRowWithButtons(const QBoxLayout &column)
{
    QLayoutItem *last = column.count() > 1 ? column.itemAt(column.count() - 1) : nullptr;
    QWidget *row = last ? last->widget() : nullptr;
    const bool hasButtons =
        row && (qobject_cast<QPushButton *>(row) || row->findChild<QPushButton *>());
    return hasButtons ? row : nullptr;
}

} // namespace intray
