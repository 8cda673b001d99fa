// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adoptfields.h"

#include "lists/celltext.h"
#include "ui/formrows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>

namespace intray {

namespace {

constexpr int noLockId = 0;
constexpr int newLockId = 1;

QStringList namesOf(const CatalogueColumns &columns)
{
    QStringList names;
    for (const CatalogueColumn &column : columns)
        names << column.name;
    return names;
}

/// What was chosen beyond the entries that mean something else; empty: one of these.
QString chosenBeyond(const QComboBox *choice, int others)
{
    return choice->currentIndex() < others ? QString() : choice->currentData().toString();
}

void offer(QComboBox *choice, const QStringList &others, const QStringList &names,
           const QString &chosen)
{
    const QSignalBlocker quiet(choice);
    choice->clear();
    choice->addItems(others);
    for (const QString &name : names)
        choice->addItem(cellText(name), name);
    choice->setCurrentIndex(chosen.isEmpty() ? (others.isEmpty() ? -1 : 0)
                                             : choice->findData(chosen));
}

} // namespace

AdoptFields::AdoptFields(QWidget *parent)
    : QWidget(parent)
    , m_queue(new QLineEdit(this))
    , m_key(new QComboBox(this))
    , m_lockTable(new QComboBox(this))
    , m_lockUser(new QComboBox(this))
    , m_lockTime(new QComboBox(this))
    , m_lockId(new QComboBox(this))
    , m_state(new QComboBox(this))
    , m_open(new QLineEdit(this))
    , m_done(new QLineEdit(this))
    , m_order(new QComboBox(this))
    , m_criteria(new QLineEdit(this))
    , m_columns(new QListWidget(this))
    , m_index(new QCheckBox(tr("Add an inde&x in the order in which items are given out"), this))
{
    build();
    follow();
}

void AdoptFields::addChoice(QFormLayout *form, const QString &text, QComboBox *choice,
                            const char *name)
{
    choice->setObjectName(QLatin1StringView(name));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form->addRow(labelFor(text, choice), choice);
}

void AdoptFields::build()
{
    m_queue->setObjectName(QStringLiteral("adoptQueue"));
    m_criteria->setObjectName(QStringLiteral("adoptCriteria"));
    m_criteria->setPlaceholderText(tr("Every row; or a condition in SQL"));
    m_index->setObjectName(QStringLiteral("adoptIndex"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setLabelAlignment(Qt::AlignRight);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    form->addRow(labelFor(tr("&Queue"), m_queue), m_queue);
    addChoice(form, tr("&Key"), m_key, "adoptKey");
    addChoice(form, tr("&Locks stand"), m_lockTable, "adoptLockTable");
    addChoice(form, tr("&Held by"), m_lockUser, "adoptLockUser");
    addChoice(form, tr("Held &since"), m_lockTime, "adoptLockTime");
    addChoice(form, tr("Lock &id"), m_lockId, "adoptLockId");
    addChoice(form, tr("S&tate"), m_state, "adoptState");
    form->addRow(QString(), makeState());
    addChoice(form, tr("&Order"), m_order, "adoptOrder");
    form->addRow(labelFor(tr("Only &where"), m_criteria), m_criteria);
    form->addRow(labelFor(tr("&Fields"), m_columns), makeColumns());
    form->addRow(QString(), m_index);
}

QWidget *AdoptFields::makeState()
{
    m_open->setObjectName(QStringLiteral("adoptOpen"));
    m_open->setPlaceholderText(tr("empty"));
    m_done->setObjectName(QStringLiteral("adoptDone"));
    auto *line = inOneLine(
        {labelFor(tr("o&pen:"), m_open), m_open, labelFor(tr("&done:"), m_done), m_done}, this);
    m_open->setAccessibleName(tr("State of open rows"));
    m_done->setAccessibleName(tr("State of done rows"));
    return line;
}

QWidget *AdoptFields::makeColumns()
{
    m_columns->setObjectName(QStringLiteral("adoptColumns"));
    m_columns->setMinimumHeight(84);
    m_columns->setToolTip(tr("What is shown and corrected. Nothing else of the table is written, "
                             "besides the lock and the state."));
    return m_columns;
}

void AdoptFields::follow()
{
    for (QComboBox *choice :
         {m_key, m_lockUser, m_lockTime, m_lockId, m_state, m_order, m_lockTable})
        connect(choice, &QComboBox::currentIndexChanged, this, &AdoptFields::changed);
    for (QLineEdit *edit : {m_queue, m_open, m_done, m_criteria})
        connect(edit, &QLineEdit::textChanged, this, &AdoptFields::changed);
    connect(m_columns, &QListWidget::itemChanged, this, &AdoptFields::changed);
    connect(m_index, &QCheckBox::toggled, this, &AdoptFields::changed);
    connect(m_lockTable, &QComboBox::currentIndexChanged, this, &AdoptFields::showPlace);
    connect(m_state, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_open->setEnabled(index > 0);
        m_done->setEnabled(index > 0);
    });
}

void AdoptFields::setTables(const QStringList &tables)
{
    offer(m_lockTable, {tr("in the row")}, tables, {});
}

void AdoptFields::show(const CatalogueColumns &columns, const AdoptionWish &proposed)
{
    const Layout &layout = proposed.layout;
    m_names = namesOf(columns);
    m_table = proposed.table;
    m_queue->setText(proposed.queue);
    {
        const QSignalBlocker quiet(m_lockTable);
        m_lockTable->setCurrentIndex(0);
    }
    offer(m_key, {}, m_names, proposed.key);
    offer(m_lockUser, {}, m_names, layout.lockUser);
    offer(m_lockTime, {}, m_names, layout.lockTime);
    offer(m_lockId, {tr("none"), tr("add a column LockId")}, m_names, layout.lockId);
    offer(m_state, {tr("none: Intray remembers what is done")}, m_names, layout.state);
    offer(m_order, {tr("by the key")}, m_names, layout.order);
    m_open->setEnabled(m_state->currentIndex() > 0);
    m_done->setEnabled(m_state->currentIndex() > 0);
    const QSignalBlocker quiet(m_columns);
    m_columns->clear();
    for (const QString &name : std::as_const(m_names)) {
        auto *row = new QListWidgetItem(cellText(name), m_columns);
        row->setData(Qt::UserRole, name);
        row->setCheckState(Qt::Checked);
    }
    emit changed();
}

void AdoptFields::showPlace()
{
    const QString table = chosenBeyond(m_lockTable, 1);
    m_lockId->setEnabled(true);
    if (table.isEmpty()) {
        offer(m_lockUser, {}, m_names, {});
        offer(m_lockTime, {}, m_names, {});
        offer(m_lockId, {tr("none"), tr("add a column LockId")}, m_names, {});
        return;
    }
    emit lockTableChosen(table);
}

void AdoptFields::setLockColumns(const CatalogueColumns &columns)
{
    const QStringList names = namesOf(columns);
    offer(m_lockUser, {}, names, {});
    offer(m_lockTime, {}, names, {});
    offer(m_lockId, {tr("none"), tr("add a column LockId")}, names, {});
}

/// Empty: all that can be shown.
QStringList AdoptFields::chosenColumns() const
{
    QStringList chosen;
    for (int row = 0; row < m_columns->count(); ++row)
        if (m_columns->item(row)->checkState() == Qt::Checked)
            chosen << m_columns->item(row)->data(Qt::UserRole).toString();
    if (chosen.size() == m_columns->count())
        return {};
    for (const QComboBox *mapped : {m_lockUser, m_lockTime, m_lockId, m_state})
        if (mapped != m_state || m_state->currentIndex() > 0)
            chosen.removeAll(mapped->currentData().toString());
    return chosen;
}

AdoptionWish AdoptFields::wish() const
{
    AdoptionWish wish;
    wish.table = m_table;
    wish.queue = m_queue->text().trimmed();
    wish.rules.name = wish.queue;
    wish.key = m_key->currentData().toString();
    wish.columns = chosenColumns();
    wish.addsLockId = m_lockId->currentIndex() == newLockId;
    wish.addsIndex = m_index->isChecked();
    Layout &layout = wish.layout;
    layout.lockTable.table = chosenBeyond(m_lockTable, 1);
    layout.lockUser = m_lockUser->currentData().toString();
    layout.lockTime = m_lockTime->currentData().toString();
    layout.lockId = chosenBeyond(m_lockId, newLockId + 1);
    layout.state = chosenBeyond(m_state, 1);
    layout.openValue = layout.state.isEmpty() ? QString() : m_open->text();
    layout.doneValue = layout.state.isEmpty() ? QString() : m_done->text();
    layout.order = chosenBeyond(m_order, 1);
    layout.criteria = m_criteria->text().trimmed();
    return wish;
}

QString AdoptFields::missing() const
{
    if (m_table.isEmpty())
        return tr("Choose the table that holds the work.");
    if (!isQueueName(m_queue->text().trimmed()))
        return tr("Name the queue: letters, digits, '-', '_' and '.', at most 64.");
    if (m_key->currentIndex() < 0)
        return tr("Say which column names a row.");
    if (m_lockUser->currentIndex() < 0 || m_lockTime->currentIndex() < 0)
        return tr("Say in which columns it stands who holds a row, and since when.");
    if (m_state->currentIndex() > 0 && m_done->text().isEmpty())
        return tr("Say what stands in the state's column when a row is done.");
    return {};
}

} // namespace intray
