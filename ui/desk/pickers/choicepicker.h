// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/pickers/fieldpicker.h"

namespace intray {

/// A field's choices in a list; typing in the field finds among them.
class ChoicePicker : public FieldPicker
{
    Q_OBJECT
public:
    ChoicePicker(const Field &field, FieldEditor &editor, QWidget *parent);

    void pick() override;

private:
    FieldEditor &m_editor;
};

} // namespace intray
