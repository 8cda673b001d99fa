// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/shownitems.h"

#include "ui/common/letters.h"

namespace intray {

ShownItems::ShownItems(bool answersAsking, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("listShown"));
    setAccessibleName(tr("Which items to list"));
    // As wide as its words where there is room; it does not widen the list.
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumWidth(12 * letterWidth(fontMetrics()));
    setToolTip(tr("Finished records can be viewed here, not changed."));
    addItem(tr("Open"), int(Shown::Open));
    addItem(tr("Open, for me"), int(Shown::OpenForMe));
    addItem(tr("Done by me today"), int(Shown::DoneByMe));
    addItem(tr("Done"), int(Shown::Done));
    addItem(tr("Failed"), int(Shown::Failed));
    addItem(tr("Dismissed"), int(Shown::Dismissed));
    if (answersAsking)
        addItem(tr("Reopening requested"), int(Shown::AskedFor));
}

ShownItems::Shown ShownItems::shown() const
{
    return static_cast<Shown>(currentData().toInt());
}

// In the order of Shown.
static const QStringList &shownNames()
{
    static const QStringList names{QStringLiteral("open"),     QStringLiteral("openForMe"),
                                   QStringLiteral("doneByMe"), QStringLiteral("done"),
                                   QStringLiteral("failed"),   QStringLiteral("dismissed"),
                                   QStringLiteral("askedFor")};
    return names;
}

QString ShownItems::name() const
{
    return shownNames().value(int(shown()));
}

bool ShownItems::choose(const QString &name)
{
    const int row = findData(int(shownNames().indexOf(name)));
    if (row >= 0)
        setCurrentIndex(row);
    return row >= 0;
}

} // namespace intray
