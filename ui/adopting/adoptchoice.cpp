// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptchoice.h"

#include "lists/celltext.h"
#include "ui/common/formrows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>

namespace intray {

QStringList namesOf(const CatalogueColumns &columns)
{
    QStringList names;
    for (const CatalogueColumn &column : columns)
        names << column.name;
    return names;
}

void addChoice(QFormLayout *form, const QString &text, QComboBox *choice, const char *name)
{
    choice->setObjectName(QLatin1StringView(name));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form->addRow(labelFor(text, choice), choice);
}

void offerNames(QComboBox *choice, const QStringList &others, const QStringList &names,
                const QString &chosen)
{
    const QSignalBlocker quiet(choice);
    choice->clear();
    choice->addItems(others);
    for (const QString &name : names)
        choice->addItem(cellText(name), name);
    choice->setCurrentIndex(chosen.isEmpty() ? (others.isEmpty() ? -1 : 0)
                                             : choice->findData(chosen));
}

QString chosenBeyond(const QComboBox *choice, int others)
{
    return choice->currentIndex() < others ? QString() : choice->currentData().toString();
}

void offerChecked(QListWidget *list, const QStringList &names)
{
    const QSignalBlocker quiet(list);
    list->clear();
    for (const QString &name : names) {
        auto *row = new QListWidgetItem(cellText(name), list);
        row->setData(Qt::UserRole, name);
        row->setCheckState(Qt::Checked);
    }
}

QStringList checkedIn(const QListWidget *list)
{
    QStringList chosen;
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->checkState() == Qt::Checked)
            chosen << list->item(row)->data(Qt::UserRole).toString();
    return chosen;
}

QWidget *besideRoom(QWidget *widget, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(widget);
    line->addStretch(1);
    return holder;
}

} // namespace intray
