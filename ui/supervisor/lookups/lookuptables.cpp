// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/lookups/lookuptables.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "ui/common/emptyplace.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/lookups/lookupsourcedialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

namespace {

enum Column { Name, Lines, Columns, Source, When, ColumnCount };

void put(QTableWidget &table, int row, int column, const QString &text)
{
    auto *cell = new QTableWidgetItem(cellText(text, 200));
    cell->setToolTip(plainToolTip(text));
    table.setItem(row, column, cell);
}

} // namespace

LookupTables::LookupTables(LookupLoads &loads, QWidget *parent)
    : QWidget(parent)
    , m_loads(loads)
    , m_tables(makeTable("lookupTables", tr("Lookup tables")))
    , m_lines(makeTable("lookupLines", tr("First lines of the lookup table")))
    , m_empty(new EmptyPlace(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_bar(new QProgressBar(this))
    , m_new(LineButton::make(LineButton::Rank::Usual, tr("&New..."), "lookupNew", this))
    , m_again(LineButton::make(LineButton::Rank::Quiet, tr("Load a&gain..."), "lookupAgain", this))
    , m_remove(LineButton::make(LineButton::Rank::Quiet, tr("&Remove..."), "lookupRemove", this))
    , m_cancel(LineButton::make(LineButton::Rank::Quiet, tr("Cancel"), "lookupStop", this))
{
    setObjectName(QStringLiteral("lookupPage"));
    build();
    follow();
    showState();
    m_loads.look();
}

QTableWidget *LookupTables::makeTable(const char *name, const QString &title)
{
    auto *table = new QTableWidget(0, 0, this);
    table->setObjectName(QString::fromLatin1(name));
    table->setAccessibleName(title);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    makePlain(table);
    styleTable(table);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

LineButton *LookupTables::nextStep() const
{
    return m_empty->isHidden() ? nullptr : m_empty->button();
}

static QString whatTheyAreFor()
{
    return LookupTables::tr(
        "Fields take their values from these tables; everybody who works with this database can "
        "read them. The table of a field is chosen among the field's settings.");
}

void LookupTables::build()
{
    m_tables->setColumnCount(ColumnCount);
    m_tables->setHorizontalHeaderLabels(
        {tr("Name"), tr("Lines"), tr("Columns"), tr("Loaded from"), tr("Loaded")});
    giveRoom(m_tables->horizontalHeader(), Name, 16);
    giveRoom(m_tables->horizontalHeader(), Lines, 8);
    giveRoom(m_tables->horizontalHeader(), Columns, 18);
    giveRoom(m_tables->horizontalHeader(), Source, 20);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::between);
    column->addWidget(m_about = sentenceLabel(whatTheyAreFor(), this));
    column->addWidget(m_tables, 2);
    column->addWidget(m_lines, 3);
    m_empty->setObjectName(QStringLiteral("lookupEmpty"));
    m_empty->button()->setAutoDefault(false);
    m_empty->showPlace(tr("There is no lookup table yet."), whatTheyAreFor(),
                       {tr("&New..."), {}, QStringLiteral("list-add")});
    column->addWidget(m_empty, 1);
    column->addWidget(makeFoot());
}

QWidget *LookupTables::makeFoot()
{
    m_said->setObjectName(QStringLiteral("lookupSaid"));
    m_said->setWordWrap(true);
    m_bar->setObjectName(QStringLiteral("lookupProgress"));
    m_bar->setAccessibleName(tr("Progress of the loading"));
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(80, 8);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_said, 1);
    line->addWidget(m_bar);
    for (LineButton *one : {m_cancel, m_new, m_again, m_remove})
        line->addWidget(one);
    return foot;
}

void LookupTables::follow()
{
    connect(m_tables, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before)
            m_loads.readLines(current());
        showState();
    });
    connect(m_empty, &EmptyPlace::nextWanted, m_new, &LineButton::click);
    connect(m_new, &LineButton::clicked, this, [this] { askWhatToLoad({}); });
    connect(m_again, &LineButton::clicked, this, [this] { askWhatToLoad(current()); });
    connect(m_remove, &LineButton::clicked, this, &LookupTables::askWhetherToRemove);
    connect(m_cancel, &LineButton::clicked, &m_loads, &LookupLoads::cancel);
    connect(&m_loads, &LookupLoads::tablesRead, this, &LookupTables::showTables);
    connect(&m_loads, &LookupLoads::linesRead, this, &LookupTables::showLines);
    connect(&m_loads, &LookupLoads::progressed, this, &LookupTables::showProgress);
    connect(&m_loads, &LookupLoads::ended, this, &LookupTables::showState);
    connect(&m_loads, &LookupLoads::failed, this,
            [this](const Error &error) { say(error.sentence, true); });
    connect(&m_loads, &LookupLoads::dropped, this, [this](const QString &table) {
        say(tr("“%1” was removed. Fields that use it are now typed without it.").arg(table));
    });
    connect(
        &m_loads, &LookupLoads::loaded, this,
        [this](const QString &table, const LoadedLookup &lookup) {
            QStringList said{tr("“%1” has %Ln line(s).", nullptr, int(lookup.lines)).arg(table)};
            if (lookup.empty > 0)
                said << tr("%n row(s) without a value were left out.", nullptr, int(lookup.empty));
            say((said + lookup.notes).join(u' '));
        });
}

