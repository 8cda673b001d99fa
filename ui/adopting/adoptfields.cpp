// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptfields.h"

#include "store/adopted/writer.h"
#include "ui/adopting/adoptchoice.h"
#include "ui/adopting/adoptendings.h"
#include "ui/adopting/adoptmore.h"
#include "ui/common/formrows.h"
#include "ui/common/sentencebox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace intray {

namespace {

constexpr int noLockId = 0;
constexpr int newLockId = 1;
constexpr int inRow = 0;
constexpr int inNewTable = 1;

} // namespace

AdoptFields::AdoptFields(QWidget *parent)
    : QWidget(parent)
    , m_queue(new QLineEdit(this))
    , m_key(new QComboBox(this))
    , m_lockTable(new QComboBox(this))
    , m_lockKey(new QComboBox(this))
    , m_lockUser(new QComboBox(this))
    , m_lockTime(new QComboBox(this))
    , m_lockId(new QComboBox(this))
    , m_state(new QComboBox(this))
    , m_open(new QLineEdit(this))
    , m_busy(new QLineEdit(this))
    , m_done(new QLineEdit(this))
    , m_order(new QComboBox(this))
    , m_criteria(new QLineEdit(this))
    , m_columns(new QListWidget(this))
    , m_context(new QComboBox(this))
    , m_index(new SentenceBox(tr("Add an inde&x in the order in which items are given out"), this))
    , m_endings(new AdoptEndings(this))
    , m_more(new AdoptMore(this))
{
    build();
    follow();
}

void AdoptFields::build()
{
    auto *pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("adoptPages"));
    pages->setAccessibleName(tr("What is mapped"));
    pages->setDocumentMode(true);
    pages->addTab(makeRow(), tr("The &table"));
    pages->addTab(m_endings, tr("What be&comes of a row"));
    pages->addTab(m_more, tr("&More tables"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages);
}

QWidget *AdoptFields::makeRow()
{
    auto *page = new QWidget(this);
    m_queue->setObjectName(QStringLiteral("adoptQueue"));
    m_criteria->setObjectName(QStringLiteral("adoptCriteria"));
    m_criteria->setPlaceholderText(tr("Every row, or a condition in SQL"));
    m_index->setObjectName(QStringLiteral("adoptIndex"));
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 8, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    form->addRow(labelFor(tr("&Queue"), m_queue), m_queue);
    addChoice(form, tr("&Key"), m_key, "adoptKey");
    addChoice(form, tr("&Locks are"), m_lockTable, "adoptLockTable");
    addChoice(form, tr("Identified b&y"), m_lockKey, "adoptLockKey");
    addChoice(form, tr("Locked &by"), m_lockUser, "adoptLockUser");
    addChoice(form, tr("Locked &since"), m_lockTime, "adoptLockTime");
    addChoice(form, tr("Lock &id"), m_lockId, "adoptLockId");
    addChoice(form, tr("Stat&e"), m_state, "adoptState");
    form->addRow(QString(), makeState());
    addChoice(form, tr("&Order"), m_order, "adoptOrder");
    form->addRow(labelFor(tr("Only &where"), m_criteria), m_criteria);
    form->addRow(labelFor(tr("&Fields"), m_columns), makeColumns());
    addChoice(form, tr("Co&ntext"), m_context, "adoptContext");
    m_context->setToolTip(tr("The field that says whose request a row is. The command of a worker "
                             "gets it."));
    form->addRow(QString(), m_index);
    return page;
}

QWidget *AdoptFields::makeState()
{
    m_open->setObjectName(QStringLiteral("adoptOpen"));
    m_open->setPlaceholderText(tr("empty"));
    m_done->setObjectName(QStringLiteral("adoptDone"));
    m_busy->setObjectName(QStringLiteral("adoptBusy"));
    m_busy->setPlaceholderText(tr("none"));
    m_busy->setToolTip(tr("Written when Intray locks a row, and put back with the lock. Without it "
                          "a locked row looks open to programs that go by the state alone."));
    const auto under = [this](const QString &label, QLineEdit *field) {
        return inOneColumn({labelFor(label, field), field}, this);
    };
    QWidget *line = inOneLine(
        {under(tr("o&pen:"), m_open), under(tr("b&usy:"), m_busy), under(tr("&done:"), m_done)},
        this);
    m_open->setAccessibleName(tr("State of open rows"));
    m_busy->setAccessibleName(tr("State of locked rows"));
    m_done->setAccessibleName(tr("State of done rows"));
    return line;
}

