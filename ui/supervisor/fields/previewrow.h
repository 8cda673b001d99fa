// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "ui/desk/fieldtext.h"

#include <QWidget>

namespace intray {

class FieldEditor;
class FieldPicker;
class TintedLabel;

/// One field of the preview: the desk's own editor, with its list or calendar, its hint and what is
/// wrong.
class PreviewRow : public QWidget
{
    Q_OBJECT
public:
    PreviewRow(const Field &field, const QString &value, QWidget *parent);

    const Field &field() const { return m_field; }
    int firstLineTop() const; ///< Where the label's text has to begin.
    void showFault(const QString &sentence);

signals:
    void typed(const QString &value); ///< As the record would keep it.

private:
    void makeEditor(const QString &value);
    void makeNotes();

    Field m_field;
    FieldText m_text;
    FieldEditor *m_editor;
    FieldPicker *m_picker = nullptr; ///< None: the field is typed.
    TintedLabel *m_fault;
};

} // namespace intray