QString LookupTables::current() const
{
    const auto *cell = m_tables->item(m_tables->currentRow(), Name);
    return cell == nullptr ? QString() : cell->data(Qt::UserRole).toString();
}

void LookupTables::showTables()
{
    m_isRead = true;
    const QString chosen = current();
    int row = 0;
    {
        const QSignalBlocker quiet(m_tables);
        const QList<Lookup> &tables = m_loads.tables();
        m_tables->setRowCount(int(tables.size()));
        for (int i = 0; i < tables.size(); ++i) {
            const Lookup &one = tables.at(i);
            put(*m_tables, i, Name, one.name);
            m_tables->item(i, Name)->setData(Qt::UserRole, one.name);
            put(*m_tables, i, Lines, QLocale().toString(one.lines));
            put(*m_tables, i, Columns, one.columns.join(QStringLiteral(", ")));
            put(*m_tables, i, Source, one.source);
            put(*m_tables, i, When, tr("%1 by %2").arg(dateAndTime(one.loadedAt), one.loadedBy));
            if (one.name == chosen)
                row = i;
        }
        m_tables->setCurrentCell(row, Name);
    }
    m_lines->setRowCount(0);
    if (!current().isEmpty())
        m_loads.readLines(current());
    showState();
}

void LookupTables::showLines(const QString &table, const QList<LookupLine> &lines)
{
    if (table != current())
        return;
    const QStringList columns = m_loads.tables().value(m_tables->currentRow()).columns;
    m_lines->setColumnCount(int(columns.size()));
    m_lines->setHorizontalHeaderLabels(columns);
    m_lines->setRowCount(int(lines.size()));
    for (int row = 0; row < lines.size(); ++row)
        for (int column = 0; column < columns.size(); ++column)
            put(*m_lines, row, column, lines.at(row).texts.value(column));
}

void LookupTables::showState()
{
    const bool isLoading = m_loads.isRunning();
    const bool isOne = !current().isEmpty();
    const bool isEmpty = m_isRead && !isLoading && m_tables->rowCount() == 0;
    for (QWidget *one : {static_cast<QWidget *>(m_about), static_cast<QWidget *>(m_tables),
                         static_cast<QWidget *>(m_lines), static_cast<QWidget *>(m_new),
                         static_cast<QWidget *>(m_again), static_cast<QWidget *>(m_remove)})
        one->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_new->setEnabled(!isLoading);
    m_again->setEnabled(!isLoading && isOne);
    m_remove->setEnabled(!isLoading && isOne);
    m_cancel->setVisible(isLoading);
    m_bar->setVisible(isLoading);
}

void LookupTables::showProgress(qint64 done, qint64 total)
{
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    m_bar->setValue(total > 0 ? int(done * 1000 / total) : 0);
}

void LookupTables::askWhatToLoad(const QString &name)
{
    auto *dialog = new LookupSourceDialog(name, this);
    connect(dialog, &LookupSourceDialog::wanted, this, [this](const LookupOptions &options) {
        m_loads.load(options);
        showProgress(0, 0);
        showState();
        say(tr("The table is being loaded; the previous one is used until then."));
    });
    dialog->open();
}

void LookupTables::askWhetherToRemove()
{
    const QString name = current();
    auto *box =
        new QMessageBox(QMessageBox::NoIcon, tr("Remove a lookup table"),
                        tr("Remove the lookup table “%1”?").arg(name), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("removeLookupBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("It is removed for all queues. Fields that use it are then typed "
                               "without it; no record changes."));
    QPushButton *yes = box->addButton(tr("&Remove"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("removeLookupYes"));
    connect(yes, &QPushButton::clicked, this, [this, name] { m_loads.drop(name); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void LookupTables::say(const QString &sentence, bool isTrouble)
{
    m_said->setTint(isTrouble ? Tint::Fault : Tint::Dimmed);
    m_said->setText(sentence);
}

} // namespace intray
