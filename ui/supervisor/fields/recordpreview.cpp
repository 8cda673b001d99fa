// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/recordpreview.h"

#include "session/verifying/schemaediting.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/fields/previewrow.h"

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
    m_rows.clear();
    auto *sheet = new QWidget(this);
    auto *grid = new QGridLayout(sheet);
    grid->setColumnStretch(1, 1);
    QString group;
    int row = 0;
    for (const Field &field : fields) {
        if (field.group != group && row > 0)
            grid->setRowMinimumHeight(row++, room::beside); // as groups stand at the desk
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
    auto *label = new QLabel(field.label, sheet);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto *shown = new PreviewRow(field, m_typed.value(field.name), sheet);
    label->setContentsMargins(0, shown->firstLineTop(), 0, 0);
    connect(shown, &PreviewRow::typed, this, [this, name = field.name](const QString &value) {
        m_typed.insert(name, value);
        check();
    });
    m_rows << shown;
    grid.addWidget(label, row, 0, Qt::AlignTop);
    grid.addWidget(shown, row, 1);
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
    for (PreviewRow *row : std::as_const(m_rows))
        row->showFault(told.value(row->field().name));
}

} // namespace intray