QWidget *AdoptFields::makeColumns()
{
    m_columns->setObjectName(QStringLiteral("adoptColumns"));
    m_columns->setMinimumHeight(60);
    m_columns->setToolTip(tr("What is shown and corrected. Intray writes nothing else to the table "
                             "but the lock and the state."));
    return m_columns;
}

void AdoptFields::follow()
{
    for (QComboBox *choice : {m_key, m_lockKey, m_lockUser, m_lockTime, m_lockId, m_state, m_order,
                              m_lockTable, m_context})
        connect(choice, &QComboBox::currentIndexChanged, this, &AdoptFields::changed);
    for (QLineEdit *edit : {m_queue, m_open, m_busy, m_done, m_criteria})
        connect(edit, &QLineEdit::textChanged, this, &AdoptFields::changed);
    connect(m_columns, &QListWidget::itemChanged, this, &AdoptFields::changed);
    connect(m_index, &QCheckBox::toggled, this, &AdoptFields::changed);
    connect(m_endings, &AdoptEndings::changed, this, &AdoptFields::changed);
    connect(m_more, &AdoptMore::changed, this, &AdoptFields::changed);
    connect(m_more, &AdoptMore::columnsWanted, this, &AdoptFields::columnsWanted);
    connect(m_lockTable, &QComboBox::currentIndexChanged, this, &AdoptFields::showPlace);
    for (const QComboBox *choice : {m_key, m_state, m_lockUser, m_lockTable})
        connect(choice, &QComboBox::currentIndexChanged, this, &AdoptFields::settle);
}

/// Nobody is named in the row, only the lock's id.
bool AdoptFields::isById() const
{
    return !isApart() && m_lockUser->currentIndex() == 0;
}

/// Its columns are known.
bool AdoptFields::isInNewTable() const
{
    return m_lockTable->currentIndex() == inNewTable;
}

bool AdoptFields::isApart() const
{
    return m_lockTable->currentIndex() > inRow;
}

QString AdoptFields::lockUser() const
{
    return chosenBeyond(m_lockUser, isApart() ? 0 : 1);
}

void AdoptFields::settle()
{
    const bool hasState = m_state->currentIndex() > 0;
    m_open->setEnabled(hasState);
    m_busy->setEnabled(hasState);
    m_done->setEnabled(hasState);
    m_endings->setHasState(hasState);
    m_endings->setMakesKey(columnIn(m_own, m_key->currentData().toString()).isMade);
    for (QComboBox *choice : {m_lockUser, m_lockTime, m_lockId})
        choice->setEnabled(!isInNewTable() && (choice != m_lockTime || !isById()));
}

void AdoptFields::setTables(const QStringList &tables)
{
    offerNames(m_lockTable, {tr("in the row"), tr("in a new table beside it")}, tables, {});
    m_more->setTables(tables);
}

void AdoptFields::show(const CatalogueColumns &columns, const AdoptionWish &proposed)
{
    const Layout &layout = proposed.layout;
    const QStringList names = namesOf(columns);
    m_own = columns;
    m_table = proposed.table;
    m_queue->setText(proposed.queue);
    {
        const QSignalBlocker quiet(m_lockTable);
        m_lockTable->setCurrentIndex(0);
    }
    m_more->clear();
    offerLock(columns, layout);
    offerNames(m_key, {}, names, proposed.key);
    offerNames(m_state, {tr("none: Intray remembers what is done")}, names, layout.state);
    offerNames(m_order, {tr("by the key")}, names, layout.order);
    offerChecked(m_columns, names);
    offerNames(m_context, {tr("none")}, names, proposed.context);
    m_endings->show(names, layout);
    settle();
    emit changed();
}

