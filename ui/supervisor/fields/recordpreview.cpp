// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/recordpreview.h"

#include "session/verifying/schemaediting.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/fieldeditor.h"

#include <QGridLayout>

namespace intray {

using namespace std::chrono_literals;

constexpr qsizetype mostFields = 40;

RecordPreview::RecordPreview(SchemaEditing &editing, QWidget *parent)
    : QScrollArea(parent)
    , m_editing(editing)
{
    setObjectName(QStringLiteral("recordPreview"));
    setAccessibleName(tr("The form at the desk"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    m_soon.setSingleShot(true);
    m_soon.setInterval(150ms);
    connect(&m_soon, &QTimer::timeout, this, &RecordPreview::showFields);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &RecordPreview::showSoon);
}

void RecordPreview::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    showFields();
}

void RecordPreview::showSoon()
{
    if (isVisible())
        m_soon.start();
}

void RecordPreview::chooseField(const QString &name)
{
    m_chosen = name;
    showSoon();
}

QList<Field> RecordPreview::fieldsAround() const
{
    const QList<Field> &all = m_schema.fields();
    const auto chosen = std::find_if(all.begin(), all.end(),
                                     [this](const Field &field) { return field.name == m_chosen; });
    const qsizetype place = chosen == all.end() ? 0 : chosen - all.begin();
    const bool fits = all.size() <= mostFields;
    return fits ? all : all.mid(std::max(qsizetype(0), place - mostFields / 2), mostFields);
}

/// Where the schema cannot be used, what it was stays.
void RecordPreview::showFields()
{
    const auto schema = RecordSchema::fromJson(m_editing.schema().json());
    if (!schema)
        return;
    m_schema = *schema;
    const QList<Field> fields = fieldsAround();
    if (fields == m_shown && widget())
        return check();
    m_shown = fields;
    m_faults.clear();
    auto *sheet = new QWidget(this);
    auto *grid = new QGridLayout(sheet);
    grid->setColumnStretch(1, 1);
    QString group;
    int row = 0;
    for (const Field &field : fields) {
        if (field.group != group && !field.group.isEmpty())
            grid->addWidget(new TintedLabel(Tint::Accent, field.group, sheet), row++, 0, 1, 2);
        group = field.group;
        addRow(*grid, row++, field);
    }
    grid->setRowStretch(row, 1);
    setWidget(sheet);
    check();
}

void RecordPreview::addRow(QGridLayout &grid, int row, const Field &field)
{
    QWidget *sheet = grid.parentWidget();
    auto *label =
        new QLabel(field.required ? tr("%1\u00a0*").arg(field.label) : field.label, sheet);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto *editor = new FieldEditor(sheet);
    editor->setObjectName(QStringLiteral("preview.") + field.name);
    editor->setAccessibleName(field.label);
    editor->setMultiline(field.multiline);
    editor->setChoices(field.choices + field.known);
    editor->setLocked(field.readOnly);
    editor->showText(m_typed.value(field.name));
    label->setContentsMargins(0, editor->firstLineTop(), 0, 0);
    connect(editor, &FieldEditor::typed, this, [this, name = field.name](const QString &text) {
        m_typed.insert(name, text);
        check();
    });
    auto *hint = new TintedLabel(Tint::Dimmed, field.hint, sheet);
    hint->setWordWrap(true);
    hint->setVisible(!field.hint.isEmpty());
    auto *fault = new TintedLabel(Tint::Fault, {}, sheet);
    fault->setWordWrap(true);
    fault->setObjectName(QStringLiteral("previewFault.") + field.name);
    m_faults.insert(field.name, fault);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    for (QWidget *part : {static_cast<QWidget *>(editor), static_cast<QWidget *>(fault),
                          static_cast<QWidget *>(hint)})
        column->addWidget(part);
    grid.addWidget(label, row, 0, Qt::AlignTop);
    grid.addLayout(column, row, 1);
}

/// Nobody is blamed for what is not typed yet.
void RecordPreview::check()
{
    Record record;
    for (const Field &field : std::as_const(m_shown))
        if (m_typed.contains(field.name))
            record.insert(field.name, m_schema.valueOf(field, m_typed.value(field.name)));
    QHash<QString, QString> told;
    for (const Fault &fault : m_schema.check(record))
        if (m_typed.contains(fault.field))
            told.insert(fault.field, fault.sentence);
    for (auto it = m_faults.begin(); it != m_faults.end(); ++it) {
        it.value()->setText(told.value(it.key()));
        it.value()->setVisible(told.contains(it.key()));
    }
}

} // namespace intray
