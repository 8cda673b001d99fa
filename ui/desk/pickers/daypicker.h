// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/dateform.h"
#include "ui/desk/pickers/fieldpicker.h"

namespace intray {

/// A calendar for a field of days; the day is written in the field's own form, and a time that
/// stands beside it stays.
class DayPicker : public FieldPicker
{
    Q_OBJECT
public:
    DayPicker(const Field &field, const DateForm &form, FieldEditor &editor, QWidget *parent);

    void pick() override;
    void showText(const QString &text) override;

private:
    void take(const QDate &day);

    Field m_field;
    DateForm m_form;
    FieldEditor &m_editor;
    QString m_text;
};

} // namespace intray
