// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldlist.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/sentencebox.h"
#include "ui/common/tokens.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace intray {

using Rank = LineButton::Rank;

FieldList::FieldList(SchemaEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_list(new QListWidget(this))
    , m_up(LineButton::make(Rank::Quiet, tr("&Up"), "fieldUp", this))
    , m_down(LineButton::make(Rank::Quiet, tr("&Down"), "fieldDown", this))
    , m_remove(LineButton::make(Rank::Quiet, tr("&Remove"), "fieldRemove", this))
    , m_name(new QLineEdit(this))
    , m_add(LineButton::make(Rank::Usual, tr("&Add"), "fieldAdd", this))
    , m_twoColumns(new SentenceBox(tr("T&wo columns if there is room"), this))
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showButtons();
        emit chosen(current());
    });
    connect(m_up, &LineButton::clicked, this, [this] { move(-1); });
    connect(m_down, &LineButton::clicked, this, [this] { move(1); });
    connect(m_remove, &LineButton::clicked, this, &FieldList::remove);
    connect(m_add, &LineButton::clicked, this, &FieldList::add);
    connect(m_name, &QLineEdit::returnPressed, this, &FieldList::add);
    connect(m_name, &QLineEdit::textChanged, this, &FieldList::showButtons);
    connect(m_twoColumns, &QCheckBox::clicked, this, &FieldList::chooseColumns);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &FieldList::showFields);
    showFields();
    m_list->setCurrentRow(0);
}

void FieldList::build()
{
    setFocusProxy(m_list); // by itself it takes no keys
    m_list->setObjectName(QStringLiteral("fieldList"));
    m_list->setAccessibleName(tr("Fields"));
    m_list->setUniformItemSizes(true);
    m_list->setMinimumWidth(180);
    m_list->setItemDelegate(new RowDelegate(m_list, RowDelegate::Lines::One));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    column->setSpacing(room::between);
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

static void showRow(QListWidgetItem &row, const QString &name, const QString &label, qint64 broken)
{
    const QString number = broken > 0 ? QLocale().toString(broken) : QString();
    const QString words = cellText(label.isEmpty() ? name : label);
    row.setData(Qt::UserRole, name);
    row.setText(words);
    row.setToolTip(plainToolTip(name));
    row.setData(int(RowRole::Beside), number);
    row.setData(int(RowRole::IsFault), broken > 0);
    row.setData(
        Qt::AccessibleTextRole,
        broken > 0 ? FieldList::tr("%1, %n record(s) break a rule", nullptr, int(broken)).arg(words)
                   : words);
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
        for (int row = 0; row < fields.size(); ++row)
            showRow(*m_list->item(row), fields.at(row), all.value(fields.at(row)).label,
                    m_broken.value(fields.at(row)));
        if (const qsizetype row = fields.indexOf(before); row >= 0)
            m_list->setCurrentRow(int(row));
    }
    m_twoColumns->setChecked(m_editing.schema().columns() > 1);
    showButtons();
    if (current() != before)
        emit chosen(current());
}

void FieldList::showBroken(const QHash<QString, qint64> &records)
{
    m_broken = records;
    showFields();
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
