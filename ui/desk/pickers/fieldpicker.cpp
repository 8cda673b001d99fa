// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/fieldpicker.h"

#include "lists/celltext.h"
#include "schema/dateform.h"
#include "schema/yesnowords.h"
#include "ui/desk/pickers/choicepicker.h"
#include "ui/desk/pickers/daypicker.h"
#include "ui/desk/pickers/severalpicker.h"
#include "ui/desk/pickers/yesnopicker.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace intray {

FieldPicker::FieldPicker(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(0);
    setFocusPolicy(Qt::NoFocus);
}

void FieldPicker::addButton(const QString &name, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setArrowType(Qt::DownArrow);
    button->setText(tip); // for those who hear it
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(tip);
    button->setToolTip(plainToolTip(tip));
    connect(button, &QToolButton::clicked, this, [this] { pick(); });
    layout()->addWidget(button);
}

static bool isYesOrNo(const Field &field)
{
    return field.type == u"boolean" || field.kind == u"yes-no" ||
           !yesAndNoOf(field.choices).isEmpty();
}

FieldPicker *FieldPicker::make(const Field &field, FieldEditor &editor, QWidget *parent)
{
    if (isYesOrNo(field))
        return new YesNoPicker(field, editor, parent);
    if (!field.several.isEmpty())
        return new SeveralPicker(field, editor, parent);
    if (!field.choices.isEmpty() || !field.known.isEmpty())
        return new ChoicePicker(field, editor, parent);
    if (const auto form = DateForm::fromText(field.format);
        form && form->hasDay() && field.kind.startsWith(u"date"))
        return new DayPicker(field, *form, editor, parent);
    return nullptr;
}

} // namespace intray
