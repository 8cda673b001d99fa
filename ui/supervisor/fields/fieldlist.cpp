// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldlist.h"

#include "lists/celltext.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace intray {

static QPushButton *button(const QString &text, const char *name, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

FieldList::FieldList(SchemaEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_list(new QListWidget(this))
    , m_up(button(tr("&Up"), "fieldUp", this))
    , m_down(button(tr("&Down"), "fieldDown", this))
    , m_remove(button(tr("&Remove"), "fieldRemove", this))
    , m_name(new QLineEdit(this))
    , m_add(button(tr("&Add"), "fieldAdd", this))
    , m_twoColumns(new QCheckBox(tr("T&wo columns if there is room"), this))
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showButtons();
        emit chosen(current());
    });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &FieldList::remove);
    connect(m_add, &QPushButton::clicked, this, &FieldList::add);
    connect(m_name, &QLineEdit::returnPressed, this, &FieldList::add);
    connect(m_name, &QLineEdit::textChanged, this, &FieldList::showButtons);
    connect(m_twoColumns, &QCheckBox::clicked, this, &FieldList::chooseColumns);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &FieldList::showFields);
    showFields();
    m_list->setCurrentRow(0);
}

void FieldList::build()
{
    m_list->setObjectName(QStringLiteral("fieldList"));
    m_list->setAccessibleName(tr("Fields"));
    m_list->setUniformItemSizes(true);
    m_list->setMinimumWidth(180);
    m_up->setToolTip(tr("One place up (Alt+Up)"));
    m_down->setToolTip(tr("One place down (Alt+Down)"));
    m_name->setObjectName(QStringLiteral("fieldName"));
    m_name->setAccessibleName(tr("Name of a new field"));
    m_name->setPlaceholderText(tr("New field"));
    m_twoColumns->setObjectName(QStringLiteral("fieldColumns"));
    m_twoColumns->setToolTip(plainToolTip(
        tr("Where the window is wide enough, the form at the desk stands in two columns. Tab goes "
           "down the first one, then down the second.")));
    const auto onKey = [this](Qt::Key key, int step) {
        auto *keys = new QShortcut(QKeySequence(Qt::ALT | key), m_list);
        keys->setContext(Qt::WidgetShortcut);
        connect(keys, &QShortcut::activated, this, [this, step] { move(step); });
    };
    onKey(Qt::Key_Up, -1);
    onKey(Qt::Key_Down, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(inOneLine({m_up, m_down, m_remove}, this));
    column->addWidget(inOneLine({m_name, m_add}, this));
    column->addWidget(m_twoColumns);
}

QString FieldList::current() const
{
    const QListWidgetItem *row = m_list->currentItem();
    return row ? row->data(Qt::UserRole).toString() : QString();
}

void FieldList::choose(const QString &name)
{
    m_list->setCurrentRow(int(m_editing.schema().fields().indexOf(name)));
}

static QString wordsFor(const QString &name, const EditedField &field)
{
    const QString words = field.label.isEmpty() || field.label == name
                              ? name
                              : FieldList::tr("%1 (%2)").arg(field.label, name);
    return cellText(field.required ? words + QStringLiteral(" *") : words);
}

/// Rows are kept, so that a letter that is typed costs no new list.
void FieldList::showFields()
{
    const QStringList fields = m_editing.schema().fields();
    const QString before = current();
    {
        const QSignalBlocker quiet(m_list);
        while (m_list->count() > fields.size())
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < fields.size())
            m_list->addItem(QString());
        const QHash<QString, EditedField> all = m_editing.schema().allFields();
        for (int row = 0; row < fields.size(); ++row) {
            QListWidgetItem *item = m_list->item(row);
            item->setData(Qt::UserRole, fields.at(row));
            item->setText(wordsFor(fields.at(row), all.value(fields.at(row))));
        }
        if (const qsizetype row = fields.indexOf(before); row >= 0)
            m_list->setCurrentRow(int(row));
    }
    m_twoColumns->setChecked(m_editing.schema().columns() > 1);
    showButtons();
    if (current() != before)
        emit chosen(current());
}

void FieldList::showButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    m_remove->setEnabled(row >= 0);
    const QString name = m_name->text().trimmed();
    m_add->setEnabled(!name.isEmpty() && !m_editing.schema().fields().contains(name));
}

void FieldList::move(int step)
{
    EditedSchema schema = m_editing.schema();
    schema.move(current(), step);
    m_editing.change(schema);
}

void FieldList::chooseColumns(bool two)
{
    EditedSchema schema = m_editing.schema();
    schema.setColumns(two ? 2 : 1);
    m_editing.change(schema);
}

void FieldList::add()
{
    if (!m_add->isEnabled())
        return;
    const QString name = m_name->text().trimmed();
    m_name->clear();
    EditedSchema schema = m_editing.schema();
    schema.addField(name);
    m_editing.change(schema);
    choose(name);
}

void FieldList::remove()
{
    EditedSchema schema = m_editing.schema();
    schema.removeField(current());
    m_editing.change(schema);
}

} // namespace intray
