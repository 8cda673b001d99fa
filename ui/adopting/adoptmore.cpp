// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptmore.h"

#include "lists/celltext.h"
#include "ui/adopting/adoptchoice.h"
#include "ui/common/formrows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace intray {

AdoptMore::AdoptMore(QWidget *parent)
    : QWidget(parent)
    , m_parts(new QListWidget(this))
    , m_remove(new QPushButton(tr("Remo&ve"), this))
    , m_table(new QComboBox(this))
    , m_key(new QComboBox(this))
    , m_columns(new QListWidget(this))
    , m_add(new QPushButton(tr("Add thi&s table"), this))
    , m_ageTable(new QComboBox(this))
    , m_ageColumn(new QComboBox(this))
{
    build();
    follow();
    settle();
}

void AdoptMore::build()
{
    m_parts->setObjectName(QStringLiteral("adoptParts"));
    m_parts->setToolTip(tr("Completed together with the first table, all or nothing."));
    m_parts->setMaximumHeight(72);
    m_parts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_columns->setObjectName(QStringLiteral("adoptPartColumns"));
    m_remove->setObjectName(QStringLiteral("adoptRemovePart"));
    m_add->setObjectName(QStringLiteral("adoptAddPart"));
    for (QPushButton *button : {m_remove, m_add})
        button->setAutoDefault(false);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 8, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    form->addRow(labelFor(tr("Further ta&bles"), m_parts), m_parts);
    form->addRow(QString(), besideRoom(m_remove, this));
    addChoice(form, tr("Anot&her table"), m_table, "adoptPartTable");
    addChoice(form, tr("Its &key"), m_key, "adoptPartKey");
    form->addRow(labelFor(tr("Its &fields"), m_columns), m_columns);
    form->addRow(QString(), besideRoom(m_add, this));
    addChoice(form, tr("&Longest lock in"), m_ageTable, "adoptAgeTable");
    addChoice(form, tr("Column, m&inutes"), m_ageColumn, "adoptAgeColumn");
}

void AdoptMore::follow()
{
    connect(m_table, &QComboBox::currentIndexChanged, this, [this] { askFor(m_table); });
    connect(m_ageTable, &QComboBox::currentIndexChanged, this, [this] { askFor(m_ageTable); });
    connect(m_ageColumn, &QComboBox::currentIndexChanged, this, &AdoptMore::changed);
    connect(m_key, &QComboBox::currentIndexChanged, this, &AdoptMore::settle);
    connect(m_columns, &QListWidget::itemChanged, this, &AdoptMore::settle);
    connect(m_parts, &QListWidget::currentRowChanged, this, &AdoptMore::settle);
    connect(m_add, &QPushButton::clicked, this, &AdoptMore::add);
    connect(m_remove, &QPushButton::clicked, this, &AdoptMore::remove);
}

void AdoptMore::setTables(const QStringList &tables)
{
    offerNames(m_table, {tr("choose one")}, tables, {});
    offerNames(m_ageTable, {tr("the queue's rules")}, tables, {});
    clear();
}

void AdoptMore::clear()
{
    m_added.clear();
    m_table->setCurrentIndex(0);
    m_ageTable->setCurrentIndex(0);
    listParts();
}

/// The columns of what was chosen before are not its own.
void AdoptMore::askFor(const QComboBox *tables)
{
    const QString table = chosenBeyond(tables, 1);
    if (tables == m_table)
        offerColumns({});
    else
        offerNames(m_ageColumn, {}, {}, {});
    settle();
    emit changed();
    if (!table.isEmpty())
        emit columnsWanted(table);
}

void AdoptMore::setColumns(const QString &table, const CatalogueColumns &columns)
{
    if (chosenBeyond(m_table, 1) == table && m_columns->count() == 0)
        offerColumns(columns);
    if (chosenBeyond(m_ageTable, 1) == table && m_ageColumn->count() == 0)
        offerNames(m_ageColumn, {}, namesOf(columns), {});
    settle();
}

void AdoptMore::offerColumns(const CatalogueColumns &columns)
{
    QString key;
    for (const CatalogueColumn &column : columns)
        if (key.isEmpty() && column.isUnique)
            key = column.name;
    offerNames(m_key, {}, namesOf(columns), key);
    offerChecked(m_columns, namesOf(columns));
}

QStringList AdoptMore::chosenColumns() const
{
    QStringList chosen = checkedIn(m_columns);
    chosen.removeAll(m_key->currentData().toString());
    return chosen;
}

void AdoptMore::add()
{
    m_added << Layout::Part{
        {{}, chosenBeyond(m_table, 1)}, m_key->currentData().toString(), chosenColumns()};
    m_table->setCurrentIndex(0);
    m_table->setFocus();
    listParts();
    emit changed();
}

void AdoptMore::remove()
{
    m_added.removeAt(m_parts->currentRow());
    listParts();
    m_parts->setFocus();
    emit changed();
}

void AdoptMore::listParts()
{
    m_parts->clear();
    for (const Layout::Part &part : std::as_const(m_added))
        m_parts->addItem(
            cellText(tr("%1 by %2: %3")
                         .arg(part.name.table, part.key, part.columns.join(QStringLiteral(", ")))));
    settle();
}

void AdoptMore::settle()
{
    const bool hasTable = m_table->currentIndex() > 0;
    m_key->setEnabled(hasTable);
    m_columns->setEnabled(hasTable);
    m_add->setEnabled(hasTable && m_key->currentIndex() >= 0 && !chosenColumns().isEmpty());
    m_remove->setEnabled(m_parts->currentRow() >= 0);
    m_ageColumn->setEnabled(m_ageTable->currentIndex() > 0);
}

void AdoptMore::describe(Layout &layout) const
{
    layout.more = m_added;
    layout.ageColumn = m_ageColumn->currentData().toString();
    layout.ageTable.table = layout.ageColumn.isEmpty() ? QString() : chosenBeyond(m_ageTable, 1);
}

} // namespace intray
