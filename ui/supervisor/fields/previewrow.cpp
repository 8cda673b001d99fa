// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/previewrow.h"

#include "ui/common/tintedlabel.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/fieldpicker.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace intray {

PreviewRow::PreviewRow(const Field &field, const QString &value, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_text(field)
    , m_editor(new FieldEditor(this))
    , m_fault(new TintedLabel(Tint::Fault, {}, this))
{
    makeEditor(value);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    line->addWidget(m_editor, 1);
    if (m_picker)
        line->addWidget(m_picker, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    makeNotes();
}

void PreviewRow::makeEditor(const QString &value)
{
    m_editor->setObjectName(QStringLiteral("preview.") + m_field.name);
    m_editor->setAccessibleName(m_field.label);
    m_editor->setMultiline(m_field.multiline);
    m_editor->setPasting(m_field.label, [field = m_field] { return PasteRule::of(field); });
    m_editor->setChoices(m_field.choices + m_field.known);
    m_editor->setLocked(m_field.readOnly);
    m_editor->setPlaceholderText(m_field.required ? tr("required") : QString());
    m_editor->showText(m_text.shown(value));
    connect(m_editor, &FieldEditor::typed, this, [this](const QString &text) {
        const QString stored = m_text.stored(text, {});
        if (m_picker)
            m_picker->showText(stored);
        emit typed(stored);
    });
    m_picker = FieldPicker::make(m_field, *m_editor, this);
    if (!m_picker)
        return;
    m_picker->showText(value);
    m_picker->setEnabled(!m_field.readOnly);
    m_editor->pickBySpace(m_picker->isForSpace());
    connect(m_editor, &FieldEditor::pickWanted, m_picker, &FieldPicker::pick);
    connect(m_picker, &FieldPicker::picked, this, [this](const QString &picked) {
        m_editor->replaceText(m_text.shown(picked));
        m_picker->showText(picked);
        m_editor->setFocus();
        emit typed(picked);
    });
}

void PreviewRow::makeNotes()
{
    m_fault->setObjectName(QStringLiteral("previewFault.") + m_field.name);
    m_fault->hide();
    auto *hint = new TintedLabel(Tint::Dimmed, m_field.hint, this);
    hint->setVisible(!m_field.hint.isEmpty());
    for (QLabel *note : {static_cast<QLabel *>(m_fault), static_cast<QLabel *>(hint)}) {
        note->setWordWrap(true);
        note->setContentsMargins(firstLineTop(), 1, 0, 0);
        layout()->addWidget(note);
    }
}

int PreviewRow::firstLineTop() const
{
    return m_editor->firstLineTop();
}

void PreviewRow::showFault(const QString &sentence)
{
    m_fault->setText(sentence);
    m_fault->setVisible(!sentence.isEmpty());
}

} // namespace intray
