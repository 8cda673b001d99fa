// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/pickers/fieldpicker.h"

namespace intray {

/// A list to mark several values in, for a field that holds several. What stands in the field and
/// is not in the list stays, behind the others.
class SeveralPicker : public FieldPicker
{
    Q_OBJECT
public:
    SeveralPicker(const Field &field, FieldEditor &editor, QWidget *parent);

    void pick() override;
    void showText(const QString &text) override;

private:
    Field m_field;
    FieldEditor &m_editor;
    QString m_text;
};

} // namespace intray
