// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/previewrow.h"

#include "ui/common/tintedlabel.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldcell.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/fieldpicker.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace intray {

PreviewRow::PreviewRow(const Field &field, const QJsonObject &ofAll, const QString &value,
                       QWidget *sheet)
    : QObject(sheet)
    , m_field(field)
    , m_text(field)
    , m_label(new TintedLabel(Tint::Dimmed, field.label, sheet))
    , m_editor(new FieldEditor(sheet))
    , m_beside(new BesideCell({}, sheet))
{
    m_label->setWordWrap(true);
    m_beside->setObjectName(QStringLiteral("previewBeside.") + m_field.name);
    m_beside->setFitted(true);
    makeEditor(ofAll, value);
    showFault({});
}

void PreviewRow::makeEditor(const QJsonObject &ofAll, const QString &value)
{
    m_editor->setObjectName(QStringLiteral("preview.") + m_field.name);
    m_editor->setAccessibleName(m_field.label);
    m_editor->setMultiline(m_field.multiline);
    m_editor->setPasting(m_field.label, [field = m_field] { return PasteRule::of(field); });
    m_editor->setChoices(m_field.choices + m_field.known);
    m_editor->setLocked(m_field.readOnly);
    if (m_field.readOnly)
        m_editor->setAlwaysLocked();
    else if (m_field.required)
        m_editor->showPlaceholder(tr("required"));
    m_editor->showText(m_text.shown(value));
    connect(m_editor, &FieldEditor::typed, this, [this](const QString &text) {
        const QString stored = m_text.stored(text, {});
        if (m_picker)
            m_picker->showText(stored);
        emit typed(stored);
    });
    connect(m_editor, &FieldEditor::entered, this, [this] {
        m_label->setTint(Tint::Text);
        emit entered();
    });
    connect(m_editor, &FieldEditor::left, this, [this] { m_label->setTint(Tint::Dimmed); });
    if (!m_field.readOnly)
        makePicker(value);
    m_editor->setRoom(lettersOf(m_field, ofAll, m_picker || m_field.readOnly));
}

void PreviewRow::makePicker(const QString &value)
{
    m_picker = FieldPicker::make(m_field, *m_editor, m_editor->parentWidget());
    if (!m_picker)
        return;
    m_picker->showText(value);
    m_editor->pickBySpace(m_picker->isForSpace());
    connect(m_editor, &FieldEditor::pickWanted, m_picker, &FieldPicker::pick);
    connect(m_picker, &FieldPicker::picked, this, [this](const QString &picked) {
        m_editor->replaceText(m_text.shown(picked));
        m_picker->showText(picked);
        m_editor->setFocus();
        emit typed(picked);
    });
}

QWidget *PreviewRow::cellOf(QWidget *sheet)
{
    auto *cell = new QWidget(sheet);
    auto *line = new QHBoxLayout(cell);
    line->setContentsMargins(0, 0, 0, 0);
    layInLine(*line, *m_editor, m_picker);
    return cell;
}

void PreviewRow::putInto(QGridLayout &grid, int line)
{
    m_label->setContentsMargins(0, m_editor->firstLineTop(), 0, 0);
    grid.addWidget(m_label, line, 0, Qt::AlignTop);
    grid.addWidget(cellOf(grid.parentWidget()), line, 1);
    grid.addWidget(m_beside, line + 1, 1);
}

void PreviewRow::showFault(const QString &sentence)
{
    m_editor->setFaulty(!sentence.isEmpty());
    m_beside->say({.sign = Sign::Fault, .sentence = sentence});
    m_beside->setVisible(!sentence.isEmpty());
}

} // namespace intray
