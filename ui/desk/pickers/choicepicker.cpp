// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/choicepicker.h"

#include "ui/desk/fieldeditor.h"

namespace intray {

ChoicePicker::ChoicePicker(const Field &field, FieldEditor &editor, QWidget *parent)
    : FieldPicker(parent)
    , m_editor(editor)
{
    addButton(QStringLiteral("pick.") + field.name,
              tr("Choose %1 from the list (Alt+Down in the field)").arg(field.label));
}

void ChoicePicker::pick()
{
    m_editor.setFocus(Qt::OtherFocusReason);
    m_editor.offerAllChoices();
}

} // namespace intray
