// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptdialog.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "ui/adopting/adoptfields.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/textbox.h"
#include "ui/common/turningsides.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

AdoptDialog::AdoptDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_tables(new QTreeWidget(this))
    , m_fields(new AdoptFields(this))
    , m_outcome(new TextBox(this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("adoptDialog"));
    setWindowTitle(tr("Adopt a table of %1").arg(session.url().displayName()));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {940, 740});
    build();
    follow();
    readTables();
}

void AdoptDialog::build()
{
    m_said->setObjectName(QStringLiteral("adoptSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeSides());
    column->addWidget(makeOutcome(), 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
}

QWidget *AdoptDialog::makeSides()
{
    m_tables->setObjectName(QStringLiteral("adoptTables"));
    m_tables->setAccessibleName(tr("Tables of the database"));
    m_tables->setRootIsDecorated(false);
    m_tables->setHeaderLabels({tr("Table"), tr("Kind")});
    m_tables->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tables->header()->setStretchLastSection(false);
    m_tables->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *sides = new TurningSides(this);
    sides->add(m_tables, 2);
    sides->add(m_fields, 3);
    return sides;
}

QWidget *AdoptDialog::makeOutcome()
{
    m_outcome->setObjectName(QStringLiteral("adoptOutcome"));
    m_outcome->setAccessibleName(tr("What would be done"));
    m_outcome->setReadOnly(true);
    m_outcome->setTabChangesFocus(true);
    m_outcome->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_outcome->setPlaceholderText(tr("The preview shows what would be done. It writes nothing."));
    m_outcome->setMinimumHeight(72);
    return m_outcome;
}

// Not inside another widget: Qt 6.4 loses the order of keys when a box of buttons is moved.
QWidget *AdoptDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_try = buttons->addButton(tr("P&review"), QDialogButtonBox::ActionRole);
    m_try->setObjectName(QStringLiteral("adoptTry"));
    m_try->setDefault(true);
    m_adopt = buttons->addButton(tr("&Adopt..."), QDialogButtonBox::AcceptRole);
    m_adopt->setObjectName(QStringLiteral("adoptAdopt"));
    m_adopt->setAutoDefault(false);
    m_adopt->setEnabled(false);
    connect(m_try, &QPushButton::clicked, this, &AdoptDialog::tryOut);
    connect(m_adopt, &QPushButton::clicked, this, &AdoptDialog::askWhetherToAdopt);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->setFocusProxy(nullptr); // Qt 6.4 has Tab go round between its first buttons
    return buttons;
}

void AdoptDialog::follow()
{
    connect(m_tables, &QTreeWidget::currentItemChanged, this, &AdoptDialog::readColumns);
    connect(m_fields, &AdoptFields::changed, this, &AdoptDialog::forgetTrial);
    connect(m_fields, &AdoptFields::columnsWanted, this, &AdoptDialog::readColumnsOf);
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

/// Work is `Outcome<T>(Adopting &)`; its value goes to `then`, its error is said.
template <typename Work, typename Then>
void AdoptDialog::ask(Work work, Then then)
{
    setBusy(true);
    const auto onConnection = [work, identity = m_session.identity()](Connection &connection) {
        Adopting adopting(connection, connection.identityFor(identity));
        return work(adopting);
    };
    answer(m_session.actions().runOnConnection(onConnection), this,
           [this, then](const auto &outcome) {
               setBusy(false);
               if (outcome)
                   return then(*outcome);
               say(outcome.error().sentence);
               m_session.noteError(outcome.error());
           });
}

void AdoptDialog::readTables()
{
    ask([](Adopting &adopting) { return adopting.tables(); },
        [this](const QList<CatalogueTable> &tables) { showTables(tables); });
}

static QString kindOf(const CatalogueTable &table)
{
    switch (table.kind) {
    case CatalogueTable::Kind::Table:
        return AdoptDialog::tr("table");
    case CatalogueTable::Kind::View:
        return AdoptDialog::tr("view");
    case CatalogueTable::Kind::Foreign:
        return AdoptDialog::tr("elsewhere");
    }
    return {};
}

void AdoptDialog::showTables(const QList<CatalogueTable> &tables)
{
    QStringList names;
    m_tables->clear();
    for (const CatalogueTable &table : tables) {
        names << table.name.text();
        auto *row = new QTreeWidgetItem(m_tables, {cellText(names.constLast()), kindOf(table)});
        row->setData(0, Qt::UserRole, table.name.schema);
        row->setData(0, Qt::UserRole + 1, table.name.table);
    }
    m_fields->setTables(names);
    if (tables.isEmpty())
        return say(tr("The database has no tables other than Intray's own."));
    m_tables->setCurrentItem(m_tables->topLevelItem(0));
    m_tables->setFocus();
}

namespace {

/// A table as it is looked at: its columns, and how it could be mapped.
struct Looked
{
    CatalogueColumns columns;
    AdoptionWish proposed;
};

Outcome<Looked> lookedAt(Adopting &adopting, const TableName &table)
{
    return adopting.columns(table).and_then([&](const CatalogueColumns &columns) {
        return adopting.proposed(table).map([&](const AdoptionWish &proposed) {
            return Looked{columns, proposed};
        });
    });
}

} // namespace

void AdoptDialog::readColumns()
{
    const QTreeWidgetItem *row = m_tables->currentItem();
    if (!row)
        return;
    const TableName table{row->data(0, Qt::UserRole).toString(),
                          row->data(0, Qt::UserRole + 1).toString()};
    ask([table](Adopting &adopting) { return lookedAt(adopting, table); },
        [this](const Looked &looked) {
            m_fields->show(looked.columns, looked.proposed);
            say(m_fields->missing());
        });
}

void AdoptDialog::readColumnsOf(const QString &name)
{
    ask(
        [name](Adopting &adopting) {
            return adopting.tables()
                .and_then([&](const QList<CatalogueTable> &all) { return tableNamed(all, name); })
                .and_then([&](const CatalogueTable &one) { return adopting.columns(one.name); });
        },
        [this, name](const CatalogueColumns &columns) { m_fields->setColumns(name, columns); });
}

static Outcome<AdoptionTrial> triedOut(Adopting &adopting, const AdoptionWish &wish)
{
    return adopting.plan(wish).and_then([&](const AdoptionPlan &plan) {
        return adopting.tryOut(plan).map([&](const QList<Item> &rows) {
            return AdoptionTrial{plan, rows};
        });
    });
}

void AdoptDialog::tryOut()
{
    const QString missing = m_fields->missing();
    if (!missing.isEmpty())
        return say(missing);
    ask([wish = m_fields->wish()](Adopting &adopting) { return triedOut(adopting, wish); },
        [this](const AdoptionTrial &trial) { showTrial(trial); });
}

void AdoptDialog::showTrial(const AdoptionTrial &trial)
{
    m_trial = trial;
    m_outcome->setPlainText(wordsAbout(trial));
    m_adopt->setEnabled(true);
    say(tr("The table can be adopted like this. Nothing has been written yet."));
}

// What was tried is not what stands in the fields any more, nor is what was said of it.
void AdoptDialog::forgetTrial()
{
    m_trial.reset();
    m_outcome->clear();
    m_adopt->setEnabled(false);
    say(m_fields->missing());
}

void AdoptDialog::askWhetherToAdopt()
{
    if (!m_trial || m_busy)
        return;
    const AdoptionPlan &plan = m_trial->plan;
    const QString question = tr("Turn the table %1 into the queue %2?")
                                 .arg(plan.layout.main.name.text(), plan.queue.name);
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Adopt a table"), question,
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("adoptBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(plan.statements.isEmpty()
                                ? tr("The structure of the table is not changed.")
                                : tr("This SQL is run first:") + u'\n' + sqlOf(plan.statements));
    QPushButton *yes = box->addButton(tr("&Adopt"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("adoptYes"));
    connect(yes, &QPushButton::clicked, this, &AdoptDialog::adopt);
    box->open();
}

void AdoptDialog::adopt()
{
    if (!m_trial)
        return;
    ask([plan = m_trial->plan](Adopting &adopting) { return adopting.adopt(plan); },
        [this](const Queue &queue) {
            forgetTrial();
            say(tr("The table is now the queue %1. Other programs can go on using it at the same "
                   "time.")
                    .arg(queue.name));
            m_session.lookNow();
        });
}

void AdoptDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
}

void AdoptDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_try->setEnabled(!busy);
    m_adopt->setEnabled(!busy && m_trial.has_value());
}

} // namespace intray
