// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/formrows.h"

#include "ui/common/flowlayout.h"
#include "ui/common/tintedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace intray {

QLabel *labelFor(const QString &text, QWidget *field)
{
    auto *label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    // Qt draws a text wider than it says where one of its letters is underlined.
    label->setMinimumWidth(label->sizeHint().width() + 2);
    // Qt takes the name from the label only where both have the same parent.
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(QString(text).remove(u'&'));
    return label;
}

void centreInRow(QLabel &label)
{
    label.setSizePolicy(label.sizePolicy().horizontalPolicy(), QSizePolicy::Expanding);
}

QWidget *inOneLine(const QList<QWidget *> &widgets, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    for (QWidget *widget : widgets)
        line->addWidget(widget, qobject_cast<QLineEdit *>(widget) ? 1 : 0);
    return holder;
}

QWidget *inLines(const QList<QWidget *> &widgets, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *lines = new FlowLayout(holder);
    for (QWidget *widget : widgets)
        lines->addWidget(widget);
    return holder;
}

QWidget *inOneColumn(const QList<QWidget *> &widgets, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget *widget : widgets)
        column->addWidget(widget);
    return holder;
}

QLabel *sentenceLabel(const QString &text, QWidget *parent)
{
    auto *label = new TintedLabel(Tint::Dimmed, text, parent);
    label->setWordWrap(true);
    QSizePolicy wide = label->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    label->setSizePolicy(wide);
    return label;
}

} // namespace intray