/// The columns among which the lock's are looked for.
void AdoptFields::offerLock(const CatalogueColumns &columns, const Layout &proposed)
{
    const QStringList names = namesOf(columns);
    const QStringList nobody{tr("nobody: only the lock id")};
    offerNames(m_lockKey, {isApart() ? tr("its own key") : tr("the row's key")},
               isApart() ? names : QStringList(), {});
    m_lockKey->setEnabled(isApart());
    offerNames(m_lockUser, isApart() ? QStringList() : nobody, names, proposed.lockUser);
    if (proposed.lockUser.isEmpty() && proposed.lockId.isEmpty())
        m_lockUser->setCurrentIndex(-1);
    offerNames(m_lockTime, {}, names, proposed.lockTime);
    offerNames(m_lockId, {tr("none"), tr("add a column LockId")}, names, proposed.lockId);
    settle();
}

void AdoptFields::showPlace()
{
    const QString table = chosenBeyond(m_lockTable, inNewTable + 1);
    offerLock(isApart() ? CatalogueColumns() : m_own);
    if (!table.isEmpty())
        emit columnsWanted(table);
}

void AdoptFields::setColumns(const QString &table, const CatalogueColumns &columns)
{
    if (chosenBeyond(m_lockTable, inNewTable + 1) == table && m_lockUser->count() == 0)
        offerLock(columns);
    m_more->setColumns(table, columns);
}

/// Empty: all that can be shown.
QStringList AdoptFields::chosenColumns() const
{
    QStringList chosen = checkedIn(m_columns);
    if (chosen.size() == m_columns->count())
        return {};
    for (const QComboBox *mapped : {m_lockUser, m_lockTime, m_lockId, m_state})
        if (mapped != m_state || m_state->currentIndex() > 0)
            chosen.removeAll(mapped->currentData().toString());
    for (const QString &written : m_endings->chosen())
        chosen.removeAll(written);
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
    wish.context = chosenBeyond(m_context, 1);
    wish.addsLockId = m_lockId->currentIndex() == newLockId;
    wish.addsIndex = m_index->isChecked();
    Layout &layout = wish.layout;
    wish.addsLockTable = isInNewTable();
    layout.lockTable.table = chosenBeyond(m_lockTable, inNewTable + 1);
    layout.lockKey = chosenBeyond(m_lockKey, 1);
    layout.lockUser = lockUser();
    layout.lockTime = isById() ? QString() : m_lockTime->currentData().toString();
    layout.lockId = chosenBeyond(m_lockId, newLockId + 1);
    layout.state = chosenBeyond(m_state, 1);
    layout.openValue = layout.state.isEmpty() ? QString() : m_open->text();
    layout.busyValue = layout.state.isEmpty() ? QString() : m_busy->text();
    layout.doneValue = layout.state.isEmpty() ? QString() : m_done->text();
    layout.order = chosenBeyond(m_order, 1);
    layout.criteria = m_criteria->text().trimmed();
    m_endings->describe(layout);
    m_more->describe(layout);
    return wish;
}

QString AdoptFields::missing() const
{
    if (m_table.isEmpty())
        return tr("Choose the table that contains the work.");
    if (!isQueueName(m_queue->text().trimmed()))
        return tr("Name the queue: letters, digits, '-', '_' and '.', at most 64.");
    if (m_key->currentIndex() < 0)
        return tr("Choose the column that identifies a row.");
    if (isById() && m_lockId->currentIndex() <= newLockId)
        return tr("Choose the column of the lock id; it is the only sign of a lock.");
    if (!isInNewTable() &&
        (m_lockUser->currentIndex() < 0 || (!isById() && m_lockTime->currentIndex() < 0)))
        return tr("Choose the columns for who holds a row, and since when.");
    if (m_state->currentIndex() > 0 && m_done->text().isEmpty())
        return tr("Enter the value of the state column when a row is done.");
    return {};
}

} // namespace intray
