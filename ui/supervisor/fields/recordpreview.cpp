// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/recordpreview.h"

#include "lists/rowwords.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/dimmedline.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/footwords.h"
#include "ui/common/hairline.h"
#include "ui/common/leadingmargins.h"
#include "ui/common/lowplace.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/fields/previewrow.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace intray {

using namespace std::chrono_literals;

constexpr qsizetype mostFields = 40;

RecordPreview::RecordPreview(SchemaEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_name(new ElidedLabel(this))
    , m_area(new LowPlace(this))
    , m_hint(new FootWords(room::sheet, room::edge, this))
{
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(150ms);
    connect(&m_soon, &QTimer::timeout, this, &RecordPreview::showFields);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &RecordPreview::showSoon);
}

void RecordPreview::build()
{
    setObjectName(QStringLiteral("recordPreview"));
    m_area->setAccessibleName(tr("The form at the desk"));
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_hint->words()->setObjectName(QStringLiteral("previewHint"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, room::within);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(new Hairline(this));
    column->addWidget(m_area, 1);
    column->addWidget(new Hairline(this));
    column->addWidget(m_hint);
}

QWidget *RecordPreview::makeHead()
{
    m_name->setObjectName(QStringLiteral("previewName"));
    m_name->setFont(lettersFor(LetterSize::Title, font()));
    auto *about = new TintedLabel(
        Tint::Dimmed, tr("As the desk shows a record. What is typed here is not saved."), this);
    about->setWordWrap(true);
    auto *head = new QWidget(this);
    auto *column = new QVBoxLayout(head);
    LeadingMargins::keep(column, {room::sheet, room::beside, room::edge, room::beside});
    column->setSpacing(room::within);
    column->addWidget(m_name);
    column->addWidget(about);
    return head;
}

void RecordPreview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
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
    if (fields != m_shown || !m_area->widget()) {
        m_shown = fields;
        makeRows();
    }
    check();
}

/// Groups stand further apart, as at the desk.
void RecordPreview::makeRows()
{
    m_rows.clear();
    auto *sheet = new QWidget(this);
    auto *grid = new QGridLayout(sheet);
    LeadingMargins::keep(grid, {room::sheet, room::edge, room::edge, room::edge});
    grid->setHorizontalSpacing(room::beside);
    grid->setVerticalSpacing(room::within);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (qsizetype i = 0; i < m_shown.size(); ++i) {
        if (i > 0 && m_shown.at(i).group != m_shown.at(i - 1).group)
            grid->setRowMinimumHeight(line++, room::beside);
        m_rows << newRow(m_shown.at(i), sheet);
        m_rows.constLast()->putInto(*grid, line);
        line += PreviewRow::gridLines;
    }
    grid->setRowStretch(line, 1);
    m_area->setWidget(sheet);
    m_hint->showText({});
}

PreviewRow *RecordPreview::newRow(const Field &field, QWidget *sheet)
{
    auto *row = new PreviewRow(field, m_schema.toJson(), m_typed.value(field.name), sheet);
    connect(row, &PreviewRow::typed, this, [this, name = field.name](const QString &value) {
        m_typed.insert(name, value);
        check();
    });
    connect(row, &PreviewRow::entered, this, [this, field] {
        m_hint->showText(field.hint.isEmpty()
                             ? QString()
                             : QStringLiteral("%1: %2").arg(field.label, field.hint));
    });
    return row;
}

Record RecordPreview::typedRecord() const
{
    Record record;
    for (const Field &field : m_shown)
        if (m_typed.contains(field.name))
            record.insert(field.name, m_schema.valueOf(field, m_typed.value(field.name)));
    return record;
}

/// Nobody is blamed for what is not typed yet.
void RecordPreview::check()
{
    QHash<QString, QString> told;
    for (const Fault &fault : m_schema.check(typedRecord()))
        if (m_typed.contains(fault.field))
            told.insert(fault.field, fault.sentence);
    for (PreviewRow *row : std::as_const(m_rows))
        row->showFault(told.value(row->field().name));
    showName();
}

/// As the desk and the lists call a record.
void RecordPreview::showName()
{
    const QString name = nameOf({}, typedRecord(), NamingFields::of(m_schema));
    m_name->showText(name.isEmpty() ? tr("A new record") : name);
}

} // namespace intray
